import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { sql, type Transaction } from 'kysely'

export const insertGeneration = (
  trx: Transaction<DB>,
  row: { id: string; submissionId: number; brief: string; seed: number; fileToken: string },
) => trx.insertInto('generations').values(row).execute()

export const findGenerationOfSubmission = (trx: Transaction<DB>, submissionId: number) =>
  trx
    .selectFrom('generations')
    .select('id')
    .where('submissionId', '=', submissionId)
    .executeTakeFirst()

/** Generations that wait or are being made. */
export const countOpenGenerations = async (db: Database): Promise<number> => {
  const { open } = await db
    .selectFrom('generations')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirstOrThrow()
  return open
}

export const findGenerationWork = (db: Database, id: string) =>
  db
    .selectFrom('generations')
    .innerJoin('submissions', 'submissions.id', 'generations.submissionId')
    .select([
      'generations.id',
      'generations.brief',
      'generations.seed',
      'generations.fileToken',
      'generations.status',
      'generations.createdAt',
      'submissions.id as submissionId',
      'submissions.contactId',
      'submissions.requestId',
    ])
    .where('generations.id', '=', id)
    .executeTakeFirst()

export const findGenerationResult = (db: Database, id: string) =>
  db
    .selectFrom('generations')
    .leftJoin('concepts', 'concepts.generationId', 'generations.id')
    .leftJoin('estimates', 'estimates.conceptId', 'concepts.id')
    .select([
      'generations.status',
      'generations.failure',
      'concepts.publicId as conceptId',
      'concepts.imageUrl',
      'concepts.imageWidth',
      'concepts.imageHeight',
      'concepts.imageAlt',
      'estimates.pdfUrl',
    ])
    .where('generations.id', '=', id)
    .executeTakeFirst()

export const markRunning = (db: Database, id: string) =>
  db
    .updateTable('generations')
    .set({ status: 'running', startedAt: sql`coalesce(started_at, now())` })
    .where('id', '=', id)
    .where('status', '!=', 'done')
    .execute()

/** Why a generation failed, as the code that its caller is answered with. */
export type GenerationFailure = 'GENERATION_FAILED' | 'DISK_FULL'

/**
 * Ends a generation, without a failure as done, and tells every waiting request when the
 * transaction commits.
 */
export async function markEnded(
  trx: Transaction<DB>,
  id: string,
  failure?: GenerationFailure,
): Promise<void> {
  await trx
    .updateTable('generations')
    .set({
      status: failure ? 'failed' : 'done',
      failure: failure ?? null,
      finishedAt: sql`now()`,
    })
    .where('id', '=', id)
    .execute()
  await sql`select pg_notify('generation_finished', ${id})`.execute(trx)
}
