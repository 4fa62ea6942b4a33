import { pathOfSegment } from '@agency/contract/project-names'
import { lockInTransaction } from '@agency/db/advisory-locks'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { type Insertable, sql, type Transaction, type Updateable } from 'kysely'
import { melbourneMinuteOf } from '../../time/melbourne.ts'

export interface ProjectScope {
  /** Includes inactive projects. */
  inactive: boolean
}

const selectProjects = (db: Database, scope: ProjectScope) =>
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
      'position',
      'publishedDate',
      'coverImage',
      'image2',
      'image3',
      'coverImageAlt',
      'image2Alt',
      'image3Alt',
      'clientLogo',
      'testimonial',
      'updatedAt',
      melbourneMinuteOf('publishAt').as('publishAt'),
    ])
    .$if(!scope.inactive, (query) => query.where('active', '=', true))

const compileList = (db: Database, scope: ProjectScope) =>
  selectProjects(db, scope)
    .orderBy('featured', 'desc')
    .orderBy('position', (order) => order.asc().nullsFirst())
    .orderBy('id', 'desc')
    .compile()

/**
 * By database and scope: building and compiling the list query takes a third as long as running it.
 */
const compiledLists = new WeakMap<Database, Map<boolean, ReturnType<typeof compileList>>>()

/** Featured first, then the newest, unless staff ordered them: then those added since come first. */
export async function listProjectRows(db: Database, scope: ProjectScope) {
  const lists = compiledLists.get(db) ?? new Map<boolean, ReturnType<typeof compileList>>()
  compiledLists.set(db, lists)
  const list = lists.get(scope.inactive) ?? compileList(db, scope)
  lists.set(scope.inactive, list)
  const { rows } = await db.executeQuery(list)
  return rows
}

const selectProjectDetails = (db: Database, scope: ProjectScope) =>
  selectProjects(db, scope).select('embed')

export const findProjectBySlug = (db: Database, scope: ProjectScope, slug: string) =>
  selectProjectDetails(db, scope).where('slug', '=', slug).executeTakeFirst()

/** The project that had this slug before, if its redirect is kept. */
export const findProjectByOldSlug = (db: Database, scope: ProjectScope, slug: string) =>
  selectProjectDetails(db, scope)
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('redirects').select('projectId').where('path', '=', pathOfSegment(slug)),
    )
    .executeTakeFirst()

/** The project that a preview link leads to, while it works. */
export const findPreviewed = (db: Database, token: string) =>
  selectProjectDetails(db, { inactive: true })
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('projectPreviews')
        .select('projectId')
        .where('token', '=', token)
        .where('expiresAt', '>', sql<Date>`now()`),
    )
    .executeTakeFirst()

/** The largest value of PostgreSQL's integer, so no project has a larger id. */
const MAX_ID = 2 ** 31 - 1

export const findProjectById = async (db: Database, scope: ProjectScope, id: number) =>
  id > MAX_ID ? undefined : selectProjectDetails(db, scope).where('id', '=', id).executeTakeFirst()

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
        .select(['coverImage', 'image2', 'image3', 'clientLogo', 'slug', 'active', 'updatedAt'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()

/** The projects whose time to be published has come, locked until the transaction ends. */
export const lockDueProjects = (trx: Transaction<DB>) =>
  trx
    .selectFrom('projects')
    .select('id')
    .where('active', '=', false)
    .where('publishAt', '<=', sql<Date>`now()`)
    .orderBy('id')
    .forUpdate()
    .execute()

/** What names a project that visitors see; undefined if they do not. */
export const findPublished = (trx: Transaction<DB>, id: number) =>
  trx
    .selectFrom('projects')
    .select(['slug', 'title', 'clientName'])
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst()

export const insertProject = (trx: Transaction<DB>, values: Insertable<DB['projects']>) =>
  trx.insertInto('projects').values(values).returning('id').executeTakeFirstOrThrow()

/** Each change has a later time than the previous one, so that the time identifies the state. */
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

/** Numbers these projects in order, and no others. Their content does not change. */
export const setPositions = (trx: Transaction<DB>, ids: number[]) =>
  sql`
    update projects set position = array_position(${ids}::int[], id)
    where position is distinct from array_position(${ids}::int[], id)`.execute(trx)

/** Serialises changes of the featured project, so that two at once leave one. */
export const lockFeatured = (trx: Transaction<DB>) => lockInTransaction(trx, 'featuredProject')

export const findFeatured = (trx: Transaction<DB>) =>
  trx
    .selectFrom('projects')
    .select(['id', 'active'])
    .where('featured', '=', true)
    .executeTakeFirst()

/** Safe only while holding the featured-project lock. */
export async function clearFeatured(trx: Transaction<DB>): Promise<void> {
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
      images.map((image, index) => ({ ...image, projectId, position: Number(next) + index + 1 })),
    )
    .execute()
}

/**
 * Sets the order of the additional images; those of the project that are not listed are removed.
 */
export async function arrangeProjectImages(
  trx: Transaction<DB>,
  projectId: number,
  images: { id?: number | undefined; image?: string | undefined; caption: string; alt: string }[],
): Promise<void> {
  const keptIds = images.flatMap(({ id }) => id ?? [])
  await trx
    .deleteFrom('projectImages')
    .where('projectId', '=', projectId)
    .where('id', '!=', sql<number>`all(${keptIds}::int[])`)
    .execute()
  for (const [index, { id, image, caption, alt }] of images.entries()) {
    const values = { caption, alt, position: index + 1 }
    if (id !== undefined) {
      await trx.updateTable('projectImages').set(values).where('id', '=', id).execute()
    } else if (image !== undefined) {
      await trx
        .insertInto('projectImages')
        .values({ ...values, projectId, image })
        .execute()
    }
  }
}

/** Slugs that begin with this one, of every project except one. */
export const listSlugsLike = async (
  db: Database,
  base: string,
  exceptId: number | undefined,
): Promise<Set<string | null>> => {
  const rows = await db
    .selectFrom('projects')
    .select('slug')
    .where('slug', 'like', `${base}%`)
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId ?? 0))
    .execute()
  return new Set(rows.map(({ slug }) => slug))
}
