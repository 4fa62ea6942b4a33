// The website of a concept as a zip file: how long it takes, its size, whether it opens from disk and
// from a static server without a message, and what axe, html-validate and Lighthouse find on every
// page of it.
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { openRenderWorkers } from '@agency/api/workers/render-workers'
import { createConcept } from '@agency/concept-engine/create-concept'
import { sampleBriefs } from '@agency/concept-engine/samples/briefs'
import { heldOutBriefs, openBriefs } from '@agency/concept-engine/samples/relevance/judge'
import { richBrief } from '@agency/concept-engine/samples/rich-brief'
import { composePages } from '@agency/concept-engine/starter-site/compose-pages'
import type { Concept } from '@agency/contract/concept'
import { designStyles } from '@agency/contract/generator-form'
import { report } from '@agency/tools/bench/bench-report'
import { findChromium } from '@agency/tools/browser/chromium'
import { makeTemporaryDir } from '@agency/tools/site/temporary-dir'
import AxeBuilder from '@axe-core/playwright'
import { type Browser, chromium } from 'playwright'
import { findHtmlErrors } from '../support/html-errors.ts'
import { openLighthouse, type Scores } from '../support/lighthouse-pages.ts'
import { median } from '../support/quantile.ts'
import { type Files, filesIn, serveFiles, unpack } from '../support/static-site.ts'

/** STARTER_SITES=3 gives a first impression: that many sites instead of thirty. */
const SITES = Number(process.env.STARTER_SITES ?? 30)
const PAGES_OF_TIMED_SITE = 6
const ROUNDS = 3
const KB = 1024

const { path: browserPath } = findChromium(console.log)
const all = [
  ...openBriefs().map(({ brief }) => brief),
  ...heldOutBriefs().map(({ brief }) => brief),
  ...sampleBriefs,
].map((brief) => createConcept(brief, 1))
const pageCount = (concept: Concept) => composePages(concept).pages.length

/** So many of them, spread over all. */
const spread = (concepts: readonly Concept[], count: number) =>
  Array.from(
    { length: Math.min(count, concepts.length) },
    (_, index) => concepts[Math.floor((index * concepts.length) / count)],
  ).filter((concept) => concept !== undefined)

const FOREIGN_SHARE = 0.25
const SINGLE_SHARE = 0.15

/** Mostly sites of many pages; some of one page in English, and some in other languages. */
const chosen = (() => {
  const foreign = all.filter(({ language }) => language !== 'en')
  const single = all.filter((concept) => concept.language === 'en' && pageCount(concept) === 1)
  const others = [
    ...spread(foreign, Math.round(SITES * FOREIGN_SHARE)),
    ...spread(single, Math.round(SITES * SINGLE_SHARE)),
  ]
  const large = all.filter((concept) => pageCount(concept) >= 4)
  return [createConcept(richBrief, 1), ...spread(large, SITES - others.length - 1), ...others]
})()

const workers = openRenderWorkers({ processes: 1 })

/** Times of a site of six pages in a warm worker process, in ms. */
async function measureTimes(): Promise<number[]> {
  const sixPages = designStyles.map((overallVibe, seed) =>
    createConcept({ ...richBrief, overallVibe }, seed),
  )
  if (sixPages.some((concept) => pageCount(concept) !== PAGES_OF_TIMED_SITE))
    throw new Error('The rich brief does not become six pages.')
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const concept of sixPages) {
      const startedAt = performance.now()
      await workers.renderStarterSite(concept, undefined)
      if (round > 0) times.push(performance.now() - startedAt)
    }
  return times
}

interface PageCheck {
  messages: string[]
  violations: string[]
}

/** Opens a page at two widths, light and dark, and collects what the browser and axe say. */
async function checkPage(browser: Browser, url: string): Promise<PageCheck> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const messages: string[] = []
  page.on('console', (message) => messages.push(`${url}: ${message.text()}`))
  page.on('pageerror', (error) => messages.push(`${url}: ${error}`))
  const violations: string[] = []
  for (const [width, colorScheme] of [
    [390, 'light'],
    [1440, 'light'],
    [390, 'dark'],
    [1440, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await page.goto(url, { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    if (url.startsWith('file:')) continue
    const results = await new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze()
    violations.push(
      ...results.violations.map(
        ({ id, nodes }) => `${url} ${width} ${colorScheme} ${id} ${nodes[0]?.html}`,
      ),
    )
  }
  await context.close()
  return { messages, violations }
}

async function writeFiles(dir: string, files: Files): Promise<void> {
  for (const [name, bytes] of files) {
    const file = path.join(dir, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, bytes)
  }
}

const htmlNames = (files: Files) => [...files.keys()].filter((name) => name.endsWith('.html'))

const dir = await makeTemporaryDir('starter-site')
const times = await measureTimes()
const sizes: number[] = []
const checks: PageCheck[] = []
const documents: string[] = []
const scores: Scores[] = []
let changed = 0
const browser = await chromium.launch({
  executablePath: browserPath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const lighthouse = await openLighthouse(browserPath)
try {
  for (const [index, concept] of chosen.entries()) {
    const { bytes } = await workers.renderStarterSite(concept, undefined)
    const again = await workers.renderStarterSite(concept, undefined)
    if (!Buffer.from(bytes).equals(Buffer.from(again.bytes))) changed += 1
    const files = unpack(bytes)
    const site = filesIn(files, 'site')
    sizes.push([...site.values()].reduce((sum, { length }) => sum + length, 0) / KB)
    documents.push(...htmlNames(files).map((name) => files.get(name)?.toString() ?? ''))
    const folder = path.join(dir.path, String(index))
    await writeFiles(folder, files)
    for (const name of htmlNames(files))
      checks.push(await checkPage(browser, pathToFileURL(path.join(folder, name)).href))
    const server = await serveFiles(site)
    for (const name of htmlNames(site)) {
      const url = `${server.url}/${name}`
      checks.push(await checkPage(browser, url))
      // The page for wrong addresses tells search engines not to index it.
      if (name === '404.html') continue
      const { scores: pageScores, failedAudits } = await lighthouse.audit(url)
      scores.push(pageScores)
      if (Object.values(pageScores).some((score) => score < 100))
        console.log(`${concept.companyName} ${name}: ${Object.values(pageScores)} ${failedAudits}`)
    }
    server.close()
  }
} finally {
  await lighthouse.close()
  await browser.close()
  await workers.close()
}
const htmlErrors = await findHtmlErrors(dir.path, documents)
await dir.remove()

const messages = checks.flatMap((check) => check.messages)
const violations = checks.flatMap((check) => check.violations)
for (const [label, problems] of [
  ['message', messages],
  ['axe', violations],
  ['html-validate', htmlErrors],
] as const)
  for (const problem of new Set(problems)) console.log(`${label}: ${problem}`)
const lowest = (category: keyof Scores) =>
  Math.min(...scores.map((pageScores) => pageScores[category]))
report(
  {
    metric: `zip file of a site of ${PAGES_OF_TIMED_SITE} pages, median`,
    value: median(times),
    unit: 'ms',
    atMost: 2_000,
  },
  { metric: 'the same, slowest', value: Math.max(...times), unit: 'ms' },
  {
    metric: `largest of ${chosen.length} sites`,
    value: Math.max(...sizes),
    unit: 'KB',
    atMost: 600,
  },
  { metric: 'median size of a site', value: median(sizes), unit: 'KB' },
  { metric: 'sites whose bytes differ the second time', value: changed, atMost: 0 },
  {
    metric: `console messages, ${checks.length} pages from disk and from a server`,
    value: messages.length,
    atMost: 0,
  },
  {
    metric: 'axe violations at two widths, light and dark',
    value: violations.length,
    atMost: 0,
  },
  {
    metric: `html-validate errors, ${documents.length} documents`,
    value: htmlErrors.length,
    atMost: 0,
  },
  {
    metric: `Lighthouse performance, lowest of ${scores.length} pages`,
    value: lowest('performance'),
    atLeast: 100,
  },
  { metric: 'Lighthouse accessibility, lowest', value: lowest('accessibility'), atLeast: 100 },
  { metric: 'Lighthouse best practices, lowest', value: lowest('best-practices'), atLeast: 100 },
  { metric: 'Lighthouse SEO, lowest', value: lowest('seo'), atLeast: 100 },
)
