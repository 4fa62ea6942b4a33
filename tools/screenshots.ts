// npm run screenshots: every public page at four widths in both themes, into screenshots/.
// `npm run screenshots -- /about /` captures only some pages; `--site=URL` uses a running site.
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { findChromium } from './browser/chromium.ts'
import { otherProjectRoutes, publicRoutes } from './browser/public-routes.ts'
import { takeScreenshots } from './browser/take-screenshots.ts'
import { build } from './build.ts'
import { spawnSite, waitUntilReady } from './site/site-process.ts'
import { makeTemporaryDir } from './site/temporary-dir.ts'

const root = path.dirname(import.meta.dirname)
const outDir = path.join(root, 'screenshots')
const WIDTHS = [390, 768, 1440, 1920]
const THEMES = ['dark', 'light'] as const

const requested = process.argv.slice(2)
const siteUrl = requested.find((text) => text.startsWith('--site='))?.slice('--site='.length)
const paths = requested.filter((text) => text.startsWith('/'))
const routes = paths.length > 0 ? paths : [...publicRoutes, ...otherProjectRoutes, '/no-such-page']

const chromium = findChromium(console.log)
const dir = await makeTemporaryDir('screenshots')
if (!siteUrl) await build(root)
const site = siteUrl
  ? undefined
  : await waitUntilReady(await spawnSite({ DATA_DIR: dir.path, SEED: 'demo' }))
if (paths.length === 0) await rm(outDir, { recursive: true, force: true })
try {
  await takeScreenshots({
    origin: site?.url ?? siteUrl ?? '',
    routes,
    sets: WIDTHS.flatMap((width) => THEMES.map((theme) => ({ width, theme }))),
    outDir,
    chromiumPath: chromium.path,
    onSet: ({ width, theme }) => console.log(`${width} px, ${theme}: ${routes.length} pages`),
  })
} finally {
  await site?.stop()
  await dir.remove()
}
console.log(`Screenshots in ${path.relative('.', outDir)}`)
