import { randomUUID } from 'node:crypto'
import type { StaffSession } from '@agency/contract/staff-member'
import type { Database } from '@agency/db/connect'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { recordAction } from '../audit/record-action.ts'
import { mustEnrol } from '../second-factor/second-factor-queries.ts'
import {
  deleteSession,
  deleteSessions,
  findProvenAt,
  insertSession,
  listSessions as listSessionRows,
} from './session-queries.ts'
import { revokeTokens } from './staff-queries.ts'
import { issueToken, type TokenOwner } from './tokens.ts'
import type { Staff } from './viewer.ts'

const MAX_USER_AGENT = 400
/** More than anybody has devices; programs that log in for every call have the others. */
const MAX_LISTED = 100

/** Where a login comes from. */
export interface LoginOrigin {
  address: string
  userAgent: string
}

type SessionDeps = Pick<Deps, 'db' | 'tokens'>

/**
 * Opens a session for a login and returns its token. A login that lacks the second factor that its
 * role requires can only add one.
 */
export async function openSession(
  { db, tokens }: SessionDeps,
  staff: TokenOwner,
  { address, userAgent }: LoginOrigin,
  provenAt: Date | null = new Date(),
): Promise<string> {
  const session = { id: randomUUID(), mustEnrol: await mustEnrol(db, staff) }
  await insertSession(db, {
    ...{ ...session, staffId: staff.id, provenAt, address },
    userAgent: userAgent.slice(0, MAX_USER_AGENT),
    expiresAt: new Date(Date.now() + tokens.ttl * 1000),
  })
  return issueToken(staff, tokens, session)
}

/**
 * Ends all other sessions of a login whose tokens have just been revoked; returns the token with
 * which this one goes on. It proves nothing: what was proven in this session stays.
 */
export async function renewSession(
  deps: SessionDeps,
  staff: TokenOwner,
  origin: LoginOrigin,
  sessionId: string | undefined,
): Promise<string> {
  const provenAt = sessionId === undefined ? null : await findProvenAt(deps.db, sessionId)
  await deleteSessions(deps.db, staff.id)
  return openSession(deps, staff, origin, provenAt)
}

/** The viewer's sessions that are open, the latest used first. */
export async function listSessions(db: Database, viewer: Staff): Promise<StaffSession[]> {
  const rows = await listSessionRows(db, viewer.id, MAX_LISTED)
  return rows.map(({ createdAt, lastSeenAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: row.id === viewer.sessionId,
  }))
}

/** Ends one of the viewer's sessions at once. Throws NOT_FOUND. */
export async function endSession(
  db: Database,
  viewer: Staff,
  { id }: { id: string },
): Promise<{ message: string }> {
  if (!(await deleteSession(db, { id, staffId: viewer.id }))) {
    throw new AppError('NOT_FOUND', 'This session has already ended.')
  }
  await recordAction(db, { kind: 'account', action: 'ended a session' })
  return { message: 'Session ended.' }
}

/**
 * Ends all sessions of the viewer except for the current one, which continues with the token in
 * the response. Tokens of an earlier release, which have no session, are revoked as well.
 */
export async function endOtherSessions(
  deps: SessionDeps,
  viewer: Staff,
  origin: LoginOrigin,
): Promise<{ token: string; message: string }> {
  const token = await deps.db.transaction().execute(async (trx) => {
    const staff = await revokeTokens(trx, viewer.id)
    if (!staff) throw new AppError('UNAUTHORIZED', 'Please log in again.')
    await recordAction(trx, { kind: 'account', action: 'ended all other sessions' })
    return renewSession({ ...deps, db: trx }, staff, origin, viewer.sessionId)
  })
  return { token, message: 'All other sessions have been ended.' }
}
