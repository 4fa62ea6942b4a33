import type { EmailTextFields } from '@agency/contract/email-text-fields'
import { type Role, roleDescriptions, roleLabels } from '@agency/contract/permissions'
import type { EmailDraft } from '../../email/draft.ts'
import { draftWithText } from '../emails/email-text-service.ts'
import { LINK_PLACEHOLDER } from './invitation-token.ts'

interface InvitationEmailContext {
  role: Role
  invitedBy: string
  agencyName: string
}

/** The email to a colleague who gets a login. The link is filled in when it is sent. */
export const invitationDraft = (
  { role, invitedBy, agencyName }: InvitationEmailContext,
  text: EmailTextFields,
): EmailDraft => ({
  ...draftWithText(text, { invited_by: invitedBy, agency: agencyName }, [
    {
      kind: 'facts',
      facts: [['Your role', `${roleLabels[role]}. ${roleDescriptions[role]}`]],
    },
    { kind: 'links', links: [{ text: 'Choose your password', href: LINK_PLACEHOLDER }] },
  ]),
  footer: [
    `Sent by the website of ${agencyName} because ${invitedBy} entered this address.`,
    'If you did not expect it, you can ignore it: nothing happens without the link.',
  ],
})
