import type { Concept } from '@agency/contract/concept'
import type { GenerationStage } from '@agency/contract/generation-stages'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { type ExpressionBuilder, type Kysely, sql, type Transaction } from 'kysely'
import type { RenderedConcept } from './stages.ts'

/** A worker's claim on a generation: only the latest one to claim it may write. */
export interface Claim {
  id: string
  attempt: number
}

/**
 * Thrown by every write under a lost claim: the generation ended, or another process claimed it.
 */
export class ClaimLostError extends Error {
  constructor() {
    super('The generation ended, or another process works on it.')
    this.name = 'ClaimLostError'
  }
}

/** Metadata of rendered images that are stored. */
export type RenderMetadata = Pick<RenderedConcept, 'width' | 'height' | 'alt'> & {
  forPdf: { width: number; height: number }
  /** The attempt that stored the files; those of an earlier release have none. */
  attempt?: number | undefined
}

const isClaimedBy =
  ({ id, attempt }: Claim) =>
  (eb: ExpressionBuilder<DB, 'generations'>) =>
    eb.and([eb('id', '=', id), eb('attempt', '=', attempt), eb('finishedAt', 'is', null)])

/** Notifies every instance of the new stage, for the row `updated`, when the transaction commits. */
export const notifyStage = sql`pg_notify('generation_stage', updated.id || ' ' || updated.stage)`

/**
 * Claims a generation, at its first unfinished stage; voids earlier claims. Undefined if it ended.
 */
export const claimGeneration = (db: Database, id: string) =>
  db
    .with('updated', (cte) =>
      cte
        .updateTable('generations')
        .from('submissions')
        .whereRef('submissions.id', '=', 'generations.submissionId')
        .where('generations.id', '=', id)
        .where('generations.finishedAt', 'is', null)
        .set({
          attempt: sql`attempt + 1`,
          stage: sql`case when drawn is not null then 'pricing'
            when concept is not null then 'designing' else 'brief' end`,
          stageAt: sql`now()`,
          startedAt: sql`coalesce(started_at, now())`,
        })
        .returning([
          'generations.id',
          'generations.attempt',
          'generations.stage',
          'generations.brief',
          'generations.seed',
          'generations.fileToken',
          'generations.createdAt',
          'generations.concept',
          'generations.drawn',
          'submissions.id as submissionId',
          'submissions.contactId',
          'submissions.requestId',
        ]),
    )
    .selectFrom('updated')
    .selectAll('updated')
    .select(notifyStage.as('notifyStage'))
    .executeTakeFirst()
export type ClaimedGeneration = NonNullable<Awaited<ReturnType<typeof claimGeneration>>>

/** Starts a stage and stores the result of the previous one. Throws ClaimLostError. */
export async function beginStage(
  db: Kysely<DB>,
  claim: Claim,
  stage: GenerationStage,
  result: { concept?: Concept; drawn?: RenderMetadata } = {},
): Promise<void> {
  const updated = await db
    .with('updated', (cte) =>
      cte
        .updateTable('generations')
        .set({
          stage,
          stageAt: sql`now()`,
          ...(result.concept && { concept: JSON.stringify(result.concept) }),
          ...(result.drawn && { drawn: JSON.stringify(result.drawn) }),
        })
        .where(isClaimedBy(claim))
        .returning(['id', 'stage']),
    )
    .selectFrom('updated')
    .select(notifyStage.as('notifyStage'))
    .executeTakeFirst()
  if (!updated) throw new ClaimLostError()
}

/** Locks the generation until the transaction ends. Throws ClaimLostError. */
export async function lockClaim(trx: Transaction<DB>, claim: Claim): Promise<void> {
  const row = await trx
    .selectFrom('generations')
    .select('id')
    .where(isClaimedBy(claim))
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new ClaimLostError()
}

/** Throws ClaimLostError if the claim is lost. */
export async function requireClaim(db: Database, claim: Claim): Promise<void> {
  const row = await db
    .selectFrom('generations')
    .select('id')
    .where(isClaimedBy(claim))
    .executeTakeFirst()
  if (!row) throw new ClaimLostError()
}

/** The names of stored bytes, the most recently recorded last. */
export const listStoredNames = async (db: Database, { id }: Claim): Promise<string[]> => {
  const row = await db
    .selectFrom('generations')
    .select('kept')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.kept ?? []
}

/** Records that bytes are stored under a name. Throws ClaimLostError. */
export async function recordStoredName(db: Database, claim: Claim, name: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('generations')
    .set({ kept: sql`array_append(array_remove(kept, ${name}), ${name})` })
    .where(isClaimedBy(claim))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new ClaimLostError()
}

/** Why a generation failed, as the error code that its caller gets. */
export type FailureCode = 'GENERATION_FAILED' | 'UPSTREAM_FAILED' | 'TIMEOUT' | 'DISK_FULL'

export interface Failure {
  code: FailureCode
  /** For the person; null if there is nothing to add to the fact that it failed. */
  message: string | null
}

/** Finishes a generation; as done if there is no failure. Throws ClaimLostError. */
export async function finishGeneration(
  trx: Transaction<DB>,
  claim: Claim,
  failure?: Failure,
): Promise<void> {
  const updated = await trx
    .with('updated', (cte) =>
      cte
        .updateTable('generations')
        .set({
          stage: failure ? 'failed' : 'done',
          stageAt: sql`now()`,
          failure: failure?.code ?? null,
          failureMessage: failure?.message ?? null,
          finishedAt: sql`now()`,
        })
        .where(isClaimedBy(claim))
        .returning(['id', 'stage']),
    )
    .selectFrom('updated')
    .select(notifyStage.as('notifyStage'))
    .executeTakeFirst()
  if (!updated) throw new ClaimLostError()
}

/** What a generation may have left behind, and whether it ended. Undefined if it was deleted. */
export const findLeftovers = (db: Database, id: string) =>
  db
    .selectFrom('generations')
    .select(['stage', 'fileToken', 'kept', 'attempt', 'drawn', 'finishedAt'])
    .where('id', '=', id)
    .executeTakeFirst()
