import type { Editor } from '@agency/contract/concept-edits'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { type Kysely, sql, type Transaction } from 'kysely'

interface NewEditLink {
  conceptId: number
  tokenSha256: string
  madeBy: Editor
  expiresAt: Date
}

/** Locks a concept until the transaction ends; undefined if it no longer exists. */
export const lockConcept = (trx: Transaction<DB>, id: number) =>
  trx
    .selectFrom('concepts')
    .select(['id', 'concept', 'revision', 'active', 'released'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** The newest link of a concept. */
export const findNewestLink = (db: Kysely<DB>, conceptId: number) =>
  db
    .selectFrom('editLinks')
    .select(['revokedAt'])
    .where('conceptId', '=', conceptId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const insertEditLink = (trx: Transaction<DB>, link: NewEditLink) =>
  trx.insertInto('editLinks').values(link).execute()

/** Ends a concept's oldest links, so that at most `count` of them work. */
export const endOldestLinks = (trx: Transaction<DB>, conceptId: number, count: number) =>
  trx
    .deleteFrom('editLinks')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('editLinks')
        .select('id')
        .where('conceptId', '=', conceptId)
        .orderBy('id', 'desc')
        .offset(count),
    )
    .execute()

/** The link with this hash, if it works. */
export const findOpenEditLink = (db: Kysely<DB>, tokenSha256: string) =>
  db
    .selectFrom('editLinks')
    .select(['conceptId', 'madeBy', 'expiresAt'])
    .where('tokenSha256', '=', tokenSha256)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()

/** Revokes all links of a concept that work; returns how many. */
export async function revokeEditLinks(db: Database, conceptId: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('editLinks')
    .set({ revokedAt: sql`now()` })
    .where('conceptId', '=', conceptId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** How many links of a concept work, until when, and whether the newest one was revoked. */
export const findEditLinkState = (db: Database, conceptId: number) =>
  db
    .selectFrom('concepts')
    .leftJoin('conceptEdits', 'conceptEdits.conceptId', 'concepts.id')
    .select((eb) => [
      'conceptEdits.editedAt',
      eb
        .selectFrom('editLinks')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('editLinks.conceptId', '=', 'concepts.id')
        .where('revokedAt', 'is', null)
        .where('expiresAt', '>', sql<Date>`now()`)
        .as('open'),
      eb
        .selectFrom('editLinks')
        .select(({ fn }) => fn.max('expiresAt').as('last'))
        .whereRef('editLinks.conceptId', '=', 'concepts.id')
        .where('revokedAt', 'is', null)
        .where('expiresAt', '>', sql<Date>`now()`)
        .as('expiresAt'),
      eb
        .selectFrom('editLinks')
        .select('revokedAt')
        .whereRef('editLinks.conceptId', '=', 'concepts.id')
        .orderBy('id', 'desc')
        .limit(1)
        .as('revokedAt'),
    ])
    .where('concepts.id', '=', conceptId)
    .executeTakeFirst()

/** Deletes links that ended before `end`; returns how many. */
export async function deleteEndedEditLinks(
  db: Database,
  end: Date,
  limit: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('editLinks')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('editLinks').select('id').where('expiresAt', '<', end).limit(limit),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
