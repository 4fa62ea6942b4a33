import type { ProposalDraft, ProposalItem } from '@agency/contract/proposal'
import type { DraftChange } from '@agency/contract/proposal-calls'
import { amountOf } from './price-proposal.ts'

/** Sorts keys, so that equal values serialise equally. */
const ordered = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one, ordered) === JSON.stringify(other, ordered)

const amount = ({ quantity, unitPrice }: ProposalItem) => amountOf(quantity, unitPrice)

const names: Partial<Record<keyof ProposalDraft, string>> = {
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
  const earlier = new Map(before.map((item) => [item.id, item]))
  const changes = after.flatMap((item): DraftChange[] => {
    const old = earlier.get(item.id)
    earlier.delete(item.id)
    if (!old) return [{ kind: 'added', what: item.title, before: null, after: amount(item) }]
    if (isSame(old, item)) return []
    return [{ kind: 'changed', what: item.title, before: amount(old), after: amount(item) }]
  })
  const removed = [...earlier.values()].map((item): DraftChange => {
    return { kind: 'removed', what: item.title, before: amount(item), after: null }
  })
  return [...changes, ...removed]
}

/**
 * The differences between a draft and the one that its automatic estimate makes; the title does not
 * come from the estimate, so it is not compared.
 */
export function compareDrafts(before: ProposalDraft, after: ProposalDraft): DraftChange[] {
  const others = (Object.keys(names) as (keyof ProposalDraft)[])
    .filter((key) => !isSame(before[key], after[key]))
    .map(
      (key): DraftChange => ({
        ...{ kind: 'changed', what: names[key] ?? key, before: null, after: null },
      }),
    )
  const discount: DraftChange[] =
    before.discount === after.discount
      ? []
      : [{ kind: 'changed', what: 'Discount', before: before.discount, after: after.discount }]
  return [...itemChanges(before.items, after.items), ...discount, ...others]
}
