import type { ProposalPrice } from '@agency/contract/proposal'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Panel, PanelHead } from '../../ui/data/panel.ts'
import {
  Action,
  CheckBox,
  CompactInput,
  CompactTextArea,
  IconAction,
} from '../../ui/forms/controls.ts'
import { Field } from '../../ui/forms/field.tsx'
import { FormSection, Wide } from '../../ui/forms/form-section.tsx'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'
import { ItemFields } from './item-fields.tsx'
import { newItem, newPhase, type PhaseValues, type ProposalValues } from './proposal-values.ts'

interface PartProps {
  values: ProposalValues
  change: (part: Partial<ProposalValues>) => void
  errorOf: (field: string) => string | undefined
}

const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    padding: '4',
    borderTopWidth: '1px',
    borderColor: 'line',
    '& p': { color: 'error', fontWeight: '500', width: 'full' },
  },
})

/** Replaces the entry at a place of a list. */
const withEntry = <Entry,>(list: Entry[], at: number, entry: Entry) => list.with(at, entry)

/** The items that the price is made of. */
export function ItemsPart({
  values: { items },
  change,
  errorOf,
  amounts,
}: PartProps & { amounts: ProposalPrice['lines'] | undefined }) {
  const amountOf = new Map(amounts?.map(({ id, amount }) => [id, amount]))
  return (
    <Panel aria-labelledby="proposal-items" id="proposal-items-part">
      <PanelHead>
        <h2 id="proposal-items" tabIndex={-1}>
          Items
        </h2>
      </PanelHead>
      {items.map((item, at) => (
        <ItemFields
          key={item.id}
          at={at}
          item={item}
          amount={amountOf.get(item.id)}
          errorOf={errorOf}
          onChange={(part) => change({ items: withEntry(items, at, { ...item, ...part }) })}
          onRemove={() => change({ items: items.toSpliced(at, 1) })}
        />
      ))}
      <Foot>
        {errorOf('items') && <p>{errorOf('items')}</p>}
        <Action variant="outline" onClick={() => change({ items: [...items, newItem(items)] })}>
          <DashboardIcon name="plus" /> Add an item
        </Action>
      </Foot>
    </Panel>
  )
}

const Phases = chakra('div', {
  base: {
    gridColumn: '1 / -1',
    display: 'grid',
    gap: '3',
    '& > [role=group]': {
      display: 'grid',
      gap: '3',
      alignItems: 'start',
      gridTemplateColumns: {
        base: 'repeat(2, minmax(0, 1fr))',
        md: '160px 96px 96px minmax(0, 1fr) 32px',
      },
    },
  },
})

const PhaseRow = chakra('div')

function TimelinePart({ values: { timeline }, change, errorOf }: PartProps) {
  const set = (at: number, phase: PhaseValues, part: Partial<PhaseValues>) =>
    change({ timeline: withEntry(timeline, at, { ...phase, ...part }) })
  const field = (
    at: number,
    phase: PhaseValues,
    name: keyof PhaseValues,
    label: string,
  ): ReactNode => (
    <Field
      id={`proposal-timeline.${at}.${name}`}
      label={label}
      error={errorOf(`timeline.${at}.${name}`)}
    >
      {(control) => (
        <CompactInput
          {...control}
          value={phase[name]}
          inputMode={name === 'firstWeek' || name === 'weeks' ? 'numeric' : undefined}
          onChange={(event) => set(at, phase, { [name]: event.target.value })}
        />
      )}
    </Field>
  )
  return (
    <FormSection section={{ id: 'proposal-timeline-part', title: 'Timeline' }}>
      <Phases>
        {timeline.map((phase, at) => (
          <PhaseRow key={phase.id} role="group" aria-label={phase.phase || `Phase ${at + 1}`}>
            {field(at, phase, 'phase', 'Phase')}
            {field(at, phase, 'firstWeek', 'From week')}
            {field(at, phase, 'weeks', 'Weeks')}
            {field(at, phase, 'needs', 'Needed from the client')}
            <IconAction
              alignSelf="end"
              aria-label={`Remove ${phase.phase || `phase ${at + 1}`}`}
              title="Remove"
              onClick={() => change({ timeline: timeline.toSpliced(at, 1) })}
            >
              <DashboardIcon name="trash" />
            </IconAction>
          </PhaseRow>
        ))}
        <div>
          <Action
            variant="outline"
            onClick={() => change({ timeline: [...timeline, newPhase(timeline)] })}
          >
            <DashboardIcon name="plus" /> Add a phase
          </Action>
        </div>
      </Phases>
    </FormSection>
  )
}

const Tick = chakra('label', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: '44px' },
})

type TextName = Exclude<keyof ProposalValues, 'items' | 'timeline' | 'showsConcept'>

/** Everything but the items: what it says, when, on which terms, and what is signed. */
export function TextParts(part: PartProps) {
  const { values, change, errorOf } = part
  const control = (
    name: TextName,
    label: string,
    { hint, isLong = false }: { hint?: string; isLong?: boolean } = {},
  ): ReactNode => (
    <Field id={`proposal-${name}`} label={label} hint={hint} error={errorOf(name)}>
      {(given) =>
        isLong ? (
          <CompactTextArea
            {...given}
            value={values[name]}
            css={{ fieldSizing: 'content' }}
            onChange={(event) => change({ [name]: event.target.value })}
          />
        ) : (
          <CompactInput
            {...given}
            value={values[name]}
            onChange={(event) => change({ [name]: event.target.value })}
          />
        )
      }
    </Field>
  )
  const long = (name: TextName, label: string, hint?: string) => (
    <Wide>{control(name, label, { isLong: true, ...(hint && { hint }) })}</Wide>
  )
  return (
    <>
      <FormSection section={{ id: 'proposal-price-part', title: 'Price and payment' }}>
        {control('discount', 'Discount ($, before GST)')}
        {control('gst', 'GST (%)')}
        {control('deposit', 'Deposit (% of the total)')}
        {control('paymentDays', 'Days to pay an invoice', { hint: '0 says nothing of it.' })}
      </FormSection>
      <FormSection section={{ id: 'proposal-words-part', title: 'What it says' }}>
        <Wide>{control('title', 'Title')}</Wide>
        {long('introduction', 'Introduction', 'The concept in your words, first on the page.')}
        {long('scope', 'Scope', 'A line for each: a name, a colon, a description.')}
        {long('notes', 'Notes to the client')}
        <Wide>
          <Tick htmlFor="proposal-showsConcept">
            <CheckBox
              id="proposal-showsConcept"
              checked={values.showsConcept}
              onChange={(event) => change({ showsConcept: event.target.checked })}
            />
            Show the picture of the concept
          </Tick>
        </Wide>
      </FormSection>
      <TimelinePart {...part} />
      <FormSection section={{ id: 'proposal-terms-part', title: 'Terms and signature' }}>
        {long('assumptions', 'What this assumes', 'A line for each.')}
        {long('exclusions', 'What is not in it', 'A line for each.')}
        {long(
          'terms',
          'Terms',
          'A line for each. These are your words, and no legal advice: have them read by somebody who knows the law.',
        )}
        {long(
          'consent',
          'What the client agrees to by signing',
          'Your words as well, and no legal advice.',
        )}
        {control('validDays', 'Days it can be accepted')}
        {control('reminderDays', 'Reminders, days before the end', {
          hint: 'Such as 7, 2. None after an answer.',
        })}
      </FormSection>
    </>
  )
}
