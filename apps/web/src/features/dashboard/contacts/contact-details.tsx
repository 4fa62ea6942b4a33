import type { Contact } from '@agency/contract/contact'
import { formatCount, formatTime } from '../parts/dates.ts'
import { Fact, Facts } from '../parts/facts.tsx'
import { Panel, PanelBody, PanelHead } from '../parts/panel.ts'

export const ContactDetails = ({ contact }: { contact: Contact }) => (
  <Panel aria-labelledby="contact-details">
    <PanelHead>
      <h2 id="contact-details">Details</h2>
    </PanelHead>
    <PanelBody>
      <Facts>
        <Fact name="Email">
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </Fact>
        <Fact name="Phone">
          {contact.phone && (
            <a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>{contact.phone}</a>
          )}
        </Fact>
        <Fact name="Company">{contact.company}</Fact>
        <Fact name="Submissions">{formatCount(contact.totalSubmissions)}</Fact>
        <Fact name="First seen">{formatTime(contact.firstSeen)}</Fact>
        <Fact name="Last activity">{formatTime(contact.lastActivity)}</Fact>
      </Facts>
    </PanelBody>
  </Panel>
)
