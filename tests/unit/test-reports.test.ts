import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCount, readPlaywright, readVitest } from '../../scripts/test-reports.ts'
import { makeTemporaryDir } from '../support/temporary-dir.ts'

let dir: Awaited<ReturnType<typeof makeTemporaryDir>>
beforeAll(async () => {
  dir = await makeTemporaryDir('reports')
})
afterAll(() => dir.remove())

async function write(report: object): Promise<string> {
  const file = path.join(dir.path, 'report.json')
  await writeFile(file, JSON.stringify(report))
  return file
}

const vitestReport = (status: 'passed' | 'failed', message = '') => ({
  numPassedTests: status === 'passed' ? 1 : 0,
  numFailedTests: status === 'failed' ? 1 : 0,
  testResults: [
    {
      ...{ name: path.resolve('tests/api/a.test.ts'), message },
      assertionResults: [
        { status, fullName: 'is right', failureMessages: ['\u001b[31mError: it is wrong\n  at x'] },
      ],
    },
  ],
})

test('a run that ended well counts what passed', async () => {
  const count = await readCount(await write(vitestReport('passed')), true, readVitest)
  expect(count).toEqual({ passed: 1, failed: 0, failures: [] })
})

test('a failed test is named with its file and its reason', async () => {
  const count = await readCount(await write(vitestReport('failed')), false, readVitest)
  expect(count.failed).toBe(1)
  expect(count.failures).toEqual(['tests/api/a.test.ts › is right: Error: it is wrong'])
})

test('no report is a failure, and so is a runner that failed without a failed test', async () => {
  const none = await readCount(path.join(dir.path, 'none.json'), true, readVitest)
  expect([none.failed, none.failures]).toEqual([1, ['no report was left']])
  const file = await write(vitestReport('passed', 'Error: before it'))
  const around = await readCount(file, false, readVitest)
  expect([around.failed, around.failures]).toEqual([
    ...[1, ['tests/api/a.test.ts: Error: before it', 'an error outside of the tests']],
  ])
})

test('an error outside of the tests is told with where it arose', async () => {
  const errors = path.join(dir.path, 'errors.json')
  await writeFile(errors, JSON.stringify(['Error: too late\n    at send (mail.ts:4:2)']))
  const file = await write(vitestReport('passed'))
  const count = await readCount(file, false, readVitest, errors)
  expect(count).toEqual({
    ...{ passed: 1, failed: 1 },
    failures: ['an error outside of the tests: Error: too late\n    at send (mail.ts:4:2)'],
  })
})

test('an end-to-end test that passed at the second try has failed', async () => {
  const tests = (status: string) => [
    { status, results: [{ error: { message: 'Error: too late' } }, {}] },
  ]
  const report = {
    stats: { expected: 3, unexpected: 0, flaky: 1 },
    suites: [
      {
        specs: [],
        suites: [
          {
            specs: [
              { file: 'e2e/a.test.ts', title: 'opens', tests: tests('flaky') },
              { file: 'e2e/a.test.ts', title: 'closes', tests: tests('expected') },
            ],
          },
        ],
      },
    ],
  }
  const count = await readCount(await write(report), true, readPlaywright)
  expect(count).toEqual({
    ...{ passed: 3, failed: 1, failures: ['e2e/a.test.ts › opens: Error: too late'] },
  })
})
