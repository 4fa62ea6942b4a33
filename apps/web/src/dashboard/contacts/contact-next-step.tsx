import type { Contact } from '@agency/contract/contact'
import { chakra } from '@chakra-ui/react/styled-system'
import { type FocusEvent, useState } from 'react'
import { dayFromNow, formatDay } from '../../format/dates.ts'
import { Panel, PanelBody, PanelHeader } from '../../ui/data/panel.ts'
import { Action, CompactInput } from '../../ui/forms/controls.ts'
import { Field } from '../../ui/forms/field.tsx'
import { StatusSelect } from './status-select.tsx'
import { useContactChange } from './use-contact-change.ts'

const DayButtons = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '2' },
})

/** The status of a contact, and when to write to them next. */
export function ContactNextStep({ contact }: { contact: Contact }) {
  const change = useContactChange()
  return (
    <Panel aria-labelledby="contact-next">
      <PanelHeader>
        <h2 id="contact-next">Next step</h2>
      </PanelHeader>
      <PanelBody display="grid" gap="4">
        <Field id="status" label="Status">
          {({ id }) => (
            <StatusSelect
              id={id}
              value={contact.contactStatus}
              onChoose={(contactStatus) =>
                void change(contact, { contactStatus }, `${contact.name} is ${contactStatus} now`)
              }
            />
          )}
        </Field>
        <FollowUp
          day={contact.nextFollowUp}
          onChange={(nextFollowUp) =>
            void change(
              contact,
              { nextFollowUp },
              nextFollowUp ? `Follow-up on ${formatDay(nextFollowUp)}` : 'No follow-up is planned',
            )
          }
        />
      </PanelBody>
    </Panel>
  )
}

interface FollowUpProps {
  day: string | null
  onChange: (day: string | null) => void
}

function FollowUp({ day, onChange }: FollowUpProps) {
  // While a date is typed, every digit yields another date, so it is committed on blur.
  const [typedDay, setTyped] = useState<string>()
  const commit = (value: string | null) => {
    setTyped(undefined)
    if (value !== day) onChange(value)
  }
  const commitTyped = ({ target }: FocusEvent<HTMLInputElement>) => {
    if (typedDay !== undefined && target.validity.valid) commit(typedDay || null)
  }
  return (
    <div>
      <Field id="follow-up" label="Next follow-up">
        {(control) => (
          <CompactInput
            {...control}
            type="date"
            max="9999-12-31"
            value={typedDay ?? day ?? ''}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={commitTyped}
            onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
          />
        )}
      </Field>
      <DayButtons>
        <Action variant="outline" onClick={() => commit(dayFromNow(1))}>
          Tomorrow
        </Action>
        <Action variant="outline" onClick={() => commit(dayFromNow(7))}>
          In a week
        </Action>
        {day && (
          <Action variant="quiet" onClick={() => commit(null)}>
            Clear
          </Action>
        )}
      </DayButtons>
    </div>
  )
}
