// npm test: static checks, unit, component, API and end-to-end tests. `node tools/test.ts PART ...`
// runs one part and passes the other arguments on to its runner; --full uses the full size,
// --changed[=REF] runs only the checks, the unit and component tests that depend on changes since a
// commit, and the other tests that changed themselves.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { constants, setPriority, tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { findChromium } from './browser/chromium.ts'
import { build } from './build.ts'
import {
  openBrowserTestPostgres,
  openTestPostgres,
  type TestPostgres,
} from './postgres/postgres.ts'
import { prepareTemplate } from './postgres/test-database.ts'
import { makeTemporaryDir, parentInMemory } from './site/temporary-dir.ts'
import { describeFailure, type Report, readPlaywright, readReport } from './test/test-reports.ts'
import { isFullSize } from './test/test-size.ts'

const root = path.dirname(import.meta.dirname)
const LANES = ['check', 'unit', 'component', 'api', 'e2e'] as const
type Lane = (typeof LANES)[number]

const print = (line: string) => console.log(line)

// A site makes its variants with the lowest priority. Tests keep every core busy, and at a lower
// priority themselves they leave that process a larger share.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL - 1)

const childProcesses = new Set<ChildProcess>()
let interrupted = false

// Child processes, including databases and browsers, stop when the run is interrupted.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    interrupted = true
    for (const child of childProcesses) child.kill('SIGTERM')
  })
}

/**
 * Runs a command from node_modules/.bin. If it is the only runner, its output goes straight to the
 * terminal; several would overwrite each other's lines, so they print whole lines instead. `lines`
 * receives a copy of them.
 */
function command(
  name: string,
  args: string[],
  env: Record<string, string> = {},
  lines?: string[],
): Promise<boolean> {
  return new Promise((resolve) => {
    if (interrupted) return resolve(false)
    const output = isSingleLane && !lines ? 'inherit' : 'pipe'
    const child = spawn(name, args, {
      cwd: root,
      stdio: ['ignore', output, output],
      env: {
        ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
        ...process.env,
        // Processes that tests start load compiled code from the cache, as those of a site do.
        NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'),
        ...{ TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
        ...env,
      },
      shell: process.platform === 'win32',
    })
    childProcesses.add(child)
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue
      createInterface({ input: stream }).on('line', (line) => {
        lines?.push(line)
        print(line)
      })
    }
    child.once('error', (error) => {
      console.error(`${name}: ${error.message}`)
      resolve(false)
    })
    child.once('close', (code) => {
      childProcesses.delete(child)
      resolve(code === 0)
    })
  })
}

const CHECKS: [name: string, command: string, args: string[]][] = [
  ['format, lint and import boundaries', 'biome', ['check', '--error-on-warnings', '.']],
  ['types', 'turbo', ['run', 'typecheck', '--output-logs=errors-only']],
  ['unused code and dependencies', 'knip', []],
  ['weight of each page', 'node', ['tools/page-weight.ts']],
]

async function runChecks(): Promise<Report> {
  const report: Report = { passed: 0, failed: 0, failures: [], durations: [] }
  for (const [name, bin, args] of CHECKS) {
    const startedAt = performance.now()
    const lines: string[] = []
    const passed = await command(bin, args, {}, lines)
    print(`${passed ? 'passed' : 'FAILED'}    ${name}`)
    if (!passed) {
      report.failures.push({ name, details: lines.join('\n'), command: 'npm run check' })
    }
    report[passed ? 'passed' : 'failed'] += 1
    report.durations.push({ test: name, ms: performance.now() - startedAt })
  }
  return report
}

interface RunOptions {
  reports: string
  /** Arguments for the runner: files, a name, a shard. */
  args: string[]
  /** Runs only tests affected by changes since this commit; '' means the last one. */
  since: string | undefined
}

/** Test files of a lane that changed since a commit; '' means the last one. */
function changedTests(lane: Lane, since: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  return [
    ...git('diff', '--name-only', '--diff-filter=d', since || 'HEAD').split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ].filter((file) => file.startsWith(`tests/${lane}/`) && file.endsWith('.test.ts'))
}

async function runVitest(
  lane: 'unit' | 'component' | 'api',
  { reports, args, since }: RunOptions,
  env: Record<string, string> = {},
) {
  const file = path.join(reports, `${lane}.json`)
  const succeeded = await command(
    'vitest',
    [
      ...[
        'run',
        '--project',
        `${lane}*`,
        '--reporter=default',
        '--reporter=./tests/support/vitest-report.ts',
      ],
      // Those are tagged with `fullOnly`.
      ...(isFullSize() ? [] : ['--tagsFilter=!full']),
      ...(since === undefined || lane === 'api'
        ? []
        : ['--changed', ...(since ? [since] : []), '--passWithNoTests']),
      ...args,
    ],
    { ...env, AGENCY_TEST_REPORT: file },
  )
  return readReport(file, succeeded)
}

async function runPlaywright({ reports, args }: RunOptions, env: Record<string, string>) {
  const file = path.join(reports, 'e2e.json')
  const succeeded = await command(
    'playwright',
    [
      ...['test', '--config', 'tests/playwright.config.ts', ...args],
      ...(isFullSize() ? [] : ['--grep-invert=@full']),
    ],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  )
  return readReport(file, succeeded, readPlaywright)
}

/** Runs a lane on a separate PostgreSQL, which is stopped before the next lane starts. */
async function withPostgres(
  open: () => Promise<TestPostgres>,
  lane: (env: Record<string, string>) => Promise<Report>,
): Promise<Report> {
  const postgres = await open()
  print(`Database  PostgreSQL from ${postgres.description}`)
  try {
    await prepareTemplate(postgres.url)
    return await lane({ AGENCY_TEST_SERVER: postgres.url })
  } finally {
    for (const line of await postgres.crashes()) print(`Database  ${line}`)
    await postgres.close()
  }
}

async function runApi(options: RunOptions): Promise<Report> {
  // Removes the whole directory, as processes that tests kill leave files behind.
  const files = await makeTemporaryDir('files', false, await parentInMemory())
  try {
    return await withPostgres(
      () => openTestPostgres(print),
      (env) => runVitest('api', options, { ...env, TMPDIR: files.path }),
    )
  } finally {
    await files.remove()
  }
}

/** Finds the browser of a lane, as an environment variable that both runners' configs read. */
function findBrowser(): Record<string, string> {
  const chromium = findChromium(print)
  print(`Chromium  ${chromium.description}`)
  return { AGENCY_TEST_CHROMIUM: chromium.path }
}

async function runEndToEnd(options: RunOptions): Promise<Report> {
  const browser = findBrowser()
  // The site in the browser runs on the same PostgreSQL as `npm start`. A container that starts or
  // stops at the same time changes the machine's network, which makes Chromium drop its requests.
  return withPostgres(openBrowserTestPostgres, (env) =>
    runPlaywright(options, { ...env, ...browser }),
  )
}

async function runTimed(name: string, run: () => Promise<Report>): Promise<Report> {
  const startedAt = performance.now()
  const report = await run().catch((error: Error) => ({
    ...{ passed: 0, failed: 1, durations: [] },
    failures: [{ name: `${name} could not run`, details: error.message }],
  }))
  laneTimes.push(`${name} ${Math.round((performance.now() - startedAt) / 1_000)} s`)
  return report
}
const laneTimes: string[] = []

/** The options of a lane; undefined if none of its tests should run. */
function optionsOf(lane: 'api' | 'e2e', options: RunOptions): RunOptions | undefined {
  if (options.since === undefined) return options
  // Each of these tests covers the whole product, so selecting by imports would select all of them.
  const args = [...options.args, ...changedTests(lane, options.since)]
  if (args.length > 0) return { ...options, args }
  print(`Not run   ${lane}: none of its tests changed; npm test runs them all`)
  return undefined
}

async function runBuild(): Promise<Report> {
  print('Build     the web app')
  await build(root)
  return { passed: 0, failed: 0, failures: [], durations: [] }
}

/** The checks run in parallel with the tests, which rarely use every core. */
async function run(lanes: readonly Lane[], options: RunOptions): Promise<Report[]> {
  const api = lanes.includes('api') ? optionsOf('api', options) : undefined
  const e2e = lanes.includes('e2e') ? optionsOf('e2e', options) : undefined
  const pendingBuild = api || e2e ? runTimed('build', runBuild) : undefined
  const pendingChecks = lanes.includes('check')
    ? Promise.resolve(pendingBuild).then(() => runTimed('check', runChecks))
    : undefined
  const unit = lanes.includes('unit')
    ? await runTimed('unit', () => runVitest('unit', options))
    : undefined
  const component = lanes.includes('component')
    ? await runTimed('component', async () => runVitest('component', options, findBrowser()))
    : undefined
  const built = await pendingBuild
  const isBuilt = built?.failed === 0
  const reports = [
    ...[built, unit, component],
    isBuilt && api ? await runTimed('api', () => runApi(api)) : undefined,
    isBuilt && e2e ? await runTimed('e2e', () => runEndToEnd(e2e)) : undefined,
    await pendingChecks,
  ]
  return reports.filter((report) => report !== undefined)
}

const SLOWEST = 20

/** Prints the slowest tests, so that a slow one is noticed early. */
function printSlowest(reports: Report[]): void {
  const slowest = reports
    .flatMap(({ durations }) => durations)
    .sort((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST)
  print(`Slowest   of ${laneTimes.join(', ')}`)
  for (const { test, ms } of slowest) print(`${(ms / 1_000).toFixed(1).padStart(7)} s  ${test}`)
}

const isLane = (name: string | undefined): name is Lane => LANES.includes(name as Lane)
const cliArgs = process.argv.slice(2)
const options = cliArgs.filter((arg) => /^--(full|changed(=.+)?)$/.test(arg))
if (options.includes('--full')) process.env.AGENCY_TEST_SIZE = 'full'
const since = options.findLast((arg) => arg.startsWith('--changed'))?.replace(/^--changed=?/, '')
const [lane, ...args] = cliArgs.filter((arg) => !options.includes(arg))
const isSingleLane = lane !== undefined
if (lane !== undefined && !isLane(lane)) {
  console.error(`There is no part ${lane}; there are ${LANES.join(', ')}.`)
  process.exit(1)
}
const dir = await mkdtemp(path.join(tmpdir(), 'agency-reports-'))
const reports = await run(lane ? [lane] : [...LANES], { reports: dir, args, since })
await rm(dir, { recursive: true, force: true })
const passed = reports.reduce((sum, report) => sum + report.passed, 0)
const failed = reports.reduce((sum, report) => sum + report.failed, 0)
printSlowest(reports)
const environment = ['AGENCY_TEST_SIZE', 'AGENCY_TEST_SEED']
  .flatMap((name) => (process.env[name] ? `${name}=${process.env[name]} ` : []))
  .join('')
// Printed at the end, as thousands of lines precede it.
for (const failure of reports.flatMap(({ failures }) => failures)) {
  print(describeFailure(failure, environment))
}
print(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
