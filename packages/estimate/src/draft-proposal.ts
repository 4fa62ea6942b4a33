import type { Estimate } from '@agency/contract/estimate'
import type { ProposalDraft, ProposalItem } from '@agency/contract/proposal'
import { truncate } from '@agency/contract/text'
import { shareOf } from './amounts.ts'

/** The default consent text, which the owner can replace. It is not legal advice. */
export const DEFAULT_CONSENT =
  'I have read this proposal and its terms. I accept them, and I am allowed to do so for the company named above. My name below, typed or drawn, is my signature.'

const DEFAULT_TITLE = 'Website proposal'
const REMINDER_DAYS = [7, 2]

/** The cents before GST that give this amount with GST. */
function netOf(gross: number, basisPoints: number): number {
  const approximate = Math.round((gross * 10_000) / (10_000 + basisPoints))
  const exact = [approximate, approximate - 1, approximate + 1].find(
    (net) => net + shareOf(net, basisPoints) === gross,
  )
  return exact ?? approximate
}

type NewItem = Omit<ProposalItem, 'id'>

const itemDefaults: Pick<NewItem, 'description' | 'kind' | 'group' | 'isChosen' | 'range'> = {
  description: '',
  kind: 'included',
  group: '',
  isChosen: true,
  range: null,
}

const toSingleLine = (text: string, maximum: number) =>
  truncate(text.replace(/\s+/g, ' ').trim(), maximum)

/** The lines, any surcharge up to the minimum price, and the extras, which are not chosen yet. */
function itemsOf({ lines, adjustments, options, rateCard }: Estimate): NewItem[] {
  const work = lines.map(
    ({ phase, description, quarterHours, hourly }): NewItem => ({
      ...itemDefaults,
      ...{ section: phase, title: toSingleLine(description, 200) },
      ...{ unitPrice: hourly, quantity: quarterHours * 25, unit: 'hours' },
    }),
  )
  const surcharges = adjustments
    .filter(({ amount }) => amount > 0)
    .map(
      ({ description, amount }): NewItem => ({
        ...itemDefaults,
        ...{ section: 'Project', title: toSingleLine(description, 200) },
        ...{ unitPrice: amount, quantity: 100, unit: '' },
      }),
    )
  const extras = options.map(
    ({ name, description, amount }): NewItem => ({
      ...itemDefaults,
      ...{
        section: 'Options',
        title: toSingleLine(name, 200),
        description: truncate(description, 600),
      },
      ...{ unitPrice: netOf(amount, rateCard.gstBasisPoints), quantity: 100, unit: '' },
      ...{ kind: 'optional', isChosen: false },
    }),
  )
  return [...work, ...surcharges, ...extras]
}

/**
 * A proposal can contain neither free items nor items above its price limit, which estimates may
 * contain if they were made under an earlier, higher limit.
 */
const isPriced = ({ unitPrice, quantity }: NewItem) =>
  unitPrice >= 1 && unitPrice <= 200_000_000 && quantity >= 1 && quantity <= 100_000

/** The draft that an automatic estimate makes: the same lines, and the same total to the cent. */
export function draftOf(estimate: Estimate, company: string): ProposalDraft {
  const { rateCard, adjustments, pages, features, timeline, terms } = estimate
  const discount = adjustments.reduce((sum, { amount }) => sum + Math.max(0, -amount), 0)
  const pricedItems = itemsOf(estimate).filter(isPriced).slice(0, 60)
  const lumpSum: NewItem = {
    ...itemDefaults,
    ...{ section: 'Project', title: 'Website' },
    ...{ unitPrice: Math.max(1, estimate.subtotal + discount), quantity: 100, unit: '' },
  }
  const items = pricedItems.some(({ kind }) => kind === 'included')
    ? pricedItems
    : [lumpSum, ...pricedItems].slice(0, 60)
  return {
    title: toSingleLine(company ? `Website for ${company}` : DEFAULT_TITLE, 120),
    introduction: '',
    scope: [...pages.map(({ name, purpose }) => ({ name, description: purpose })), ...features]
      .map(({ name, description }) => ({
        ...{ name: toSingleLine(name, 120), description: truncate(description.trim(), 600) },
      }))
      .filter(({ name }) => name !== '')
      .slice(0, 80),
    items: items.map((item, index) => ({ id: `i${index + 1}`, ...item })),
    discount: Math.min(discount, 200_000_000),
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
