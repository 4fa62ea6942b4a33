// npm run share-images: the pictures for link previews, from the tops of the pages of a demo site.
import path from 'node:path'
import { indexedPaths } from '@agency/contract/indexed-paths'
import { findChromium } from './browser/chromium.ts'
import { takeShareImages } from './browser/take-share-images.ts'
import { build } from './build.ts'
import { spawnSite, waitUntilReady } from './site/site-process.ts'
import { makeTemporaryDir } from './site/temporary-dir.ts'

const root = path.dirname(import.meta.dirname)
const siteUrl = process.argv[2]?.replace(/^--site=/, '')

const chromium = findChromium(console.log)
const dir = await makeTemporaryDir('share')
if (!siteUrl) await build(root)
const site = siteUrl
  ? undefined
  : await waitUntilReady(await spawnSite({ DATA_DIR: dir.path, SEED: 'demo' }))
try {
  await takeShareImages({
    origin: site?.url ?? siteUrl ?? '',
    paths: indexedPaths,
    outDir: path.join(root, 'apps/web/src/ssr/share'),
    chromiumPath: chromium.path,
  })
} finally {
  await site?.stop()
  await dir.remove()
}
