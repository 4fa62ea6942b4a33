// npm run screenshots: every public page at three widths in both themes, into screenshots/.
// `npm run screenshots -- /about /` takes some pages; `--site=URL` those of a site that runs already.
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { findChromium } from '../tests/support/chromium.ts'
import { publicRoutes } from '../tests/support/public-routes.ts'
import { spawnSite, untilReady } from '../tests/support/site-process.ts'
import { takeScreenshots } from '../tests/support/take-screenshots.ts'
import { makeTemporaryDir } from '../tests/support/temporary-dir.ts'
import { build } from './build.ts'

const root = path.dirname(import.meta.dirname)
const out = path.join(root, 'screenshots')
const WIDTHS = [360, 768, 1440]
const THEMES = ['dark', 'light'] as const

const asked = process.argv.slice(2)
const running = asked.find((text) => text.startsWith('--site='))?.slice('--site='.length)
const paths = asked.filter((text) => text.startsWith('/'))
const routes = paths.length > 0 ? paths : [...publicRoutes, '/no-such-page']

const chromium = findChromium(console.log)
const dir = await makeTemporaryDir('screenshots')
if (!running) await build(root)
const site = running
  ? undefined
  : await untilReady(await spawnSite({ DATA_DIR: dir.path, SEED: 'demo' }))
if (paths.length === 0) await rm(out, { recursive: true, force: true })
try {
  await takeScreenshots({
    origin: site?.url ?? running ?? '',
    routes,
    sets: WIDTHS.flatMap((width) => THEMES.map((theme) => ({ width, theme }))),
    out,
    chromiumPath: chromium.path,
    onSet: ({ width, theme }) => console.log(`${width} px, ${theme}: ${routes.length} pages`),
  })
} finally {
  await site?.stop()
  await dir.remove()
}
console.log(`Screenshots in ${path.relative('.', out)}`)
