import { cpus, totalmem, type } from 'node:os'
import { type Row, readable, targetOf } from './bench-report.ts'

/** The report of one bench's last run. */
export interface BenchResult {
  /** ISO date and time. */
  takenAt: string
  seconds: number
  /** Whether it finished, and met every target. */
  isGood: boolean
  rows: Row[]
}

export interface Machine {
  cores: number
  cpu: string
  /** Gigabytes. */
  memory: number
  system: string
  node: string
  postgres: string
}

export interface BenchReport {
  machine: Machine
  /** Keyed by bench name. */
  benches: Record<string, BenchResult>
}

export function describeMachine(postgres: string): Machine {
  const all = cpus()
  return {
    cores: all.length,
    cpu: all[0]?.model.trim() ?? 'unknown',
    memory: Math.round(totalmem() / 1e9),
    system: type(),
    node: process.versions.node,
    postgres,
  }
}

const HEADINGS = ['Bench', 'What', 'Ours', 'Yardstick', 'Ratio', 'Target', 'Verdict']
/** The columns of figures. */
const RIGHT = new Set([2, 3, 4, 5])

const verdictOf = ({ isMet }: Row) => (isMet === undefined ? '' : isMet ? 'met' : 'MISSED')

const cellsOf = (bench: string, row: Row) => [
  bench,
  row.what,
  readable(row.ours, row.unit),
  row.yardstick === undefined ? '' : readable(row.yardstick, row.unit),
  row.ratio === undefined ? '' : row.ratio.toFixed(2),
  targetOf(row),
  verdictOf(row),
]

/** Rows of every bench; one that did not finish has a row that says so. */
const linesOf = (benches: BenchReport['benches']) =>
  Object.entries(benches).flatMap(([name, { rows, isGood }]) => [
    ...rows.map((row) => cellsOf(name, row)),
    ...(isGood || rows.some(({ isMet }) => isMet === false)
      ? []
      : [[name, 'did not come to its end', '', '', '', '', 'MISSED']]),
  ])

/** The table for a terminal. */
export function drawTable(benches: BenchReport['benches']): string {
  const lines = [HEADINGS, ...linesOf(benches)]
  const widths = HEADINGS.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  )
  return lines
    .map((line) =>
      line
        .map((cell, at) =>
          RIGHT.has(at) ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const dayOf = (iso: string) =>
  new Date(iso).toLocaleDateString('en-AU', { dateStyle: 'long', timeZone: 'UTC' })

/** The page docs/benchmarks.md. */
export function writePage({ machine, benches }: BenchReport): string {
  const { cores, cpu, memory, system, node, postgres } = machine
  const days = [...new Set(Object.values(benches).map(({ takenAt }) => dayOf(takenAt)))]
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`
  return `${[
    '# Benchmarks',
    '',
    'Written by `npm run bench -- --write-docs`. [How we measure](how-we-measure.md) explains how each figure is measured.',
    '',
    `Taken on ${days.join(' and ')} on ${cores} cores (${cpu}), ${memory} GB, ${system}, Node.js ${node}, PostgreSQL ${postgres}.`,
    'If there is a yardstick, the target is for the ratio, otherwise for our own figure; figures without a target are for information only.',
    '',
    row(HEADINGS),
    row(HEADINGS.map((_, at) => (RIGHT.has(at) ? '--:' : '---'))),
    ...linesOf(benches).map(row),
  ].join('\n')}\n`
}
