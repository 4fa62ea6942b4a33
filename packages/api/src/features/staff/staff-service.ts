import { NOT_ALLOWED, Role } from '@agency/contract/permissions'
import type { RequiredRoles } from '@agency/contract/second-factor'
import type { StaffList } from '@agency/contract/staff-member'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import { AppError } from '../../errors/app-error.ts'
import { recordAction } from '../audit/record-action.ts'
import { requireOtherOwner } from '../auth/account-service.ts'
import { deleteSessions } from '../auth/session-queries.ts'
import { deleteStaff, lockStaff, revokeTokens } from '../auth/staff-queries.ts'
import type { Staff } from '../auth/viewer.ts'
import { requireProof } from '../second-factor/proof-service.ts'
import {
  deleteSecondFactors,
  listRequiredRoles,
  replaceRequiredRoles,
} from '../second-factor/second-factor-queries.ts'
import { listInvitations } from './invitation-service.ts'
import { listStaffRows, setDeactivatedAt, setRole } from './staff-list-queries.ts'

/** Everybody with a login, and the invitations that are open. */
export async function listStaff(db: Database): Promise<StaffList> {
  const [rows, invitations] = await Promise.all([listStaffRows(db), listInvitations(db)])
  const people = rows.map(({ role, deactivatedAt, lastSeenAt, createdAt, ...row }) => ({
    ...row,
    role: Role.parse(role),
    deactivatedAt: deactivatedAt?.toISOString() ?? null,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }))
  return { people, invitations }
}

type Login = Awaited<ReturnType<typeof lockStaff>>[number]

/**
 * Changes one login while no other can change: of two owners who demote each other at once, one
 * stays. Throws FORBIDDEN if the viewer is no owner any more, and NOT_FOUND.
 */
const changeStaff = (
  db: Database,
  viewer: Staff,
  id: number,
  change: (trx: Transaction<DB>, login: Login, logins: Login[]) => Promise<void>,
): Promise<StaffList> =>
  db.transaction().execute(async (trx) => {
    const logins = await lockStaff(trx)
    const own = logins.find((login) => login.id === viewer.id)
    if (own?.role !== 'owner' || own.deactivatedAt) throw new AppError('FORBIDDEN', NOT_ALLOWED)
    const login = logins.find((other) => other.id === id)
    if (!login) throw new AppError('NOT_FOUND', 'Person not found.')
    await change(trx, login, logins)
    return listStaff(trx)
  })

/**
 * Gives somebody another role, from their next call on. Throws CONFLICT for the last owner, and
 * PROOF_REQUIRED before somebody becomes an owner.
 */
export async function changeRole(
  db: Database,
  viewer: Staff,
  { id, role }: { id: number; role: Role },
): Promise<StaffList> {
  if (role === 'owner') await requireProof(db, viewer)
  return changeStaff(db, viewer, id, async (trx, login, logins) => {
    if (login.role === 'owner' && role !== 'owner') requireOtherOwner(logins, id)
    await setRole(trx, id, role)
  })
}

/** Makes somebody else the owner and the viewer an editor. Throws CONFLICT. */
export const transferOwnership = (
  db: Database,
  viewer: Staff,
  { id }: { id: number },
): Promise<StaffList> =>
  changeStaff(db, viewer, id, async (trx, login) => {
    if (id === viewer.id) throw new AppError('CONFLICT', 'You are an owner already.')
    if (login.deactivatedAt) {
      throw new AppError('CONFLICT', 'This person is deactivated. Reactivate them first.')
    }
    await setRole(trx, id, 'owner')
    await setRole(trx, viewer.id, 'editor')
  })

/** Ends all sessions of somebody, who cannot log in any more. Throws CONFLICT. */
export const deactivateStaff = (
  db: Database,
  viewer: Staff,
  { id }: { id: number },
): Promise<StaffList> =>
  changeStaff(db, viewer, id, async (trx, login, logins) => {
    requireOtherOwner(logins, id)
    // The time of the first deactivation stays.
    await setDeactivatedAt(trx, id, login.deactivatedAt ?? new Date())
    await revokeTokens(trx, id)
    await deleteSessions(trx, id)
  })

/** Lets somebody log in again, with their password as it was. */
export const reactivateStaff = (
  db: Database,
  viewer: Staff,
  { id }: { id: number },
): Promise<StaffList> =>
  changeStaff(db, viewer, id, (trx) => setDeactivatedAt(trx, id, null).then(() => undefined))

/** Removes a login for good; what the person did stays. Throws CONFLICT for the last owner. */
export const removeStaff = (
  db: Database,
  viewer: Staff,
  { id }: { id: number },
): Promise<StaffList> =>
  changeStaff(db, viewer, id, async (trx, _login, logins) => {
    requireOtherOwner(logins, id)
    await deleteStaff(trx, id)
  })

/**
 * Removes all second factors of somebody who has lost them, and ends their sessions. Throws CONFLICT
 * for the viewer's own, which are removed in the settings.
 */
export const resetSecondFactor = (
  db: Database,
  viewer: Staff,
  { id }: { id: number },
): Promise<StaffList> =>
  changeStaff(db, viewer, id, async (trx, { email }) => {
    if (id === viewer.id) {
      throw new AppError('CONFLICT', 'Please change your own second factor in the settings.')
    }
    await deleteSecondFactors(trx, id)
    await revokeTokens(trx, id)
    await deleteSessions(trx, id)
    await recordAction(trx, {
      ...{ kind: 'second factor', action: 'reset', subjectId: String(id), subject: email },
    })
  })

/** The roles that need a second factor. */
export const getRequiredRoles = async (db: Database): Promise<RequiredRoles> => ({
  roles: (await listRequiredRoles(db)).map((role) => Role.parse(role)),
})

/** Says which roles need a second factor: from the next login on, whoever lacks one has to add it. */
export const setRequiredRoles = (db: Database, { roles }: RequiredRoles): Promise<RequiredRoles> =>
  db.transaction().execute(async (trx) => {
    await replaceRequiredRoles(trx, [...new Set(roles)])
    return getRequiredRoles(trx)
  })
