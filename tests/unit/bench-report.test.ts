import { type Figure, meetsTarget, targetOf } from '@agency/tools/bench/bench-report'
import { type BenchResult, drawTable, writePage } from '@agency/tools/bench/bench-table'
import { describe, expect, test } from 'vitest'

describe('a benchmark figure', () => {
  test.each<[string, Partial<Figure>, boolean | undefined]>([
    ['is not judged without a target', {}, undefined],
    ['meets a target that it reaches', { ours: 700, atMost: 700 }, true],
    ['misses a target that it exceeds', { ours: 701, atMost: 700 }, false],
    ['misses a target that it falls short of', { ours: 1.9, atLeast: 2 }, false],
    ['is judged by its ratio if it has one', { ours: 1, ratio: 0.6, atLeast: 0.7 }, false],
    ['misses every target when nothing was measured', { ours: Number.NaN, atMost: 5 }, false],
    ['misses its target when it is the maximum of nothing', noneTaken(), false],
  ])('%s', (_promise, figure, isMet) => {
    expect(meetsTarget({ what: 'it', ours: 0, ...figure })).toBe(isMet)
  })

  test('shows its target in the unit of the judged value', () => {
    expect(targetOf({ what: 'it', ours: 1, unit: 'ms', atMost: 700 })).toBe('≤ 700 ms')
    const beside = { what: 'it', ours: 1, unit: 'a second', yardstick: 2, ratio: 0.5 }
    expect(targetOf({ ...beside, atLeast: 0.7 })).toBe('≥ 0.7')
    expect(targetOf({ what: 'it', ours: 200, atLeast: 200, atMost: 200 })).toBe('= 200')
  })
})

function noneTaken(): Partial<Figure> {
  return { ours: Math.max(...[]), atMost: 5 }
}

describe('the table', () => {
  const result = (change: Partial<BenchResult>): BenchResult => ({
    ...{ takenAt: '2026-01-02T03:04:05.000Z', seconds: 1, isGood: true, rows: [] },
    ...change,
  })
  const rows = [{ what: 'it', ours: 1_234.5, unit: 'ms', atMost: 1_000, isMet: false }]

  test('shows which figure missed its target', () => {
    const [, line] = drawTable({ some: result({ isGood: false, rows }) }).split('\n')
    expect(line?.split(/ {2,}/)).toEqual(['some', 'it', '1,235 ms', '≤ 1,000 ms', 'MISSED'])
  })

  test('shows which benchmark did not finish', () => {
    const drawn = drawTable({ some: result({ isGood: false, rows: [] }) })
    expect(drawn).toMatch(/some +did not come to its end +MISSED/)
  })

  test('is written to the page with the machine and the date', () => {
    const machine = { cores: 2, cpu: 'A core', memory: 8, system: 'Linux', node: '24.0.0' }
    const page = writePage({
      machine: { ...machine, postgres: '18.4' },
      benches: { some: result({ rows }) },
    })
    expect(page).toContain('Taken on 2 January 2026 on 2 cores (A core), 8 GB')
    expect(page).toContain('| some | it | 1,235 ms |  |  | ≤ 1,000 ms | MISSED |')
  })
})
