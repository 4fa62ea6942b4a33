// npm run share-images: the pictures for shared links, from the heads of the pages of a demo site.
import path from 'node:path'
import { indexedPaths } from '@agency/contract/indexed-paths'
import { findChromium } from '../tests/support/chromium.ts'
import { spawnSite, untilReady } from '../tests/support/site-process.ts'
import { takeShareImages } from '../tests/support/take-share-images.ts'
import { makeTemporaryDir } from '../tests/support/temporary-dir.ts'
import { build } from './build.ts'

const root = path.dirname(import.meta.dirname)
const running = process.argv[2]?.replace(/^--site=/, '')

const chromium = findChromium(console.log)
const dir = await makeTemporaryDir('share')
if (!running) await build(root)
const site = running
  ? undefined
  : await untilReady(await spawnSite({ DATA_DIR: dir.path, SEED: 'demo' }))
try {
  await takeShareImages({
    origin: site?.url ?? running ?? '',
    paths: indexedPaths,
    out: path.join(root, 'apps/web/src/ssr/share'),
    chromiumPath: chromium.path,
  })
} finally {
  await site?.stop()
  await dir.remove()
}
