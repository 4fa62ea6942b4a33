import { openDiskCache } from '@agency/api/storage/disk-cache'

/** For the tests: a process of its own that keeps one file until it is ended. */
const [, , shared = '', name = ''] = process.argv
const cache = await openDiskCache(shared, 1_000_000)
await cache.take(name, async () => ({ bytes: Buffer.from(name), extension: 'webp' }))
process.send?.(cache.dir)
