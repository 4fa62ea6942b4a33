// npm run project-stills: the pictures of the demo's projects, from the live demos of a demo site.
import path from 'node:path'
import { findChromium } from './browser/chromium.ts'
import { takeProjectStills } from './browser/take-project-stills.ts'
import { build } from './build.ts'
import { spawnSite, waitUntilReady } from './site/site-process.ts'
import { makeTemporaryDir } from './site/temporary-dir.ts'

const root = path.dirname(import.meta.dirname)
const siteUrl = process.argv[2]?.replace(/^--site=/, '')

const chromium = findChromium(console.log)
const dir = await makeTemporaryDir('stills')
if (!siteUrl) await build(root)
const site = siteUrl
  ? undefined
  : await waitUntilReady(await spawnSite({ DATA_DIR: dir.path, SEED: 'demo' }))
try {
  await takeProjectStills({
    origin: site?.url ?? siteUrl ?? '',
    outDir: path.join(root, 'packages/demo/pictures'),
    chromiumPath: chromium.path,
  })
} finally {
  await site?.stop()
  await dir.remove()
}
