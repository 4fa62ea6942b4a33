import { isAllowed, NOT_ALLOWED, type Permission, Role } from '@agency/contract/permissions'
import { MUST_ENROL } from '@agency/contract/second-factor'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { findTokenOwner, isSeenLongAgo, markSessionSeen } from './session-queries.ts'
import { verifyToken } from './tokens.ts'

export interface Staff {
  kind: 'staff'
  id: number
  email: string
  role: Role
  /** The session of this request; undefined with a token of an earlier release. */
  sessionId: string | undefined
  /** When the token of this request was issued, in whole seconds since 1970. */
  tokenIssuedAt: number
}

/** A staff member who can do nothing until they have added a second factor. */
interface Enrolling {
  kind: 'enrolling'
  staff: Staff
}

/** Who makes a request: a visitor, or a staff member with a role. */
export type Viewer = { kind: 'visitor' } | Staff | Enrolling

export const visitor: Viewer = { kind: 'visitor' }

type ViewerDeps = Pick<Deps, 'db' | 'tokens' | 'log'>

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
 * with UNAUTHORIZED and never treated as missing. A token is invalidated when its session is ended,
 * or its user is deleted or deactivated, changes the password or logs out.
 */
export async function readViewer(
  deps: ViewerDeps,
  authorization: string | undefined,
): Promise<Viewer> {
  if (authorization === undefined) return visitor
  const verified = bearerTokenOf(deps, authorization)
  if (!verified) throw refused()
  const staff = await findTokenOwner(deps.db, verified)
  // Exact comparison: a token for another password is invalid, whatever second it was issued in.
  if (staff?.passwordChangedAt.getTime() !== verified.passwordChangedAt) throw refused()
  const { sessionId, lastSeenAt } = staff
  if (verified.sessionId !== undefined && (sessionId === null || lastSeenAt === null)) {
    throw refused()
  }
  if (sessionId !== null && lastSeenAt !== null && isSeenLongAgo(lastSeenAt)) {
    // Reading goes on while the disk of the database is full.
    await markSessionSeen(deps.db, sessionId).catch((error) =>
      deps.log.warn({ err: error }, 'the use of a session could not be stored'),
    )
  }
  const viewer: Staff = {
    ...{ kind: 'staff', id: staff.id, email: staff.email, role: Role.parse(staff.role) },
    ...{ sessionId: sessionId ?? undefined, tokenIssuedAt: verified.issuedAt },
  }
  return staff.mustEnrol ? { kind: 'enrolling', staff: viewer } : viewer
}

/**
 * The viewer as a staff member whose role allows this. Throws UNAUTHORIZED for a visitor,
 * SECOND_FACTOR_REQUIRED for somebody who has to add one first, and FORBIDDEN for another role.
 */
export function staffWith(permission: Permission, viewer: Viewer): Staff {
  if (viewer.kind === 'enrolling') throw new AppError('SECOND_FACTOR_REQUIRED', MUST_ENROL)
  return staffOrEnrollingWith(permission, viewer)
}

/** The same, also for somebody who has to add a second factor first. */
export function staffOrEnrollingWith(permission: Permission, who: Viewer): Staff {
  const viewer = who.kind === 'enrolling' ? who.staff : who
  if (viewer.kind !== 'staff') throw refused()
  if (!isAllowed(viewer.role, permission)) throw new AppError('FORBIDDEN', NOT_ALLOWED)
  return viewer
}
