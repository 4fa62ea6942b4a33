import { pathOfSegment } from '@agency/contract/project-names'
import { type NewRedirect, OWN_PAGE, type Redirect } from '@agency/contract/redirect'
import { lockInTransaction } from '@agency/db/advisory-locks'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { isbot } from 'isbot'
import type { Transaction } from 'kysely'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { findProjectById, findProjectBySlug } from '../projects/project-queries.ts'
import {
  changeTarget,
  countUse,
  type Destination,
  deleteRedirectById,
  deleteRedirectFrom,
  findDestination,
  findRedirectRow,
  insertRedirect,
  listRedirectRows,
} from './redirect-queries.ts'

export const listRedirects = async (db: Database): Promise<Redirect[]> =>
  (await listRedirectRows(db)).map(({ createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
  }))

/** The project whose page this is, shown or not. */
async function findProjectAt(trx: Transaction<DB>, path: string) {
  const [, segment] = /^\/our-work\/([^/]+)$/.exec(path) ?? []
  if (segment === undefined) return undefined
  const scope = { inactive: true }
  return /^\d{1,15}$/.test(segment)
    ? findProjectById(trx, scope, Number(segment))
    : findProjectBySlug(trx, scope, segment)
}

/** A redirect never leads to another one. */
async function destinationOf(trx: Transaction<DB>, target: string): Promise<Destination> {
  const project = await findProjectAt(trx, target)
  if (project) return { projectId: project.id, target: null }
  return (await findDestination(trx, target)) ?? { projectId: null, target }
}

const refuse = (code: 'BAD_REQUEST' | 'CONFLICT', path: keyof NewRedirect, message: string) =>
  new AppError(code, message, { issues: [{ path, message }] })

/** The redirects that led to this path lead where it leads now. */
async function addRedirectFrom(trx: Transaction<DB>, path: string, destination: Destination) {
  await insertRedirect(trx, path, destination)
  await changeTarget(trx, path, destination)
}

/**
 * Adds a redirect by hand. Throws BAD_REQUEST for a path that has a page, or that would lead to
 * itself; CONFLICT for one that is redirected already.
 */
export const addRedirect = (
  { db }: Pick<Deps, 'db'>,
  { path, target }: NewRedirect,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockInTransaction(trx, 'redirects')
    if (await findProjectAt(trx, path)) throw refuse('BAD_REQUEST', 'path', OWN_PAGE)
    if (await findDestination(trx, path)) {
      throw refuse('CONFLICT', 'path', 'This path is redirected already.')
    }
    const destination = await destinationOf(trx, target)
    if (destination.target === path) {
      throw refuse('BAD_REQUEST', 'target', 'This leads back to the old path.')
    }
    await addRedirectFrom(trx, path, destination)
  })

/**
 * Redirects the old slug of a project to it, wherever it moves later; a slug that it takes is no
 * redirect any more.
 */
export async function moveRedirects(
  trx: Transaction<DB>,
  projectId: number,
  { from, to }: { from: string | null; to: string | null },
): Promise<void> {
  if (from === to) return
  await lockInTransaction(trx, 'redirects')
  if (to !== null) await deleteRedirectFrom(trx, pathOfSegment(to))
  if (from !== null) await addRedirectFrom(trx, pathOfSegment(from), { projectId, target: null })
}

/** Where a path that the site no longer has leads now; undefined if nowhere. */
export async function findTarget(db: Database, path: string): Promise<string | undefined> {
  const row = await findRedirectRow(db, path)
  return row?.active ? row.target : undefined
}

/** Counts that a path was redirected, unless by a bot. The visitor does not wait for it. */
export function countRedirect(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  path: string,
  userAgent = '',
): void {
  if (userAgent === '' || isbot(userAgent)) return
  countUse(db, path).catch((error) => log.warn({ err: error }, 'redirect not counted'))
}

/** Throws NOT_FOUND. */
export async function deleteRedirect({ db }: Pick<Deps, 'db'>, id: number): Promise<void> {
  if (!(await deleteRedirectById(db, id))) {
    throw new AppError('NOT_FOUND', 'This redirect no longer exists.')
  }
}
