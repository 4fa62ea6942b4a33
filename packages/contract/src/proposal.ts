import { z } from 'zod'
import { anyText, requiredText } from './text.ts'

/** The states of a proposal. 'expired' is not stored: it depends on the current day. */
export const proposalStates = [
  ...(['draft', 'sent', 'expired', 'accepted', 'declined', 'withdrawn'] as const),
] as const
export const ProposalState = z.enum(proposalStates)
export type ProposalState = z.infer<typeof ProposalState>

const oneLine = (text: z.ZodString) =>
  text.refine((value) => !/[\r\n]/.test(value), 'Please keep this to one line.')
const requiredLine = (max: number, missing: string) => oneLine(requiredText(max, missing))
const line = (max: number) => oneLine(anyText(max))

export const MAX_ITEMS = 60
/** Two million dollars, in cents. */
const MAX_PRICE = 200_000_000
const PRICE = 'Please enter an amount from $0.01 to $2,000,000.'
const QUANTITY = 'Please enter a quantity from 0.01 to 1,000.'
const WHOLE_QUANTITY = 'Please enter a whole number from 1 to 1,000.'

/** Price of one unit in cents, before GST. */
const UnitPrice = z.int(PRICE).min(1, PRICE).max(MAX_PRICE, PRICE)
/** Hundredths of a unit, so that quarter hours stay whole numbers. */
const Quantity = z.int(QUANTITY).min(1, QUANTITY).max(100_000, QUANTITY)
const WholeQuantity = z.int(WHOLE_QUANTITY).min(1, WHOLE_QUANTITY).max(1_000, WHOLE_QUANTITY)

export const ItemId = z.string().regex(/^i[1-9]\d{0,3}$/, 'There is no such item.')

/** Part of the price, an extra that the client may add, or one of several to choose from. */
export const itemKinds = ['included', 'optional', 'alternative'] as const

/** One line of a proposal: the deliverable and its price. */
export const ProposalItem = z
  .strictObject({
    id: ItemId,
    section: requiredLine(60, 'Please name the section that the item is in.'),
    title: requiredLine(200, 'Please say what is delivered.'),
    description: anyText(600),
    unitPrice: UnitPrice,
    quantity: Quantity,
    /** Such as 'hours'; '' if the item is a single thing. */
    unit: line(24),
    kind: z.enum(itemKinds, 'Please choose included, optional or one of several.'),
    /**
     * Name of the choice, such as 'Package': the same for all its alternatives, '' for other items.
     */
    group: line(60),
    /** Whether an extra or an alternative is selected by default. */
    isChosen: z.boolean('This has to be true or false.'),
    /** Range of whole units that the client may choose from; null if the quantity is fixed. */
    range: z.strictObject({ least: WholeQuantity, most: WholeQuantity }).nullable(),
  })
  .superRefine(({ kind, group, range, quantity }, issues) => {
    if (kind === 'alternative' && group === '') {
      issues.addIssue({ code: 'custom', path: ['group'], message: 'Please name the choice.' })
    }
    if (!range) return
    if (range.most < range.least) {
      const message = 'The most cannot be less than the least.'
      issues.addIssue({ code: 'custom', path: ['range', 'most'], message })
    }
    if (quantity % 100 !== 0 || quantity < range.least * 100 || quantity > range.most * 100) {
      const message = 'Please enter a whole number within what the client may choose.'
      issues.addIssue({ code: 'custom', path: ['quantity'], message })
    }
  })
export type ProposalItem = z.infer<typeof ProposalItem>

const NamedText = z.strictObject({
  name: requiredLine(120, 'Please enter a name.'),
  description: anyText(600),
})
const list = (maxItems: number, max: number) =>
  z
    .array(requiredText(max, 'Please leave no empty entry.'))
    .max(maxItems, `Please keep this to ${maxItems} lines.`)

const WEEKS = 'Please enter 1 to 260 weeks.'
const Weeks = z.int(WEEKS).min(1, WEEKS).max(260, WEEKS)
const PERCENT = 'Please enter a percentage from 0 to 100.'
/** Basis points: 1000 is 10%. */
const Share = z.int(PERCENT).min(0, PERCENT).max(10_000, PERCENT)
const DAYS = 'Please enter 1 to 365 days.'
const DISCOUNT = 'Please enter an amount from 0 to $2,000,000.'
const REMINDER = 'Please enter days from 1 to 90.'

/** Everything that the owner decides about a proposal. */
export const ProposalDraft = z
  .strictObject({
    title: requiredLine(120, 'Please enter a title.'),
    introduction: anyText(4_000),
    scope: z.array(NamedText).max(80, 'Please keep this to 80 entries.'),
    items: z
      .array(ProposalItem)
      .min(1, 'Please enter at least one item.')
      .max(MAX_ITEMS, `Please keep this to ${MAX_ITEMS} items.`),
    /** Cents before GST to subtract from the sum. */
    discount: z.int(DISCOUNT).min(0, DISCOUNT).max(MAX_PRICE, DISCOUNT),
    gstBasisPoints: Share,
    timeline: z
      .array(
        z.strictObject({
          phase: requiredLine(60, 'Please name the phase.'),
          firstWeek: Weeks,
          weeks: Weeks,
          needs: anyText(300),
        }),
      )
      .max(20, 'Please keep this to 20 phases.'),
    assumptions: list(40, 600),
    exclusions: list(40, 600),
    /** Share of the total that is due before the start; 0 for none. */
    depositBasisPoints: Share,
    paymentDays: z
      .int('Please enter 0 to 120 days.')
      .min(0)
      .max(120, 'Please enter 0 to 120 days.'),
    terms: list(40, 1_200),
    notes: anyText(4_000),
    /** What the client agrees to by signing. The owner's text, not legal advice. */
    consent: requiredText(1_000, 'Please enter what the client agrees to by signing.'),
    /** Number of days from sending to the last day on which it can be accepted. */
    validDays: z.int(DAYS).min(1, DAYS).max(365, DAYS),
    /** Days before the last one on which the client is reminded. */
    reminderDays: z
      .array(z.int(REMINDER).min(1, REMINDER).max(90, REMINDER))
      .max(5, 'Please keep this to 5 reminders.'),
    showsConcept: z.boolean('This has to be true or false.'),
  })
  .superRefine(({ items }, issues) => {
    const issueAt = (path: (string | number)[], message: string) =>
      issues.addIssue({ code: 'custom', path: ['items', ...path], message })
    const ids = new Set<string>()
    const groups = new Map<string, number[]>()
    for (const [index, item] of items.entries()) {
      if (ids.has(item.id)) issueAt([index, 'id'], 'Two items have the same id.')
      ids.add(item.id)
      if (item.kind === 'alternative') {
        groups.set(item.group, [...(groups.get(item.group) ?? []), index])
      }
    }
    for (const [group, members] of groups) {
      const [first = 0] = members
      if (members.length < 2) {
        issueAt([first, 'group'], `Please give '${group}' a second item to choose from.`)
      } else if (members.filter((index) => items[index]?.isChosen).length !== 1) {
        issueAt([first, 'isChosen'], `Please mark one item of '${group}' as chosen at first.`)
      }
    }
  })
export type ProposalDraft = z.infer<typeof ProposalDraft>

/**
 * The client's choices, in hundredths of a unit by the item's id; 0 for deselected items. Items not
 * listed have the proposal's defaults.
 */
export const ProposalChoices = z
  .record(ItemId, z.int('Please choose a whole number.').min(0).max(100_000))
  .refine((choices) => Object.keys(choices).length <= MAX_ITEMS, 'These are too many choices.')
export type ProposalChoices = z.infer<typeof ProposalChoices>

/** The price of a proposal with given choices, in cents. */
export const ProposalPrice = z.object({
  lines: z.array(
    z.object({
      id: z.string(),
      isChosen: z.boolean(),
      /** Hundredths of a unit: the quantity that is charged, or would be if it were selected. */
      quantity: z.int(),
      /** Before GST; for an item that is not selected, the amount it would add. */
      amount: z.int(),
    }),
  ),
  /** Sum of the selected items, before discount and GST. */
  sum: z.int(),
  discount: z.int(),
  subtotal: z.int(),
  gst: z.int(),
  total: z.int(),
  /** Part of the total that is due before the start. */
  deposit: z.int(),
})
export type ProposalPrice = z.infer<typeof ProposalPrice>

/** A proposal as it was sent: what the client sees and signs, whatever changes later. */
export const ProposalSnapshot = z.object({
  reference: z.string(),
  /** Counted from 1: each sending is a new version. */
  version: z.int().min(1),
  draft: ProposalDraft,
  agency: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    /** Eleven digits; '' if none is shown. */
    abn: z.string(),
  }),
  client: z.object({ name: z.string(), company: z.string(), email: z.string() }),
  /** Both are days in Melbourne, YYYY-MM-DD; it is valid until the end of the last. */
  sentOn: z.iso.date(),
  expiresOn: z.iso.date(),
  estimateReference: z.string(),
  priceBookVersion: z.int().min(1),
})
export type ProposalSnapshot = z.infer<typeof ProposalSnapshot>

export const proposalEventKinds = [
  ...(['created', 'sent', 'opened', 'changed', 'asked', 'accepted', 'declined'] as const),
  ...(['withdrawn', 'expired', 'reminded', 'reminders_stopped', 'sealed'] as const),
  'deposit_paid',
] as const
export type ProposalEventKind = (typeof proposalEventKinds)[number]

export const ProposalEvent = z.object({
  id: z.int(),
  kind: z.enum(proposalEventKinds),
  /** ISO 8601, UTC. */
  time: z.string(),
  /** The question, the reason for declining, or the choices; '' if there are no details. */
  text: z.string(),
  /**
   * Cents: total of the proposal with its choices at that time, or the deposit that was paid; null
   * if not applicable.
   */
  total: z.int().nullable(),
  /** IP address and browser of the client; '' for events by staff or the site. */
  address: z.string(),
  browser: z.string(),
  /** Email address of the staff member; '' for the client and the site. */
  by: z.string(),
})
export type ProposalEvent = z.infer<typeof ProposalEvent>
