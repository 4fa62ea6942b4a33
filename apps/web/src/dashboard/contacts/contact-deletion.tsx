import type { Contact } from '@agency/contract/contact'
import { useId } from 'react'
import { Panel, PanelBody, PanelHeader } from '../../ui/data/panel.ts'
import { Action } from '../../ui/forms/controls.ts'
import { useContactDeletion } from './use-contact-deletion.ts'

interface ContactDeletionProps {
  contact: Contact
  onDeleted: () => void
}

/** Deletes a person's data, for example after an erasure request. */
export function ContactDeletion({ contact, onDeleted }: ContactDeletionProps) {
  const { remove, isPending } = useContactDeletion(onDeleted)
  const note = useId()
  return (
    <Panel aria-labelledby="contact-deletion">
      <PanelHeader>
        <h2 id="contact-deletion">Privacy</h2>
      </PanelHeader>
      <PanelBody display="grid" gap="4" justifyItems="start">
        <p id={note}>
          If this person asks you to remove what you hold about them, you can delete all of it here.
          Signed proposals are kept.
        </p>
        <Action
          danger
          aria-describedby={note}
          aria-disabled={isPending}
          onClick={() => remove(contact)}
        >
          {isPending ? 'Deleting...' : 'Delete this contact'}
        </Action>
      </PanelBody>
    </Panel>
  )
}
