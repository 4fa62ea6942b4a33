import { itemKinds } from '@agency/contract/proposal'
import { chakra } from '@chakra-ui/react/styled-system'
import { useWatch } from 'react-hook-form'
import { formatMoney } from '../../format/amounts.ts'
import { CheckBox, CheckLabel, CompactSelect, IconAction } from '../../ui/forms/controls.ts'
import { Field } from '../../ui/forms/field.tsx'
import { FormField } from '../../ui/forms/form-field.tsx'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'
import type { ItemValues, ProposalForm } from './proposal-values.ts'

const ItemBox = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    padding: '4',
    '& + &': { borderTopWidth: '1px', borderColor: 'line' },
    '& label': { fontSize: '.8125rem' },
  },
})
const ItemHeader = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    alignItems: 'start',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'minmax(0, 1fr) 84px 96px 120px 154px',
    },
    '& > :first-of-type': { gridColumn: { base: '1 / -1', md: 'auto' } },
  },
})
const Total = chakra('div', {
  base: {
    alignSelf: 'end',
    minHeight: { base: '44px', md: '36px' },
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '3',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: '600',
  },
})
const MoreFields = chakra('details', {
  base: {
    '& > summary': {
      cursor: 'pointer',
      color: 'accent',
      fontSize: '.8125rem',
      minHeight: { base: '44px', md: '24px' },
    },
    '& > div': {
      display: 'grid',
      gap: '3',
      paddingTop: '3',
      alignItems: 'start',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    },
  },
})
const Range = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'end',
  },
})
const FullWidth = chakra('div', { base: { gridColumn: '1 / -1' } })
const kindNames: Record<(typeof itemKinds)[number], string> = {
  included: 'Included',
  optional: 'Optional extra',
  alternative: 'Alternative',
}

interface ItemFieldsProps {
  form: ProposalForm
  index: number
  /** Cents before GST; undefined until the server has responded. */
  amount: number | undefined
  onRemove: () => void
}

/** One item: its main line, and a disclosure with its options. */
export function ItemFields({ form, index, amount, onRemove }: ItemFieldsProps) {
  const item = useWatch({ control: form.control, name: `items.${index}` })
  const name = <Name extends keyof ItemValues>(field: Name) => `items.${index}.${field}` as const
  const text = (
    field: Exclude<keyof ItemValues, 'isChosen'>,
    label: string,
    inputMode?: 'decimal' | 'numeric',
  ) => <FormField form={form} name={name(field)} label={label} inputMode={inputMode} />
  const collapsedFields = [
    'section',
    'kind',
    'group',
    'isChosen',
    'least',
    'most',
    'description',
  ] as const
  const hasError = collapsedFields.some((field) => form.errorOf(name(field)) !== undefined)
  return (
    <ItemBox role="group" aria-label={item.title || `Item ${index + 1}`}>
      <ItemHeader>
        {text('title', 'Deliverable')}
        {text('quantity', 'Quantity', 'decimal')}
        {text('unit', 'Unit')}
        {text('unitPrice', 'Price ($, ex GST)', 'decimal')}
        <Total>
          <output aria-label="Amount">{amount === undefined ? '…' : formatMoney(amount)}</output>
          <IconAction
            aria-label={`Remove ${item.title || `item ${index + 1}`}`}
            title="Remove"
            onClick={onRemove}
          >
            <DashboardIcon name="trash" />
          </IconAction>
        </Total>
      </ItemHeader>
      <MoreFields open={hasError || undefined}>
        <summary>
          {kindNames[item.kind as (typeof itemKinds)[number]] ?? item.kind} in {item.section || '…'}
          : section, choice and description
        </summary>
        <div>
          {text('section', 'Section')}
          <Field id={form.idOf(name('kind'))} label="Kind" error={form.errorOf(name('kind'))}>
            {(control) => (
              <CompactSelect
                {...control}
                {...form.register(name('kind'), {
                  // An extra is added by the client, unless it is ticked here.
                  onChange: ({ target }) =>
                    form.setValue(name('isChosen'), target.value === 'included'),
                })}
              >
                {itemKinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {kindNames[kind]}
                  </option>
                ))}
              </CompactSelect>
            )}
          </Field>
          {item.kind === 'alternative' && text('group', 'Option group')}
          {item.kind !== 'included' && (
            <CheckLabel alignSelf="end" htmlFor={form.idOf(name('isChosen'))}>
              <CheckBox id={form.idOf(name('isChosen'))} {...form.register(name('isChosen'))} />
              Selected by default
            </CheckLabel>
          )}
          <Range>
            {text('least', 'Client may choose from', 'numeric')}
            {text('most', 'up to', 'numeric')}
          </Range>
          <FullWidth>
            <FormField
              form={form}
              name={name('description')}
              label="Description"
              optional
              minHeight="64px"
            />
          </FullWidth>
        </div>
      </MoreFields>
    </ItemBox>
  )
}
