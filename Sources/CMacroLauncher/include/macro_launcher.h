// The system calls of the launcher. The header includes nothing, because each clean build of each client would
// otherwise compile the C library's modules for Swift first.
#pragma once

// Replaces the process by a program. The arguments end with a null pointer. Returns only if the program can't
// be run.
void macro_launcher_become(const char *program, char **arguments);

// Writes a line to standard error, and ends the process with status 1.
_Noreturn void macro_launcher_give_up(const char *line);
