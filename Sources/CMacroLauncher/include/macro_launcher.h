// What the launcher asks of the system. It includes nothing: for Swift that imports the C library, each clean build of
// each client would make modules of it first.
#pragma once

// Becomes a program, with these arguments behind a null pointer at the end. Returns only where it can't be run.
void macro_launcher_become(const char *program, char **arguments);

// Writes a line to standard error, and ends the process with status 1.
_Noreturn void macro_launcher_give_up(const char *line);
