import type { FailedJob } from '@agency/contract/failed-job'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { useToast } from '../../ui/overlay/toasts.tsx'
import { taskNameOf } from './failed-job-labels.ts'

/** Runs a failed job again; resolves to whether it does. */
export function useRetryJob() {
  const utils = trpc.useUtils()
  const toast = useToast()
  const { mutateAsync } = trpc.failedJobs.retry.useMutation()

  return async function retry(job: FailedJob): Promise<void> {
    try {
      await mutateAsync({ id: job.id })
      toast({ text: `Running again: ${taskNameOf(job)}` })
    } catch (error) {
      const apiError = apiErrorOf(error)
      toast({
        text:
          apiError?.status === 409
            ? apiError.message
            : 'Failed to run the job again. Please try again.',
        failed: true,
      })
    }
    await Promise.all([utils.failedJobs.list.invalidate(), utils.today.get.invalidate()])
  }
}
