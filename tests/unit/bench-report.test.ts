import { type Figure, meetsTarget, targetOf } from '@agency/tools/bench/bench-report'
import { type BenchResult, formatPage, formatTable } from '@agency/tools/bench/bench-table'
import { describe, expect, test } from 'vitest'

describe('a benchmark figure', () => {
  test.each<[string, Partial<Figure>, boolean | undefined]>([
    ['is not judged without a target', {}, undefined],
    ['meets a target that it reaches', { value: 700, atMost: 700 }, true],
    ['misses a target that it exceeds', { value: 701, atMost: 700 }, false],
    ['misses a target that it falls short of', { value: 1.9, atLeast: 2 }, false],
    ['is judged by its ratio if it has one', { value: 1, ratio: 0.6, atLeast: 0.7 }, false],
    ['misses every target when nothing was measured', { value: Number.NaN, atMost: 5 }, false],
    ['misses its target when it is the maximum of nothing', buildEmptyFigure(), false],
  ])('%s', (_promise, figure, isMet) => {
    expect(meetsTarget({ metric: 'it', value: 0, ...figure })).toBe(isMet)
  })

  test('shows its target in the unit of the judged value', () => {
    expect(targetOf({ metric: 'it', value: 1, unit: 'ms', atMost: 700 })).toBe('≤ 700 ms')
    const compared = { metric: 'it', value: 1, unit: 'a second', baseline: 2, ratio: 0.5 }
    expect(targetOf({ ...compared, atLeast: 0.7 })).toBe('≥ 0.7')
    expect(targetOf({ metric: 'it', value: 200, atLeast: 200, atMost: 200 })).toBe('= 200')
  })
})

function buildEmptyFigure(): Partial<Figure> {
  return { value: Math.max(...[]), atMost: 5 }
}

describe('the table', () => {
  const result = (change: Partial<BenchResult>): BenchResult => ({
    ...{ startedAt: '2026-01-02T03:04:05.000Z', seconds: 1, succeeded: true, rows: [] },
    ...change,
  })
  const rows = [{ metric: 'it', value: 1_234.5, unit: 'ms', atMost: 1_000, isMet: false }]

  test('shows which figure missed its target', () => {
    const [, line] = formatTable({ some: result({ succeeded: false, rows }) }).split('\n')
    expect(line?.split(/ {2,}/)).toEqual(['some', 'it', '1,235 ms', '≤ 1,000 ms', 'MISSED'])
  })

  test('shows which benchmark did not finish', () => {
    const table = formatTable({ some: result({ succeeded: false, rows: [] }) })
    expect(table).toMatch(/some +did not finish +MISSED/)
  })

  test('is written to the page with the machine and the date', () => {
    const machine = { cores: 2, cpu: 'A core', memory: 8, system: 'Linux', node: '24.0.0' }
    const page = formatPage({
      machine: { ...machine, postgres: '18.4' },
      benches: { some: result({ rows }) },
    })
    expect(page).toContain('Taken on 2 January 2026 on 2 cores (A core), 8 GB')
    expect(page).toContain('| some | it | 1,235 ms |  |  | ≤ 1,000 ms | MISSED |')
  })
})
