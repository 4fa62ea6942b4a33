// npm test: static checks, unit, API and end-to-end tests; `node scripts/test.ts LANE ...` for some.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findChromium } from '../tests/support/chromium.ts'
import { openSitePostgres, openTestPostgres, type TestPostgres } from '../tests/support/postgres.ts'
import { prepareTemplate } from '../tests/support/test-database.ts'
import { build } from './build.ts'
import { type Count, readCount, readPlaywright, readVitest } from './test-reports.ts'

const root = path.dirname(import.meta.dirname)
const LANES = ['check', 'unit', 'api', 'e2e'] as const
type Lane = (typeof LANES)[number]

const say = (line: string) => console.log(line)

const running = new Set<ChildProcess>()
let interrupted = false

// What a run starts ends with it, its databases and browsers too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    interrupted = true
    for (const child of running) child.kill('SIGTERM')
  })
}

/** Runs a command of node_modules/.bin to its end; its output goes straight through. */
function command(name: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve) => {
    if (interrupted) return resolve(false)
    const child = spawn(name, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', ...env },
      shell: process.platform === 'win32',
    })
    running.add(child)
    child.once('error', (error) => {
      console.error(`${name}: ${error.message}`)
      resolve(false)
    })
    child.once('close', (code) => {
      running.delete(child)
      resolve(code === 0)
    })
  })
}

const CHECKS: [name: string, command: string, args: string[]][] = [
  ['format, lint and import walls', 'biome', ['check', '--error-on-warnings', '.']],
  ['types', 'turbo', ['run', 'typecheck', '--output-logs=errors-only']],
  ['types of the scripts', 'tsc', ['-p', 'tsconfig.json']],
  ['unused code and dependencies', 'knip', []],
  ['weight of each page', 'node', ['scripts/page-weight.ts']],
]

async function runChecks(): Promise<Count> {
  const count: Count = { passed: 0, failed: 0, failures: [] }
  for (const [name, bin, args] of CHECKS) {
    const passed = await command(bin, args)
    say(`${passed ? 'passed' : 'FAILED'}    ${name}`)
    if (!passed) count.failures.push(name)
    count[passed ? 'passed' : 'failed'] += 1
  }
  return count
}

async function runVitest(lane: 'unit' | 'api', reports: string, env: Record<string, string>) {
  const file = path.join(reports, `${lane}.json`)
  const errors = path.join(reports, `${lane}-errors.json`)
  const succeeded = await command(
    'vitest',
    [
      'run',
      ...['--project', lane],
      ...['default', 'json', './scripts/vitest-errors.ts'].map((name) => `--reporter=${name}`),
      `--outputFile.json=${file}`,
    ],
    { ...env, AGENCY_TEST_ERRORS: errors },
  )
  return readCount(file, succeeded, readVitest, errors)
}

async function runPlaywright(reports: string, env: Record<string, string>) {
  const file = path.join(reports, 'e2e.json')
  const succeeded = await command(
    'playwright',
    ['test', '--config', 'tests/playwright.config.ts'],
    {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    },
  )
  return readCount(file, succeeded, readPlaywright)
}

/** Runs a lane on a PostgreSQL of its own, which is closed before the next lane starts. */
async function onPostgres(
  open: () => Promise<TestPostgres>,
  lane: (env: Record<string, string>) => Promise<Count>,
): Promise<Count> {
  const postgres = await open()
  say(`Database  PostgreSQL from ${postgres.description}`)
  try {
    await prepareTemplate(postgres.url)
    return await lane({ AGENCY_TEST_SERVER: postgres.url })
  } finally {
    await postgres.close()
  }
}

async function run(lanes: Lane[], reports: string): Promise<Count[]> {
  const counts: Count[] = []
  try {
    const chromium = lanes.includes('e2e') ? findChromium(say) : undefined
    if (chromium) say(`Chromium  ${chromium.description}`)
    if (lanes.includes('check')) counts.push(await runChecks())
    if (lanes.includes('unit')) counts.push(await runVitest('unit', reports, {}))
    if (lanes.includes('api') || lanes.includes('e2e')) {
      say('Build     the web app')
      await build(root)
    }
    if (lanes.includes('api')) {
      const open = () => openTestPostgres(say)
      counts.push(await onPostgres(open, (env) => runVitest('api', reports, env)))
    }
    if (chromium) {
      // The site in the browser runs on what `npm start` runs on. A container that starts or stops
      // beside it changes the machine's network, which makes Chromium drop its requests.
      counts.push(
        await onPostgres(openSitePostgres, (env) =>
          runPlaywright(reports, { ...env, AGENCY_TEST_CHROMIUM: chromium.path }),
        ),
      )
    }
  } catch (error) {
    counts.push({ passed: 0, failed: 1, failures: [(error as Error).message] })
  }
  return counts
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !LANES.includes(name as Lane))
if (unknown.length > 0) {
  console.error(`There is no lane ${unknown.join(', ')}; there are ${LANES.join(', ')}.`)
  process.exit(1)
}
const reports = await mkdtemp(path.join(tmpdir(), 'agency-reports-'))
const counts = await run(asked.length > 0 ? (asked as Lane[]) : [...LANES], reports)
await rm(reports, { recursive: true, force: true })
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
// Told at the end: before it are thousands of lines.
for (const failure of counts.flatMap((count) => count.failures)) say(`FAILED    ${failure}`)
say(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
