import type { FailedJob } from '@agency/contract/failed-job'
import { keepPreviousData } from '@tanstack/react-query'
import { z } from 'zod'
import { trpc } from '../../api/trpc.ts'
import { formatCount } from '../../format/dates.ts'
import type { Column } from '../../ui/data/data-table.tsx'
import { ListPanel } from '../../ui/data/list-panel.tsx'
import { listParams, useListState } from '../../ui/data/list-state.ts'
import { Empty } from '../../ui/data/states.tsx'
import { Timestamp } from '../../ui/data/timestamp.tsx'
import { Action } from '../../ui/forms/controls.ts'
import { ExportMenu } from '../exports/export-menu.tsx'
import { Screen } from '../layout/screen.tsx'
import { useMay } from '../permissions.tsx'
import { taskNameOf } from './failed-job-labels.ts'
import { useRetryJob } from './use-retry-job.ts'

const UrlParams = z.object({
  /** There is only one order: newest first. */
  sort: z.literal('newest').catch('newest'),
  ...listParams,
})

const columns: Column<FailedJob>[] = [
  { key: 'task', title: 'Job', cell: (job) => <strong>{taskNameOf(job)}</strong> },
  { key: 'id', title: 'Number', numeric: true, cell: ({ id }) => id },
  {
    key: 'attempts',
    title: 'Attempts',
    numeric: true,
    cell: ({ attempts }) => formatCount(attempts),
  },
  { key: 'failedAt', title: 'Failed', cell: ({ failedAt }) => <Timestamp time={failedAt} /> },
]

/** Background jobs that failed at their last attempt. */
export default function FailedJobsScreen() {
  const state = useListState(UrlParams)
  const retry = useRetryJob()
  const mayChange = useMay('jobs:write')
  const query = trpc.failedJobs.list.useQuery(state.page, { placeholderData: keepPreviousData })
  return (
    <Screen
      title="Failed jobs"
      resource="jobs"
      description="Background work that failed at every attempt and is not tried again by itself. The server's log gives the reason under the job's number."
      actions={<ExportMenu list="failedJobs" />}
    >
      <ListPanel
        caption="Failed jobs"
        nouns={['job', 'jobs']}
        query={query}
        rows={query.data?.rows}
        state={state}
        columns={columns}
        nameOf={taskNameOf}
        {...(mayChange && {
          actions: (job: FailedJob) => (
            <Action
              variant="outline"
              aria-label={`Run again: ${taskNameOf(job)}, number ${job.id}`}
              onClick={() => retry(job)}
            >
              Run again
            </Action>
          ),
        })}
        empty={<Empty title="No job has failed">Everything in the background got done.</Empty>}
      />
    </Screen>
  )
}
