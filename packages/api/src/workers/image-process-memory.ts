/**
 * What a process that holds pixels is started with, the server as well: pixels go back to the system
 * when they are done with, not into one of many heaps of glibc, nor to the allocator of resvg until its
 * next call. Other C libraries leave the first two unread.
 */
export const imageProcessMemory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MIMALLOC_PURGE_DELAY: '0',
}
