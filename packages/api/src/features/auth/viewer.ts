import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { findStaffById } from './staff-queries.ts'
import { verifyToken } from './tokens.ts'

export interface Staff {
  role: 'staff'
  id: number
  email: string
  /** When the token was issued that they ask with, in whole seconds since 1970. */
  tokenIssuedAt: number
}

/** Who asks: anybody, or one of the staff. There are no roles beyond these two. */
export type Viewer = { role: 'visitor' } | Staff

export const visitor: Viewer = { role: 'visitor' }

const refused = () => new AppError('UNAUTHORIZED', 'Please log in again.')

const tokenIn = ({ tokens }: Pick<Deps, 'tokens'>, authorization: string) => {
  const token = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization)?.[1]
  return token === undefined ? undefined : verifyToken(token, tokens)
}

/** Whether an Authorization header has a token of this site that has not run out; asks no database. */
export const hasToken = (deps: Pick<Deps, 'tokens'>, authorization: string | undefined): boolean =>
  authorization !== undefined && tokenIn(deps, authorization) !== undefined

/** Throws UNAUTHORIZED where `hasToken` is false. */
export function requireToken(deps: Pick<Deps, 'tokens'>, authorization: string | undefined): void {
  if (!hasToken(deps, authorization)) throw refused()
}

/**
 * The viewer behind an Authorization header. None is a visitor; one that is not good is refused
 * with UNAUTHORIZED and never treated as none. A token dies with its user, with a password change and with a logout.
 */
export async function readViewer(
  deps: Pick<Deps, 'db' | 'tokens'>,
  authorization: string | undefined,
): Promise<Viewer> {
  if (authorization === undefined) return visitor
  const verified = tokenIn(deps, authorization)
  if (!verified) throw refused()
  const staff = await findStaffById(deps.db, verified.staffId)
  // Compared as they stand: a token of another password is no good, whatever second it is of.
  if (staff?.passwordChangedAt.getTime() !== verified.passwordChangedAt) throw refused()
  return { role: 'staff', id: staff.id, email: staff.email, tokenIssuedAt: verified.issuedAt }
}

/** The viewer as one of the staff. Throws UNAUTHORIZED for a visitor. */
export function staffOf(viewer: Viewer): Staff {
  if (viewer.role !== 'staff') throw refused()
  return viewer
}

/** One of the staff behind an Authorization header. Throws UNAUTHORIZED without a good token. */
export const readStaff = async (
  deps: Pick<Deps, 'db' | 'tokens'>,
  authorization: string | undefined,
): Promise<Staff> => staffOf(await readViewer(deps, authorization))
