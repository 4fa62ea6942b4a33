import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export interface Failure {
  name: string
  /** Relative to the repository's root; absent if it belongs to no file. */
  file?: string
  line?: number | undefined
  /** The expected and the actual result. */
  details: string
  /** Screenshots and traces. */
  attachments?: string[]
  /** Command that repeats the test. */
  command?: string
}

export interface Report {
  passed: number
  failed: number
  failures: Failure[]
  durations: { test: string; ms: number }[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: {
    file: string
    line: number
    title: string
    tests: {
      status: string
      results: {
        duration: number
        error?: { message?: string }
        attachments?: { path?: string }[]
      }[]
    }[]
  }[]
}

interface PlaywrightReport {
  config?: { rootDir?: string }
  stats: { expected: number; unexpected: number; flaky: number }
  errors?: { message?: string }[]
  suites: PlaywrightSuite[]
}

type Spec = PlaywrightSuite['specs'][number]

const specsOf = ({ suites = [], specs }: PlaywrightSuite): Spec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

/** A test that passed at the second attempt has failed once. */
const isFailure = (status: string) => status === 'unexpected' || status === 'flaky'

function failuresOf({ file, line, title, tests }: Spec): Failure[] {
  return tests
    .filter(({ status }) => isFailure(status))
    .map(({ results }) => {
      const failed = results.find((result) => result.error)
      return {
        ...{ file: `tests/e2e/${file}`, line, name: title },
        details: failed?.error?.message ?? 'no error was reported',
        attachments: (failed?.attachments ?? []).flatMap((attachment) => attachment.path ?? []),
        command: `npm run test:e2e -- ${file}:${line} --trace=on`,
      }
    })
}

/** Parses the output of Playwright's JSON reporter. */
export function readPlaywright(text: string): Report {
  const { stats, suites, errors = [] }: PlaywrightReport = JSON.parse(text)
  const specs = suites.flatMap(specsOf)
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: [
      ...specs.flatMap(failuresOf),
      ...errors.map(({ message = '' }) => ({
        name: 'an error outside of the tests',
        details: message,
      })),
    ],
    durations: specs.flatMap(({ file, title, tests }) =>
      tests.map(({ results }) => ({
        test: `${file} › ${title}`,
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    ),
  }
}

/**
 * The report of a runner. A runner that failed without a failed test, or that wrote no report,
 * counts as one failure: a missing result is never a pass.
 */
export async function readReport(
  file: string,
  succeeded: boolean,
  read: (text: string) => Report = JSON.parse,
): Promise<Report> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) {
    const failures = [{ name: 'no report was written', details: '' }]
    return { ...{ passed: 0, failed: 1, failures }, durations: [] }
  }
  const report = read(text)
  if (succeeded || report.failed > 0) return report
  const failures =
    report.failures.length > 0
      ? report.failures
      : [{ name: 'an error outside of the tests', details: '' }]
  return { ...report, failed: 1, failures }
}

const MAX_LINES = 25

/**
 * A failure in printable form: the location, the details, the screenshot, and the command that
 * repeats it.
 */
export function describeFailure(failure: Failure, environment = ''): string {
  const { file, line, name, details, attachments = [], command } = failure
  const location = file ? `${file}${line ? `:${line}` : ''} › ` : ''
  const lines = stripVTControlCharacters(details).trimEnd().split('\n').slice(0, MAX_LINES)
  return [
    `FAILED    ${location}${name}`,
    ...lines.filter((text) => text.trim()).map((each) => `          ${each}`),
    ...attachments.map((attachment) => `          See    ${path.relative('.', attachment)}`),
    ...(command ? [`          Again  ${environment}${command}`] : []),
  ].join('\n')
}
