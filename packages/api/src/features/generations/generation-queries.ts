import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { sql, type Transaction } from 'kysely'
import { notifyStage } from './claim-queries.ts'
import { position } from './queue-queries.ts'

/** Job key for making a generation's concept. */
export const generationJobKey = (id: string) => `generation:${id}`

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

/**
 * Cancels an open generation, and notifies every instance when the transaction commits. Undefined
 * if it has ended.
 */
export const markCancelled = (db: Database, id: string) =>
  db
    .with('updated', (cte) =>
      cte
        .updateTable('generations')
        .set({ stage: 'cancelled', stageAt: sql`now()`, finishedAt: sql`now()` })
        .where('id', '=', id)
        .where('finishedAt', 'is', null)
        .returning(['id', 'stage', 'submissionId']),
    )
    .selectFrom('updated')
    .select(['updated.submissionId', notifyStage.as('notifyStage')])
    .executeTakeFirst()

/**
 * Open generations that no job will continue: its attempts are used up, or it is gone. Those of the
 * last 15 minutes are left to the queue.
 */
export const listStuckGenerations = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from generations
    where finished_at is null
      and stage_at < now() - interval '15 minutes' and created_at < now() - interval '15 minutes'
      and not exists (
        select from graphile_worker.jobs
        where key = 'generation:' || generations.id
          and (attempts < max_attempts or locked_at is not null)
      )`.execute(db)
  return rows.map(({ id }) => id)
}

/** Those of the generations whose concept still exists, with its estimate. */
export const listFinishedConcepts = (db: Database, ids: string[]) =>
  db
    .selectFrom('generations')
    .innerJoin('concepts', 'concepts.generationId', 'generations.id')
    .innerJoin('estimates', 'estimates.submissionId', 'generations.submissionId')
    .select([
      'generations.id',
      'concepts.publicId as conceptId',
      'concepts.companyName',
      'concepts.createdAt',
      'concepts.imageUrl',
      'concepts.thumbnailUrl',
      'concepts.imageWidth',
      'concepts.imageHeight',
      'concepts.imageAlt',
      'concepts.active as inGallery',
      'concepts.released',
      'concepts.concept',
      'estimates.pdfUrl',
      'estimates.lowCents',
      'estimates.highCents',
    ])
    .where('generations.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()

export const findGeneration = (db: Database, id: string) =>
  db
    .selectFrom('generations')
    .leftJoin('concepts', 'concepts.generationId', 'generations.id')
    .leftJoin('estimates', 'estimates.submissionId', 'generations.submissionId')
    .select([
      'generations.stage',
      'generations.stageAt',
      'generations.createdAt',
      'generations.failure',
      'generations.failureMessage',
      'concepts.publicId as conceptId',
      'concepts.imageUrl',
      'concepts.imageWidth',
      'concepts.imageHeight',
      'concepts.imageAlt',
      'concepts.active as inGallery',
      'concepts.released',
      'estimates.pdfUrl',
      position.as('position'),
      sql<Date>`now()`.as('now'),
    ])
    .where('generations.id', '=', id)
    .executeTakeFirst()
export type GenerationRow = NonNullable<Awaited<ReturnType<typeof findGeneration>>>
