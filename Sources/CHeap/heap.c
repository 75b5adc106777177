#define _DEFAULT_SOURCE  // for madvise
#include "CHeap.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>
#include <stdint.h>
#include <sys/mman.h>

// glibc gets larger blocks from the system one by one, whatever it is told; and most processors' large pages.
enum { LARGEST_BLOCK = 32 << 20, LARGE_PAGE = 2 << 20 };

void cheap_expect(size_t bytes) {
  mallopt(M_MMAP_THRESHOLD, LARGEST_BLOCK);
  mallopt(M_TRIM_THRESHOLD, 2 * LARGEST_BLOCK);
  if (bytes > LARGEST_BLOCK - 2 * LARGE_PAGE) bytes = LARGEST_BLOCK - 2 * LARGE_PAGE;
  bytes += LARGE_PAGE;
  // What is freed at the end of the heap stays there, and keeps what the system is told about it.
  void *block = malloc(bytes);
  if (!block) return;
  const uintptr_t start = ((uintptr_t)block + LARGE_PAGE - 1) / LARGE_PAGE * LARGE_PAGE;
  const uintptr_t end = ((uintptr_t)block + bytes) / LARGE_PAGE * LARGE_PAGE;
  // Where it is refused, pages stay small.
  if (start < end) madvise((void *)start, end - start, MADV_HUGEPAGE);
  free(block);
}
#else
void cheap_expect(size_t bytes) { (void)bytes; }
#endif
