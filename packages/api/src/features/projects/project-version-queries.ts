import { MAX_PROJECT_VERSIONS } from '@agency/contract/project-version'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import type { Insertable, Kysely, Transaction } from 'kysely'

/** The versions of a project, newest first, without their content. */
export const listVersions = (db: Database, projectId: number) =>
  db
    .selectFrom('projectVersions')
    .select(['number', 'madeAt', 'staffEmail as madeBy', 'restored', 'changes'])
    .where('projectId', '=', projectId)
    .orderBy('number', 'desc')
    .execute()

const selectContent = (db: Database, projectId: number) =>
  db.selectFrom('projectVersions').select(['number', 'content']).where('projectId', '=', projectId)

export const findVersion = (db: Database, projectId: number, number: number) =>
  selectContent(db, projectId).where('number', '=', number).executeTakeFirst()

export const findNewestVersion = (trx: Transaction<DB>, projectId: number) =>
  selectContent(trx, projectId).orderBy('number', 'desc').limit(1).executeTakeFirst()

/** Stores a version, and deletes the oldest one if there are too many. */
export async function insertVersion(
  trx: Transaction<DB>,
  version: Insertable<DB['projectVersions']> & { projectId: number; number: number },
): Promise<void> {
  await trx.insertInto('projectVersions').values(version).execute()
  await trx
    .deleteFrom('projectVersions')
    .where('projectId', '=', version.projectId)
    .where('number', '<=', version.number - MAX_PROJECT_VERSIONS)
    .execute()
}

/** Deletes the versions of projects that can no longer be restored. */
export const deleteOrphanedVersions = (db: Kysely<DB>) =>
  db
    .deleteFrom('projectVersions')
    .where('projectId', 'not in', ({ selectFrom }) => selectFrom('projects').select('id'))
    .where('projectId', 'not in', ({ selectFrom }) => selectFrom('deletedProjects').select('id'))
    .execute()
