import { type Role, roleDescriptions, roleLabels } from '@agency/contract/permissions'
import { INVITATION_DAYS } from '@agency/contract/staff-member'
import type { EmailDraft } from '../../email/draft.ts'
import { paragraph } from '../emails/email-parts.ts'
import { LINK_PLACEHOLDER } from './invitation-token.ts'

interface InvitationEmailContext {
  role: Role
  invitedBy: string
  agencyName: string
}

/** The email to a colleague who gets a login. The link is filled in when it is sent. */
export const invitationDraft = ({
  role,
  invitedBy,
  agencyName,
}: InvitationEmailContext): EmailDraft => ({
  subject: `Your login for the website of ${agencyName}`,
  heading: `Join the team of ${agencyName}`,
  parts: [
    paragraph(`${invitedBy} invites you to the dashboard of the website of ${agencyName}.`),
    {
      kind: 'facts',
      facts: [['Your role', `${roleLabels[role]}. ${roleDescriptions[role]}`]],
    },
    { kind: 'links', links: [{ text: 'Choose your password', href: LINK_PLACEHOLDER }] },
    paragraph(
      `The link works once, for ${INVITATION_DAYS} days. Nobody from ${agencyName} will ask you for it.`,
    ),
  ],
  footer: [
    `Sent by the website of ${agencyName} because ${invitedBy} entered this address.`,
    'If you did not expect it, you can ignore it: nothing happens without the link.',
  ],
})
