import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { type Insertable, sql, type Transaction, type Updateable } from 'kysely'

export interface ProjectScope {
  /** Inactive ones too. */
  inactive: boolean
}

const projectsIn = (db: Database, scope: ProjectScope) =>
  db
    .selectFrom('projects')
    .select([
      'id',
      'slug',
      'title',
      'clientName',
      'description',
      'summary',
      'problem',
      'solution',
      'content',
      'services',
      'technologies',
      'projectUrl',
      'metaTitle',
      'metaDescription',
      'active',
      'featured',
      'publishedDate',
      'coverImage',
      'image2',
      'image3',
      'clientLogo',
      'testimonial',
      'updatedAt',
    ])
    .$if(!scope.inactive, (query) => query.where('active', '=', true))

/** Featured first, then the newest. */
export const listProjectRows = (db: Database, scope: ProjectScope) =>
  projectsIn(db, scope).orderBy('featured', 'desc').orderBy('id', 'desc').execute()

export const findProjectBySlug = (db: Database, scope: ProjectScope, slug: string) =>
  projectsIn(db, scope).where('slug', '=', slug).executeTakeFirst()

/** The largest id that PostgreSQL's integer holds: no project has a larger one. */
const MAX_ID = 2 ** 31 - 1

export const findProjectById = async (db: Database, scope: ProjectScope, id: number) =>
  id > MAX_ID ? undefined : projectsIn(db, scope).where('id', '=', id).executeTakeFirst()

export const listProjectImages = (db: Database, projectId: number) =>
  db
    .selectFrom('projectImages')
    .select(['id', 'image', 'caption', 'alt'])
    .where('projectId', '=', projectId)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** The files of a project and its state, locked until the transaction ends. */
export const lockProject = async (trx: Transaction<DB>, id: number) =>
  id > MAX_ID
    ? undefined
    : trx
        .selectFrom('projects')
        .select(['coverImage', 'image2', 'image3', 'clientLogo', 'updatedAt'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()

export const insertProject = (trx: Transaction<DB>, values: Insertable<DB['projects']>) =>
  trx.insertInto('projects').values(values).returning('id').executeTakeFirstOrThrow()

/** Each change has a later time than the one before, so that it can stand for the state. */
export const changeProject = (
  trx: Transaction<DB>,
  id: number,
  values: Updateable<DB['projects']>,
) =>
  trx
    .updateTable('projects')
    .set({
      ...values,
      updatedAt: sql`greatest(now(), updated_at + interval '1 millisecond')`,
    })
    .where('id', '=', id)
    .execute()

/** Serialises who is featured, so that two changes at once leave one. */
const FEATURE_LOCK = 727_004

export async function clearFeatured(trx: Transaction<DB>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${FEATURE_LOCK})`.execute(trx)
  await trx.updateTable('projects').set({ featured: false }).where('featured', '=', true).execute()
}

export async function addProjectImages(
  trx: Transaction<DB>,
  projectId: number,
  images: { image: string; caption: string }[],
): Promise<void> {
  if (images.length === 0) return
  const { next } = await trx
    .selectFrom('projectImages')
    .select(({ fn, val }) => fn.coalesce(fn.max('position'), val(0)).as('next'))
    .where('projectId', '=', projectId)
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('projectImages')
    .values(
      images.map((each, index) => ({ ...each, projectId, position: Number(next) + index + 1 })),
    )
    .execute()
}

export const removeProject = (trx: Transaction<DB>, id: number) =>
  trx.deleteFrom('projects').where('id', '=', id).execute()
