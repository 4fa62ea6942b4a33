import type { ProposalChoices, ProposalItem } from '@agency/contract/proposal'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  extremeChoices,
  InvalidChoiceError,
  type PricedDraft,
  priceProposal,
} from './price-proposal.ts'

const RUNS = process.env.AGENCY_TEST_SIZE === 'full' ? 2_000 : 200

const item = (id: number, overrides: Partial<ProposalItem> = {}): ProposalItem => ({
  ...{ id: `i${id}`, section: 'Build', title: `Item ${id}`, description: '', unit: '' },
  ...{ unitPrice: 10_000, quantity: 100, kind: 'included', group: '', isChosen: true, range: null },
  ...overrides,
})
const draft = (items: ProposalItem[], overrides: Partial<PricedDraft> = {}): PricedDraft => ({
  ...{ items, discount: 0, gstBasisPoints: 1_000, depositBasisPoints: 3_000, ...overrides },
})

/** Items of every kind, with ranges, groups of two and three, and a valid choice. */
const proposal = fc
  .record({
    seeds: fc.array(
      fc.record({
        kind: fc.constantFrom('included', 'optional', 'group'),
        unitPrice: fc.integer({ min: 1, max: 200_000_000 }),
        quantity: fc.integer({ min: 1, max: 100_000 }),
        least: fc.integer({ min: 1, max: 20 }),
        span: fc.integer({ min: 0, max: 30 }),
        hasRange: fc.boolean(),
        isChosen: fc.boolean(),
        members: fc.integer({ min: 2, max: 3 }),
        pick: fc.nat(2),
        share: fc.nat(100),
      }),
      { minLength: 1, maxLength: 14 },
    ),
    discount: fc.integer({ min: 0, max: 200_000_000 }),
    gstBasisPoints: fc.integer({ min: 0, max: 10_000 }),
    depositBasisPoints: fc.integer({ min: 0, max: 10_000 }),
  })
  .map(({ seeds, ...rest }) => {
    const items: ProposalItem[] = []
    const choices: ProposalChoices = {}
    for (const [index, seed] of seeds.entries()) {
      const range = seed.hasRange ? { least: seed.least, most: seed.least + seed.span } : null
      const quantity = range ? range.least * 100 : seed.quantity
      const chosenQuantity = range ? (range.least + (seed.share % (seed.span + 1))) * 100 : quantity
      const shared = { unitPrice: seed.unitPrice, quantity, range }
      if (seed.kind === 'group') {
        for (let n = 0; n < seed.members; n += 1) {
          const id = items.length + 1
          const group = `Group ${index}`
          items.push(item(id, { ...shared, kind: 'alternative', group, isChosen: n === 0 }))
          choices[`i${id}`] = n === seed.pick % seed.members ? chosenQuantity : 0
        }
        continue
      }
      const id = items.length + 1
      const isOptional = seed.kind === 'optional'
      items.push(
        item(id, { ...shared, ...(isOptional && { kind: 'optional', isChosen: seed.isChosen }) }),
      )
      choices[`i${id}`] = isOptional && !seed.isChosen ? 0 : chosenQuantity
    }
    return { draft: draft(items, rest), choices }
  })

/** The same totals in arbitrary-precision integer arithmetic, in the documented order. */
function exactTotals(
  { items, discount, gstBasisPoints, depositBasisPoints }: PricedDraft,
  choices: ProposalChoices,
) {
  const divideHalfUp = (value: bigint, divisor: bigint) => (value + divisor / 2n) / divisor
  const sum = items.reduce(
    (all, { id, unitPrice }) =>
      all + divideHalfUp(BigInt(choices[id] ?? 0) * BigInt(unitPrice), 100n),
    0n,
  )
  const subtotal = sum > BigInt(discount) ? sum - BigInt(discount) : 0n
  const gst = divideHalfUp(subtotal * BigInt(gstBasisPoints), 10_000n)
  const total = subtotal + gst
  return {
    sum,
    subtotal,
    gst,
    total,
    deposit: divideHalfUp(total * BigInt(depositBasisPoints), 10_000n),
  }
}

test('computes exact totals to the cent for any choice', () => {
  fc.assert(
    fc.property(proposal, ({ draft: proposalDraft, choices }) => {
      const price = priceProposal(proposalDraft, choices)
      for (const [name, value] of Object.entries(exactTotals(proposalDraft, choices))) {
        expect(BigInt(price[name as 'total'])).toBe(value)
      }
      const minimum = priceProposal(proposalDraft, extremeChoices(proposalDraft.items, 'least'))
      const maximum = priceProposal(proposalDraft, extremeChoices(proposalDraft.items, 'most'))
      expect(price.total).toBeGreaterThanOrEqual(minimum.total)
      expect(price.total).toBeLessThanOrEqual(maximum.total)
    }),
    { numRuns: RUNS },
  )
})

describe('choices', () => {
  const items = [
    item(1),
    item(2, { kind: 'optional', isChosen: false }),
    item(3, { kind: 'alternative', group: 'Package' }),
    item(4, { kind: 'alternative', group: 'Package', isChosen: false }),
    item(5, { range: { least: 2, most: 5 }, quantity: 200 }),
    item(6, { kind: 'optional', isChosen: false, range: { least: 1, most: 3 } }),
  ]
  test.each<[string, ProposalChoices]>([
    ['leaving out an included item', { i1: 0 }],
    ['more of an item with a fixed quantity', { i2: 200 }],
    ['both of a group', { i4: 100 }],
    ['none of a group', { i3: 0 }],
    ['more than the range', { i5: 600 }],
    ['less than the range', { i5: 100 }],
    ['none of an included item with a range', { i5: 0 }],
    ['half an item', { i5: 250 }],
    ['a quantity below 0', { i6: -100 }],
    ['an unknown item', { i99: 100 }],
  ])('refuses %s', (_, choices) => {
    expect(() => priceProposal(draft(items), choices)).toThrow(InvalidChoiceError)
  })
  test('accepts what is offered', () => {
    const choices = { i2: 100, i3: 0, i4: 100, i5: 500, i6: 300 }
    expect(priceProposal(draft(items), choices).sum).toBe(10_000 * (1 + 1 + 1 + 5 + 3))
  })
})

test('limits a discount to the sum', () => {
  const price = priceProposal(draft([item(1)], { discount: 50_000 }))
  expect(price).toMatchObject({ sum: 10_000, discount: 10_000, subtotal: 0, gst: 0, total: 0 })
})

test('gives an unselected item the price it would add', () => {
  const [line] = priceProposal(
    draft([item(1, { kind: 'optional', isChosen: false, quantity: 250 })]),
  ).lines
  expect(line).toEqual({ id: 'i1', isChosen: false, quantity: 250, amount: 25_000 })
})
