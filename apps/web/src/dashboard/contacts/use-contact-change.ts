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

  function show(id: number, changed: (contact: Contact) => Contact) {
    utils.contacts.get.setData({ id }, (contact) => contact && changed(contact))
    utils.contacts.list.setQueriesData(
      undefined,
      {},
      (page: ContactPage | undefined) =>
        page && { ...page, rows: page.rows.map((row) => (row.id === id ? changed(row) : row)) },
    )
  }

  /** `done` is the message that is shown on success. */
  return async function change(contact: Contact, choice: Choice, done: string): Promise<void> {
    const { id, name } = contact
    await Promise.all([utils.contacts.list.cancel(), utils.contacts.get.cancel({ id })])
    show(id, (shown) => ({ ...shown, ...choice }))
    try {
      await mutateAsync({ id, change: choice })
      toast({ text: done })
      // The row stays where it is, even if it no longer matches the filters.
      void utils.contacts.list.invalidate(undefined, { refetchType: 'none' })
    } catch (error) {
      show(id, (shown) => ({ ...shown, ...previousValues(contact, choice, shown) }))
      toast({
        text: apiErrorOf(error)?.status === 404 ? `${name} is no longer there.` : FAILED,
        failed: true,
        action: { label: 'Retry', run: () => void change(contact, choice, done) },
      })
      void utils.contacts.list.invalidate()
    }
    void utils.contacts.get.invalidate({ id })
    void utils.contacts.timeline.invalidate({ id })
  }
}

const FAILED = 'Failed to update user. Please try again.'

/** The values before a choice, except for those that a later choice has changed since. */
const previousValues = (before: Contact, choice: Choice, shown: Contact): Choice => ({
  ...(choice.contactStatus === shown.contactStatus && { contactStatus: before.contactStatus }),
  ...(choice.nextFollowUp === shown.nextFollowUp && { nextFollowUp: before.nextFollowUp }),
})
