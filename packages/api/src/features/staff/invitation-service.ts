import { isOwnEmail, type LoggedIn, PASSWORD_IS_EMAIL } from '@agency/contract/login'
import { Role } from '@agency/contract/permissions'
import {
  type AcceptInvitation,
  INVITATION_DAYS,
  INVITATION_INVALID,
  type Invitation,
  invitationPath,
  MAX_INVITATIONS,
  type NewInvitation,
  type OpenInvitation,
  type SentInvitation,
} from '@agency/contract/staff-member'
import { DAY_MS } from '@agency/contract/time'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { consumeForAddress, subscriberOf } from '../../limits/rate-limits.ts'
import { issueDeviceProof } from '../auth/known-devices.ts'
import { type LoginOrigin, openSession } from '../auth/session-service.ts'
import { findStaffByEmail, insertStaff } from '../auth/staff-queries.ts'
import type { Staff } from '../auth/viewer.ts'
import { getEmailText } from '../emails/email-text-service.ts'
import { queueStaffEmail } from '../emails/queue-emails.ts'
import { requireProof } from '../second-factor/proof-service.ts'
import { getSettings } from '../settings/settings-service.ts'
import { invitationDraft } from './invitation-email.ts'
import {
  claimInvitation,
  countInvitations,
  deleteInvitation,
  findOpenInvitation,
  type InvitationRow,
  insertInvitation,
  listInvitationRows,
  renewInvitation,
} from './invitation-queries.ts'
import { hashToken, invitationTokenOf, newNonce } from './invitation-token.ts'

type InviteDeps = Pick<Deps, 'db' | 'tokens' | 'limits' | 'publicUrl' | 'emailDelivery'>

const toInvitation = (row: InvitationRow): Invitation => ({
  ...{ id: row.id, email: row.email, role: Role.parse(row.role), invitedBy: row.invitedBy },
  sentAt: row.sentAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  isExpired: row.expiresAt.getTime() <= Date.now(),
})

/** Invitations that were neither accepted nor withdrawn, the latest sent first. */
export const listInvitations = async (db: Database): Promise<Invitation[]> =>
  (await listInvitationRows(db)).map(toInvitation)

function newToken(tokens: Deps['tokens']) {
  const nonce = newNonce()
  const token = invitationTokenOf(nonce, tokens)
  const expiresAt = new Date(Date.now() + INVITATION_DAYS * DAY_MS)
  return { token, row: { nonce, tokenHash: hashToken(token), expiresAt } }
}

/** Queues the email of an invitation, and returns the link if there is no mail server. */
async function send(
  { publicUrl, emailDelivery }: InviteDeps,
  trx: Transaction<DB>,
  row: InvitationRow,
  token: string,
): Promise<SentInvitation> {
  const invitation = toInvitation(row)
  const { agency } = await getSettings(trx)
  const draft = invitationDraft(
    { ...invitation, agencyName: agency.name },
    await getEmailText(trx, 'staff_invitation'),
  )
  const to = { name: '', address: row.email }
  await queueStaffEmail(trx, {
    ...{ draft, agency, kind: 'invitation' as const, to, invitationId: row.id },
  })
  const link = new URL(invitationPath(token), publicUrl).href
  return { invitation, link: emailDelivery.host === null ? link : null }
}

/** The limit on invitations that one person sends: each is an email to any address. */
const countInvitation = ({ limits }: InviteDeps, viewer: Staff) =>
  limits.consume('invitation', `staff ${viewer.id}`)

/**
 * Invites a colleague by email. Throws CONFLICT if they have a login or an open invitation, and
 * PROOF_REQUIRED before an owner is invited.
 */
export async function inviteStaff(
  deps: InviteDeps,
  viewer: Staff,
  { email, role }: NewInvitation,
): Promise<SentInvitation> {
  if (role === 'owner') await requireProof(deps.db, viewer)
  const conflict = (message: string) =>
    new AppError('CONFLICT', message, { issues: [{ path: 'email', message }] })
  if (await findStaffByEmail(deps.db, email)) {
    throw conflict(`${email} already has a login.`)
  }
  if ((await countInvitations(deps.db)) >= MAX_INVITATIONS) {
    throw new AppError(
      'CONFLICT',
      `There are ${MAX_INVITATIONS} open invitations. Please withdraw some first.`,
    )
  }
  await countInvitation(deps, viewer)
  const { token, row } = newToken(deps.tokens)
  return deps.db.transaction().execute(async (trx) => {
    const stored = await insertInvitation(trx, { ...row, email, role, invitedBy: viewer.email })
    if (!stored) throw conflict(`${email} has been invited already. Send the invitation again.`)
    return send(deps, trx, stored, token)
  })
}

const invitationNotFound = () =>
  new AppError('NOT_FOUND', 'This invitation was accepted or withdrawn.')

/** Sends an invitation again, with another link; the earlier one is invalid. Throws NOT_FOUND. */
export async function resendInvitation(
  deps: InviteDeps,
  viewer: Staff,
  { id }: { id: number },
): Promise<SentInvitation> {
  await countInvitation(deps, viewer)
  const { token, row } = newToken(deps.tokens)
  return deps.db.transaction().execute(async (trx) => {
    const stored = await renewInvitation(trx, id, row)
    if (!stored) throw invitationNotFound()
    // Without a mail server the viewer gets the link.
    if (stored.role === 'owner') await requireProof(trx, viewer)
    return send(deps, trx, stored, token)
  })
}

/** Makes the link of an invitation invalid. Throws NOT_FOUND. */
export async function withdrawInvitation(
  db: Database,
  { id }: { id: number },
): Promise<{ message: string }> {
  if (!(await deleteInvitation(db, id))) throw invitationNotFound()
  return { message: 'Invitation withdrawn.' }
}

const invalid = () => new AppError('NOT_FOUND', INVITATION_INVALID)

/** What the holder of a link sees before they choose a password. Throws NOT_FOUND. */
export async function openInvitation(
  { db, limits }: Pick<Deps, 'db' | 'limits'>,
  token: string,
  address: string,
): Promise<OpenInvitation> {
  await consumeForAddress(limits, 'invitationLink', address)
  const invitation = await findOpenInvitation(db, hashToken(token))
  if (!invitation) throw invalid()
  const { agency } = await getSettings(db)
  const { email, role } = invitation
  return { email, role: Role.parse(role), agencyName: agency.name }
}

/**
 * Creates the login of an invitation, which works once, and logs in. Throws NOT_FOUND, and
 * BAD_REQUEST for a password that is the email address.
 */
export async function acceptInvitation(
  deps: Pick<Deps, 'db' | 'passwords' | 'tokens' | 'limits'>,
  { token, password }: AcceptInvitation,
  origin: LoginOrigin,
): Promise<LoggedIn> {
  const { db, passwords, tokens, limits } = deps
  const { email } = await openInvitation({ db, limits }, token, origin.address)
  if (isOwnEmail(password, email)) {
    throw new AppError('BAD_REQUEST', PASSWORD_IS_EMAIL, {
      issues: [{ path: 'password', message: PASSWORD_IS_EMAIL }],
    })
  }
  const caller = subscriberOf(origin.address)
  const passwordHash = await passwords.hash(password, { caller, maxWaitingPerCaller: 2 })
  return db.transaction().execute(async (trx) => {
    const invitation = await claimInvitation(trx, hashToken(token))
    if (!invitation) throw invalid()
    const login = { email: invitation.email, role: Role.parse(invitation.role), passwordHash }
    // Somebody made a login for this address on the server meanwhile: its password stays.
    if (!(await insertStaff(trx, login))) throw invalid()
    const staff = await findStaffByEmail(trx, invitation.email)
    if (!staff) throw invalid()
    return {
      token: await openSession({ db: trx, tokens }, staff, origin),
      device: issueDeviceProof(staff.id, tokens),
      message: 'Welcome.',
    }
  })
}
