import { z } from 'zod'
import { NewPassword } from './login.ts'
import { Role } from './permissions.ts'
import { emailAddress } from './text.ts'

/** How long an invitation can be accepted. */
export const INVITATION_DAYS = 7
/** Open invitations at a time: far more than an agency needs, and a limit to what can be emailed. */
export const MAX_INVITATIONS = 50

/** Somebody with a login. */
export const StaffMember = z.object({
  id: z.int(),
  email: z.string(),
  role: Role,
  /** ISO 8601, UTC; null if the person may log in. */
  deactivatedAt: z.string().nullable(),
  hasSecondFactor: z.boolean(),
  /** The latest use of any session; null if there is none. */
  lastSeenAt: z.string().nullable(),
  createdAt: z.string(),
})
export type StaffMember = z.infer<typeof StaffMember>

export const Invitation = z.object({
  id: z.int(),
  email: z.string(),
  role: Role,
  invitedBy: z.string(),
  /** ISO 8601, UTC: of the latest email. */
  sentAt: z.string(),
  expiresAt: z.string(),
  isExpired: z.boolean(),
})
export type Invitation = z.infer<typeof Invitation>

export const StaffList = z.object({
  people: z.array(StaffMember),
  /** Those that were neither accepted nor withdrawn, latest first. */
  invitations: z.array(Invitation),
})
export type StaffList = z.infer<typeof StaffList>

export const NewInvitation = z.object({ email: emailAddress, role: Role })
export type NewInvitation = z.infer<typeof NewInvitation>

/** The result of sending an invitation. */
export const SentInvitation = z.object({
  invitation: Invitation,
  /** The link, to be passed on by hand, if there is no mail server; otherwise null. */
  link: z.string().nullable(),
})
export type SentInvitation = z.infer<typeof SentInvitation>

export const RoleChange = z.object({ id: z.int32().positive(), role: Role })

/** A token with 256 bits, in base64url. */
export const InvitationToken = z
  .string()
  .regex(/^[\w-]{43}$/, 'This invitation is not valid. Please ask for another one.')

/** What somebody with the link of an invitation sees. */
export const OpenInvitation = z.object({ email: z.string(), role: Role, agencyName: z.string() })
export type OpenInvitation = z.infer<typeof OpenInvitation>

export const AcceptInvitation = z.object({ token: InvitationToken, password: NewPassword })
export type AcceptInvitation = z.infer<typeof AcceptInvitation>

export const INVITATION_INVALID =
  'This invitation has been used, withdrawn or replaced, or it has expired. Please ask for another one.'
export const LAST_OWNER =
  'There has to be an owner who can log in. Make somebody else an owner first.'

/** The path of an invitation's link. The token is in the fragment, which is sent to no server. */
export const invitationPath = (token: string) => `/login#invitation=${token}`

/** A login on one device. */
export const StaffSession = z.object({
  id: z.uuid(),
  /** The User-Agent header of the login; '' if there was none. */
  userAgent: z.string(),
  /** The IP address of the login. */
  address: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
})
export type StaffSession = z.infer<typeof StaffSession>

export const SessionId = z.object({ id: z.uuid() })
