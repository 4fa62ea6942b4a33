import type {
  BulkContactChange,
  BulkContactResult,
  ContactSelection,
} from '@agency/contract/contact-bulk'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { formatCount } from '../../format/dates.ts'
import { useConfirm } from '../../ui/overlay/confirm.tsx'
import { useToast } from '../../ui/overlay/toasts.tsx'

/** Changing more contacts than this needs a confirmation. */
const CONFIRM_ABOVE = 25

const people = (count: number) => (count === 1 ? '1 user' : `${formatCount(count)} users`)

function intentOf(change: BulkContactChange): string {
  if (change.type === 'status') return `Set the status to ${change.status}`
  if (change.type === 'assign') {
    return change.assigneeId === null ? 'Remove the assignment' : 'Set the assignment'
  }
  return change.type === 'addTag' ? `Add the tag ${change.tag}` : `Remove the tag ${change.tag}`
}

function outcomeOf(change: BulkContactChange): string {
  if (change.type === 'status') return `status is ${change.status} now`
  if (change.type === 'assign') {
    return change.assigneeId === null ? 'not assigned any more' : 'assigned'
  }
  return change.type === 'addTag' ? `tag ${change.tag} added` : `tag ${change.tag} removed`
}

const exceptionsOf = ({ full, missing }: BulkContactResult) =>
  [
    full > 0 && `${people(full)} had as many tags as possible.`,
    missing > 0 && `${people(missing)} were no longer there.`,
  ]
    .filter(Boolean)
    .join(' ')

/** Changes all selected contacts, after a confirmation if they are many; true if it succeeded. */
export function useBulkChange() {
  const utils = trpc.useUtils()
  const toast = useToast()
  const confirm = useConfirm()
  const { mutateAsync } = trpc.contacts.changeSelected.useMutation({ scope: { id: 'contacts' } })

  return async function change(
    selection: ContactSelection,
    count: number,
    bulkChange: BulkContactChange,
  ): Promise<boolean> {
    const intent = `${intentOf(bulkChange)} for ${people(count)}`
    if (count > CONFIRM_ABOVE && !(await confirm({ text: `${intent}?`, confirmLabel: 'Change' }))) {
      return false
    }
    let hasSucceeded = false
    try {
      const result = await mutateAsync({ selection, change: bulkChange })
      toast({ text: `${people(result.done)}: ${outcomeOf(bulkChange)}` })
      hasSucceeded = true
      const exceptions = exceptionsOf(result)
      if (exceptions) toast({ text: exceptions, failed: true })
    } catch (error) {
      const apiError = apiErrorOf(error)
      toast(
        apiError?.status === 409
          ? { text: apiError.message, failed: true }
          : {
              ...{ text: 'Failed to update users. Please try again.', failed: true },
              action: { label: 'Retry', run: () => void change(selection, count, bulkChange) },
            },
      )
    }
    void utils.contacts.invalidate()
    void utils.pipeline.invalidate()
    void utils.today.get.invalidate()
    return hasSucceeded
  }
}
