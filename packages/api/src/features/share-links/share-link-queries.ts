import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { type Kysely, sql } from 'kysely'
import { summaryColumns } from '../estimates/estimate-columns.ts'

export const findConceptOfGeneration = (db: Database, generationId: string) =>
  db.selectFrom('concepts').select('id').where('generationId', '=', generationId).executeTakeFirst()

interface NewLink {
  conceptId: number
  /** Taken where there is no link, or one that ended. */
  token: string
  expiresAt: Date
}

/**
 * The concept's link, good until `expiresAt` from now on; one that ended by itself gets the new
 * token. Undefined where staff ended it.
 */
export const openLink = (db: Kysely<DB>, link: NewLink) =>
  db
    .insertInto('shareLinks')
    .values(link)
    .onConflict((conflict) =>
      conflict
        .column('conceptId')
        .doUpdateSet({
          token: sql`case when share_links.expires_at <= now() then excluded.token else share_links.token end`,
          expiresAt: sql`excluded.expires_at`,
        })
        .where('shareLinks.revokedAt', 'is', null),
    )
    .returning(['token', 'expiresAt'])
    .executeTakeFirst()

/** The same for staff: a link that they ended gets a new token, so that the old one stays dead. */
export const reopenLink = (db: Kysely<DB>, link: NewLink) =>
  db
    .insertInto('shareLinks')
    .values(link)
    .onConflict((conflict) =>
      conflict.column('conceptId').doUpdateSet({
        token: sql`case when share_links.expires_at <= now() or share_links.revoked_at is not null
          then excluded.token else share_links.token end`,
        expiresAt: sql`excluded.expires_at`,
        revokedAt: null,
      }),
    )
    .returning(['token', 'expiresAt'])
    .executeTakeFirstOrThrow()

/** Ends the concept's link; undefined where there is none that works. */
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
    .select(['token', 'expiresAt', 'revokedAt', 'views', 'lastViewedAt'])
    .where('conceptId', '=', conceptId)
    .executeTakeFirst()

/** Counts one opening of a link's page, where the link works. */
export const countView = (db: Database, token: string) =>
  db
    .updateTable('shareLinks')
    .set({ views: sql`views + 1`, lastViewedAt: sql`now()` })
    .where('token', '=', token)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning('conceptId')
    .executeTakeFirst()

/** The link of this token, where it works. */
export const findOpenLink = (db: Database, token: string) =>
  db
    .selectFrom('shareLinks')
    .select(['conceptId', 'expiresAt'])
    .where('token', '=', token)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()

/** The concept that a working link leads to. */
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

/** The same with what its phone view is drawn from. */
export const findSharedPhone = (db: Database, token: string) =>
  db
    .selectFrom('shareLinks')
    .innerJoin('concepts', 'concepts.id', 'shareLinks.conceptId')
    .select(['concepts.id', 'concepts.phoneUrl', 'concepts.concept'])
    .where('shareLinks.token', '=', token)
    .where('shareLinks.revokedAt', 'is', null)
    .where('shareLinks.expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()

/** Deletes links that ended before `end`; returns how many. */
export async function deleteEndedLinks(db: Database, end: Date, limit: number): Promise<number> {
  const result = await db
    .deleteFrom('shareLinks')
    .where('token', 'in', ({ selectFrom }) =>
      selectFrom('shareLinks').select('token').where('expiresAt', '<', end).limit(limit),
    )
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
