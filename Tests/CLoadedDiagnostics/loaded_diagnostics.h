// The part of libclang's stable interface that reads serialized diagnostics. The toolchain has the library, without its
// headers; it is looked up at run time.
#ifndef LOADED_DIAGNOSTICS_H
#define LOADED_DIAGNOSTICS_H

typedef struct { const void *data; unsigned flags; } LoadedString;
typedef struct { const void *data[2]; unsigned offset; } LoadedLocation;
typedef struct { const void *data[2]; unsigned start, end; } LoadedRange;
typedef void *Loaded;

typedef Loaded (*clang_loadDiagnostics)(const char *path, int *error, LoadedString *message);
typedef void (*clang_disposeDiagnosticSet)(Loaded set);
typedef unsigned (*clang_getNumDiagnosticsInSet)(Loaded set);
typedef Loaded (*clang_getDiagnosticInSet)(Loaded set, unsigned index);
typedef Loaded (*clang_getChildDiagnostics)(Loaded diagnostic);
typedef int (*clang_getDiagnosticSeverity)(Loaded diagnostic);
typedef LoadedString (*clang_getDiagnosticSpelling)(Loaded diagnostic);
typedef LoadedLocation (*clang_getDiagnosticLocation)(Loaded diagnostic);
typedef unsigned (*clang_getDiagnosticNumFixIts)(Loaded diagnostic);
typedef LoadedString (*clang_getDiagnosticFixIt)(Loaded diagnostic, unsigned index, LoadedRange *range);
typedef LoadedLocation (*clang_getRangeStart)(LoadedRange range);
typedef LoadedLocation (*clang_getRangeEnd)(LoadedRange range);
typedef void (*clang_getFileLocation)(
    LoadedLocation location, Loaded *file, unsigned *line, unsigned *column, unsigned *offset);
typedef const char *(*clang_getCString)(LoadedString string);
typedef void (*clang_disposeString)(LoadedString string);

#endif
