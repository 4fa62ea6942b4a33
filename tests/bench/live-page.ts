// The live page of a concept: how long it takes to compose it and to write its HTML, its size, how
// close its texts are to their positions in the picture, and what axe, html-validate and Lighthouse
// find.
import { spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createConcept } from '@agency/concept-engine/create-concept'
import { sampleBriefs } from '@agency/concept-engine/samples/briefs'
import { pictureBoxes } from '@agency/concept-engine/samples/picture-boxes'
import { report } from '@agency/tools/bench/bench-report'
import { findChromium } from '@agency/tools/browser/chromium'
import { createTestDatabase, testServerUrl } from '@agency/tools/postgres/test-database'
import { spawnSite, waitUntilWarm } from '@agency/tools/site/site-process'
import { makeTemporaryDir } from '@agency/tools/site/temporary-dir'
import AxeBuilder from '@axe-core/playwright'
import { type Browser, chromium } from 'playwright'
import { liveBoxes, placesOf } from '../support/fidelity.ts'
import { openLighthouse, type Scores } from '../support/lighthouse-pages.ts'
import { loadLivePages } from '../support/live-page-load.ts'
import { paintedTimes } from '../support/live-page-painted.ts'
import { median, quantile } from '../support/quantile.ts'
import {
  fontBytes,
  sampleConcepts,
  sampleSite,
  serveSamples,
} from '../support/sample-live-pages.ts'

// Downloaded on demand, like Lighthouse.
const HTML_VALIDATE = 'html-validate@11.21.1'
/**
 * LIGHTHOUSE_PAGES=5 gives a first impression: that many pages, spread over all, instead of each
 * one.
 */
const AUDITED = Number(process.env.LIGHTHOUSE_PAGES ?? Number.POSITIVE_INFINITY)
const ROUNDS = 3
const KB = 1024
/** Text within this distance of its position in the picture counts as matching, in CSS pixels. */
const CLOSE = 8

const { path: browserPath } = findChromium(console.log)
const concepts = sampleConcepts()
const sites = concepts.map(sampleSite)

/** Time to compose a brief and write its HTML, in ms, once the code is warm. */
function timesOf(): number[] {
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [at, brief] of sampleBriefs.entries()) {
      const started = performance.now()
      sampleSite(createConcept(brief, round + 2), at)
      if (round > 0) times.push(performance.now() - started)
    }
  return times
}

/** Scripts with so many characters that their fonts are subset to those of a page. */
const isLarge = (language: string) => ['ar', 'zh', 'ja', 'ko'].includes(language)

interface Look {
  fontBytes: number
  violations: string[]
  scrolls: boolean
  far: number[]
}

async function lookAt(browser: Browser, url: string, at: number): Promise<Look> {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 } })
  const page = await context.newPage()
  const fonts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.add(request.url())
  })
  await page.goto(`${url}/${at}`, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  const violations: string[] = []
  for (const [width, colorScheme] of [
    [390, 'light'],
    [1440, 'light'],
    [390, 'dark'],
    [1440, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    const found = await new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze()
    violations.push(
      ...found.violations.map(({ id, nodes }) => `${at} ${colorScheme} ${id} ${nodes[0]?.html}`),
    )
  }
  await page.emulateMedia({ colorScheme: 'light' })
  const [concept] = concepts.slice(at, at + 1)
  const far: number[] = []
  for (const [on, width] of [
    ['screen', 1440],
    ['phone', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    if (concept) {
      const places = placesOf(await pictureBoxes(concept, on), await liveBoxes(page))
      far.push(...places.map((place) => place.far))
    }
  }
  await context.close()
  let bytes = 0
  for (const font of fonts) bytes += await fontBytes(sites, font)
  return { fontBytes: bytes, violations, scrolls, far }
}

const run = (args: string[]) =>
  new Promise<string>((resolve) => {
    const child = spawn('npx', ['--yes', ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let out = ''
    child.stdout.on('data', (text) => {
      out += text
    })
    child.once('close', () => resolve(out))
  })

/**
 * Rules of the HTML standard and of its accessibility; the formatting of the source does not
 * matter.
 */
const RULES = {
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: { 'long-title': 'off', 'no-inline-style': 'error' },
}

async function htmlFaults(dir: string): Promise<string[]> {
  const pages = path.join(dir, 'html')
  await mkdir(pages, { recursive: true })
  await writeFile(path.join(pages, '.htmlvalidate.json'), JSON.stringify({ root: true, ...RULES }))
  for (const [at, { html }] of sites.entries())
    await writeFile(path.join(pages, `${at}.html`), html)
  const config = path.join(pages, '.htmlvalidate.json')
  const found = path.join(pages, 'found.json')
  await run([HTML_VALIDATE, `--formatter=json=${found}`, `--config=${config}`, `${pages}/*.html`])
  const results: { messages: { ruleId: string; message: string }[] }[] = JSON.parse(
    await readFile(found, 'utf8'),
  )
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
  )
}

/** Lighthouse's scores for the pages, in one browser; it reports what costs points. */
async function audit(urls: readonly string[]): Promise<Scores[]> {
  const lighthouse = await openLighthouse(browserPath)
  const all: Scores[] = []
  for (const url of urls) {
    const { scores, faults } = await lighthouse.audit(url)
    all.push(scores)
    const isWhole = Object.values(scores).every((score) => score === 100)
    if (!isWhole) console.log(`Lighthouse ${url}: ${Object.values(scores)} ${faults.join(', ')}`)
  }
  await lighthouse.close()
  return all
}

/** Live pages of a running site, and the effect of typing users on everybody else. */
async function load() {
  const dir = await makeTemporaryDir('live-page-load')
  const database = await createTestDatabase(testServerUrl())
  const site = await waitUntilWarm(
    await spawnSite(
      {
        ...{ DATA_DIR: dir.path, DATABASE_URL: database.url, SEED: 'none' },
        ...{ RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'fatal' },
      },
      { warmUp: true },
    ),
  )
  try {
    return {
      ...(await paintedTimes({ browser, url: site.url, databaseUrl: database.url })),
      ...(await loadLivePages(site.url, database.url, concepts)),
    }
  } finally {
    await site.stop()
    await database.drop()
    await dir.remove()
  }
}

const logFaults = (what: string, faults: readonly string[]) => {
  for (const fault of new Set(faults)) console.log(`${what}: ${fault}`)
}

const dir = await makeTemporaryDir('live-page')
const times = timesOf()
const browser = await chromium.launch({
  executablePath: browserPath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const loaded = await load()
const site = await serveSamples(sites)
const looks: Look[] = []
for (const at of sites.keys()) looks.push(await lookAt(browser, site.url, at))
await browser.close()
const violations = looks.flatMap((look) => look.violations)
const faults = await htmlFaults(dir.path)
logFaults('axe', violations)
logFaults('html-validate', faults)
const audited = Math.min(AUDITED, sites.length)
const scores = await audit(
  Array.from(
    { length: audited },
    (_, at) => `${site.url}/${Math.floor((at * sites.length) / audited)}`,
  ),
)
site.close()
await dir.remove()

const weights = sites.map(
  ({ html }, at) => (brotliCompressSync(html).length + (looks[at]?.fontBytes ?? 0)) / KB,
)
const small = weights.filter((_, at) => !isLarge(concepts[at]?.language ?? ''))
const large = weights.filter((_, at) => isLarge(concepts[at]?.language ?? ''))
const far = looks.flatMap((look) => look.far)
const lowest = (category: keyof Scores) => Math.min(...scores.map((each) => each[category]))
report(
  {
    what: 'press to live page of the complete brief painted, a second after the last key, p95',
    ours: quantile(loaded.painted, 0.95),
    unit: 'ms',
    atMost: 150,
  },
  {
    what: 'the same, as a share of the median of concept and picture',
    ours: quantile(loaded.painted, 0.95) / median(loaded.finished),
    atMost: 0.25,
  },
  { what: 'press to the announcement of the page, median', ours: median(loaded.told), unit: 'ms' },
  {
    what: 'press to live page painted, with the last key, p95',
    ours: quantile(loaded.paintedAtOnce, 0.95),
    unit: 'ms',
    atMost: 150,
  },
  {
    what: 'the same, as a share of the median of concept and picture',
    ours: quantile(loaded.paintedAtOnce, 0.95) / median(loaded.finished),
    atMost: 0.25,
  },
  { what: 'brief to HTML, median', ours: median(times), unit: 'ms', atMost: 30 },
  {
    what: 'live pages rendered, 40 concepts',
    ours: loaded.rendered,
    unit: 'a second',
    atLeast: 40,
  },
  { what: 'live pages from the cache', ours: loaded.kept, unit: 'a second', atLeast: 40 },
  { what: 'p99 of other requests while nobody types', ours: loaded.quiet, unit: 'ms' },
  {
    what: 'increase from two people typing',
    ours: loaded.whileTyping - loaded.quiet,
    unit: 'ms',
    atMost: 20,
  },
  { what: 'transferred before pictures below the fold, median', ours: median(small), unit: 'KB' },
  { what: 'the same, heaviest page', ours: Math.max(...small), unit: 'KB', atMost: 120 },
  {
    what: 'the same, heaviest page in Arabic, Chinese, Japanese or Korean',
    ours: Math.max(...large),
    unit: 'KB',
    atMost: 120,
  },
  {
    what: `texts and pictures within ${CLOSE} px of the picture's`,
    ours: far.filter((each) => each <= CLOSE).length / far.length,
    atLeast: 0.95,
  },
  {
    what: `axe violations, ${sites.length} pages at two widths, light and dark`,
    ours: violations.length,
    atMost: 0,
  },
  { what: 'html-validate errors', ours: faults.length, atMost: 0 },
  {
    what: 'pages that scroll horizontally at 320 px',
    ours: looks.filter(({ scrolls }) => scrolls).length,
    atMost: 0,
  },
  {
    what: `Lighthouse performance, lowest of ${audited}`,
    ours: lowest('performance'),
    atLeast: 100,
  },
  { what: 'Lighthouse accessibility, lowest', ours: lowest('accessibility'), atLeast: 100 },
  { what: 'Lighthouse best practices, lowest', ours: lowest('best-practices'), atLeast: 100 },
  { what: 'Lighthouse SEO apart from noindex, lowest', ours: lowest('seo'), atLeast: 100 },
)
