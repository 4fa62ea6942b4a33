import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { CheckBox, CheckLabel, CompactInput } from '../../ui/forms/controls.ts'
import { FormField, type FormFieldProps } from '../../ui/forms/form-field.tsx'
import type { ContractForm } from '../../ui/forms/use-contract-form.ts'
import type { BookValues } from './book-values.ts'
import { Disclosure } from './disclosure.ts'

export type BookForm = ContractForm<BookValues>

/** The id of a field's control, which the error summary links to. */
export const controlId = (name: string) => `price-book-${name}`

type InputProps = Omit<FormFieldProps<BookValues>, 'minHeight'>

/** A single-line field. */
export const BookInput = (field: InputProps) => <FormField {...field} />

/** Multi-line text: one sentence, or a list with one sentence per line. */
export const BookText = (field: InputProps) => <FormField {...field} minHeight="64px" />

/** A table made of fields: each row has its title, then its numbers side by side. */
export const Rows = chakra('div', {
  base: { gridColumn: '1 / -1', minWidth: '0', display: 'grid' },
})
const RowBox = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '3',
    rowGap: { base: '2', md: '0' },
    alignItems: { base: 'center', md: 'end' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
    paddingBlock: '2',
    '& + &': { borderTopWidth: '1px', borderColor: 'line' },
  },
})
const Numbers = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    gridAutoFlow: 'column',
    gridAutoColumns: { base: 'minmax(0, 1fr)', md: '92px' },
    alignItems: 'end',
    maxWidth: { base: '420px', md: 'none' },
  },
})
const RowExtra = chakra('div', { base: { gridColumn: '1 / -1', minWidth: '0', marginTop: '1' } })
const FieldError = chakra('p', {
  base: { gridColumn: '1 / -1', textStyle: 'small', color: 'error', fontWeight: '500' },
})

const Cell = chakra('label', {
  base: {
    display: 'grid',
    gap: '1',
    '& > span': { fontSize: '.75rem', color: 'fg.muted', fontWeight: '500' },
    '& input': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  },
})

export interface NumberCell {
  name: string
  /** The column label: 'Design'. */
  label: string
}

interface BookRowProps {
  form: BookForm
  /** The row's title, announced before each number's label. */
  title: string
  /** The visible row header; defaults to the title. */
  header?: ReactNode
  /** The unit of the numbers, announced with their labels: 'hours'. */
  unit: string
  cells: NumberCell[]
  children?: ReactNode
}

/** One row: its header, its numbers, their errors, and anything else that belongs to it. */
export function BookRow({
  form,
  title,
  header = <strong>{title}</strong>,
  unit,
  cells,
  children,
}: BookRowProps) {
  const problems = cells.flatMap(({ name, label }) => {
    const message = form.errorOf(name)
    return message ? [{ name, text: cells.length > 1 ? `${label}: ${message}` : message }] : []
  })
  return (
    <RowBox role="group" aria-label={title}>
      <div>{header}</div>
      <Numbers>
        {cells.map(({ name, label }) => {
          const hasError = form.errorOf(name) !== undefined
          return (
            <Cell key={name} htmlFor={controlId(name)}>
              <span>{label}</span>
              <CompactInput
                id={controlId(name)}
                aria-label={`${title}: ${label}, ${unit}`}
                aria-invalid={hasError || undefined}
                aria-describedby={hasError ? `${controlId(name)}-error` : undefined}
                inputMode="decimal"
                {...form.register(name)}
              />
            </Cell>
          )
        })}
      </Numbers>
      {problems.map(({ name, text }) => (
        <FieldError key={name} id={`${controlId(name)}-error`}>
          {text}
        </FieldError>
      ))}
      {children && <RowExtra>{children}</RowExtra>}
    </RowBox>
  )
}

/** Whether an item is priced and offered. */
export const OfferedCheckBox = ({
  form,
  name,
  itemName,
}: {
  form: BookForm
  name: string
  itemName: string
}) => (
  <CheckLabel fontWeight="600" htmlFor={controlId(name)}>
    <CheckBox id={controlId(name)} aria-label={`Offer ${itemName}`} {...form.register(name)} />
    {itemName}
  </CheckLabel>
)

const TextsDisclosure = chakra(Disclosure, {
  base: {
    '& > summary': { fontSize: '.8125rem' },
    '& > div': {
      display: 'grid',
      gap: '3',
      paddingBlock: '2',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
    },
  },
})

/** Texts that are seldom changed, inside a disclosure; open if one of them has an error. */
export function TextsSection({
  form,
  title,
  names,
  children,
}: {
  form: BookForm
  /** The owner of these texts, as a title. */
  title: string
  names: string[]
  children: ReactNode
}) {
  const hasError = names.some((name) => form.errorOf(name) !== undefined)
  return (
    <TextsDisclosure open={hasError || undefined}>
      <summary aria-label={`Wording of ${title}`}>Wording</summary>
      <div>{children}</div>
    </TextsDisclosure>
  )
}
