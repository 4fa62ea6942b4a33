import { cpus, totalmem, type } from 'node:os'
import { formatValue, type Row, targetOf } from './bench-report.ts'

/** The report of one bench's last run. */
export interface BenchResult {
  /** ISO date and time. */
  startedAt: string
  seconds: number
  /** Whether it finished, and met every target. */
  succeeded: boolean
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
  const processors = cpus()
  return {
    cores: processors.length,
    cpu: processors[0]?.model.trim() ?? 'unknown',
    memory: Math.round(totalmem() / 1e9),
    system: type(),
    node: process.versions.node,
    postgres,
  }
}

const HEADINGS = ['Bench', 'Metric', 'Value', 'Baseline', 'Ratio', 'Target', 'Result']
/** The columns of figures. */
const NUMERIC_COLUMNS = new Set([2, 3, 4, 5])

const resultOf = ({ isMet }: Row) => (isMet === undefined ? '' : isMet ? 'met' : 'MISSED')

const cellsOf = (bench: string, row: Row) => [
  bench,
  row.metric,
  formatValue(row.value, row.unit),
  row.baseline === undefined ? '' : formatValue(row.baseline, row.unit),
  row.ratio === undefined ? '' : row.ratio.toFixed(2),
  targetOf(row),
  resultOf(row),
]

/** Rows of every bench; one that did not finish has a row that says so. */
const linesOf = (benches: BenchReport['benches']) =>
  Object.entries(benches).flatMap(([name, { rows, succeeded }]) => [
    ...rows.map((row) => cellsOf(name, row)),
    ...(succeeded || rows.some(({ isMet }) => isMet === false)
      ? []
      : [[name, 'did not finish', '', '', '', '', 'MISSED']]),
  ])

/** The table for a terminal. */
export function formatTable(benches: BenchReport['benches']): string {
  const lines = [HEADINGS, ...linesOf(benches)]
  const widths = HEADINGS.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  )
  return lines
    .map((line) =>
      line
        .map((cell, index) =>
          NUMERIC_COLUMNS.has(index)
            ? cell.padStart(widths[index] ?? 0)
            : cell.padEnd(widths[index] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const dayOf = (iso: string) =>
  new Date(iso).toLocaleDateString('en-AU', { dateStyle: 'long', timeZone: 'UTC' })

/** The page docs/benchmarks.md. */
export function formatPage({ machine, benches }: BenchReport): string {
  const { cores, cpu, memory, system, node, postgres } = machine
  const days = [...new Set(Object.values(benches).map(({ startedAt }) => dayOf(startedAt)))]
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`
  return `${[
    '# Benchmarks',
    '',
    'Written by `npm run bench -- --write-docs`. [How we measure](how-we-measure.md) explains how each figure is measured.',
    '',
    `Taken on ${days.join(' and ')} on ${cores} cores (${cpu}), ${memory} GB, ${system}, Node.js ${node}, PostgreSQL ${postgres}.`,
    'If there is a baseline, the target is for the ratio, otherwise for the value itself; figures without a target are for information only.',
    '',
    row(HEADINGS),
    row(HEADINGS.map((_, index) => (NUMERIC_COLUMNS.has(index) ? '--:' : '---'))),
    ...linesOf(benches).map(row),
  ].join('\n')}\n`
}
