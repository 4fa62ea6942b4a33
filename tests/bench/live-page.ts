// The live page of a concept: how long it takes to compose it and to write its HTML, its size, how
// close its texts are to their positions in the picture, and what axe, html-validate and Lighthouse
// find.
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
import { liveBoxes, measureDisplacements } from '../support/fidelity.ts'
import { findHtmlErrors } from '../support/html-errors.ts'
import { openLighthouse, type Scores } from '../support/lighthouse-pages.ts'
import { loadLivePages } from '../support/live-page-load.ts'
import { measurePaintTimes } from '../support/live-page-paint-times.ts'
import { median, quantile } from '../support/quantile.ts'
import {
  fontBytes,
  sampleConcepts,
  sampleSite,
  serveSamples,
} from '../support/sample-live-pages.ts'

/**
 * LIGHTHOUSE_PAGES=5 gives a first impression: that many pages, spread over all, instead of each
 * one.
 */
const MAX_AUDITED = Number(process.env.LIGHTHOUSE_PAGES ?? Number.POSITIVE_INFINITY)
const ROUNDS = 3
const KB = 1024
/** Text within this distance of its position in the picture counts as matching, in CSS pixels. */
const TOLERANCE_PX = 8

const { path: browserPath } = findChromium(console.log)
const concepts = sampleConcepts()
const sites = concepts.map(sampleSite)

/** Time to compose a brief and write its HTML, in ms, once the code is warm. */
function measureTimes(): number[] {
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [index, brief] of sampleBriefs.entries()) {
      const startedAt = performance.now()
      sampleSite(createConcept(brief, round + 2), index)
      if (round > 0) times.push(performance.now() - startedAt)
    }
  return times
}

/** Scripts with so many characters that their fonts are subset to those of a page. */
const hasLargeFonts = (language: string) => ['ar', 'zh', 'ja', 'ko'].includes(language)

interface PageCheck {
  fontBytes: number
  violations: string[]
  scrolls: boolean
  distances: number[]
}

async function checkPage(browser: Browser, url: string, index: number): Promise<PageCheck> {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 } })
  const page = await context.newPage()
  const fonts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.add(request.url())
  })
  await page.goto(`${url}/${index}`, { waitUntil: 'load' })
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
    const axeResults = await new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze()
    violations.push(
      ...axeResults.violations.map(
        ({ id, nodes }) => `${index} ${colorScheme} ${id} ${nodes[0]?.html}`,
      ),
    )
  }
  await page.emulateMedia({ colorScheme: 'light' })
  const [concept] = concepts.slice(index, index + 1)
  const distances: number[] = []
  for (const [layout, width] of [
    ['screen', 1440],
    ['phone', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    if (concept) {
      const displacements = measureDisplacements(
        await pictureBoxes(concept, layout),
        await liveBoxes(page),
      )
      distances.push(...displacements.map((displacement) => displacement.distance))
    }
  }
  await context.close()
  let bytes = 0
  for (const font of fonts) bytes += await fontBytes(sites, font)
  return { fontBytes: bytes, violations, scrolls, distances }
}

/** Lighthouse's scores for the pages, in one browser; it reports what costs points. */
async function auditPages(urls: readonly string[]): Promise<Scores[]> {
  const lighthouse = await openLighthouse(browserPath)
  const allScores: Scores[] = []
  for (const url of urls) {
    const { scores, failedAudits } = await lighthouse.audit(url)
    allScores.push(scores)
    const isPerfect = Object.values(scores).every((score) => score === 100)
    if (!isPerfect)
      console.log(`Lighthouse ${url}: ${Object.values(scores)} ${failedAudits.join(', ')}`)
  }
  await lighthouse.close()
  return allScores
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
      ...(await measurePaintTimes({ browser, url: site.url, databaseUrl: database.url })),
      ...(await loadLivePages(site.url, database.url, concepts)),
    }
  } finally {
    await site.stop()
    await database.drop()
    await dir.remove()
  }
}

const logProblems = (label: string, problems: readonly string[]) => {
  for (const problem of new Set(problems)) console.log(`${label}: ${problem}`)
}

const dir = await makeTemporaryDir('live-page')
const times = measureTimes()
const browser = await chromium.launch({
  executablePath: browserPath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const loadResults = await load()
const site = await serveSamples(sites)
const checks: PageCheck[] = []
for (const index of sites.keys()) checks.push(await checkPage(browser, site.url, index))
await browser.close()
const violations = checks.flatMap((check) => check.violations)
const htmlErrors = await findHtmlErrors(
  dir.path,
  sites.map(({ html }) => html),
)
logProblems('axe', violations)
logProblems('html-validate', htmlErrors)
const auditedCount = Math.min(MAX_AUDITED, sites.length)
const scores = await auditPages(
  Array.from(
    { length: auditedCount },
    (_, index) => `${site.url}/${Math.floor((index * sites.length) / auditedCount)}`,
  ),
)
site.close()
await dir.remove()

const weights = sites.map(
  ({ html }, index) => (brotliCompressSync(html).length + (checks[index]?.fontBytes ?? 0)) / KB,
)
const small = weights.filter((_, index) => !hasLargeFonts(concepts[index]?.language ?? ''))
const large = weights.filter((_, index) => hasLargeFonts(concepts[index]?.language ?? ''))
const distances = checks.flatMap((check) => check.distances)
const lowest = (category: keyof Scores) =>
  Math.min(...scores.map((pageScores) => pageScores[category]))
report(
  {
    metric: 'press to live page of the complete brief painted, a second after the last key, p95',
    value: quantile(loadResults.painted, 0.95),
    unit: 'ms',
    atMost: 150,
  },
  {
    metric: 'the same, as a share of the median of concept and picture',
    value: quantile(loadResults.painted, 0.95) / median(loadResults.finished),
    atMost: 0.25,
  },
  {
    metric: 'press to the announcement of the page, median',
    value: median(loadResults.announced),
    unit: 'ms',
  },
  {
    metric: 'press to live page painted, with the last key, p95',
    value: quantile(loadResults.paintedWithoutDelay, 0.95),
    unit: 'ms',
    atMost: 150,
  },
  {
    metric: 'the same, as a share of the median of concept and picture',
    value: quantile(loadResults.paintedWithoutDelay, 0.95) / median(loadResults.finished),
    atMost: 0.25,
  },
  { metric: 'brief to HTML, median', value: median(times), unit: 'ms', atMost: 30 },
  {
    metric: 'live pages rendered, 40 concepts',
    value: loadResults.rendered,
    unit: 'a second',
    atLeast: 40,
  },
  { metric: 'live pages from the cache', value: loadResults.cached, unit: 'a second', atLeast: 40 },
  { metric: 'p99 of other requests while nobody types', value: loadResults.idleP99, unit: 'ms' },
  {
    metric: 'increase from two people typing',
    value: loadResults.typingP99 - loadResults.idleP99,
    unit: 'ms',
    atMost: 20,
  },
  {
    metric: 'transferred before pictures below the fold, median',
    value: median(small),
    unit: 'KB',
  },
  { metric: 'the same, heaviest page', value: Math.max(...small), unit: 'KB', atMost: 120 },
  {
    metric: 'the same, heaviest page in Arabic, Chinese, Japanese or Korean',
    value: Math.max(...large),
    unit: 'KB',
    atMost: 120,
  },
  {
    metric: `texts and pictures within ${TOLERANCE_PX} px of the picture's`,
    value: distances.filter((distance) => distance <= TOLERANCE_PX).length / distances.length,
    atLeast: 0.95,
  },
  {
    metric: `axe violations, ${sites.length} pages at two widths, light and dark`,
    value: violations.length,
    atMost: 0,
  },
  { metric: 'html-validate errors', value: htmlErrors.length, atMost: 0 },
  {
    metric: 'pages that scroll horizontally at 320 px',
    value: checks.filter(({ scrolls }) => scrolls).length,
    atMost: 0,
  },
  {
    metric: `Lighthouse performance, lowest of ${auditedCount}`,
    value: lowest('performance'),
    atLeast: 100,
  },
  { metric: 'Lighthouse accessibility, lowest', value: lowest('accessibility'), atLeast: 100 },
  { metric: 'Lighthouse best practices, lowest', value: lowest('best-practices'), atLeast: 100 },
  { metric: 'Lighthouse SEO apart from noindex, lowest', value: lowest('seo'), atLeast: 100 },
)
