import type { JobDeps } from '../../deps.ts'
import type { DeleteEmailFilesPayload } from '../../jobs/task-payloads.ts'

/** Removes files of emails that were deleted. Safe to run again. */
export const removeKeptMails = (
  { mail }: Pick<JobDeps, 'mail'>,
  { names }: DeleteEmailFilesPayload,
): Promise<void> => mail.deleteFiles(names)
