/**
 * Environment of every process that holds pixels, including the server: pixels are returned to the
 * OS as soon as they are freed, instead of staying in one of glibc's many arenas, or in resvg's
 * allocator until its next call. Other C libraries ignore the first two variables.
 */
export const imageProcessMemory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MIMALLOC_PURGE_DELAY: '0',
}
