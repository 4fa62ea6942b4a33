import { createHash } from 'node:crypto'
import type { DB } from '@agency/db/schema'
import type { ProposalContent } from '@agency/estimate/write-proposal-pdf'
import type { Transaction } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { keyOfUrl } from '../../storage/storage.ts'
import {
  type EstimatedProposal,
  findDocumentOfToken,
  listProposalEvents,
} from './proposal-queries.ts'
import { parseEstimate, parseSnapshot, priceOf, signedOf, toEvent } from './proposal-record.ts'

/** Max number of events in a document. */
const MAX_EVENTS = 60

/** The content of a proposal's document; with the evidence of its signature if it is accepted. */
export async function contentOf(
  { db, publicUrl }: Pick<Deps, 'db' | 'publicUrl'>,
  record: EstimatedProposal,
  seal: string,
): Promise<ProposalContent> {
  const snapshot = parseSnapshot(record)
  if (!snapshot) throw new AppError('NOT_FOUND', 'This link is not valid.')
  const signed = signedOf(record)
  const look = parseEstimate(record)?.look
  const content = { snapshot, price: priceOf(record), ...(look && { look }) }
  if (!signed) return content
  const events = await listProposalEvents(db, record.id, { limit: MAX_EVENTS })
  const { name, drawing, signedAt, address, browser, verifyCode } = signed
  return {
    ...content,
    evidence: {
      ...{ name, drawing, signedAt, address, browser, verifyCode, seal },
      snapshotSha256: record.snapshotSha256 ?? '',
      verifyUrl: `${publicUrl}/verify/${verifyCode}`,
      steps: events.map(toEvent),
      omittedStepCount: (events[0]?.totalCount ?? 0) - events.length,
    },
  }
}

/** Recently rendered documents, and those being rendered, by content. */
const documents = new LRUCache<string, Promise<Uint8Array>>({ max: 64 })

/** Concurrent requests share one render; the renders of a proposal are rate-limited. */
async function renderOnce(
  deps: Pick<Deps, 'db' | 'publicUrl' | 'writeProposal' | 'limits'>,
  record: EstimatedProposal,
  caller: string,
): Promise<Uint8Array> {
  const key = `${record.snapshotSha256} ${record.id} ${record.version}`
  const cached = documents.get(key)
  if (cached) return cached
  await deps.limits.consume('proposalDocument', String(record.id))
  // Another request may have started it meanwhile.
  const started = documents.get(key)
  if (started) return started
  const rendered = contentOf(deps, record, '').then((content) =>
    deps.writeProposal(content, caller),
  )
  documents.set(key, rendered)
  rendered.catch(() => documents.delete(key))
  return rendered
}

/**
 * The document of a proposal: the sealed one if it was accepted, else the current one. Throws
 * NOT_FOUND, UNAVAILABLE while a signed one is being sealed, and TOO_MANY_REQUESTS if it is changed
 * and rendered too often.
 */
export async function readDocument(
  deps: Pick<Deps, 'db' | 'publicUrl' | 'storage' | 'writeProposal' | 'limits'>,
  token: string,
  caller: string,
): Promise<{ name: string; bytes: Uint8Array }> {
  const record = await findDocumentOfToken(deps.db, token)
  if (!record?.snapshot || record.state === 'withdrawn') {
    throw new AppError('NOT_FOUND', 'This link is not valid.')
  }
  const name = `proposal-${record.reference}.pdf`
  if (record.state !== 'accepted') {
    return { name, bytes: await renderOnce(deps, record, caller) }
  }
  const bytes = record.documentUrl && (await deps.storage.read(keyOfUrl(record.documentUrl)))
  if (bytes) return { name, bytes }
  throw new AppError('UNAVAILABLE', 'The signed document is being prepared. Please try again.', {
    retryAfterS: 5,
  })
}

export const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Stores the URL of a proposal's sealed document; false if it already has one. */
export const storeDocumentUrl = async (
  trx: Transaction<DB>,
  id: number,
  document: { documentUrl: string; documentSha256: string },
): Promise<boolean> => {
  const updated = await trx
    .updateTable('proposals')
    .set(document)
    .where('id', '=', id)
    .where('documentUrl', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}
