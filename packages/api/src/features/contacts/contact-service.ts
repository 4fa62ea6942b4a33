import { MESSAGE_SENT, NewMessage } from '@agency/contract/contact-message'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { subscriberOf } from '../../limits/rate-limits.ts'
import { storeSubmission } from '../submissions/submission-service.ts'

/** A message and, to make a repeated request safe, the key its sender gave it. */
export const MessageRequest = NewMessage.extend({ idempotencyKey: z.uuid().optional() })
export type MessageRequest = z.infer<typeof MessageRequest>

/** Stores a message of the contact form. The same key, or the same message soon after, stores once. */
export async function sendMessage(
  { db, limits }: Pick<Deps, 'db' | 'limits'>,
  { idempotencyKey, ...message }: MessageRequest,
  { requestId, address }: { requestId: string; address: string },
): Promise<{ success: true; message: string }> {
  await limits.take('message', subscriberOf(address))
  await db.transaction().execute((trx) =>
    storeSubmission(trx, {
      kind: 'message',
      sender: { email: message.email, name: message.name, company: '', phone: '' },
      payload: message,
      idempotencyKey,
      requestId,
      repeatsWithinMs: 5 * 60_000,
    }),
  )
  return { success: true, message: MESSAGE_SENT }
}
