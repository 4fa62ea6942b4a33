import { openDiskCache } from '@agency/api/cache/disk-cache'

/** For tests: a separate process that caches one file until it is stopped. */
const [, , shared = '', name = ''] = process.argv
const cache = await openDiskCache(shared, 1_000_000)
await cache.getOrCreate(name, async () => ({ bytes: Buffer.from(name), extension: 'webp' }))
process.send?.(cache.dir)
// Lives until it is killed or its test has ended: a channel without listeners does not keep a
// process alive.
process.on('message', () => {})
process.on('disconnect', () => process.exit())
