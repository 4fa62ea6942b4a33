import type { Contact } from '@agency/contract/contact'
import { lostReasonLabels, stageLabels } from '@agency/contract/pipeline-stages'
import { chakra } from '@chakra-ui/react/styled-system'
import { type FocusEvent, useState } from 'react'
import { Link } from 'wouter'
import { formatAge } from '../../format/age.ts'
import { formatWholeDollars } from '../../format/amounts.ts'
import { dayFromNow, formatDay } from '../../format/dates.ts'
import { Panel, PanelBody, PanelHeader } from '../../ui/data/panel.ts'
import { Action, ActionAnchor, CompactInput } from '../../ui/forms/controls.ts'
import { Field } from '../../ui/forms/field.tsx'
import { AssigneeSelect, useAssignees } from './assignees.tsx'
import { StatusSelect } from './status-select.tsx'
import { useContactChange } from './use-contact-change.ts'
import { useStatusChange } from './use-status-change.ts'

const PipelineLink = chakra(Link, {
  base: { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '.2em' },
})
const DayButtons = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '2' },
})

/** The status of a contact, and when to write to them next. */
export function ContactNextStep({ contact }: { contact: Contact }) {
  const change = useContactChange()
  const assignees = useAssignees()
  const { chooseStatus, askReason, dialog } = useStatusChange()
  return (
    <Panel aria-labelledby="contact-next">
      <PanelHeader>
        <h2 id="contact-next">Next step</h2>
      </PanelHeader>
      <PanelBody display="grid" gap="4">
        <Answer contact={contact} />
        <Field id="status" label="Status">
          {({ id }) => (
            <StatusSelect
              id={id}
              value={contact.contactStatus}
              onChoose={(contactStatus) => void chooseStatus(contact, contactStatus)}
            />
          )}
        </Field>
        <InPipeline contact={contact} onAskReason={() => void askReason(contact)} />
        {assignees.length > 0 && (
          <Field id="assignee" label="Assigned to">
            {({ id }) => (
              <AssigneeSelect
                id={id}
                assignees={assignees}
                value={contact.assigneeId}
                onChange={(assigneeId) =>
                  void change(
                    contact,
                    { assigneeId },
                    assigneeId === null
                      ? `${contact.name} is not assigned any more`
                      : `${contact.name} is assigned`,
                  )
                }
              />
            )}
          </Field>
        )}
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
      {dialog}
    </Panel>
  )
}

interface InPipelineProps {
  contact: Contact
  onAskReason: () => void
}

/** The stage of a contact, what they are worth, and why they were lost. */
const InPipeline = ({ contact, onAskReason }: InPipelineProps) => {
  const { stage, valueCents, lostReason, lostNote } = contact
  return (
    <div>
      <p>
        In the <PipelineLink href="/dashboard/pipeline">pipeline</PipelineLink>:{' '}
        <strong>{stageLabels[stage]}</strong>
        {valueCents > 0 && `, worth ${formatWholeDollars(valueCents)}`}
        {lostReason && `. ${lostReasonLabels[lostReason]}`}
        {lostNote && `: “${lostNote}”`}
      </p>
      {stage === 'lost' && (
        <DayButtons>
          <Action variant="outline" onClick={onAskReason}>
            {lostReason ? 'Change the reason' : 'Say why they were lost'}
          </Action>
        </DayButtons>
      )}
    </div>
  )
}

/** Whether the contact waits for an answer, and for how long; a press records that they have one. */
function Answer({ contact }: { contact: Contact }) {
  const change = useContactChange()
  const { name, contactStatus, waitingSince } = contact
  if (waitingSince === null) return null
  const markAnswered = () => {
    // The button goes away.
    document.getElementById('status')?.focus()
    return change(
      contact,
      { contactStatus: contactStatus === 'New' ? 'Contacted' : contactStatus },
      `${name} has an answer`,
    )
  }
  return (
    <div>
      <p>
        Waiting for an answer for{' '}
        <time dateTime={waitingSince}>
          <strong>{formatAge(waitingSince)}</strong>
        </time>
      </p>
      <DayButtons>
        <ActionAnchor href="#contact-email" variant="outline">
          Write an email
        </ActionAnchor>
        <Action variant="outline" onClick={markAnswered}>
          Mark as answered
        </Action>
      </DayButtons>
    </div>
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
