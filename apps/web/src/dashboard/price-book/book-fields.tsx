import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { CheckBox, CheckLabel, CompactInput } from '../../ui/forms/controls.ts'
import { FormField, type FormFieldProps } from '../../ui/forms/form-field.tsx'
import type { ContractForm } from '../../ui/forms/use-contract-form.ts'
import type { BookValues } from './book-values.ts'
import { Disclosure } from './disclosure.ts'

export type BookForm = ContractForm<BookValues>

/** The id of a field's control, which the summary of errors leads to. */
export const controlId = (name: string) => `price-book-${name}`

type InputProps = Omit<FormFieldProps<BookValues>, 'minHeight'>

/** A value on a line of its own. */
export const BookInput = (field: InputProps) => <FormField {...field} />

/** Sentences: one, or a list with each on a line of its own. */
export const BookText = (field: InputProps) => <FormField {...field} minHeight="64px" />

/** Rows of a table that is made of fields: what it is of, then its numbers side by side. */
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
const Under = chakra('div', { base: { gridColumn: '1 / -1', minWidth: '0', marginTop: '1' } })
const Problem = chakra('p', {
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
  /** Over the number: 'Design'. */
  label: string
}

interface BookRowProps {
  form: BookForm
  /** What the row is of; read before each number's label. */
  title: string
  /** What stands at its head; the title where it is not given. */
  head?: ReactNode
  /** What the numbers are, said with their labels: 'hours'. */
  unit: string
  cells: NumberCell[]
  children?: ReactNode
}

/** One row: its head, its numbers, what is wrong with them, and what else belongs to it. */
export function BookRow({
  form,
  title,
  head = <strong>{title}</strong>,
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
      <div>{head}</div>
      <Numbers>
        {cells.map(({ name, label }) => {
          const isWrong = form.errorOf(name) !== undefined
          return (
            <Cell key={name} htmlFor={controlId(name)}>
              <span>{label}</span>
              <CompactInput
                id={controlId(name)}
                aria-label={`${title}: ${label}, ${unit}`}
                aria-invalid={isWrong || undefined}
                aria-describedby={isWrong ? `${controlId(name)}-error` : undefined}
                inputMode="decimal"
                {...form.register(name)}
              />
            </Cell>
          )
        })}
      </Numbers>
      {problems.map(({ name, text }) => (
        <Problem key={name} id={`${controlId(name)}-error`}>
          {text}
        </Problem>
      ))}
      {children && <Under>{children}</Under>}
    </RowBox>
  )
}

/** Whether something is charged for and offered. */
export const OfferedTick = ({ form, name, of }: { form: BookForm; name: string; of: string }) => (
  <CheckLabel fontWeight="600" htmlFor={controlId(name)}>
    <CheckBox id={controlId(name)} aria-label={`Offer ${of}`} {...form.register(name)} />
    {of}
  </CheckLabel>
)

const Words = chakra(Disclosure, {
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

/** Words that are seldom changed, behind a disclosure; open where one of them is wrong. */
export function Wording({
  form,
  title,
  names,
  children,
}: {
  form: BookForm
  /** What they are the words of. */
  title: string
  names: string[]
  children: ReactNode
}) {
  const isWrong = names.some((name) => form.errorOf(name) !== undefined)
  return (
    <Words open={isWrong || undefined}>
      <summary aria-label={`Wording of ${title}`}>Wording</summary>
      <div>{children}</div>
    </Words>
  )
}
