import { invitationPath } from '@agency/contract/staff-member'
import type { Deps } from '../../deps.ts'
import { EmailDeliveryError } from '../../email/email-delivery-error.ts'
import { findInvitation } from './invitation-queries.ts'
import { invitationTokenOf, LINK_PLACEHOLDER } from './invitation-token.ts'

interface EmailBody {
  invitationId: number | null
  bodyText: string
  bodyHtml: string
}

/**
 * An email with the link of its invitation, if it has one. Throws EmailDeliveryError if that was
 * accepted or withdrawn meanwhile.
 */
export async function fillInInvitation<Row extends EmailBody>(
  { db, tokens, publicUrl }: Pick<Deps, 'db' | 'tokens' | 'publicUrl'>,
  row: Row,
): Promise<Row> {
  if (row.invitationId === null) return row
  const invitation = await findInvitation(db, row.invitationId)
  if (!invitation) {
    throw new EmailDeliveryError('The invitation was accepted or withdrawn.', { isPermanent: true })
  }
  const token = invitationTokenOf(invitation.nonce, tokens)
  const link = new URL(invitationPath(token), publicUrl).href
  return {
    ...row,
    bodyText: row.bodyText.replaceAll(LINK_PLACEHOLDER, link),
    bodyHtml: row.bodyHtml.replaceAll(LINK_PLACEHOLDER, link),
  }
}
