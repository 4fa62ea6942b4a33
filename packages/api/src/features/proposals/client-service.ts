import { isDeepStrictEqual } from 'node:util'
import type { ProposalEventKind, ProposalSnapshot } from '@agency/contract/proposal'
import {
  type AcceptRequest,
  type ChoiceRequest,
  type DeclineRequest,
  PROPOSAL_ACCEPTED,
  PROPOSAL_CHANGED,
  PROPOSAL_DECLINED,
  PROPOSAL_ENDED,
  PROPOSAL_EXPIRED,
  ProposalToken,
  type PublicProposal,
  type QuestionRequest,
  type VerifiedDocument,
} from '@agency/contract/proposal-calls'
import { truncate } from '@agency/contract/text'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { InvalidChoiceError, priceProposal } from '@agency/estimate/price-proposal'
import { isbot } from 'isbot'
import { sql, type Transaction } from 'kysely'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { addJob } from '../../jobs/add-job.ts'
import { consumeForAddress } from '../../limits/rate-limits.ts'
import { changeContact, insertChanges, lockContact } from '../contacts/contact-queries.ts'
import { announceProposal } from './announce-proposal.ts'
import { depositOf } from './deposit-state.ts'
import { evidenceOf, mutedSince, type ProposalSender, recordEvent } from './proposal-events.ts'
import { sealProposalJob } from './proposal-jobs.ts'
import {
  acceptProposalRow,
  changeChoices,
  changeProposal,
  countOpenings,
  findConceptPicture,
  findProposalByCode,
  findProposalByToken,
  findProposalToChange,
  findSentProposal,
  listProposalEvents,
  lockProposalByToken,
  type ProposalRecord,
} from './proposal-queries.ts'
import {
  newVerifyCode,
  parseChoices,
  parseSnapshot,
  priceOf,
  signedOf,
  toEvent,
} from './proposal-record.ts'

type ClientDeps = Pick<Deps, 'db' | 'limits' | 'publicUrl' | 'cardPayments'>
type ReadDeps = Pick<Deps, 'db' | 'cardPayments'>

/** Events that the client sees; other changes by staff are internal. */
const clientVisibleKinds: readonly ProposalEventKind[] = [
  ...(['sent', 'opened', 'changed', 'accepted', 'declined', 'deposit_paid'] as const),
]
const MAX_EVENTS = 200
/** Views beyond this many are counted without an event of their own. */
const MAX_OPENINGS = 500

type SentProposal = { record: ProposalRecord; snapshot: ProposalSnapshot }

/** Throws NOT_FOUND for a link that never existed, and for one that was withdrawn. */
function requireValidLink<Row extends Pick<ProposalRecord, 'state'>>(row: Row | undefined): Row {
  if (!row) throw new AppError('NOT_FOUND', 'This link is not valid.')
  if (row.state === 'withdrawn') throw new AppError('NOT_FOUND', PROPOSAL_ENDED)
  return row
}

/** The proposal for a token. Throws NOT_FOUND if it never existed, or if it was withdrawn. */
export function requireSent(row: ProposalRecord | undefined): SentProposal {
  const snapshot = row && parseSnapshot(row)
  const record = requireValidLink(snapshot ? row : undefined)
  return { record, snapshot: snapshot as ProposalSnapshot }
}

/** Why a proposal can no longer be answered; undefined if it can. */
function closedReasonOf({ shownState }: ProposalRecord): string | undefined {
  if (shownState === 'accepted') return PROPOSAL_ACCEPTED
  if (shownState === 'declined') return PROPOSAL_DECLINED
  return shownState === 'expired' ? PROPOSAL_EXPIRED : undefined
}

/**
 * Throws CONFLICT, with the reason as its message, if it can no longer be answered or has changed
 * since it was seen.
 */
function checkOpen(record: ProposalRecord, version: number): void {
  const reason =
    closedReasonOf(record) ?? (record.version === version ? undefined : PROPOSAL_CHANGED)
  if (reason) throw new AppError('CONFLICT', reason)
}

export const proposalPictureUrl = (token: string) => `/share/proposals/${token}.webp`

async function conceptOf(db: Database, { conceptId, token }: ProposalRecord) {
  const picture = conceptId === null ? undefined : await findConceptPicture(db, conceptId)
  if (!picture?.imageUrl.startsWith('/uploads/') || !picture.imageWidth || !picture.imageHeight)
    return null
  const { imageWidth: width, imageHeight: height, imageAlt } = picture
  return { url: proposalPictureUrl(token), width, height, alt: imageAlt ?? '' }
}

async function toPublic(
  deps: ReadDeps,
  { record, snapshot }: SentProposal,
): Promise<PublicProposal> {
  const { db } = deps
  const [concept, deposit, events] = await Promise.all([
    snapshot.draft.showsConcept ? conceptOf(db, record) : null,
    depositOf(deps, record),
    listProposalEvents(db, record.id, { limit: MAX_EVENTS, kinds: clientVisibleKinds }),
  ])
  const signed = signedOf(record)
  const { shownState: state } = record
  return {
    snapshot,
    snapshotSha256: record.snapshotSha256 ?? '',
    state: state === 'accepted' || state === 'declined' || state === 'expired' ? state : 'sent',
    version: record.version,
    price: priceOf(record),
    concept,
    deposit,
    signed: signed && {
      ...{ name: signed.name, drawing: signed.drawing, signedAt: signed.signedAt },
      ...{ verifyCode: signed.verifyCode, documentSha256: signed.documentSha256 },
    },
    steps: events.map(toEvent).map(({ kind, time }) => ({ kind, time })),
  }
}

/** The proposal as its client sees it. Throws NOT_FOUND. */
export const getPublicProposal = async (deps: ReadDeps, token: string): Promise<PublicProposal> =>
  toPublic(deps, requireSent(await findProposalByToken(deps.db, token)))

/** Whether there is a proposal to see for a token. */
export const isProposalOpen = async (db: Database, token: string): Promise<boolean> => {
  if (!ProposalToken.safeParse(token).success) return false
  const record = await findProposalByToken(db, token)
  return record !== undefined && record.snapshot !== null && record.state !== 'withdrawn'
}

/** URL of the picture of a proposal's concept; undefined if it shows none. Throws NOT_FOUND. */
export async function getProposalPicture(db: Database, token: string): Promise<string | undefined> {
  const { record, snapshot } = requireSent(await findProposalByToken(db, token))
  if (!snapshot.draft.showsConcept || record.conceptId === null) return undefined
  return (await findConceptPicture(db, record.conceptId))?.imageUrl
}

/** Records that a person opened the page. Link-scanning bots are not counted. */
export async function viewProposal(
  deps: ClientDeps,
  { token }: { token: string },
  sender: ProposalSender,
): Promise<{ counted: boolean }> {
  if (sender.browser === '' || isbot(sender.browser)) return { counted: false }
  await consumeForAddress(deps.limits, 'event', sender.address)
  return deps.db.transaction().execute(async (trx) => {
    const { record } = requireSent(await lockProposalByToken(trx, token))
    await deps.limits.consume('proposalOpening', String(record.id))
    await trx
      .updateTable('proposals')
      .set({ opens: sql`opens + 1` })
      .where('id', '=', record.id)
      .execute()
    const { count, wasOpened } = await countOpenings(trx, record.id, mutedSince())
    if (count < MAX_OPENINGS) {
      await recordEvent(deps, trx, record, {
        ...{ kind: 'opened', totalCents: record.totalCents, sender, isMuted: wasOpened },
        ...{ requestId: sender.requestId, current: record },
      })
      if (!wasOpened) await announceProposal(trx, 'proposal.opened', record, {})
    }
    return { counted: true }
  })
}

const toChoiceError = (error: unknown): AppError | undefined =>
  error instanceof InvalidChoiceError
    ? new AppError('BAD_REQUEST', error.message, {
        issues: [{ path: `choices.${error.itemId}`, message: error.message }],
      })
    : undefined

const priceChoices = ({ draft }: ProposalSnapshot, choices: ChoiceRequest['choices']) => {
  try {
    return priceProposal(draft, choices)
  } catch (error) {
    throw toChoiceError(error) ?? error
  }
}

/** Describes the client's choices as text. */
function describeChoices({ draft }: ProposalSnapshot, choices: ChoiceRequest['choices']): string {
  const { lines } = priceProposal(draft, choices)
  const descriptions = draft.items.flatMap(({ kind, range, title }, index) => {
    const line = lines[index]
    if (!line?.isChosen || (kind === 'included' && !range)) return []
    return range ? `${title} (${line.quantity / 100})` : title
  })
  return truncate(descriptions.join('; '), 2_000)
}

/**
 * Stores the client's choices and returns the proposal with its new price. Items not mentioned are
 * unchanged. Throws BAD_REQUEST for a choice that is not offered, CONFLICT if the proposal has
 * changed since the client saw it, or is answered.
 */
export async function chooseOptions(
  deps: ClientDeps,
  { token, version, choices }: ChoiceRequest,
  sender: ProposalSender,
): Promise<PublicProposal> {
  await consumeForAddress(deps.limits, 'proposalChoice', sender.address)
  const row = await findProposalToChange(deps.db, token, mutedSince())
  const { record, snapshot } = requireSent(row)
  const wasChanged = row?.wasChanged === true
  await deps.limits.consume('proposalChange', String(record.id))
  checkOpen(record, version)
  const before = parseChoices(record)
  const newChoices = { ...before, ...choices }
  const { total } = priceChoices(snapshot, newChoices)
  // The version is kept, so that it stays valid for anybody else who has the page open.
  if (isDeepStrictEqual(newChoices, before)) return toPublic(deps, { snapshot, record })
  const after = { ...record, totalCents: total, version: version + 1, choices: newChoices }
  const isChanged = await recordEvent(deps, deps.db, record, {
    ...{ kind: 'changed', text: describeChoices(snapshot, newChoices), totalCents: total, sender },
    requestId: sender.requestId,
    change: changeChoices(deps.db, record, {
      choices: JSON.stringify(newChoices),
      totalCents: total,
    }),
    // This was read before the update, and is valid since the update requires the same version.
    ...{ isMuted: wasChanged, current: after },
  })
  if (!isChanged) {
    checkOpen(requireSent(await findProposalByToken(deps.db, token)).record, version)
    throw new AppError('CONFLICT', PROPOSAL_CHANGED)
  }
  return toPublic(deps, { snapshot, record: after })
}

/**
 * Sends the owner a question about a proposal, whether it can still be answered or not. Throws
 * NOT_FOUND, and TOO_MANY_REQUESTS, even if others used up the limit of the proposal.
 */
export async function askQuestion(
  deps: ClientDeps,
  { token, question }: QuestionRequest,
  sender: ProposalSender,
): Promise<{ sent: true }> {
  await consumeForAddress(deps.limits, 'proposalAnswer', sender.address)
  // Before the transaction, which would hold a connection while the limit is counted.
  const { id } = requireValidLink(await findSentProposal(deps.db, token))
  await deps.limits.consume('proposalQuestion', String(id))
  return deps.db.transaction().execute(async (trx) => {
    const { record } = requireSent(await lockProposalByToken(trx, token))
    await recordEvent(deps, trx, record, {
      ...{ kind: 'asked', text: question, sender, requestId: sender.requestId },
    })
    return { sent: true as const }
  })
}

/** Marks the contact as won, and records the reason. */
async function markConverted(
  trx: Transaction<DB>,
  { contactId, reference }: ProposalRecord,
): Promise<void> {
  const contact = contactId === null ? undefined : await lockContact(trx, contactId)
  if (!contact || contact.status === 'Converted') return
  await insertChanges(trx, [
    {
      ...{ contactId: contact.id, field: 'status' },
      ...{ oldValue: contact.status, newValue: 'Converted' },
      ...{ oldStage: contact.stage, newStage: 'won' },
      // Not a staff member: the timeline says what made the change.
      ...{ staffId: null, staffEmail: `the signed proposal ${reference}` },
    },
  ])
  await changeContact(trx, contact.id, { status: 'Converted' })
}

/**
 * Accepts a proposal as its client saw it, in one transaction with its timeline, the contact's
 * status and the jobs that seal the document and send the emails. If several requests race, one
 * succeeds. Throws CONFLICT, with the reason as its message, for one that was answered, has
 * expired, changed, or has another total.
 */
export async function acceptProposal(
  deps: ClientDeps,
  { token, version, total, name, drawing }: Omit<AcceptRequest, 'agreed'>,
  sender: ProposalSender,
): Promise<PublicProposal> {
  await consumeForAddress(deps.limits, 'proposalAnswer', sender.address)
  const evidence = evidenceOf(sender)
  await deps.db.transaction().execute(async (trx) => {
    const accepted = await acceptProposalRow(
      trx,
      { token, version, total },
      {
        ...{ signerName: name, signerDrawing: drawing, verifyCode: newVerifyCode() },
        ...{ signerAddress: evidence.address, signerBrowser: evidence.browser },
      },
    )
    if (!accepted) {
      checkOpen(requireSent(await findProposalByToken(trx, token)).record, version)
      throw new AppError('CONFLICT', PROPOSAL_CHANGED)
    }
    const { record } = requireSent(await findProposalByToken(trx, token))
    await recordEvent(deps, trx, record, {
      ...{ kind: 'accepted', text: name, totalCents: total, sender, onceKey: 'accepted' },
      requestId: sender.requestId,
    })
    await announceProposal(trx, 'proposal.accepted', record, { signedBy: name })
    await markConverted(trx, record)
    await addJob(trx, sealProposalJob, { proposalId: record.id }, `seal:${record.id}`)
  })
  return getPublicProposal(deps, token)
}

/**
 * Declines a proposal. Throws CONFLICT for one that was answered, has expired, or changed since.
 */
export async function declineProposal(
  deps: ClientDeps,
  { token, version, reason }: DeclineRequest,
  sender: ProposalSender,
): Promise<PublicProposal> {
  await consumeForAddress(deps.limits, 'proposalAnswer', sender.address)
  await deps.db.transaction().execute(async (trx) => {
    const { record } = requireSent(await lockProposalByToken(trx, token))
    checkOpen(record, version)
    await changeProposal(trx, record.id, {
      ...{ state: 'declined', decidedAt: new Date(), declineReason: reason },
      version: record.version + 1,
    })
    await recordEvent(deps, trx, record, {
      ...{ kind: 'declined', text: reason, totalCents: record.totalCents, sender },
      ...{ onceKey: 'declined', requestId: sender.requestId },
    })
    await announceProposal(trx, 'proposal.declined', record, { reason })
  })
  return getPublicProposal(deps, token)
}

/** Stops the reminders of a proposal. Throws NOT_FOUND. */
export async function stopReminders(
  deps: ClientDeps,
  token: string,
  sender: ProposalSender,
): Promise<void> {
  await consumeForAddress(deps.limits, 'proposalAnswer', sender.address)
  await deps.db.transaction().execute(async (trx) => {
    const { record } = requireSent(await lockProposalByToken(trx, token))
    if (record.remindersStoppedAt !== null) return
    await changeProposal(trx, record.id, { remindersStoppedAt: new Date() })
    await recordEvent(deps, trx, record, {
      ...{ kind: 'reminders_stopped', sender, requestId: sender.requestId },
    })
  })
}

/** The public details of the signed document with a code. Throws NOT_FOUND. */
export async function verifyDocument(db: Database, code: string): Promise<VerifiedDocument> {
  const record = await findProposalByCode(db, code)
  const snapshot = record && parseSnapshot(record)
  const signed = record && signedOf(record)
  if (!snapshot || !signed) throw new AppError('NOT_FOUND', 'No document has this code.')
  return {
    ...{ reference: snapshot.reference, agency: snapshot.agency.name },
    company: snapshot.client.company || snapshot.client.name,
    ...{ signedBy: signed.name, signedAt: signed.signedAt },
    ...{ snapshotSha256: record.snapshotSha256 ?? '', documentSha256: signed.documentSha256 },
  }
}
