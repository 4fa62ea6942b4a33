import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { findStaffById } from './staff-queries.ts'
import { verifyToken } from './tokens.ts'

export interface Staff {
  role: 'staff'
  id: number
  email: string
  /** When the token of this request was issued, in whole seconds since 1970. */
  tokenIssuedAt: number
}

/** Who makes a request: a visitor or a staff member. There are no other roles. */
export type Viewer = { role: 'visitor' } | Staff

export const visitor: Viewer = { role: 'visitor' }

const refused = () => new AppError('UNAUTHORIZED', 'Please log in again.')

const bearerTokenOf = ({ tokens }: Pick<Deps, 'tokens'>, authorization: string) => {
  const token = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization)?.[1]
  return token === undefined ? undefined : verifyToken(token, tokens)
}

/**
 * Whether an Authorization header has an unexpired token of this site; does not query the database.
 */
export const hasToken = (deps: Pick<Deps, 'tokens'>, authorization: string | undefined): boolean =>
  authorization !== undefined && bearerTokenOf(deps, authorization) !== undefined

/** Throws UNAUTHORIZED if `hasToken` is false. */
export function requireToken(deps: Pick<Deps, 'tokens'>, authorization: string | undefined): void {
  if (!hasToken(deps, authorization)) throw refused()
}

/**
 * The viewer for an Authorization header. No header means a visitor; an invalid one is rejected
 * with UNAUTHORIZED and never treated as missing. A token is invalidated when its user is deleted,
 * changes the password or logs out.
 */
export async function readViewer(
  deps: Pick<Deps, 'db' | 'tokens'>,
  authorization: string | undefined,
): Promise<Viewer> {
  if (authorization === undefined) return visitor
  const verified = bearerTokenOf(deps, authorization)
  if (!verified) throw refused()
  const staff = await findStaffById(deps.db, verified.staffId)
  // Exact comparison: a token for another password is invalid, whatever second it was issued in.
  if (staff?.passwordChangedAt.getTime() !== verified.passwordChangedAt) throw refused()
  return { role: 'staff', id: staff.id, email: staff.email, tokenIssuedAt: verified.issuedAt }
}

/** The viewer as a staff member. Throws UNAUTHORIZED for a visitor. */
export function staffOf(viewer: Viewer): Staff {
  if (viewer.role !== 'staff') throw refused()
  return viewer
}

/** The staff member for an Authorization header. Throws UNAUTHORIZED without a valid token. */
export const readStaff = async (
  deps: Pick<Deps, 'db' | 'tokens'>,
  authorization: string | undefined,
): Promise<Staff> => staffOf(await readViewer(deps, authorization))
