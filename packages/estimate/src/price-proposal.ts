import type {
  ProposalChoices,
  ProposalDraft,
  ProposalItem,
  ProposalPrice,
} from '@agency/contract/proposal'
import { shareOf } from './amounts.ts'

/** The parts of a proposal that determine its price. */
export type PricedDraft = Pick<
  ProposalDraft,
  'items' | 'discount' | 'gstBasisPoints' | 'depositBasisPoints'
>

/** Cents for hundredths of a unit, rounded half up to a whole cent. */
export const amountOf = (quantity: number, unitPrice: number): number =>
  Math.floor((quantity * unitPrice + 50) / 100)

/** The item that an invalid choice is about. */
export class InvalidChoiceError extends Error {
  readonly itemId: string
  constructor(itemId: string, message: string) {
    super(message)
    this.itemId = itemId
  }
}

const isAllowedQuantity = ({ range, quantity }: ProposalItem, chosen: number) =>
  range === null
    ? chosen === quantity
    : chosen % 100 === 0 && chosen >= range.least * 100 && chosen <= range.most * 100

/** Throws InvalidChoiceError if the client cannot have chosen this quantity of an item. */
function checkChoice(item: ProposalItem, chosen: number): void {
  if (chosen === 0 && item.kind !== 'included') return
  if (isAllowedQuantity(item, chosen)) return
  const { range, title, id } = item
  throw new InvalidChoiceError(
    id,
    range
      ? `Please choose ${range.least} to ${range.most} of '${title}'.`
      : `'${title}' has a fixed quantity.`,
  )
}

/** Throws InvalidChoiceError if a group has no choice, or several. */
function checkGroups(items: ProposalItem[], quantityOf: (item: ProposalItem) => number): void {
  const chosen = new Map<string, { id: string; count: number }>()
  for (const item of items) {
    if (item.kind !== 'alternative') continue
    const previous = chosen.get(item.group) ?? { id: item.id, count: 0 }
    chosen.set(item.group, { ...previous, count: previous.count + (quantityOf(item) > 0 ? 1 : 0) })
  }
  for (const [group, { id, count }] of chosen) {
    if (count !== 1) throw new InvalidChoiceError(id, `Please choose one of '${group}'.`)
  }
}

/**
 * The price of a proposal with a client's choices, in whole cents. A line is quantity times unit
 * price, rounded half up to a cent; the sum is the exact sum of the chosen lines. The discount is
 * deducted from it, down to 0 at most. GST is calculated once, on the remainder, and rounded half
 * up to a cent, and so is the deposit on the total. Throws InvalidChoiceError for a choice that the
 * proposal does not offer.
 */
export function priceProposal(
  { items, discount, gstBasisPoints, depositBasisPoints }: PricedDraft,
  choices: ProposalChoices = {},
): ProposalPrice {
  const known = new Set(items.map(({ id }) => id))
  for (const id of Object.keys(choices)) {
    if (!known.has(id)) throw new InvalidChoiceError(id, 'There is no such item.')
  }
  const quantityOf = ({ id, kind, isChosen, quantity }: ProposalItem): number =>
    choices[id] ?? (kind === 'included' || isChosen ? quantity : 0)
  for (const item of items) {
    const chosen = choices[item.id]
    if (chosen !== undefined) checkChoice(item, chosen)
  }
  checkGroups(items, quantityOf)
  const lines = items.map((item) => {
    const chosen = quantityOf(item)
    const quantity = chosen || item.quantity
    const amount = amountOf(quantity, item.unitPrice)
    return { id: item.id, isChosen: chosen > 0, quantity, amount }
  })
  const sum = lines.reduce((all, { isChosen, amount }) => all + (isChosen ? amount : 0), 0)
  const appliedDiscount = Math.min(discount, sum)
  const subtotal = sum - appliedDiscount
  const gst = shareOf(subtotal, gstBasisPoints)
  const total = subtotal + gst
  const deposit = shareOf(total, depositBasisPoints)
  return { lines, sum, discount: appliedDiscount, subtotal, gst, total, deposit }
}

/** The choices that make a proposal as cheap, or as expensive, as possible. */
export function extremeChoices(items: ProposalItem[], extreme: 'least' | 'most'): ProposalChoices {
  const chosen: ProposalChoices = {}
  const groups = new Map<string, { id: string; amount: number; quantity: number }>()
  for (const item of items) {
    const quantity = item.range ? item.range[extreme] * 100 : item.quantity
    if (item.kind === 'alternative') {
      const amount = amountOf(quantity, item.unitPrice)
      const best = groups.get(item.group)
      const isBetter = !best || (extreme === 'least' ? amount < best.amount : amount > best.amount)
      if (isBetter) groups.set(item.group, { id: item.id, amount, quantity })
      chosen[item.id] = 0
    } else chosen[item.id] = item.kind === 'optional' && extreme === 'least' ? 0 : quantity
  }
  for (const { id, quantity } of groups.values()) chosen[id] = quantity
  return chosen
}
