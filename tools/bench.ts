// npm run bench: measures the product's robustness and speed, and prints one table.
//   npm run bench -- NAME ...         only these; the other benches keep their earlier results
//   npm run bench -- --write-docs     also writes docs/benchmarks.md; without NAME, all
import { spawn } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Row } from './bench/bench-report.ts'
import {
  type BenchReport,
  type BenchResult,
  describeMachine,
  formatPage,
  formatTable,
} from './bench/bench-table.ts'
import { build } from './build.ts'
import { openSitePostgres, versionOf } from './postgres/postgres.ts'
import { prepareTemplate } from './postgres/test-database.ts'

const WRITE_DOCS = '--write-docs'
const root = path.dirname(import.meta.dirname)
const dir = path.join(root, 'tests/bench')
const reportFile = path.join(root, 'reports/bench.json')
const allBenches = (await readdir(dir)).map((file) => path.basename(file, '.ts')).sort()
const requested = process.argv.slice(2).filter((name) => name !== WRITE_DOCS)
const unknown = requested.filter((name) => !allBenches.includes(name))
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}; there are ${allBenches.join(', ')}.`)
  process.exit(1)
}

/** Runs one bench in a separate process and collects its results. */
async function run(name: string, serverUrl: string): Promise<BenchResult> {
  const startedAt = new Date()
  const rows: Row[] = []
  const child = spawn(process.execPath, [path.join(dir, `${name}.ts`)], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
    env: { ...process.env, AGENCY_TEST_SERVER: serverUrl },
  })
  child.on('message', (row) => rows.push(row as Row))
  // 'close', not 'exit': by then every row has arrived.
  const code = await new Promise((resolve) => child.once('close', resolve))
  const seconds = Math.round((Date.now() - startedAt.getTime()) / 1000)
  return {
    startedAt: startedAt.toISOString(),
    seconds,
    succeeded: code === 0 && rows.length > 0,
    rows,
  }
}

/** Earlier results of all benches, if they are from this machine. */
async function readPreviousResults(
  machine: BenchReport['machine'],
): Promise<BenchReport['benches']> {
  const text = await readFile(reportFile, 'utf8').catch(() => undefined)
  const report: BenchReport | undefined = text && JSON.parse(text)
  if (!report || !isDeepStrictEqual(report.machine, machine)) return {}
  return report.benches
}

await build(root)
const postgres = await openSitePostgres()
const results: BenchReport['benches'] = {}
try {
  await prepareTemplate(postgres.url)
  const machine = describeMachine(await versionOf(postgres.url))
  for (const name of requested.length > 0 ? requested : allBenches) {
    console.log(`\n${name}`)
    results[name] = await run(name, postgres.url)
    const allResults = { ...(await readPreviousResults(machine)), ...results }
    const benches = Object.fromEntries(
      allBenches.flatMap((bench) => (allResults[bench] ? [[bench, allResults[bench]]] : [])),
    )
    await mkdir(path.dirname(reportFile), { recursive: true })
    await writeFile(reportFile, `${JSON.stringify({ machine, benches }, null, 2)}\n`)
    if (process.argv.includes(WRITE_DOCS)) {
      await writeFile(path.join(root, 'docs/benchmarks.md'), formatPage({ machine, benches }))
    }
  }
} finally {
  await postgres.close()
}
console.log(`\n${formatTable(results)}\n`)
const failedBenches = Object.keys(results).filter((name) => !results[name]?.succeeded)
if (failedBenches.length > 0) console.log(`Missed: ${failedBenches.join(', ')}`)
console.log(`Figures   ${path.relative(root, reportFile)}`)
process.exit(failedBenches.length === 0 ? 0 : 1)
