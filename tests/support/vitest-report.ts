import { writeFile } from 'node:fs/promises'
import type { Failure, Report } from '@agency/tools/test/test-reports'
import type { TestError } from 'vitest'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** The location in the test's own file, otherwise the first known one. */
const lineOf = (error: TestError | undefined, file: string): number | undefined =>
  (error?.stacks?.find((frame) => frame.file.endsWith(file)) ?? error?.stacks?.[0])?.line

/** A lane may have several projects: 'api' and 'api-alone'. */
const laneOf = (project: string) => project.split('-')[0]

/** Includes the cause: a failing property only reports its input, and the cause says why. */
const textOf = ({ message, diff, cause }: TestError): string =>
  [message, diff, cause && `Cause: ${textOf(cause)}`].filter(Boolean).join('\n')

const detailsOf = (errors: readonly TestError[]): string => errors.map(textOf).join('\n')

function describeFailedTest(test: TestCase): Failure {
  const { relativeModuleId: file } = test.module
  const errors = test.result().errors ?? []
  return {
    ...{ file, line: lineOf(errors[0], file), name: test.fullName },
    details: detailsOf(errors),
    command: `npm run test:${laneOf(test.project.name)} -- ${file} -t ${JSON.stringify(test.name)}`,
  }
}

/** Failures outside the tests of a file: while loading it, or in a hook. */
function failuresOutsideTests(module: TestModule): Failure[] {
  const errors = [
    ...module.errors(),
    ...[...module.children.allSuites()].flatMap((suite) => suite.errors()),
  ]
  if (errors.length === 0) return []
  const { relativeModuleId: file } = module
  return [
    {
      ...{ file, line: lineOf(errors[0], file), name: 'outside its tests' },
      details: detailsOf(errors),
      command: `npm run test:${laneOf(module.project.name)} -- ${file}`,
    },
  ]
}

/**
 * Writes a Report to the file that AGENCY_TEST_REPORT names, including errors that belong to no
 * test (an unhandled rejection, a worker that died): Vitest's own JSON report leaves those out, and
 * diffs.
 */
export default class VitestReport implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[], errors: readonly { stack?: string }[]) {
    const { AGENCY_TEST_REPORT: file } = process.env
    if (!file) return
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const failed = tests.filter((test) => test.result().state === 'failed')
    const report: Report = {
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failed: failed.length,
      failures: [
        ...failed.map(describeFailedTest),
        ...modules.flatMap(failuresOutsideTests),
        ...errors.map(({ stack }) => ({
          ...{ name: 'an error outside of the tests', details: stack ?? 'unknown' },
        })),
      ],
      durations: tests.map((test) => ({
        test: `${test.module.relativeModuleId} › ${test.fullName}`,
        ms: test.diagnostic()?.duration ?? 0,
      })),
    }
    await writeFile(file, JSON.stringify(report))
  }
}
