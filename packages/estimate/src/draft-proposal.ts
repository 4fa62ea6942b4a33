import type { Estimate } from '@agency/contract/estimate'
import type { ProposalDraft, ProposalItem } from '@agency/contract/proposal'
import { truncate } from '@agency/contract/text'
import { shareOf } from './amounts.ts'

/** The owner's starting point. It is theirs to replace, and is not legal advice. */
export const DEFAULT_CONSENT =
  'I have read this proposal and its terms. I accept them, and I am allowed to do so for the company named above. My name below, typed or drawn, is my signature.'

const DEFAULT_TITLE = 'Website proposal'
const REMINDER_DAYS = [7, 2]

/** The cents before GST that give this amount with GST. */
function netOf(gross: number, basisPoints: number): number {
  const near = Math.round((gross * 10_000) / (10_000 + basisPoints))
  const found = [near, near - 1, near + 1].find((net) => net + shareOf(net, basisPoints) === gross)
  return found ?? near
}

type NewItem = Omit<ProposalItem, 'id'>

const fixed: Pick<NewItem, 'description' | 'kind' | 'group' | 'isChosen' | 'range'> = {
  description: '',
  kind: 'included',
  group: '',
  isChosen: true,
  range: null,
}

const clipped = (text: string, maximum: number) =>
  truncate(text.replace(/\s+/g, ' ').trim(), maximum)

/** Lines, the adjustment to the minimum price, and the extras, none of them chosen. */
function itemsOf({ lines, adjustments, options, rateCard }: Estimate): NewItem[] {
  const work = lines.map(
    ({ phase, description, quarterHours, hourly }): NewItem => ({
      ...fixed,
      ...{ section: phase, title: clipped(description, 200) },
      ...{ unitPrice: hourly, quantity: quarterHours * 25, unit: 'hours' },
    }),
  )
  const added = adjustments
    .filter(({ amount }) => amount > 0)
    .map(
      ({ description, amount }): NewItem => ({
        ...fixed,
        ...{ section: 'Project', title: clipped(description, 200) },
        ...{ unitPrice: amount, quantity: 100, unit: '' },
      }),
    )
  const extras = options.map(
    ({ name, description, amount }): NewItem => ({
      ...fixed,
      ...{ section: 'Options', title: clipped(name, 200), description: truncate(description, 600) },
      ...{ unitPrice: netOf(amount, rateCard.gstBasisPoints), quantity: 100, unit: '' },
      ...{ kind: 'optional', isChosen: false },
    }),
  )
  return [...work, ...added, ...extras]
}

/**
 * Items that a proposal cannot contain are worth nothing, or come from rates under an earlier,
 * higher limit.
 */
const isPriced = ({ unitPrice, quantity }: NewItem) =>
  unitPrice >= 1 && unitPrice <= 200_000_000 && quantity >= 1 && quantity <= 100_000

/** The draft that an automatic estimate makes: the same lines, and the same total to the cent. */
export function draftOf(estimate: Estimate, company: string): ProposalDraft {
  const { rateCard, adjustments, pages, features, timeline, terms } = estimate
  const taken = adjustments.reduce((sum, { amount }) => sum + Math.max(0, -amount), 0)
  const found = itemsOf(estimate).filter(isPriced).slice(0, 60)
  const whole: NewItem = {
    ...fixed,
    ...{ section: 'Project', title: 'Website' },
    ...{ unitPrice: Math.max(1, estimate.subtotal + taken), quantity: 100, unit: '' },
  }
  const items = found.some(({ kind }) => kind === 'included')
    ? found
    : [whole, ...found].slice(0, 60)
  return {
    title: clipped(company ? `Website for ${company}` : DEFAULT_TITLE, 120),
    introduction: '',
    scope: [...pages.map(({ name, purpose }) => ({ name, description: purpose })), ...features]
      .map(({ name, description }) => ({
        ...{ name: clipped(name, 120), description: truncate(description.trim(), 600) },
      }))
      .filter(({ name }) => name !== '')
      .slice(0, 80),
    items: items.map((item, index) => ({ id: `i${index + 1}`, ...item })),
    discount: Math.min(taken, 200_000_000),
    gstBasisPoints: rateCard.gstBasisPoints,
    timeline: timeline.slice(0, 20).map(({ phase, firstWeek, weeks, needs }) => ({
      ...{ phase, firstWeek, weeks, needs: truncate(needs, 300) },
    })),
    assumptions: estimate.assumptions.slice(0, 40).map((text) => text.slice(0, 600)),
    exclusions: estimate.exclusions.slice(0, 40).map((text) => text.slice(0, 600)),
    depositBasisPoints: terms?.depositBasisPoints ?? 0,
    paymentDays: terms?.paymentDays ?? 0,
    terms: (terms?.lines ?? []).slice(0, 40),
    notes: '',
    consent: DEFAULT_CONSENT,
    validDays: rateCard.validDays,
    reminderDays: REMINDER_DAYS.filter((days) => days < rateCard.validDays),
    showsConcept: true,
  }
}
