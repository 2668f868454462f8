#include "tables/byte_source.h"

#include <zlib.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/input_file.h"

namespace gtv {
namespace {

constexpr std::size_t blockSize = std::size_t{1} << 18U;
constexpr unsigned char firstMagic = 0x1F;
constexpr unsigned char secondMagic = 0x8B;

}  // namespace

struct ByteSource::Bytes {
  explicit Bytes(InputStream stream, std::string called)
      : input(std::move(stream)), name(std::move(called)), block(blockSize) {}
  Bytes(std::string_view given, std::string called)
      : text(given), name(std::move(called)), block(blockSize) {}
  ~Bytes() {
    if (isPacked) inflateEnd(&packed);
  }
  Bytes(const Bytes&) = delete;
  Bytes& operator=(const Bytes&) = delete;

  /// More of the file into the block, if nothing of it is left.
  Result<void> fill() {
    if (at < end) return {};
    at = end = 0;
    if (input) {
      const auto got = input->read(block.data(), block.size());
      if (!got) return Error{name, got.error().message};
      end = *got;
    } else {
      end = text.copy(block.data(), block.size(), taken);
    }
    taken += end;
    return {};
  }
  Result<std::size_t> plain(char* out, std::size_t most) {
    if (auto done = fill(); !done) return done.error();
    const auto got = std::min(most, end - at);
    std::copy_n(block.data() + at, got, out);
    at += got;
    return got;
  }
  Result<std::size_t> unpacked(char* out, std::size_t most) {
    packed.next_out = reinterpret_cast<Bytef*>(out);
    packed.avail_out = static_cast<uInt>(most);
    while (packed.avail_out == most) {
      if (auto done = fill(); !done) return done.error();
      if (at == end) {
        if (isWithin) return Error{name, "is cut off: what gzip has packed does not end"};
        return std::size_t{0};
      }
      packed.next_in = reinterpret_cast<Bytef*>(block.data() + at);
      packed.avail_in = static_cast<uInt>(end - at);
      isWithin = true;
      const int code = inflate(&packed, Z_NO_FLUSH);
      at = end - packed.avail_in;
      if (code == Z_STREAM_END) {
        // Another part may follow, as of files that were put one behind the other.
        isWithin = false;
        inflateReset(&packed);
      } else if (code != Z_OK && code != Z_BUF_ERROR) {
        return Error{name, "is damaged: what gzip has packed cannot be read"};
      }
    }
    return most - packed.avail_out;
  }

  std::optional<InputStream> input;
  std::string_view text;  ///< where there is no input
  std::string name;
  std::vector<char> block;
  std::size_t at = 0;
  std::size_t end = 0;
  std::size_t taken = 0;  ///< of the file
  bool isPacked = false;
  bool isWithin = false;  ///< a part that is packed
  z_stream packed{};
};

Result<ByteSource> ByteSource::open(const std::filesystem::path& file, const std::string& name) {
  auto input = InputStream::open(file);
  if (!input) return Error{name, input.error().message};
  return begin(std::make_shared<Bytes>(std::move(*input), name));
}

Result<ByteSource> ByteSource::ofText(std::string_view text, const std::string& name) {
  return begin(std::make_shared<Bytes>(text, name));
}

Result<ByteSource> ByteSource::begin(std::shared_ptr<Bytes> bytes) {
  constexpr int anyWindow = 15;
  constexpr int gzipOnly = 16;
  if (auto done = bytes->fill(); !done) return done.error();
  const auto byteAt = [&](std::size_t k) { return static_cast<unsigned char>(bytes->block[k]); };
  if (bytes->end >= 2 && byteAt(0) == firstMagic && byteAt(1) == secondMagic) {
    if (inflateInit2(&bytes->packed, anyWindow + gzipOnly) != Z_OK)
      return Error{bytes->name, "cannot be unpacked: there is not enough memory"};
    bytes->isPacked = true;
  }
  return ByteSource(std::move(bytes));
}

Result<std::size_t> ByteSource::read(char* out, std::size_t most) {
  if (most == 0) return std::size_t{0};
  return bytes_->isPacked ? bytes_->unpacked(out, most) : bytes_->plain(out, most);
}

Result<void> ByteSource::rewind() {
  if (bytes_->input)
    if (auto done = bytes_->input->rewind(); !done)
      return Error{bytes_->name, done.error().message};
  bytes_->at = bytes_->end = 0;
  bytes_->taken = 0;
  bytes_->isWithin = false;
  if (bytes_->isPacked) inflateReset(&bytes_->packed);
  return {};
}

double ByteSource::share() const {
  const auto size =
      static_cast<double>(bytes_->input ? bytes_->input->size() : bytes_->text.size());
  const auto done = static_cast<double>(bytes_->taken - (bytes_->end - bytes_->at));
  return size > 0 ? std::min(1.0, done / size) : 1;
}

Result<std::string> wholeText(ByteSource bytes) {
  std::string text;
  for (std::string block(blockSize, '\0');;) {
    const auto got = bytes.read(block.data(), block.size());
    if (!got) return got.error();
    if (*got == 0) return text;
    text.append(block, 0, *got);
  }
}

}  // namespace gtv
