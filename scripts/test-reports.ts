import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export interface Count {
  passed: number
  failed: number
  /** What failed, in a line each. */
  failures: string[]
}

const firstLine = (text = '') => stripVTControlCharacters(text).trim().split('\n')[0] ?? ''

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/** Counts what Vitest's JSON reporter wrote. */
export function readVitest(text: string): Count {
  const { numPassedTests, numFailedTests, testResults }: VitestReport = JSON.parse(text)
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative('.', name)
    const failed = assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => `${file} › ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
    // What fails around the tests of a file stands beside them.
    return message ? [...failed, `${file}: ${firstLine(message)}`] : failed
  })
  return { passed: numPassedTests, failed: numFailedTests, failures }
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: {
    file: string
    title: string
    tests: { status: string; results: { error?: { message?: string } }[] }[]
  }[]
}

const failuresOf = ({ suites = [], specs }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const error = results.find((result) => result.error)?.error
        return `${file} › ${title}: ${firstLine(error?.message)}`
      }),
  ),
  ...suites.flatMap(failuresOf),
]

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: PlaywrightSuite[]
}

/** Counts what Playwright's JSON reporter wrote. A test that passed at the second try has failed once. */
export function readPlaywright(text: string): Count {
  const { stats, suites }: PlaywrightReport = JSON.parse(text)
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: suites.flatMap(failuresOf),
  }
}

/** What went wrong outside of the tests, as scripts/vitest-errors.ts wrote it down. */
async function readErrors(file = ''): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => '[]')
  const stacks: string[] = JSON.parse(text)
  return stacks.map((stack) => `an error outside of the tests: ${stripVTControlCharacters(stack)}`)
}

/**
 * The count in a runner's report. A runner that failed without a failed test, or that left no report,
 * counts as one failure: no result is never a pass.
 */
export async function readCount(
  file: string,
  succeeded: boolean,
  read: (text: string) => Count,
  errorsFile?: string,
): Promise<Count> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  const count = text === undefined ? { passed: 0, failed: 0, failures: [] } : read(text)
  const errors = await readErrors(errorsFile)
  const failures = [...count.failures, ...errors]
  if (text !== undefined && (succeeded || count.failed > 0)) return { ...count, failures }
  if (text === undefined) failures.push('no report was left')
  else if (errors.length === 0) failures.push('an error outside of the tests')
  return { ...count, failed: 1, failures }
}
