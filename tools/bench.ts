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
  drawTable,
  writePage,
} from './bench/bench-table.ts'
import { build } from './build.ts'
import { openSitePostgres, versionOf } from './postgres/postgres.ts'
import { prepareTemplate } from './postgres/test-database.ts'

const WRITE_DOCS = '--write-docs'
const root = path.dirname(import.meta.dirname)
const dir = path.join(root, 'tests/bench')
const reportFile = path.join(root, 'reports/bench.json')
const all = (await readdir(dir)).map((file) => path.basename(file, '.ts')).sort()
const requested = process.argv.slice(2).filter((name) => name !== WRITE_DOCS)
const unknown = requested.filter((name) => !all.includes(name))
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}; there are ${all.join(', ')}.`)
  process.exit(1)
}

/** Runs one bench in a separate process and collects its results. */
async function run(name: string, serverUrl: string): Promise<BenchResult> {
  const takenAt = new Date()
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
  const seconds = Math.round((Date.now() - takenAt.getTime()) / 1000)
  return { takenAt: takenAt.toISOString(), seconds, isGood: code === 0 && rows.length > 0, rows }
}

/** Earlier results of all benches, if they are from this machine. */
async function readEarlier(machine: BenchReport['machine']): Promise<BenchReport['benches']> {
  const text = await readFile(reportFile, 'utf8').catch(() => undefined)
  const report: BenchReport | undefined = text && JSON.parse(text)
  if (!report || !isDeepStrictEqual(report.machine, machine)) return {}
  return report.benches
}

await build(root)
const postgres = await openSitePostgres()
const taken: BenchReport['benches'] = {}
try {
  await prepareTemplate(postgres.url)
  const machine = describeMachine(await versionOf(postgres.url))
  for (const name of requested.length > 0 ? requested : all) {
    console.log(`\n${name}`)
    taken[name] = await run(name, postgres.url)
    const known = { ...(await readEarlier(machine)), ...taken }
    const benches = Object.fromEntries(
      all.flatMap((each) => (known[each] ? [[each, known[each]]] : [])),
    )
    await mkdir(path.dirname(reportFile), { recursive: true })
    await writeFile(reportFile, `${JSON.stringify({ machine, benches }, null, 2)}\n`)
    if (process.argv.includes(WRITE_DOCS)) {
      await writeFile(path.join(root, 'docs/benchmarks.md'), writePage({ machine, benches }))
    }
  }
} finally {
  await postgres.close()
}
console.log(`\n${drawTable(taken)}\n`)
const missed = Object.keys(taken).filter((name) => !taken[name]?.isGood)
if (missed.length > 0) console.log(`Missed: ${missed.join(', ')}`)
console.log(`Figures   ${path.relative(root, reportFile)}`)
process.exit(missed.length === 0 ? 0 : 1)
