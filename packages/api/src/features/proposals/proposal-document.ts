import { createHash } from 'node:crypto'
import type { DB } from '@agency/db/schema'
import type { ProposalContent } from '@agency/estimate/write-proposal-pdf'
import type { Transaction } from 'kysely'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { keyOfUrl } from '../../storage/storage.ts'
import {
  type EstimatedProposal,
  findDocumentOfToken,
  listProposalEvents,
} from './proposal-queries.ts'
import { estimateIn, priceOf, signedOf, snapshotIn, toEvent } from './proposal-record.ts'

/** Writes a proposal's document; runs in a worker process in the product. */
export type ProposalWriter = (content: ProposalContent, caller?: string) => Promise<Uint8Array>

const STEPS_MOST = 500

/** All that a proposal's document says; with the evidence of its signature where it is accepted. */
export async function contentOf(
  { db, publicUrl }: Pick<Deps, 'db' | 'publicUrl'>,
  record: EstimatedProposal,
  seal: string,
): Promise<ProposalContent> {
  const snapshot = snapshotIn(record)
  if (!snapshot) throw new AppError('NOT_FOUND', 'This is not a link that we made.')
  const signed = signedOf(record)
  const look = estimateIn(record)?.look
  const content = { snapshot, price: priceOf(record), ...(look && { look }) }
  if (!signed) return content
  const events = await listProposalEvents(db, record.id, STEPS_MOST)
  const { name, drawing, signedAt, address, browser, verifyCode } = signed
  return {
    ...content,
    evidence: {
      ...{ name, drawing, signedAt, address, browser, verifyCode, seal },
      snapshotSha256: record.snapshotSha256 ?? '',
      verifyUrl: `${publicUrl}/verify/${verifyCode}`,
      steps: events.map(toEvent),
    },
  }
}

/**
 * The document of a proposal: sealed where it was accepted, else as it stands now. Throws NOT_FOUND, and
 * UNAVAILABLE while a signed one is being sealed.
 */
export async function readDocument(
  deps: Pick<Deps, 'db' | 'publicUrl' | 'storage' | 'writeProposal'>,
  token: string,
  caller: string,
): Promise<{ name: string; bytes: Uint8Array }> {
  const record = await findDocumentOfToken(deps.db, token)
  if (!record?.snapshot || record.state === 'withdrawn') {
    throw new AppError('NOT_FOUND', 'This is not a link that we made.')
  }
  const name = `proposal-${record.reference}.pdf`
  if (record.state !== 'accepted') {
    return { name, bytes: await deps.writeProposal(await contentOf(deps, record, ''), caller) }
  }
  const bytes = record.documentUrl && (await deps.storage.read(keyOfUrl(record.documentUrl)))
  if (bytes) return { name, bytes }
  throw new AppError('UNAVAILABLE', 'The signed document is being prepared. Please try again.', {
    retryAfterS: 5,
  })
}

export const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Names the sealed document of a proposal; false where it has one already. */
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
