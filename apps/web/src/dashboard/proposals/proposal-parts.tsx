import type { ProposalPrice } from '@agency/contract/proposal'
import { chakra } from '@chakra-ui/react/styled-system'
import { useFieldArray, useWatch } from 'react-hook-form'
import { Panel, PanelHeader } from '../../ui/data/panel.ts'
import { Action, CheckBox, CheckLabel, IconAction } from '../../ui/forms/controls.ts'
import { FormField } from '../../ui/forms/form-field.tsx'
import { FormSection, Wide } from '../../ui/forms/form-section.tsx'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'
import { ItemFields } from './item-fields.tsx'
import { newItem, newPhase, type ProposalForm, type ProposalValues } from './proposal-values.ts'

interface PartProps {
  form: ProposalForm
}

const ItemsFooter = chakra('div', {
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

/** The items that make up the price. */
export function ItemsPart({
  form,
  amounts,
}: PartProps & { amounts: ProposalPrice['lines'] | undefined }) {
  const { control, getValues, errorOf } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'items', keyName: 'key' })
  const amountOf = new Map(amounts?.map(({ id, amount }) => [id, amount]))
  return (
    <Panel aria-labelledby="proposal-items" id="proposal-items-part">
      <PanelHeader>
        <h2 id="proposal-items" tabIndex={-1}>
          Items
        </h2>
      </PanelHeader>
      {fields.map(({ key, id }, index) => (
        <ItemFields
          key={key}
          form={form}
          index={index}
          amount={amountOf.get(id)}
          onRemove={() => remove(index)}
        />
      ))}
      <ItemsFooter>
        {errorOf('items') && <p>{errorOf('items')}</p>}
        <Action variant="outline" onClick={() => append(newItem(getValues('items')))}>
          <DashboardIcon name="plus" /> Add an item
        </Action>
      </ItemsFooter>
    </Panel>
  )
}

const PhaseList = chakra('div', {
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

const PhaseBox = chakra('div')

function PhaseRow({ form, index, onRemove }: PartProps & { index: number; onRemove: () => void }) {
  const phase = useWatch({ control: form.control, name: `timeline.${index}.phase` })
  return (
    <PhaseBox role="group" aria-label={phase || `Phase ${index + 1}`}>
      <FormField form={form} name={`timeline.${index}.phase`} label="Phase" />
      <FormField
        form={form}
        name={`timeline.${index}.firstWeek`}
        label="From week"
        inputMode="numeric"
      />
      <FormField form={form} name={`timeline.${index}.weeks`} label="Weeks" inputMode="numeric" />
      <FormField form={form} name={`timeline.${index}.needs`} label="Needed from the client" />
      <IconAction
        alignSelf="end"
        aria-label={`Remove ${phase || `phase ${index + 1}`}`}
        title="Remove"
        onClick={onRemove}
      >
        <DashboardIcon name="trash" />
      </IconAction>
    </PhaseBox>
  )
}

function TimelinePart({ form }: PartProps) {
  const { control, getValues } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'timeline', keyName: 'key' })
  return (
    <FormSection section={{ id: 'proposal-timeline-part', title: 'Timeline' }}>
      <PhaseList>
        {fields.map(({ key }, index) => (
          <PhaseRow key={key} form={form} index={index} onRemove={() => remove(index)} />
        ))}
        <div>
          <Action variant="outline" onClick={() => append(newPhase(getValues('timeline')))}>
            <DashboardIcon name="plus" /> Add a phase
          </Action>
        </div>
      </PhaseList>
    </FormSection>
  )
}

type TextName = Exclude<keyof ProposalValues, 'items' | 'timeline' | 'showsConcept'>

/** Everything but the items: texts, dates, terms, and what is signed. */
export function TextParts({ form }: PartProps) {
  const input = (name: TextName, label: string, hint?: string) => (
    <FormField form={form} name={name} label={label} hint={hint} />
  )
  const textArea = (name: TextName, label: string, hint?: string) => (
    <Wide>
      <FormField form={form} name={name} label={label} hint={hint} minHeight="96px" />
    </Wide>
  )
  return (
    <>
      <FormSection section={{ id: 'proposal-price-part', title: 'Price and payment' }}>
        {input('discount', 'Discount ($, before GST)')}
        {input('gst', 'GST (%)')}
        {input('deposit', 'Deposit (% of the total)')}
        {input('paymentDays', 'Days to pay an invoice', '0 leaves this out.')}
      </FormSection>
      <FormSection section={{ id: 'proposal-words-part', title: 'What it says' }}>
        <Wide>{input('title', 'Title')}</Wide>
        {textArea('introduction', 'Introduction', 'The concept in your words, first on the page.')}
        {textArea('scope', 'Scope', 'One per line: a name, a colon, a description.')}
        {textArea('notes', 'Notes to the client')}
        <Wide>
          <CheckLabel htmlFor="proposal-showsConcept">
            <CheckBox id="proposal-showsConcept" {...form.register('showsConcept')} />
            Show the picture of the concept
          </CheckLabel>
        </Wide>
      </FormSection>
      <TimelinePart form={form} />
      <FormSection section={{ id: 'proposal-terms-part', title: 'Terms and signature' }}>
        {textArea('assumptions', 'What this assumes', 'One per line.')}
        {textArea('exclusions', 'Not included', 'One per line.')}
        {textArea(
          'terms',
          'Terms',
          'One per line. These are your words, not legal advice: have a lawyer review them.',
        )}
        {textArea(
          'consent',
          'What the client agrees to by signing',
          'Also your words, not legal advice.',
        )}
        {input('validDays', 'Valid for, days')}
        {input(
          'reminderDays',
          'Reminders, days before it expires',
          'Such as 7, 2. None are sent after a response.',
        )}
      </FormSection>
    </>
  )
}
