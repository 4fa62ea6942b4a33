import type { Contact } from '@agency/contract/contact'
import { useState } from 'react'
import { formatCount, formatTime } from '../../format/dates.ts'
import { DescriptionItem, DescriptionList } from '../../ui/data/description-list.tsx'
import { Panel, PanelBody, PanelHeader } from '../../ui/data/panel.ts'
import { Action } from '../../ui/forms/controls.ts'
import { Permitted } from '../permissions.tsx'
import { ContactDetailsForm } from './contact-form.tsx'

export function ContactDetails({ contact }: { contact: Contact }) {
  const [isEditing, setEditing] = useState(false)
  return (
    <Panel aria-labelledby="contact-details">
      <PanelHeader>
        <h2 id="contact-details">Details</h2>
        <Permitted permission="contacts:write">
          <Action size="sm" variant="outline" onClick={() => setEditing(true)}>
            Edit
          </Action>
        </Permitted>
      </PanelHeader>
      <PanelBody>
        <DescriptionList>
          <DescriptionItem name="Email">
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </DescriptionItem>
          <DescriptionItem name="Phone">
            {contact.phone && (
              <a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>{contact.phone}</a>
            )}
          </DescriptionItem>
          <DescriptionItem name="Company">{contact.company}</DescriptionItem>
          <DescriptionItem name="Submissions">
            {formatCount(contact.totalSubmissions)}
          </DescriptionItem>
          <DescriptionItem name="First seen">{formatTime(contact.firstSeen)}</DescriptionItem>
          <DescriptionItem name="Last activity">{formatTime(contact.lastActivity)}</DescriptionItem>
        </DescriptionList>
      </PanelBody>
      {isEditing && <ContactDetailsForm contact={contact} onClose={() => setEditing(false)} />}
    </Panel>
  )
}
