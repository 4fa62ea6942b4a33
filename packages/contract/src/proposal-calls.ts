import { z } from 'zod'
import { PageRequest, pageOf } from './list-page.ts'
import {
  ProposalChoices,
  ProposalDraft,
  ProposalEvent,
  ProposalPrice,
  ProposalSnapshot,
  ProposalState,
} from './proposal.ts'
import { anyText, optionalText, requiredLine, requiredText } from './text.ts'

/** Token in the URL of a proposal: 128 random bits. */
export const ProposalToken = z
  .string('This link is not valid.')
  .regex(/^[0-9a-f]{32}$/, 'This link is not valid.')
/** The code to verify a signed document: 80 random bits, as hexadecimal in capitals. */
export const VerifyCode = z.string().regex(/^[0-9A-F]{20}$/, 'This is not a code that we gave.')

const Version = z.int('This is not the number of a version.').min(0).max(2_147_483_647)

/** A row of the proposal list for staff. */
export const ProposalRow = z.object({
  id: z.int(),
  reference: z.string(),
  title: z.string(),
  state: ProposalState,
  /** Including GST, with the current choices. */
  totalCents: z.int(),
  /** YYYY-MM-DD; null until it is sent. */
  expiresOn: z.string().nullable(),
  /** ISO 8601, UTC. */
  updatedAt: z.string(),
  contact: z.object({
    /** null if the person was deleted: the rest is from the signed document. */
    id: z.int().nullable(),
    name: z.string(),
    email: z.string(),
    company: z.string(),
  }),
})
export type ProposalRow = z.infer<typeof ProposalRow>

/** A proposal that ends today or within this number of days is about to expire. */
export const EXPIRING_DAYS = 7

export const ProposalFilter = z.object({
  state: ProposalState.optional(),
  /**
   * Matches anywhere in the reference, the title or the contact's name, company or email address.
   */
  text: optionalText(100),
  /**
   * Only those that can still be accepted, and were opened or end within `EXPIRING_DAYS`; not while
   * a follow-up with their client is planned for a later day on which they are still valid.
   */
  attention: z.boolean().default(false),
})
export type ProposalFilter = z.infer<typeof ProposalFilter>
export const ProposalListRequest = PageRequest.extend({ filter: ProposalFilter.prefault({}) })
export type ProposalListRequest = z.infer<typeof ProposalListRequest>
export const ProposalPage = pageOf(ProposalRow).extend({
  /** Totals of all proposals, by state. */
  totals: z.array(z.object({ state: ProposalState, count: z.int(), totalCents: z.int() })),
})
export type ProposalPage = z.infer<typeof ProposalPage>

/** A person's proposals, most recently changed first, and the total of the accepted ones. */
export const ContactProposals = z.object({
  rows: z.array(ProposalRow),
  /** Cents, including GST. */
  acceptedCents: z.int(),
})
export type ContactProposals = z.infer<typeof ContactProposals>
export const OfContact = z.strictObject({ contactId: z.int32().positive() })

/** A difference between a draft and the estimate it was made from. */
export const DraftChange = z.object({
  kind: z.enum(['added', 'removed', 'changed']),
  what: z.string(),
  /** Cents before GST; null if it is not an amount. */
  before: z.int().nullable(),
  after: z.int().nullable(),
})
export type DraftChange = z.infer<typeof DraftChange>

export const DraftPreview = z.object({
  price: ProposalPrice,
  /** The lowest and the highest total that the client's choices can result in. */
  least: z.int(),
  most: z.int(),
  estimateTotal: z.int(),
  changes: z.array(DraftChange),
})
export type DraftPreview = z.infer<typeof DraftPreview>

/** A draft's document as base64, and its file name. */
export const DraftDocument = z.object({ name: z.string(), pdf: z.string() })

/** The evidence of a signature. */
export const SignedRecord = z.object({
  name: z.string(),
  /** SVG path data in a 600 × 200 viewBox; '' if the name was typed. */
  drawing: z.string(),
  /** ISO 8601, UTC. */
  signedAt: z.string(),
  address: z.string(),
  browser: z.string(),
  verifyCode: z.string(),
  /** Hexadecimal; null until the document is sealed. */
  documentSha256: z.string().nullable(),
})
export type SignedRecord = z.infer<typeof SignedRecord>

/** The state of an accepted proposal's deposit. */
export const DepositState = z.object({
  /** Cents, including GST. */
  amount: z.int(),
  /** ISO 8601, UTC; null until it has arrived. */
  paidAt: z.string().nullable(),
  paidBy: z.enum(['card', 'transfer']).nullable(),
})
export type DepositState = z.infer<typeof DepositState>

/** A proposal as staff see it. */
export const ProposalDetail = ProposalRow.extend({
  token: ProposalToken,
  draft: ProposalDraft,
  draftVersion: z.int(),
  /** The version last sent; null until then. */
  snapshot: ProposalSnapshot.nullable(),
  snapshotSha256: z.string().nullable(),
  /** Whether the draft differs from the version last sent. */
  hasUnsent: z.boolean(),
  price: ProposalPrice,
  estimate: z.object({
    id: z.int().nullable(),
    reference: z.string(),
    pdfUrl: z.string().nullable(),
  }),
  signed: SignedRecord.nullable(),
  /** null until the proposal is accepted, and if it asks for none. */
  deposit: DepositState.nullable(),
  declineReason: z.string(),
  opens: z.int(),
  events: z.array(ProposalEvent),
})
export type ProposalDetail = z.infer<typeof ProposalDetail>

const Id = z.int32('Proposal not found.').positive('Proposal not found.')
export const ProposalById = z.strictObject({ id: Id })
export const NewProposal = z.strictObject({ estimateId: z.int32().positive() })
export const DraftChangeRequest = z.strictObject({
  id: Id,
  draft: ProposalDraft,
  draftVersion: Version,
})
export type DraftChangeRequest = z.infer<typeof DraftChangeRequest>
export const DraftPreviewRequest = z.strictObject({ id: Id, draft: ProposalDraft })
export const SendRequest = z.strictObject({ id: Id, draftVersion: Version })

export const DRAFT_CHANGED_MEANWHILE =
  'Somebody else changed this proposal meanwhile. Please load it again.'
export const PROPOSAL_IS_DECIDED = 'This proposal is decided and cannot be changed any more.'

/** The bank account for deposits, formatted for people. */
export const BankAccount = z.object({
  accountName: z.string(),
  /** Such as '063-000'. */
  bsb: z.string(),
  accountNumber: z.string(),
})
export type BankAccount = z.infer<typeof BankAccount>

/** The deposit of an accepted proposal, and how it can be paid. */
export const ProposalDeposit = z.object({
  /** Cents, including GST. */
  amount: z.int(),
  /** ISO 8601, UTC; null until it has arrived. */
  paidAt: z.string().nullable(),
  /** null if the owner has entered none, and if the deposit is paid. */
  bank: BankAccount.nullable(),
  /** Whether it can be paid at a hosted checkout. */
  byCard: z.boolean(),
})
export type ProposalDeposit = z.infer<typeof ProposalDeposit>

/** A proposal as its client sees it. */
export const PublicProposal = z.object({
  snapshot: ProposalSnapshot,
  snapshotSha256: z.string(),
  state: z.enum(['sent', 'expired', 'accepted', 'declined']),
  /** Increments with each change of the client's choices and each sending. */
  version: z.int(),
  price: ProposalPrice,
  /** The concept's picture; null if the proposal shows none. */
  concept: z
    .object({ url: z.string(), width: z.int(), height: z.int(), alt: z.string() })
    .nullable(),
  signed: SignedRecord.omit({ address: true, browser: true }).nullable(),
  /** null until the proposal is accepted, and if it asks for none. */
  deposit: ProposalDeposit.nullable(),
  /** Dated events: sent, opened, changed, accepted. */
  steps: z.array(ProposalEvent.pick({ kind: true, time: true })),
})
export type PublicProposal = z.infer<typeof PublicProposal>

export const ByProposalToken = z.strictObject({ token: ProposalToken })

export const ChoiceRequest = z.strictObject({
  token: ProposalToken,
  version: Version,
  choices: ProposalChoices,
})
export type ChoiceRequest = z.infer<typeof ChoiceRequest>

export const QuestionRequest = z.strictObject({
  token: ProposalToken,
  question: requiredText(4_000, 'Please write your question.'),
})
export type QuestionRequest = z.infer<typeof QuestionRequest>

const DRAWING = 'This drawing cannot be read. Please draw your signature again, or type your name.'
/** From 0 0 to 599 199: integer points in a field of 600 × 200. */
const POINT = String.raw`(?:\d|[1-9]\d|[1-5]\d\d) (?:\d|[1-9]\d|1\d\d)`
/** Moves and lines between points of the field, starting with a move. */
const Drawing = z
  .string(DRAWING)
  .max(20_000, 'This drawing is too long. Please draw your signature again, or type your name.')
  .regex(new RegExp(`^(?:M${POINT}(?:[ML]${POINT})*)?$`), DRAWING)

const FULL_NAME = 'Please enter your full name.'

export const AcceptRequest = z.strictObject({
  token: ProposalToken,
  version: Version,
  /** In cents, as the client saw it. */
  total: z.int('This is not a total that we showed.').min(0).max(2_147_483_647),
  name: requiredLine(100, FULL_NAME).refine((name) => /\p{L}/u.test(name), FULL_NAME),
  /** '' if the name was typed. */
  drawing: Drawing.default(''),
  agreed: z.literal(true, 'Please tick that you agree.'),
})
export type AcceptRequest = z.infer<typeof AcceptRequest>

export const DeclineRequest = z.strictObject({
  token: ProposalToken,
  version: Version,
  reason: anyText(2_000).default(''),
})
export type DeclineRequest = z.infer<typeof DeclineRequest>

export const PROPOSAL_ENDED = 'This proposal is no longer at this address.'
export const PROPOSAL_CHANGED =
  'This proposal changed since you opened it. Please look at it again before you accept it.'
export const DEPOSIT_PAID = 'This deposit is paid already.'
export const NO_DEPOSIT = 'There is no deposit to be paid for this proposal.'
export const PROPOSAL_EXPIRED = 'This proposal has expired. Ask for a new one below.'
export const PROPOSAL_ACCEPTED = 'This proposal was accepted already.'
export const PROPOSAL_DECLINED = 'This proposal was declined. Ask for a new one below.'

/** What anybody who has the code of a signed document may see. */
export const VerifiedDocument = z.object({
  reference: z.string(),
  agency: z.string(),
  company: z.string(),
  signedBy: z.string(),
  signedAt: z.string(),
  snapshotSha256: z.string(),
  documentSha256: z.string().nullable(),
})
export type VerifiedDocument = z.infer<typeof VerifiedDocument>
