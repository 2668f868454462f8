#pragma once

/// Whether the tests are built with the address or the thread sanitizer, which take several times
/// the memory and more address space than a test may leave them. g++ defines macros of its own,
/// clang answers through __has_feature.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define GTV_SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define GTV_SANITIZED 1
#endif
#endif
#ifndef GTV_SANITIZED
#define GTV_SANITIZED 0
#endif
