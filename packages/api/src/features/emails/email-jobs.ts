import { z } from 'zod'
import type { Job } from '../../jobs/job.ts'

const SendEmail = z.object({ mailId: z.int() })
export type SendEmail = z.infer<typeof SendEmail>

/**
 * One at a time, so that a hung mail server blocks one worker, not all. The queue waits longer
 * after each attempt: 16 hours in total with this many.
 */
export const sendEmailJob: Job<SendEmail> = {
  ...{ id: 'send-mail', payload: SendEmail },
  ...{ queue: 'mail', priority: 5, maxAttempts: 12 },
}

export const EMAIL_JOB_PREFIX = 'mail:'
/** Job key of an email's delivery. */
export const emailJobKey = (id: number) => `${EMAIL_JOB_PREFIX}${id}`

const DeleteEmailFiles = z.object({
  /** File names they were stored under. */
  names: z.array(z.string()),
})
type DeleteEmailFiles = z.infer<typeof DeleteEmailFiles>

export const deleteEmailFilesJob: Job<DeleteEmailFiles> = {
  ...{ id: 'remove-kept-mails', payload: DeleteEmailFiles },
  ...{ priority: 5, maxAttempts: 25 },
}
