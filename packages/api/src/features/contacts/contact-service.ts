import { MESSAGE_SENT, NewMessage } from '@agency/contract/contact-message'
import { VisitReport } from '@agency/contract/visit-source'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { consumeForAddress } from '../../limits/rate-limits.ts'
import { queueEmails, tryConsumeConfirmation } from '../emails/queue-emails.ts'
import { storeSubmission } from '../submissions/submission-service.ts'

/** A message with an optional idempotency key from the sender. */
export const MessageRequest = NewMessage.extend({ idempotencyKey: z.uuid().optional() })
export type MessageRequest = z.infer<typeof MessageRequest>
/** The site's own form adds how the visit began; a message is never refused because of that. */
export const SiteMessageRequest = MessageRequest.extend({
  visit: VisitReport.optional().catch(undefined),
})
export type SiteMessageRequest = z.infer<typeof SiteMessageRequest>

/** Stores a message of the contact form, once per key, and once if it is repeated soon after. */
export async function sendMessage(
  deps: Pick<Deps, 'db' | 'limits' | 'log' | 'publicUrl'>,
  { idempotencyKey, visit, ...message }: SiteMessageRequest,
  { requestId, address }: { requestId: string; address: string },
): Promise<{ success: true; message: string }> {
  const [confirmByMail] = await Promise.all([
    tryConsumeConfirmation(deps, { email: message.email, address }),
    consumeForAddress(deps.limits, 'message', address),
  ])
  await deps.db.transaction().execute(async (trx) => {
    const { id, isNew } = await storeSubmission(trx, {
      kind: 'message',
      sender: { email: message.email, name: message.name, company: '', phone: '' },
      payload: message,
      ...{ idempotencyKey, requestId, visit },
      confirmByMail,
      deduplicationWindowMs: 5 * 60_000,
    })
    if (isNew) await queueEmails(deps, trx, { kind: 'message', submissionId: id })
  })
  return { success: true, message: MESSAGE_SENT }
}
