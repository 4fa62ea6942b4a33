import { ProposalDraft } from '@agency/contract/proposal'
import { expect, test } from 'vitest'
import { draftFrom, fieldOf, newItem, valuesOf } from './proposal-values.ts'

const draft: ProposalDraft = {
  title: 'Website for Saltbush',
  introduction: 'Hello.\n\nTwo lines.',
  scope: [
    { name: 'Home', description: 'What it is: and where' },
    { name: 'Shop', description: '' },
  ],
  items: [
    {
      ...{ id: 'i1', section: 'Build', title: 'Website', description: '', unit: 'hours' },
      ...{ unitPrice: 16_550, quantity: 1_225, kind: 'included', group: '', isChosen: true },
      range: null,
    },
    {
      ...{ id: 'i2', section: 'Options', title: 'Pages', description: 'More', unit: 'pages' },
      ...{ unitPrice: 30_000, quantity: 200, kind: 'optional', group: '', isChosen: false },
      range: { least: 1, most: 9 },
    },
  ],
  discount: 12_345,
  gstBasisPoints: 1_000,
  timeline: [{ phase: 'Build', firstWeek: 2, weeks: 3, needs: 'Texts' }],
  assumptions: ['One person decides'],
  exclusions: [],
  depositBasisPoints: 3_050,
  paymentDays: 14,
  terms: ['Fair.', 'Square.'],
  notes: '',
  consent: 'I agree.',
  validDays: 30,
  reminderDays: [7, 2],
  showsConcept: true,
}

test('round-trips a draft through the form', () => {
  expect(ProposalDraft.parse(draftFrom(valuesOf(draft)))).toEqual(draft)
})

test.each([
  ['an ambiguous price', { unitPrice: '1,50' }, 'items.0.unitPrice'],
  ['no price', { unitPrice: '' }, 'items.0.unitPrice'],
  ['a quantity in words', { quantity: 'two' }, 'items.0.quantity'],
  ['half a range', { least: '2' }, 'items.0.most'],
  ['no title', { title: ' ' }, 'items.0.title'],
])('reports %s at its field', (_, change, field) => {
  const values = valuesOf(draft)
  const [first, ...rest] = values.items
  if (!first) throw new Error('no item')
  const parsed = ProposalDraft.safeParse(
    draftFrom({ ...values, items: [{ ...first, ...change }, ...rest] }),
  )
  const fields = parsed.error?.issues.map(({ path }) => fieldOf(path as (string | number)[]))
  expect(fields).toContain(field)
})

test('gives a new item its own id', () => {
  const { items } = valuesOf(draft)
  expect(newItem(items)).toMatchObject({ id: 'i3', section: 'Options' })
})
