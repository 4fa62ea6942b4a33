import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makeTemporaryDir } from '@agency/tools/site/temporary-dir'
import { describeFailure, readPlaywright, readReport } from '@agency/tools/test/test-reports'
import { afterAll, beforeAll, expect, test } from 'vitest'

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

const passingReport = { passed: 1, failed: 0, failures: [], durations: [] }

test('a successful run counts what passed', async () => {
  expect(await readReport(await write(passingReport), true)).toEqual(passingReport)
})

test('a missing report is a failure, and so is a failed runner without failed tests', async () => {
  const missingReport = await readReport(path.join(dir.path, 'none.json'), true)
  expect([missingReport.failed, missingReport.failures.map(({ name }) => name)]).toEqual([
    1,
    ['no report was written'],
  ])
  const passingRun = await readReport(await write(passingReport), false)
  expect(passingRun.failed).toBe(1)
  expect(passingRun.failures.map(({ name }) => name)).toEqual(['an error outside of the tests'])
  const outsideFailure = { name: 'an error outside of the tests', details: 'Error: too late' }
  const outsideReport = await readReport(
    await write({ ...passingReport, failures: [outsideFailure] }),
    false,
  )
  expect([outsideReport.failed, outsideReport.failures]).toEqual([1, [outsideFailure]])
})

test('an end-to-end test that passed on retry counts as failed, with its screenshot', () => {
  const tests = (status: string) => [
    {
      status,
      results: [
        {
          duration: 20,
          error: { message: 'Error: too late' },
          attachments: [{ path: '/results/a.png' }],
        },
        { duration: 10 },
      ],
    },
  ]
  const report = {
    stats: { expected: 3, unexpected: 0, flaky: 1 },
    suites: [
      {
        specs: [],
        suites: [
          {
            specs: [
              { file: 'a.test.ts', line: 4, title: 'opens', tests: tests('flaky') },
              { file: 'a.test.ts', line: 9, title: 'closes', tests: tests('expected') },
            ],
          },
        ],
      },
    ],
  }
  const { failures, ...counts } = readPlaywright(JSON.stringify(report))
  expect(counts).toEqual({
    ...{ passed: 3, failed: 1 },
    durations: [
      { test: 'a.test.ts › opens', ms: 30 },
      { test: 'a.test.ts › closes', ms: 30 },
    ],
  })
  expect(failures).toEqual([
    {
      ...{ file: 'tests/e2e/a.test.ts', line: 4, name: 'opens', details: 'Error: too late' },
      attachments: ['/results/a.png'],
      command: 'npm run test:e2e -- a.test.ts:4 --trace=on',
    },
  ])
})

test('a failure is printed with its location, details and the command to repeat it', () => {
  const output = describeFailure(
    {
      ...{ file: 'tests/api/a.test.ts', line: 7, name: 'is right' },
      details: '\u001b[31mexpected 2 to be 4\u001b[39m',
      attachments: [path.resolve('test-results/a.png')],
      command: 'npm run test:api -- tests/api/a.test.ts -t "is right"',
    },
    'AGENCY_TEST_SEED=7 ',
  )
  expect(output.split('\n')).toEqual([
    'FAILED    tests/api/a.test.ts:7 › is right',
    '          expected 2 to be 4',
    '          See    test-results/a.png',
    '          Again  AGENCY_TEST_SEED=7 npm run test:api -- tests/api/a.test.ts -t "is right"',
  ])
})
