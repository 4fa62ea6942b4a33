// Size of each page's JavaScript, brotli-compressed as it is sent; part of npm run check.
import path from 'node:path'
import { build } from './build.ts'
import { readPageChunks, STUDIO_MAX, STUDIO_MODULE } from './page-chunks.ts'

/** Kilobytes (1,000 bytes) of brotli. */
const HOME_MAX = 125
const COMPOSER_MAX = 8
/** Runs before the first paint: the paint waits for it, and it loads the rest afterwards. */
const ENTRY_MAX = 3
const PAGE_MAX = 40
const LIVE_DEMO_MAX = 25
const DASHBOARD_MAX = 220

const root = path.dirname(import.meta.dirname)
await build(root)
const { names, chunksOf, sumWeights, textOf, shared: sharedChunks } = await readPageChunks(root)
const pages = names.filter((key) => /^src\/site\/.*-page\.tsx$/.test(key))
const demos = names.filter((key) => /\/live-demos\/.*\.tsx$/.test(key))
const guardChunks = chunksOf('src/dashboard/staff-guard.tsx')
const dashboardChunks = chunksOf('src/dashboard/dashboard.tsx')

/** Addresses of single dashboard screens that these chunks contain. */
const dashboardPathsIn = (chunks: Iterable<string>) =>
  [...chunks].flatMap((key) => textOf(key).match(/\/dashboard\/settings\/[\w-]+/g) ?? [])

let failed = false
function report(name: string, weight: number, max: number) {
  const isTooLarge = weight > max
  failed ||= isTooLarge
  const line = `${weight.toFixed(1).padStart(6)} of ${max} KB   ${name}`
  if (isTooLarge) console.error(`${line}   TOO LARGE`)
  else console.log(line)
}

report('before the first paint', sumWeights(chunksOf('src/entry-client.ts')), ENTRY_MAX)
const homeChunks = new Set([...sharedChunks, ...chunksOf('src/site/home/home-page.tsx')])
report('home page in total', sumWeights(homeChunks), HOME_MAX)
const composerChunks = ['src/site/home/composer-start.ts', 'src/site/home/page-composer.tsx']
report(
  "the home page's composer once it is used, its own",
  sumWeights(
    new Set(
      composerChunks.flatMap((name) => [...chunksOf(name)]).filter((key) => !homeChunks.has(key)),
    ),
  ),
  COMPOSER_MAX,
)
report(
  'dashboard shell in total',
  sumWeights(new Set([...sharedChunks, ...guardChunks, ...dashboardChunks])),
  DASHBOARD_MAX,
)
for (const page of pages) {
  const chunks = chunksOf(page)
  for (const key of chunks) {
    if (key.startsWith('src/dashboard/') || key === STUDIO_MODULE) {
      failed = true
      console.error(`${page} downloads ${key}.`)
    }
  }
  report(
    `${page}, its own`,
    sumWeights([...chunks].filter((key) => !sharedChunks.has(key))),
    PAGE_MAX,
  )
}
const studioChunks = [...chunksOf(STUDIO_MODULE)].filter((key) => !sharedChunks.has(key))
report('the Studio, its own', sumWeights(studioChunks), STUDIO_MAX)
for (const demo of demos) {
  const own = [...chunksOf(demo)].filter((key) => !sharedChunks.has(key))
  report(`${demo}, its own`, sumWeights(own), LIVE_DEMO_MAX)
}
// Every page would grow with each screen.
if (dashboardPathsIn(sharedChunks).length > 0) {
  failed = true
  console.error(`Every page lists ${dashboardPathsIn(sharedChunks).join(', ')}.`)
}
if (![...sharedChunks].some((key) => textOf(key).includes('is not in this build'))) {
  failed = true
  console.error(
    'Every page downloads library code that apps/web/unused-library-code.ts leaves out.',
  )
}
if (pages.length === 0 || demos.length === 0 || !names.includes(STUDIO_MODULE)) {
  failed = true
  console.error('No page, no live demo or no Studio was found in the build.')
}
process.exit(failed ? 1 : 0)
