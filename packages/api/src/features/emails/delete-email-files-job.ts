import { handleJob } from '../../jobs/job.ts'
import { deleteEmailFilesJob } from './email-jobs.ts'

/** Removes the files of deleted emails. Safe to run again. */
export const deleteEmailFilesHandler = handleJob(
  deleteEmailFilesJob,
  ({ emailDelivery }, { names }) => emailDelivery.deleteFiles(names),
)
