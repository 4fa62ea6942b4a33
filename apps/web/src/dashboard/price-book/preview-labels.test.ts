import type { PreviewedBrief } from '@agency/contract/price-book-calls'
import { expect, test } from 'vitest'
import { differenceText, largeChanges, previewSummary } from './preview-labels.ts'

const row = (before: number, after: number): PreviewedBrief => ({
  ...{ reference: 'WE-1', companyName: 'Lantern', createdAt: '2026-11-23T00:00:00Z', moved: [] },
  ...{ before, after },
})

test('formats a difference with its sign', () => {
  expect(differenceText(row(100_000, 220_050))).toBe('+$1,200.50')
  expect(differenceText(row(220_050, 100_000))).toBe('−$1,200.50')
  expect(differenceText(row(1, 1))).toBe('no change')
})

test('counts a total that changes by more than half as a large move', () => {
  const rows = [row(100, 150), row(100, 151), row(100, 50), row(100, 49), row(0, 1), row(0, 0)]
  expect(largeChanges(rows)).toEqual([row(100, 151), row(100, 49), row(0, 1)])
})

test('summarises the preview', () => {
  expect(previewSummary([])).toBe('There are no briefs to try it on yet.')
  expect(previewSummary([row(1, 1)])).toBe('The last brief: no total changes.')
  expect(previewSummary([row(1, 2), row(1, 1)])).toBe('The last 2 briefs: 1 total moves.')
  expect(previewSummary([row(1, 2), row(2, 1)])).toBe('The last 2 briefs: 2 totals move.')
})
