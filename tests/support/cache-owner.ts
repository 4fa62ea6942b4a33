import { openDiskCache } from '@agency/api/cache/disk-cache'

/** For the tests: a process of its own that keeps one file until it is ended. */
const [, , shared = '', name = ''] = process.argv
const cache = await openDiskCache(shared, 1_000_000)
await cache.take(name, async () => ({ bytes: Buffer.from(name), extension: 'webp' }))
process.send?.(cache.dir)
// Lives until it is killed, or its test has ended: a channel that nobody listens to holds no process.
process.on('message', () => {})
process.on('disconnect', () => process.exit())
