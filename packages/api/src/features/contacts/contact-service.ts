import { MESSAGE_SENT, NewMessage } from '@agency/contract/contact-message'
import type { Database } from '@agency/db/connect'
import { z } from 'zod'
import { storeSubmission } from '../submissions/submission-service.ts'

/** A message and, to make a repeated request safe, the key its sender gave it. */
export const MessageRequest = NewMessage.extend({ idempotencyKey: z.uuid().optional() })
export type MessageRequest = z.infer<typeof MessageRequest>

/** Stores a message of the contact form. The same key, or the same message soon after, stores once. */
export async function sendMessage(
  db: Database,
  { idempotencyKey, ...message }: MessageRequest,
  requestId: string,
): Promise<{ success: true; message: string }> {
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
