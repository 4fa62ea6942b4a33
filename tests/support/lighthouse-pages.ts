import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import { freePort } from './site-process.ts'

// Fetched when it is asked for: it is a quarter of all that the site installs, and only benches use it.
const LIGHTHOUSE = 'lighthouse@13.0.2'

/** How often a page is looked at that has not all points at once: the median counts. */
const LOOKS = 3
/** Now and then Chromium's trace lacks its beginning, and Lighthouse itself says to run again. */
const MISSED_MOST = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Scores = Record<(typeof CATEGORIES)[number], number>

interface LighthouseResult {
  lhr: {
    categories: Record<string, { score: number | null }>
    audits: Record<string, { id: string; score: number | null; displayValue?: string }>
  }
}
type Lighthouse = (url: string, flags: object) => Promise<LighthouseResult | undefined>

/** Where npx keeps the package: its commands come first in the path that it gives. */
async function load(): Promise<Lighthouse> {
  const args = ['--yes', `--package=${LIGHTHOUSE}`, 'node', '-p', 'process.env.PATH']
  const { stdout } = await promisify(execFile)('npx', args)
  const places = stdout.trim().split(path.delimiter)
  const file = places
    .map((bin) => path.join(bin, '../lighthouse/core/index.js'))
    .find((each) => existsSync(each))
  if (!file) throw new Error('npx has no Lighthouse.')
  return (await import(pathToFileURL(file).href)).default
}

interface PageScores {
  scores: Scores
  /** What costs points, with its value. */
  faults: string[]
}

const scoresOf = ({ lhr }: LighthouseResult): PageScores => ({
  scores: Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round(100 * (lhr.categories[name]?.score ?? 0))]),
  ) as Scores,
  faults: Object.values(lhr.audits)
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, displayValue = '' }) => `${id} ${displayValue}`),
})

const sumOf = ({ scores }: PageScores) => CATEGORIES.reduce((sum, name) => sum + scores[name], 0)

interface LighthouseBrowser {
  /** Scores of a page as a phone on a slow network sees it. Not counted is that it tells search engines to leave it alone. */
  audit(url: string): Promise<PageScores>
  close(): Promise<void>
}

/** One browser for all pages. */
export async function openLighthouse(executablePath: string): Promise<LighthouseBrowser> {
  const lighthouse = await load()
  const port = await freePort()
  const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
  const browser = await chromium.launch({
    executablePath,
    args: [...flags, `--remote-debugging-port=${port}`],
  })
  const options = { port, logLevel: 'silent', output: 'json', skipAudits: ['is-crawlable'] }
  return {
    audit: async (url) => {
      const looks: PageScores[] = []
      let missed = 0
      while (looks.length < LOOKS && missed < MISSED_MOST) {
        const result = await lighthouse(url, options).catch(() => undefined)
        if (result) looks.push(scoresOf(result))
        else missed += 1
        const [first] = looks
        if (first && sumOf(first) === 100 * CATEGORIES.length) return first
      }
      const median = looks.toSorted((one, other) => sumOf(one) - sumOf(other))[
        Math.floor(looks.length / 2)
      ]
      if (!median) throw new Error(`Lighthouse cannot look at ${url}.`)
      return median
    },
    close: () => browser.close(),
  }
}
