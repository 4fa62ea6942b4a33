import { randomBytes } from 'node:crypto'
import { Estimate } from '@agency/contract/estimate'
import {
  ProposalChoices,
  ProposalDraft,
  type ProposalEvent,
  type ProposalEventKind,
  ProposalSnapshot,
  type ProposalState,
} from '@agency/contract/proposal'
import type {
  DepositState,
  ProposalDetail,
  ProposalRow,
  SignedRecord,
} from '@agency/contract/proposal-calls'
import { priceProposal } from '@agency/estimate/price-proposal'
import { LRUCache } from 'lru-cache'
import type { EstimatedProposal, ProposalEventRow, ProposalRecord } from './proposal-queries.ts'

/**
 * The reference printed on a proposal: 'WP-' and 32 random bits, which give no access to anything.
 */
export const newProposalReference = (): string =>
  `WP-${randomBytes(4).toString('hex').toUpperCase()}`

/** The code to verify a signed document: 80 random bits. */
export const newVerifyCode = (): string => randomBytes(10).toString('hex').toUpperCase()

export const parseDraft = ({ draft }: Pick<ProposalRecord, 'draft'>) => ProposalDraft.parse(draft)
export const parseChoices = ({ choices }: Pick<ProposalRecord, 'choices'>) =>
  ProposalChoices.parse(choices)
/** Recently parsed snapshots: a client who makes choices needs the same one for each change. */
const parsedSnapshots = new LRUCache<string, ProposalSnapshot>({ max: 200 })

/** The snapshot that was sent; null if none was. It is shared and must not be mutated. */
export function parseSnapshot({
  snapshot,
}: Pick<ProposalRecord, 'snapshot'>): ProposalSnapshot | null {
  if (snapshot === null) return null
  const cached = parsedSnapshots.get(snapshot)
  if (cached) return cached
  const parsed = ProposalSnapshot.parse(JSON.parse(snapshot))
  parsedSnapshots.set(snapshot, parsed)
  return parsed
}
export const parseEstimate = ({ estimate }: Pick<EstimatedProposal, 'estimate'>) =>
  Estimate.safeParse(estimate).data

/** The current price: of the sent snapshot with its choices, or of a draft that was never sent. */
export function priceOf(record: ProposalRecord) {
  const snapshot = parseSnapshot(record)
  return snapshot
    ? priceProposal(snapshot.draft, parseChoices(record))
    : priceProposal(parseDraft(record))
}

/** Who signed and how; null if nobody did. */
export function signedOf(record: ProposalRecord): SignedRecord | null {
  const { signerName, decidedAt, verifyCode } = record
  if (signerName === null || decidedAt === null || verifyCode === null) return null
  return {
    ...{ name: signerName, drawing: record.signerDrawing ?? '' },
    signedAt: decidedAt.toISOString(),
    address: record.signerAddress ?? '',
    browser: record.signerBrowser ?? '',
    ...{ verifyCode, documentSha256: record.documentSha256 },
  }
}

export const toEvent = (row: ProposalEventRow): ProposalEvent => ({
  id: row.id,
  // Only written by this site.
  kind: row.kind as ProposalEventKind,
  time: row.createdAt.toISOString(),
  text: row.text,
  total: row.totalCents,
  address: row.address,
  browser: row.browser,
  by: row.staffEmail,
})

type ProposalListFields = Pick<
  ProposalRecord,
  | 'id'
  | 'reference'
  | 'title'
  | 'totalCents'
  | 'expiresOn'
  | 'contactId'
  | 'name'
  | 'email'
  | 'company'
> & { state: ProposalState; updatedAt: Date }

export const toRow = ({
  contactId,
  name,
  email,
  company,
  updatedAt,
  ...row
}: ProposalListFields): ProposalRow => ({
  id: row.id,
  reference: row.reference,
  title: row.title,
  state: row.state,
  totalCents: row.totalCents,
  expiresOn: row.expiresOn,
  updatedAt: updatedAt.toISOString(),
  contact: { id: contactId, name, email, company },
})

export function toDetail(
  record: ProposalRecord,
  events: ProposalEventRow[],
  deposit: DepositState | null,
): ProposalDetail {
  const { estimateId, estimateReference, pdfUrl } = record
  return {
    ...toRow({ ...record, state: record.shownState }),
    token: record.token,
    draft: parseDraft(record),
    draftVersion: record.draftVersion,
    snapshot: parseSnapshot(record),
    snapshotSha256: record.snapshotSha256,
    hasUnsent: record.sentDraftVersion !== record.draftVersion,
    price: priceOf(record),
    estimate: { id: estimateId, reference: estimateReference ?? '', pdfUrl },
    signed: signedOf(record),
    deposit,
    declineReason: record.declineReason,
    opens: record.opens,
    events: events.map(toEvent),
  }
}
