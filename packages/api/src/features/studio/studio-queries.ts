import type { Editor } from '@agency/contract/concept-edits'
import { MAX_VERSIONS } from '@agency/contract/studio'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { type Kysely, sql, type Transaction } from 'kysely'

/** A concept with its changes; `original` and `edits` are null if it was never changed. */
export const findEditedConcept = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('concepts')
    .leftJoin('conceptEdits', 'conceptEdits.conceptId', 'concepts.id')
    .select([
      'concepts.publicId',
      'concepts.companyName',
      'concepts.concept',
      'concepts.revision',
      'conceptEdits.original',
      'conceptEdits.edits',
      'conceptEdits.editedAt',
    ])
    .where('concepts.id', '=', id)
    .executeTakeFirst()

interface NewVersion {
  conceptId: number
  revision: number
  /** JSON. */
  edits: string
  madeBy: Editor
  restored: number | null
}

export const insertVersion = (trx: Transaction<DB>, version: NewVersion) =>
  trx.insertInto('conceptVersions').values(version).execute()

/** Stores the current changes; `original` is stored with the first ones. */
export const storeEdits = (
  trx: Transaction<DB>,
  row: { conceptId: number; original: string; edits: string },
) =>
  trx
    .insertInto('conceptEdits')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('conceptId')
        .doUpdateSet({ edits: sql`excluded.edits`, editedAt: sql`now()` }),
    )
    .execute()

interface ChangedConcept {
  id: number
  /** JSON. */
  concept: string
  revision: number
  designStyle: string
  pageType: string
}

/** Stores what everybody sees from now on. */
export const storeChangedConcept = (trx: Transaction<DB>, { id, ...row }: ChangedConcept) =>
  trx.updateTable('concepts').set(row).where('id', '=', id).execute()

/** Takes a concept out of the gallery until staff have reviewed it. */
export const holdForReview = (trx: Transaction<DB>, id: number) =>
  trx
    .updateTable('concepts')
    .set({ active: false, pendingReview: true })
    .where('id', '=', id)
    .execute()

/** The newest versions are all kept. */
const UNTHINNED = 3

/**
 * Thins the versions of a concept: of older autosaves one in two minutes stays, and the oldest go
 * once there are too many. A version that was restored, or that a restored one replaced, stays.
 */
export const thinVersions = (trx: Transaction<DB>, conceptId: number) =>
  sql`
    delete from concept_versions where concept_id = ${conceptId} and revision in (
      select revision from (
        select revision, restored, made_at, row_number() over (order by revision desc) as age,
          lead(made_at) over by_revision as next_at, lead(restored) over by_revision as next_restored
        from concept_versions where concept_id = ${conceptId}
        window by_revision as (order by revision)
      ) as versions
      where age > ${MAX_VERSIONS}
        or (age > ${UNTHINNED} and restored is null and next_restored is null
          and date_bin('2 minutes', made_at, 'epoch') = date_bin('2 minutes', next_at, 'epoch'))
    )`.execute(trx)

/** The versions of a concept, newest first. */
export const listVersions = (db: Database, conceptId: number) =>
  db
    .selectFrom('conceptVersions')
    .select(['revision', 'madeBy', 'madeAt', 'restored'])
    .where('conceptId', '=', conceptId)
    .orderBy('revision', 'desc')
    .limit(MAX_VERSIONS)
    .execute()

export const findVersion = (db: Kysely<DB>, conceptId: number, revision: number) =>
  db
    .selectFrom('conceptVersions')
    .select('edits')
    .where('conceptId', '=', conceptId)
    .where('revision', '=', revision)
    .executeTakeFirst()
