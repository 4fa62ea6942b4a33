import type { Contact, ContactPage } from '@agency/contract/contact'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { useToast } from '../../ui/overlay/toasts.tsx'

/** What is changed by one choice; the notes are text and have a way of their own. */
type Choice = Partial<Pick<Contact, 'contactStatus' | 'nextFollowUp'>>

/** Changes one contact: at once wherever it is in view, taken back where the server refuses. */
export function useContactChange() {
  const utils = trpc.useUtils()
  const toast = useToast()
  // One after the other: of two quick choices the later one stays.
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

  /** The words say what is so once it has worked. */
  return async function change(contact: Contact, choice: Choice, done: string): Promise<void> {
    const { id, name } = contact
    await Promise.all([utils.contacts.list.cancel(), utils.contacts.get.cancel({ id })])
    show(id, (shown) => ({ ...shown, ...choice }))
    try {
      await mutateAsync({ id, change: choice })
      toast({ text: done })
      // The row stays where it was chosen, also when it no longer matches the filters.
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

/** What was there before a choice, of what no later choice has changed since. */
const previousValues = (before: Contact, choice: Choice, shown: Contact): Choice => ({
  ...(choice.contactStatus === shown.contactStatus && { contactStatus: before.contactStatus }),
  ...(choice.nextFollowUp === shown.nextFollowUp && { nextFollowUp: before.nextFollowUp }),
})
