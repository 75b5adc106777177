// The C library's heap, of which Swift's own modules show no settings.
#ifndef CHEAP_H
#define CHEAP_H

#include <stddef.h>

/// Makes the heap ready for large pictures, of so many bytes together: they lie in large pages, and what one has left the next one takes.
///
/// Without it each picture's memory comes from the system anew, 4 KiB at a time, which takes a fourth of the time of a picture of 1,024
/// pixels. It holds for the whole process, so only a program may call it, not a library; once is enough. Where the C library is not glibc, it
/// does nothing.
void cheap_expect(size_t bytes);

#endif
