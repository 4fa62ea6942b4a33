import { pathOfSegment } from '@agency/contract/project-names'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { type Kysely, sql, type Transaction } from 'kysely'

/** Where a redirect leads: to a project, or to a path. */
export type Destination = { projectId: number; target: null } | { projectId: null; target: string }

const withTargets = (db: Database) =>
  db
    .selectFrom('redirects')
    .leftJoin('projects', 'projects.id', 'redirects.projectId')
    .where(({ eb, or }) => or([eb('target', 'is not', null), eb('projects.id', 'is not', null)]))
    .select([
      'redirects.id',
      'path',
      sql<string>`coalesce(target, ${pathOfSegment('')} || coalesce(slug, projects.id::text))`.as(
        'target',
      ),
      sql<boolean>`coalesce(projects.active, true)`.as('active'),
      'uses',
      'redirects.createdAt',
    ])

/** The newest first, without those of deleted projects. */
export const listRedirectRows = (db: Database) =>
  withTargets(db).orderBy('redirects.id', 'desc').execute()

export const findRedirectRow = (db: Database, path: string) =>
  withTargets(db).where('path', '=', path).executeTakeFirst()

export const countUse = (db: Database, path: string) =>
  db.updateTable('redirects').set({ uses: sql`uses + 1` }).where('path', '=', path).execute()

export const findDestination = async (trx: Transaction<DB>, path: string) =>
  trx
    .selectFrom('redirects')
    .select(['projectId', 'target'])
    .where('path', '=', path)
    .executeTakeFirst() as Promise<Destination | undefined>

export const insertRedirect = (trx: Transaction<DB>, path: string, destination: Destination) =>
  trx
    .insertInto('redirects')
    .values({ path, ...destination })
    .execute()

/** Changes where the redirects to this path lead. */
export const changeTarget = (trx: Transaction<DB>, path: string, destination: Destination) =>
  trx.updateTable('redirects').set(destination).where('target', '=', path).execute()

export const deleteRedirectFrom = (trx: Transaction<DB>, path: string) =>
  trx.deleteFrom('redirects').where('path', '=', path).execute()

export async function deleteRedirectById(db: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('redirects')
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes the redirects of projects that can no longer be restored. */
export const deleteOrphanedRedirects = (db: Kysely<DB>) =>
  db
    .deleteFrom('redirects')
    .where('projectId', 'is not', null)
    .where('projectId', 'not in', ({ selectFrom }) => selectFrom('projects').select('id'))
    .where('projectId', 'not in', ({ selectFrom }) => selectFrom('deletedProjects').select('id'))
    .execute()
