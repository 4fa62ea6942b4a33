import type { Contact } from '@agency/contract/contact'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState } from 'react'
import { Panel, PanelBody, PanelHeader } from '../../ui/data/panel.ts'
import { Action } from '../../ui/forms/controls.ts'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'
import { ContactEmailForm } from './contact-email-form.tsx'
import { readEmailDraft } from './use-contact-email.ts'

// Linked to from the top of the page; clear of the bar that is fixed there.
const Title = chakra('h2', { base: { scrollMarginTop: '88px' } })
const Note = chakra('p', { base: { color: 'fg.muted', marginBottom: '3' } })

/** A long name is broken, or the page would be wider than a phone. */
const Write = chakra(Action, {
  base: {
    maxWidth: '100%',
    textAlign: 'start',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
})

const BUTTON_ID = 'write-email'

/** Writes an email to a contact, without leaving their page. */
export function ContactEmail({ contact }: { contact: Contact }) {
  const [isWriting, setWriting] = useState(() => readEmailDraft(contact.id) !== undefined)
  const wasWriting = useRef(isWriting)
  useEffect(() => {
    // The form, which had the focus, has gone.
    if (wasWriting.current && !isWriting) document.getElementById(BUTTON_ID)?.focus()
    wasWriting.current = isWriting
  }, [isWriting])
  return (
    <Panel aria-labelledby="contact-email">
      <PanelHeader>
        <Title id="contact-email">Write an email</Title>
      </PanelHeader>
      <PanelBody>
        {isWriting ? (
          <ContactEmailForm contact={contact} onClose={() => setWriting(false)} />
        ) : (
          <>
            <Note>
              It is sent from your agency’s address, stays on the timeline, and counts as an answer.
            </Note>
            <Write id={BUTTON_ID} variant="outline" onClick={() => setWriting(true)}>
              <DashboardIcon name="mail" /> Email {contact.name}
            </Write>
          </>
        )}
      </PanelBody>
    </Panel>
  )
}
