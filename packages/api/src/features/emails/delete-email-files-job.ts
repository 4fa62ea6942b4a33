import { handleJob } from '../../jobs/job.ts'
import { deleteEmailFilesJob } from './email-jobs.ts'

/** Removes files of emails that were deleted. Safe to run again. */
export const deleteEmailFilesHandler = handleJob(deleteEmailFilesJob, ({ mail }, { names }) =>
  mail.deleteFiles(names),
)
