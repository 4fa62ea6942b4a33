import type { Concept } from '@agency/contract/concept'
import type { GenerationStage } from '@agency/contract/generation-stages'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { type ExpressionBuilder, type Kysely, sql, type Transaction } from 'kysely'
import type { DrawnConcept } from './stages.ts'

/** A generation as one who works on it holds it: only the last to take it up may write. */
export interface Hold {
  id: string
  attempt: number
}

/** Thrown by every write of one who holds a generation no more: it ended, or another took it up. */
export class HoldLost extends Error {
  constructor() {
    super('The generation ended, or another process works on it.')
    this.name = 'HoldLost'
  }
}

/** What is known of a drawing whose files are stored. */
export type DrawnMeasures = Pick<DrawnConcept, 'width' | 'height' | 'alt'> & {
  forPdf: { width: number; height: number }
  /** Whose files they are; those of an earlier release belong to none. */
  attempt?: number | undefined
}

const isHeld =
  ({ id, attempt }: Hold) =>
  (eb: ExpressionBuilder<DB, 'generations'>) =>
    eb.and([eb('id', '=', id), eb('attempt', '=', attempt), eb('finishedAt', 'is', null)])

/** Tells every instance which stage began, of the row `moved`, when the transaction commits. */
export const told = sql`pg_notify('generation_stage', moved.id || ' ' || moved.stage)`

/**
 * Takes a generation up, at the stage that was not done yet; whoever had it before holds it no more.
 * Undefined when it ended.
 */
export const takeUp = (db: Database, id: string) =>
  db
    .with('moved', (cte) =>
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
    .selectFrom('moved')
    .selectAll('moved')
    .select(told.as('told'))
    .executeTakeFirst()
export type Work = NonNullable<Awaited<ReturnType<typeof takeUp>>>

/** Begins a stage, with what the one before it made. Throws HoldLost. */
export async function beginStage(
  db: Kysely<DB>,
  hold: Hold,
  stage: GenerationStage,
  made: { concept?: Concept; drawn?: DrawnMeasures } = {},
): Promise<void> {
  const moved = await db
    .with('moved', (cte) =>
      cte
        .updateTable('generations')
        .set({
          stage,
          stageAt: sql`now()`,
          ...(made.concept && { concept: JSON.stringify(made.concept) }),
          ...(made.drawn && { drawn: JSON.stringify(made.drawn) }),
        })
        .where(isHeld(hold))
        .returning(['id', 'stage']),
    )
    .selectFrom('moved')
    .select(told.as('told'))
    .executeTakeFirst()
  if (!moved) throw new HoldLost()
}

/** Keeps everybody else from the generation until the transaction ends. Throws HoldLost. */
export async function lockHeld(trx: Transaction<DB>, hold: Hold): Promise<void> {
  const held = await trx
    .selectFrom('generations')
    .select('id')
    .where(isHeld(hold))
    .forUpdate()
    .executeTakeFirst()
  if (!held) throw new HoldLost()
}

/** Throws HoldLost for one who holds the generation no more. */
export async function requireHeld(db: Database, hold: Hold): Promise<void> {
  const held = await db
    .selectFrom('generations')
    .select('id')
    .where(isHeld(hold))
    .executeTakeFirst()
  if (!held) throw new HoldLost()
}

/** The names that bytes are kept under, the last noted last. */
export const listKept = async (db: Database, { id }: Hold): Promise<string[]> => {
  const row = await db
    .selectFrom('generations')
    .select('kept')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.kept ?? []
}

/** Writes down that bytes are kept under a name. Throws HoldLost. */
export async function noteKept(db: Database, hold: Hold, name: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('generations')
    .set({ kept: sql`array_append(array_remove(kept, ${name}), ${name})` })
    .where(isHeld(hold))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new HoldLost()
}

/** Why a generation failed, as the code that its caller is answered with. */
export type FailureCode = 'GENERATION_FAILED' | 'UPSTREAM_FAILED' | 'TIMEOUT' | 'DISK_FULL'

export interface Failure {
  code: FailureCode
  /** For the person; null where there is no more to say than that it failed. */
  message: string | null
}

/** Ends a generation, without a failure as done. Throws HoldLost. */
export async function endHeld(trx: Transaction<DB>, hold: Hold, failure?: Failure): Promise<void> {
  const moved = await trx
    .with('moved', (cte) =>
      cte
        .updateTable('generations')
        .set({
          stage: failure ? 'failed' : 'done',
          stageAt: sql`now()`,
          failure: failure?.code ?? null,
          failureMessage: failure?.message ?? null,
          finishedAt: sql`now()`,
        })
        .where(isHeld(hold))
        .returning(['id', 'stage']),
    )
    .selectFrom('moved')
    .select(told.as('told'))
    .executeTakeFirst()
  if (!moved) throw new HoldLost()
}

/** What a generation may have left behind, and whether it ended. Undefined for one that was deleted. */
export const findLeftovers = (db: Database, id: string) =>
  db
    .selectFrom('generations')
    .select(['stage', 'fileToken', 'kept', 'attempt', 'drawn', 'finishedAt'])
    .where('id', '=', id)
    .executeTakeFirst()
