import type { Contact } from '@agency/contract/contact'
import type { DeletedContact } from '@agency/contract/contact-deletion'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { formatCount } from '../../format/dates.ts'
import { useConfirm } from '../../ui/overlay/confirm.tsx'
import { useToast } from '../../ui/overlay/toasts.tsx'
import { deleteEmailDraft } from './use-contact-email.ts'
import { deleteNotesDraft } from './use-notes.ts'

const CONFIRMATION_NOTE = [
  'Deleted for good: their details, messages, briefs, notes and timeline, their concepts with pictures and links, estimates, emails in the mail log, and proposals they have not signed.',
  'Kept: proposals they signed, with the signed documents and payments.',
  'Not deleted: emails already sent, data that webhooks have sent to other systems, and existing backups, which keep this person’s data until you delete them.',
  'This cannot be undone.',
].join('\n\n')
/** Longer than the default, in ms, because there is more to read. */
const TOAST_DURATION_MS = 15_000

const keptProposalsText = (count: number) =>
  count === 0
    ? ''
    : count === 1
      ? ' 1 signed proposal was kept.'
      : ` ${formatCount(count)} signed proposals were kept.`

const successText = (name: string, { keptProposals, message }: DeletedContact) =>
  `${name} was deleted.${keptProposalsText(keptProposals)} ${message}`

/** Deletes a contact with all their stored data; `onDeleted` is called once they are deleted. */
export function useContactDeletion(onDeleted: () => void) {
  const utils = trpc.useUtils()
  const toast = useToast()
  const confirm = useConfirm()
  const { mutateAsync, isPending } = trpc.contacts.forget.useMutation({ scope: { id: 'contacts' } })

  function leaveContact(id: number, text: string, failed = false) {
    deleteNotesDraft(id)
    deleteEmailDraft(id)
    onDeleted()
    toast({ text, durationMs: TOAST_DURATION_MS, failed })
  }

  async function remove(contact: Contact): Promise<void> {
    const { id, name, updatedAt } = contact
    const isConfirmed = await confirm({
      text: `Delete ${name} and everything stored about them?`,
      note: CONFIRMATION_NOTE,
      confirmLabel: 'Delete this contact',
      danger: true,
    })
    if (!isConfirmed) return
    try {
      leaveContact(id, successText(name, await mutateAsync({ id, updatedAt })))
    } catch (error) {
      const apiError = apiErrorOf(error)
      if (apiError?.status === 404) return leaveContact(id, `${name} is no longer there.`, true)
      if (apiError?.status === 409) {
        toast({ text: apiError.message, failed: true })
        // The changed data must be visible before this is confirmed again.
        void utils.contacts.invalidate()
        void utils.proposals.ofContact.invalidate({ contactId: id })
        return
      }
      toast({
        text: 'Failed to delete this contact. Please try again.',
        failed: true,
        action: { label: 'Retry', run: () => void remove(contact) },
      })
    }
  }

  return { remove, isPending }
}
