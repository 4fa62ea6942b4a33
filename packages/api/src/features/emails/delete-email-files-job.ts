import type { JobDeps } from '../../deps.ts'

export interface RemoveKeptMailsPayload {
  /** What they were kept as. */
  names: string[]
}

/** Removes files of mails that were deleted. Safe to run again. */
export const removeKeptMails = (
  { mail }: Pick<JobDeps, 'mail'>,
  { names }: RemoveKeptMailsPayload,
): Promise<void> => mail.deleteFiles(names)
