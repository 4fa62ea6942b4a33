import { createHash, createHmac, randomUUID } from 'node:crypto'
import type { TokenSettings } from '../auth/tokens.ts'

export const newNonce = (): string => randomUUID()

/**
 * The token of an invitation's link. It is stored nowhere: the job that sends the email derives it
 * again. Without the secret of the site, the database is not enough to accept an invitation.
 */
export const invitationTokenOf = (nonce: string, { secret }: Pick<TokenSettings, 'secret'>) =>
  createHmac('sha256', secret).update(`invitation ${nonce}`).digest('base64url')

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Stands for the link in the stored email, which other staff can read. */
export const LINK_PLACEHOLDER = '(the link is only in the email that was sent)'
