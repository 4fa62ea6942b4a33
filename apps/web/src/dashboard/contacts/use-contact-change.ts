import type { Contact, ContactPage } from '@agency/contract/contact'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { useToast } from '../../ui/overlay/toasts.tsx'

/** The fields that one choice changes; the notes are text and are saved separately. */
type Choice = Partial<Pick<Contact, 'contactStatus' | 'nextFollowUp'>>

/**
 * Changes one contact: every view updates optimistically, and rolls back if the server rejects the
 * change.
 */
export function useContactChange() {
  const utils = trpc.useUtils()
  const toast = useToast()
  // Changes run in sequence, so that the later one of two quick choices wins.
  const { mutateAsync } = trpc.contacts.update.useMutation({ scope: { id: 'contacts' } })

  function updateCaches(id: number, update: (contact: Contact) => Contact) {
    utils.contacts.get.setData({ id }, (contact) => contact && update(contact))
    utils.contacts.list.setQueriesData(
      undefined,
      {},
      (page: ContactPage | undefined) =>
        page && { ...page, rows: page.rows.map((row) => (row.id === id ? update(row) : row)) },
    )
  }

  /** `successMessage` is shown on success. */
  return async function change(
    contact: Contact,
    choice: Choice,
    successMessage: string,
  ): Promise<void> {
    const { id, name } = contact
    await Promise.all([utils.contacts.list.cancel(), utils.contacts.get.cancel({ id })])
    updateCaches(id, (current) => ({ ...current, ...choice }))
    try {
      await mutateAsync({ id, change: choice })
      toast({ text: successMessage })
      // The row stays where it is, even if it no longer matches the filters.
      void utils.contacts.list.invalidate(undefined, { refetchType: 'none' })
    } catch (error) {
      updateCaches(id, (current) => ({ ...current, ...previousValues(contact, choice, current) }))
      toast({
        text: apiErrorOf(error)?.status === 404 ? `${name} is no longer there.` : FAILURE_MESSAGE,
        failed: true,
        action: { label: 'Retry', run: () => void change(contact, choice, successMessage) },
      })
      void utils.contacts.list.invalidate()
    }
    void utils.contacts.get.invalidate({ id })
    void utils.contacts.timeline.invalidate({ id })
  }
}

const FAILURE_MESSAGE = 'Failed to update user. Please try again.'

/** The values before a choice, except for those that a later choice has changed since. */
const previousValues = (original: Contact, choice: Choice, current: Contact): Choice => ({
  ...(choice.contactStatus === current.contactStatus && { contactStatus: original.contactStatus }),
  ...(choice.nextFollowUp === current.nextFollowUp && { nextFollowUp: original.nextFollowUp }),
})
