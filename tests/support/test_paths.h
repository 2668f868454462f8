#pragma once

#include <string>

// Where the tests find what they read and what they start; absolute paths. They are told to one
// file of the tests alone, so that the others are compiled alike in every clone.
namespace gtv::testing {

/// tests/data
const std::string& testDataFolder();
/// resources
const std::string& resourcesFolder();
/// gtvlab-cli
const std::string& cliProgram();
/// gtvlab; empty where the window is not built.
const std::string& windowProgram();
/// A library to preload: it starts threads before main() begins.
const std::string& earlyThreadsLibrary();
/// Starts the program that its arguments name where no thread can be made.
const std::string& withoutThreadsProgram();

}  // namespace gtv::testing
