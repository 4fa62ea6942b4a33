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
import { estimateIn, priceOf, signedOf, snapshotIn, toEvent } from './proposal-record.ts'

/** Max number of events in a document. */
const MAX_STEPS = 60

/** The content of a proposal's document; with the evidence of its signature if it is accepted. */
export async function contentOf(
  { db, publicUrl }: Pick<Deps, 'db' | 'publicUrl'>,
  record: EstimatedProposal,
  seal: string,
): Promise<ProposalContent> {
  const snapshot = snapshotIn(record)
  if (!snapshot) throw new AppError('NOT_FOUND', 'This link is not valid.')
  const signed = signedOf(record)
  const look = estimateIn(record)?.look
  const content = { snapshot, price: priceOf(record), ...(look && { look }) }
  if (!signed) return content
  const events = await listProposalEvents(db, record.id, { most: MAX_STEPS })
  const { name, drawing, signedAt, address, browser, verifyCode } = signed
  return {
    ...content,
    evidence: {
      ...{ name, drawing, signedAt, address, browser, verifyCode, seal },
      snapshotSha256: record.snapshotSha256 ?? '',
      verifyUrl: `${publicUrl}/verify/${verifyCode}`,
      steps: events.map(toEvent),
      omittedStepCount: (events[0]?.inAll ?? 0) - events.length,
    },
  }
}

/** Recently rendered documents, and those being rendered, by content. */
const drawn = new LRUCache<string, Promise<Uint8Array>>({ max: 64 })

/** Rendered once for all concurrent requests; a link's documents are re-rendered only so often. */
async function drawnOnce(
  deps: Pick<Deps, 'db' | 'publicUrl' | 'writeProposal' | 'limits'>,
  record: EstimatedProposal,
  caller: string,
): Promise<Uint8Array> {
  const key = `${record.snapshotSha256} ${record.id} ${record.version}`
  const known = drawn.get(key)
  if (known) return known
  await deps.limits.take('proposalDocument', String(record.id))
  // Another request may have started it meanwhile.
  const begun = drawn.get(key)
  if (begun) return begun
  const made = contentOf(deps, record, '').then((content) => deps.writeProposal(content, caller))
  drawn.set(key, made)
  made.catch(() => drawn.delete(key))
  return made
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
    return { name, bytes: await drawnOnce(deps, record, caller) }
  }
  const bytes = record.documentUrl && (await deps.storage.read(keyOfUrl(record.documentUrl)))
  if (bytes) return { name, bytes }
  throw new AppError('UNAVAILABLE', 'The signed document is being prepared. Please try again.', {
    retryAfterS: 5,
  })
}

export const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Stores the URL of a proposal's sealed document; false if it already has one. */
export const nameDocument = async (
  trx: Transaction<DB>,
  id: number,
  document: { documentUrl: string; documentSha256: string },
): Promise<boolean> => {
  const named = await trx
    .updateTable('proposals')
    .set(document)
    .where('id', '=', id)
    .where('documentUrl', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return named !== undefined
}
