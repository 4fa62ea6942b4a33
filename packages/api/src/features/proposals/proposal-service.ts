import { createHash } from 'node:crypto'
import { Estimate } from '@agency/contract/estimate'
import type { ProposalDraft, ProposalSnapshot } from '@agency/contract/proposal'
import {
  type ContactProposals,
  DRAFT_CHANGED_MEANWHILE,
  type DraftChangeRequest,
  type DraftPreview,
  PROPOSAL_IS_DECIDED,
  type ProposalDetail,
  type ProposalFilter,
  type ProposalListRequest,
  type ProposalPage,
  type ProposalRow,
} from '@agency/contract/proposal-calls'
import type { Database } from '@agency/db/connect'
import { compareDrafts } from '@agency/estimate/compare-drafts'
import { draftOf } from '@agency/estimate/draft-proposal'
import { extremeChoices, priceProposal } from '@agency/estimate/price-proposal'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { pageFrom, pageWindowOf } from '../../pagination/keyset.ts'
import { readInBatches } from '../../pagination/read-in-batches.ts'
import { randomName } from '../../storage/storage.ts'
import { addDays, melbourneDay } from '../../time/melbourne.ts'
import type { Staff } from '../auth/viewer.ts'
import { moveToProposalStage } from '../contacts/contact-change-service.ts'
import { getSettings } from '../settings/settings-service.ts'
import { announceProposal } from './announce-proposal.ts'
import { depositStateOf } from './deposit-state.ts'
import { recordEvent } from './proposal-events.ts'
import {
  changeProposal,
  type EstimatedProposal,
  findDraftOfEstimate,
  findEstimateForProposal,
  findProposal,
  insertProposal,
  listProposalEvents,
  listProposalRows,
  listProposalsOfContact,
  lockProposal,
  proposalOrder,
  sumAccepted,
  sumProposals,
} from './proposal-queries.ts'
import {
  newProposalReference,
  parseDraft,
  parseEstimate,
  toDetail,
  toRow,
} from './proposal-record.ts'

/** Max total in whole cents that fits the column. */
const MAX_CENTS = 2_000_000_000
const EVENTS_SHOWN = 1_000

interface StaffContext {
  staff: Pick<Staff, 'email'>
  requestId: string
}

const notFound = () => new AppError('NOT_FOUND', 'Proposal not found.')

/** A page of proposals, most recently changed first, with totals per state. */
export async function listProposals(
  db: Database,
  { filter, ...request }: ProposalListRequest,
): Promise<ProposalPage> {
  const [matchingRows, totals] = await Promise.all([
    listProposalRows(db, filter, pageWindowOf(request, proposalOrder, 'desc')),
    sumProposals(db),
  ])
  const page = pageFrom(matchingRows, request)
  return { ...page, rows: page.rows.map(toRow), totals }
}

/** All proposals that match, most recently changed first, in batches. */
export const readProposals = (
  db: Database,
  filter: ProposalFilter,
): AsyncGenerator<ProposalRow[]> =>
  readInBatches(
    (pageWindow) => listProposalRows(db, filter, pageWindow),
    (rows) => rows.map(toRow),
  )

/** A contact's proposals, and the total of the accepted ones. */
export async function listContactProposals(
  db: Database,
  { contactId }: { contactId: number },
): Promise<ContactProposals> {
  const [rows, acceptedCents] = await Promise.all([
    listProposalsOfContact(db, contactId),
    sumAccepted(db, contactId),
  ])
  return { rows: rows.map(toRow), acceptedCents }
}

/** One proposal with its timeline. Throws NOT_FOUND. */
export async function getProposal(db: Database, id: number): Promise<ProposalDetail> {
  const record = await findProposal(db, id)
  if (!record) throw notFound()
  const [events, deposit] = await Promise.all([
    listProposalEvents(db, id, { limit: EVENTS_SHOWN }),
    depositStateOf(db, record),
  ])
  return toDetail(record, events, deposit)
}

/** Throws BAD_REQUEST if the most expensive choices of a client exceed what can be stored. */
function checkTotal(draft: ProposalDraft): void {
  const { total } = priceProposal(draft, extremeChoices(draft.items, 'most'))
  if (total <= MAX_CENTS) return
  const message = 'With these items the proposal could cost over 20 million dollars.'
  throw new AppError('BAD_REQUEST', message, {
    issues: [{ path: 'draft.items.0.unitPrice', message }],
  })
}

/**
 * Creates a draft from an automatic estimate, which is not changed; returns the existing draft if
 * there is one. Throws NOT_FOUND, and CONFLICT for an estimate in a format that is no longer
 * supported.
 */
export async function createProposal(
  deps: Pick<Deps, 'db' | 'publicUrl'>,
  { staff, requestId }: StaffContext,
  { estimateId }: { estimateId: number },
): Promise<{ id: number }> {
  return deps.db.transaction().execute(async (trx) => {
    const source = await findEstimateForProposal(trx, estimateId)
    if (!source) throw new AppError('NOT_FOUND', 'Estimate not found.')
    const existing = await findDraftOfEstimate(trx, estimateId)
    if (existing) return existing
    const estimate = Estimate.safeParse(source.estimate).data
    if (!estimate) {
      throw new AppError(
        'CONFLICT',
        'This estimate is from an earlier release. Please make it again.',
      )
    }
    const draft = draftOf(estimate, source.companyName || source.company)
    const { id } = await insertProposal(trx, {
      ...{ reference: newProposalReference(), token: randomName(), estimateId },
      ...{ contactId: source.contactId, title: draft.title, draft: JSON.stringify(draft) },
      totalCents: priceProposal(draft).total,
    })
    await recordEvent(
      deps,
      trx,
      { id, contactId: source.contactId },
      { kind: 'created', staffEmail: staff.email, requestId },
    )
    return { id }
  })
}

/** Throws NOT_FOUND, and CONFLICT if a locked proposal is decided or withdrawn. */
function checkOpen(record: EstimatedProposal | undefined): EstimatedProposal {
  if (!record) throw notFound()
  if (record.state !== 'draft' && record.state !== 'sent') {
    throw new AppError('CONFLICT', PROPOSAL_IS_DECIDED)
  }
  return record
}

/**
 * Stores a draft; the client sees the previous version until the draft is sent. Throws CONFLICT if
 * somebody else stored one since `draftVersion`, or the proposal is decided.
 */
export async function updateDraft(
  { db }: Pick<Deps, 'db'>,
  { id, draft, draftVersion }: DraftChangeRequest,
): Promise<ProposalDetail> {
  checkTotal(draft)
  await db.transaction().execute(async (trx) => {
    const record = checkOpen(await lockProposal(trx, id))
    if (record.draftVersion !== draftVersion) {
      throw new AppError('CONFLICT', DRAFT_CHANGED_MEANWHILE)
    }
    await changeProposal(trx, id, {
      draft: JSON.stringify(draft),
      draftVersion: draftVersion + 1,
      ...(record.state === 'draft' && {
        title: draft.title,
        totalCents: priceProposal(draft).total,
      }),
    })
  })
  return getProposal(db, id)
}

/** The price of a draft, and its differences from the automatic estimate; nothing is stored. */
export async function previewDraft(
  db: Database,
  { id, draft }: { id: number; draft: ProposalDraft },
): Promise<DraftPreview> {
  const record = await findProposal(db, id)
  if (!record) throw notFound()
  checkTotal(draft)
  const estimate = parseEstimate(record)
  return {
    price: priceProposal(draft),
    least: priceProposal(draft, extremeChoices(draft.items, 'least')).total,
    most: priceProposal(draft, extremeChoices(draft.items, 'most')).total,
    estimateTotal: estimate?.total ?? 0,
    changes: estimate ? compareDrafts(draftOf(estimate, ''), draft) : [],
  }
}

async function snapshotOf(
  db: Database,
  record: EstimatedProposal,
  now: Date,
): Promise<ProposalSnapshot> {
  const draft = parseDraft(record)
  const { agency } = await getSettings(db)
  const estimate = parseEstimate(record)
  const sentOn = melbourneDay(now)
  return {
    ...{ reference: record.reference, version: record.sendings + 1, draft },
    agency: {
      ...{ name: agency.name, email: agency.email, phone: agency.phone },
      address: `${agency.street}, ${agency.location}`,
      abn: estimate?.terms?.abn ?? '',
    },
    client: { name: record.name, company: record.company, email: record.email },
    ...{ sentOn, expiresOn: addDays(sentOn, draft.validDays) },
    estimateReference: record.estimateReference ?? '',
    priceBookVersion: estimate?.rateCardVersion ?? 1,
  }
}

/** The document of a draft as its client would get it now; nothing is stored. Throws NOT_FOUND. */
export async function previewDocument(
  { db, writeProposal }: Pick<Deps, 'db' | 'writeProposal'>,
  { id, draft }: { id: number; draft: ProposalDraft },
): Promise<{ name: string; pdf: string }> {
  const record = await findProposal(db, id)
  if (!record) throw notFound()
  const snapshot = await snapshotOf(db, { ...record, draft }, new Date())
  const look = parseEstimate(record)?.look
  const bytes = await writeProposal({
    ...{ snapshot, price: priceProposal(draft), ...(look && { look }) },
  })
  return {
    name: `proposal-${record.reference}-preview.pdf`,
    pdf: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64'),
  }
}

/**
 * Freezes the draft and sends the client its link; a version sent before is replaced, and its
 * choices are reset. An unchanged draft that can still be accepted is not sent twice. Throws
 * NOT_FOUND, and CONFLICT if the draft was changed since `draftVersion`, or the proposal is
 * decided.
 */
export async function sendProposal(
  deps: Pick<Deps, 'db' | 'publicUrl'>,
  { staff, requestId }: StaffContext,
  { id, draftVersion }: { id: number; draftVersion: number },
): Promise<ProposalDetail> {
  await deps.db.transaction().execute(async (trx) => {
    const record = checkOpen(await lockProposal(trx, id))
    if (record.draftVersion !== draftVersion) {
      throw new AppError('CONFLICT', DRAFT_CHANGED_MEANWHILE)
    }
    if (record.shownState === 'sent' && record.sentDraftVersion === draftVersion) return
    const draft = parseDraft(record)
    checkTotal(draft)
    const snapshot = await snapshotOf(trx, record, new Date())
    const text = JSON.stringify(snapshot)
    const { total } = priceProposal(draft)
    await changeProposal(trx, id, {
      ...{ state: 'sent', title: draft.title, snapshot: text, choices: '{}', totalCents: total },
      snapshotSha256: createHash('sha256').update(text).digest('hex'),
      ...{ sendings: snapshot.version, sentDraftVersion: draftVersion },
      ...{ version: record.version + 1, sentAt: new Date(), expiresOn: snapshot.expiresOn },
    })
    await recordEvent(deps, trx, record, {
      ...{ kind: 'sent', totalCents: total, staffEmail: staff.email, requestId },
    })
    const sent = {
      ...{ ...record, title: draft.title, totalCents: total, expiresOn: snapshot.expiresOn },
    }
    await announceProposal(trx, 'proposal.sent', sent, { version: snapshot.version })
    await moveToProposalStage(trx, staff, record.contactId)
  })
  return getProposal(deps.db, id)
}

/**
 * Withdraws a proposal: its link stops working. Throws NOT_FOUND, and CONFLICT if it is decided.
 */
export async function withdrawProposal(
  deps: Pick<Deps, 'db' | 'publicUrl'>,
  { staff, requestId }: StaffContext,
  { id }: { id: number },
): Promise<ProposalDetail> {
  await deps.db.transaction().execute(async (trx) => {
    const record = checkOpen(await lockProposal(trx, id))
    await changeProposal(trx, id, { state: 'withdrawn', version: record.version + 1 })
    await recordEvent(deps, trx, record, { kind: 'withdrawn', staffEmail: staff.email, requestId })
  })
  return getProposal(deps.db, id)
}
