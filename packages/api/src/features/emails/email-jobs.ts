import { z } from 'zod'
import type { Job } from '../../jobs/job.ts'

const SendEmail = z.object({ mailId: z.int() })
export type SendEmail = z.infer<typeof SendEmail>

/**
 * One after the other: a mail server that hangs holds up one worker, not all. The queue waits longer
 * after each attempt: with these, for 16 hours in all.
 */
export const sendEmailJob: Job<SendEmail> = {
  ...{ id: 'send-mail', payload: SendEmail },
  ...{ queue: 'mail', priority: 5, maxAttempts: 12 },
}

export const MAIL_JOB_PREFIX = 'mail:'
/** The name of the queue's job that delivers an email. */
export const mailJobKey = (id: number) => `${MAIL_JOB_PREFIX}${id}`

const DeleteEmailFiles = z.object({
  /** What they were kept as. */
  names: z.array(z.string()),
})
type DeleteEmailFiles = z.infer<typeof DeleteEmailFiles>

export const deleteEmailFilesJob: Job<DeleteEmailFiles> = {
  ...{ id: 'remove-kept-mails', payload: DeleteEmailFiles },
  ...{ priority: 5, maxAttempts: 25 },
}
