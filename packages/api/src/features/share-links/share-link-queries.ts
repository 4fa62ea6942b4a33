import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { summaryColumns } from '../estimates/estimate-columns.ts'

export const findConceptOfGeneration = (db: Database, generationId: string) =>
  db.selectFrom('concepts').select('id').where('generationId', '=', generationId).executeTakeFirst()

interface NewLink {
  conceptId: number
  /** Used if there is no link, or if it has expired. */
  token: string
  expiresAt: Date
}

/** What an existing link gets: under this condition, the new token. */
const newTokenIf = (condition: RawBuilder<unknown>) => ({
  token: sql<string>`case when ${condition} then excluded.token else share_links.token end`,
  createdAt: sql<Date>`case when ${condition} then now() else share_links.created_at end`,
})

/**
 * The concept's link, valid until `expiresAt`; an expired link gets the new token. Undefined if
 * staff revoked it.
 */
export const openLink = (db: Kysely<DB>, link: NewLink) =>
  db
    .insertInto('shareLinks')
    .values(link)
    .onConflict((conflict) =>
      conflict
        .column('conceptId')
        .doUpdateSet({
          ...newTokenIf(sql`share_links.expires_at <= now()`),
          expiresAt: sql`excluded.expires_at`,
        })
        .where('shareLinks.revokedAt', 'is', null),
    )
    .returning(['token', 'expiresAt'])
    .executeTakeFirst()

/** The same for staff: a revoked link gets a new token, so that the old one stays invalid. */
export const reopenLink = (db: Kysely<DB>, link: NewLink) =>
  db
    .insertInto('shareLinks')
    .values(link)
    .onConflict((conflict) =>
      conflict.column('conceptId').doUpdateSet({
        ...newTokenIf(sql`share_links.expires_at <= now() or share_links.revoked_at is not null`),
        expiresAt: sql`excluded.expires_at`,
        revokedAt: null,
      }),
    )
    .returning(['token', 'expiresAt'])
    .executeTakeFirstOrThrow()

/** Revokes the concept's link; undefined if there is no valid one. */
export const revokeLink = (db: Database, conceptId: number) =>
  db
    .updateTable('shareLinks')
    .set({ revokedAt: sql`now()` })
    .where('conceptId', '=', conceptId)
    .where('revokedAt', 'is', null)
    .returning('conceptId')
    .executeTakeFirst()

export const findLinkOfConcept = (db: Database, conceptId: number) =>
  db
    .selectFrom('shareLinks')
    .select(['token', 'createdAt', 'expiresAt', 'revokedAt', 'views', 'lastViewedAt'])
    .where('conceptId', '=', conceptId)
    .executeTakeFirst()

/** Counts one view of a link's page, if the link is valid. */
export const countView = (db: Database, token: string) =>
  db
    .updateTable('shareLinks')
    .set({ views: sql`views + 1`, lastViewedAt: sql`now()` })
    .where('token', '=', token)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning('conceptId')
    .executeTakeFirst()

/** The link with this token, if it is valid. */
export const findOpenLink = (db: Database, token: string) =>
  db
    .selectFrom('shareLinks')
    .innerJoin('concepts', 'concepts.id', 'shareLinks.conceptId')
    .select(['conceptId', 'expiresAt', 'concepts.revision'])
    .where('token', '=', token)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()

/** The concept that a valid link leads to. */
export const findShared = (db: Database, token: string) =>
  db
    .selectFrom('shareLinks')
    .innerJoin('concepts', 'concepts.id', 'shareLinks.conceptId')
    .leftJoin('estimates', 'estimates.conceptId', 'concepts.id')
    .select([
      'shareLinks.expiresAt',
      'concepts.publicId',
      'concepts.companyName',
      'concepts.industry',
      'concepts.imageUrl',
      'concepts.imageWidth',
      'concepts.imageHeight',
      'concepts.imageAlt',
      'concepts.phoneUrl',
      'concepts.createdAt',
      'concepts.concept',
      'estimates.estimate',
      ...summaryColumns,
    ])
    .where('shareLinks.token', '=', token)
    .where('shareLinks.revokedAt', 'is', null)
    .where('shareLinks.expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()

/** The same with the data that its phone view is rendered from. */
export const findSharedPhone = (db: Database, token: string) =>
  db
    .selectFrom('shareLinks')
    .innerJoin('concepts', 'concepts.id', 'shareLinks.conceptId')
    .select(['concepts.id', 'concepts.phoneUrl', 'concepts.concept'])
    .where('shareLinks.token', '=', token)
    .where('shareLinks.revokedAt', 'is', null)
    .where('shareLinks.expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()

/** Deletes links that expired or were revoked before `end`; returns how many. */
export async function deleteEndedLinks(db: Database, end: Date, limit: number): Promise<number> {
  const result = await db
    .deleteFrom('shareLinks')
    .where('token', 'in', ({ selectFrom }) =>
      selectFrom('shareLinks').select('token').where('expiresAt', '<', end).limit(limit),
    )
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
