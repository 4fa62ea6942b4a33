import type { ProposalDraft, ProposalItem } from '@agency/contract/proposal'
import type { DraftChange } from '@agency/contract/proposal-calls'
import { amountOf } from './price-proposal.ts'

/** Sorts keys, so that equal values serialise equally. */
const sortKeys = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

const isEqual = (one: unknown, other: unknown) =>
  JSON.stringify(one, sortKeys) === JSON.stringify(other, sortKeys)

const amount = ({ quantity, unitPrice }: ProposalItem) => amountOf(quantity, unitPrice)

const labels: Partial<Record<keyof ProposalDraft, string>> = {
  introduction: 'Introduction',
  scope: 'Scope',
  timeline: 'Timeline',
  assumptions: 'Assumptions',
  exclusions: 'Exclusions',
  terms: 'Terms',
  notes: 'Notes',
  consent: 'Consent',
  gstBasisPoints: 'GST',
  depositBasisPoints: 'Deposit',
  paymentDays: 'Days to pay',
  validDays: 'Days it is valid',
  reminderDays: 'Reminders',
  showsConcept: 'Concept picture',
}

function itemChanges(before: ProposalItem[], after: ProposalItem[]): DraftChange[] {
  const unmatched = new Map(before.map((item) => [item.id, item]))
  const changes = after.flatMap((item): DraftChange[] => {
    const old = unmatched.get(item.id)
    unmatched.delete(item.id)
    if (!old) return [{ kind: 'added', what: item.title, before: null, after: amount(item) }]
    if (isEqual(old, item)) return []
    return [{ kind: 'changed', what: item.title, before: amount(old), after: amount(item) }]
  })
  const removed = [...unmatched.values()].map((item): DraftChange => {
    return { kind: 'removed', what: item.title, before: amount(item), after: null }
  })
  return [...changes, ...removed]
}

/**
 * The differences between a draft and the one generated from its estimate. Titles are not compared,
 * since the estimate has none.
 */
export function compareDrafts(before: ProposalDraft, after: ProposalDraft): DraftChange[] {
  const fieldChanges = (Object.keys(labels) as (keyof ProposalDraft)[])
    .filter((key) => !isEqual(before[key], after[key]))
    .map(
      (key): DraftChange => ({
        ...{ kind: 'changed', what: labels[key] ?? key, before: null, after: null },
      }),
    )
  const discount: DraftChange[] =
    before.discount === after.discount
      ? []
      : [{ kind: 'changed', what: 'Discount', before: before.discount, after: after.discount }]
  return [...itemChanges(before.items, after.items), ...discount, ...fieldChanges]
}
