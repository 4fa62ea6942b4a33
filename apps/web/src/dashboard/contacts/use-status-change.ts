import type { Contact, ContactStatus } from '@agency/contract/contact'
import { useLostReason } from './lost-dialog.tsx'
import { useContactChange } from './use-contact-change.ts'

/**
 * Changes a status, and asks why if that means that the contact is lost. The question does not hold
 * up the change: it is asked in its message, and on the contact's page. `dialog` has to be rendered.
 */
export function useStatusChange() {
  const change = useContactChange()
  const lostReason = useLostReason()

  async function askReason(contact: Contact): Promise<void> {
    const answer = await lostReason.ask(contact.name)
    if (answer) await change(contact, answer, 'The reason is noted')
  }
  const chooseStatus = (contact: Contact, contactStatus: ContactStatus) =>
    change(contact, { contactStatus }, `${contact.name} is ${contactStatus} now`, {
      action:
        contactStatus === 'Cold'
          ? { label: 'Say why', run: () => void askReason(contact) }
          : undefined,
    })

  return { chooseStatus, askReason, dialog: lostReason.dialog }
}
