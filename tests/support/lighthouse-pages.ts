import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { freePort } from '@agency/tools/site/site-process'
import { chromium } from 'playwright'

// Downloaded on demand: it is a quarter of everything that the site installs, and only benches use
// it.
const LIGHTHOUSE = 'lighthouse@13.0.2'

/** How often a page without a full score is audited: the median counts. */
const MAX_AUDITS = 3
/**
 * Occasionally Chromium's trace lacks its beginning, and Lighthouse itself says to run it again.
 */
const MAX_FAILURES = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Scores = Record<(typeof CATEGORIES)[number], number>

interface LighthouseResult {
  lhr: {
    categories: Record<string, { score: number | null }>
    audits: Record<string, { id: string; score: number | null; displayValue?: string }>
  }
}
type Lighthouse = (url: string, flags: object) => Promise<LighthouseResult | undefined>

/** Finds the package in npx's cache: its commands come first in the PATH that npx sets. */
async function loadLighthouse(): Promise<Lighthouse> {
  const args = ['--yes', `--package=${LIGHTHOUSE}`, 'node', '-p', 'process.env.PATH']
  const { stdout } = await promisify(execFile)('npx', args)
  const pathEntries = stdout.trim().split(path.delimiter)
  const file = pathEntries
    .map((bin) => path.join(bin, '../lighthouse/core/index.js'))
    .find((candidate) => existsSync(candidate))
  if (!file) throw new Error('npx did not provide Lighthouse.')
  return (await import(pathToFileURL(file).href)).default
}

interface PageScores {
  scores: Scores
  /** The audits that cost points, with their values. */
  failedAudits: string[]
}

const scoresOf = ({ lhr }: LighthouseResult): PageScores => ({
  scores: Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round(100 * (lhr.categories[name]?.score ?? 0))]),
  ) as Scores,
  failedAudits: Object.values(lhr.audits)
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, displayValue = '' }) => `${id} ${displayValue}`),
})

const sumOf = ({ scores }: PageScores) => CATEGORIES.reduce((sum, name) => sum + scores[name], 0)

interface LighthouseBrowser {
  /** Scores of a page as on a phone on a slow network. Its noindex is not counted. */
  audit(url: string): Promise<PageScores>
  close(): Promise<void>
}

/** One browser for all pages. */
export async function openLighthouse(executablePath: string): Promise<LighthouseBrowser> {
  const lighthouse = await loadLighthouse()
  const port = await freePort()
  const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
  const browser = await chromium.launch({
    executablePath,
    args: [...flags, `--remote-debugging-port=${port}`],
  })
  const options = { port, logLevel: 'silent', output: 'json', skipAudits: ['is-crawlable'] }
  return {
    audit: async (url) => {
      const results: PageScores[] = []
      let failures = 0
      while (results.length < MAX_AUDITS && failures < MAX_FAILURES) {
        const result = await lighthouse(url, options).catch(() => undefined)
        if (result) results.push(scoresOf(result))
        else failures += 1
        const [first] = results
        if (first && sumOf(first) === 100 * CATEGORIES.length) return first
      }
      const median = results.toSorted((a, b) => sumOf(a) - sumOf(b))[Math.floor(results.length / 2)]
      if (!median) throw new Error(`Lighthouse cannot audit ${url}.`)
      return median
    },
    close: () => browser.close(),
  }
}
