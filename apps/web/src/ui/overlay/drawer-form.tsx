import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Action } from '../forms/controls.ts'
import { ErrorSummary } from '../forms/error-summary.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { type ContractForm, keepFocusOnPress } from '../forms/use-contract-form.ts'
import { Drawer, DrawerActions } from './drawer.tsx'

const Form = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    padding: '4',
    '& label': { fontSize: '.875rem' },
  },
})

interface DrawerFormProps<Values extends FieldValues> {
  title: string
  /** The form's accessible name. */
  name: string
  form: ContractForm<Values>
  /** Why it could not be saved; '' if nothing went wrong. */
  failure: string
  isPending: boolean
  /** The button's label, and the one while the form is being sent. */
  action: [label: string, pendingLabel: string]
  onClose: () => void
  children: ReactNode
}

/** A drawer with one form: its fields between the error summary and the buttons. */
export function DrawerForm<Values extends FieldValues>({
  title,
  name,
  form,
  failure,
  isPending,
  action: [label, pendingLabel],
  onClose,
  children,
}: DrawerFormProps<Values>) {
  return (
    <Drawer title={title} onClose={onClose}>
      <Form method="post" noValidate aria-label={name} onSubmit={form.onSubmit}>
        <ErrorSummary problems={form.problems} attempt={form.formState.submitCount} />
        {children}
        <FormFailure message={failure} />
        <DrawerActions>
          <Action type="submit" aria-disabled={isPending} {...keepFocusOnPress}>
            {isPending ? pendingLabel : label}
          </Action>
          <Action variant="outline" onClick={onClose}>
            Cancel
          </Action>
        </DrawerActions>
      </Form>
    </Drawer>
  )
}
