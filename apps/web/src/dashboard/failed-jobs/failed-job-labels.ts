import type { FailedJob } from '@agency/contract/failed-job'

const taskNames: Record<string, string> = {
  'make-concept': 'Generate a concept',
  'end-stuck-generations': 'End stuck concepts',
  'redraw-concept': 'Redraw a changed concept',
  'make-variants': 'Resize a picture',
  'withdraw-files': 'Withdraw the files of a hidden concept',
  'withdraw-project': 'Withdraw the files of a hidden project',
  'remove-files': 'Delete files',
  'remove-kept-mails': 'Delete saved emails',
  'send-mail': 'Send an email',
  'seal-proposal': 'Sign the document of an accepted proposal',
  'remind-clients': 'Remind clients of proposals',
  'remind-staff': 'Remind you of follow-ups',
  'deliver-webhooks': 'Send events to webhooks',
  'wake-webhooks': 'Find events that wait for webhooks',
  'sweep-files': 'Delete unused files',
  'forget-expired': 'Delete expired data',
  'roll-up-days': 'Add up the statistics of a day',
}

/** What a job does; its name in the log if it is of another release. */
export const taskNameOf = ({ task }: Pick<FailedJob, 'task'>) => taskNames[task] ?? task
