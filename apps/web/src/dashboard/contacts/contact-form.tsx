import { type Contact, ContactDetails, NewContact } from '@agency/contract/contact'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { Action } from '../../ui/forms/controls.ts'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormFailure } from '../../ui/forms/form-failure.tsx'
import { FormField } from '../../ui/forms/form-field.tsx'
import { keepFocusOnPress, useContractForm } from '../../ui/forms/use-contract-form.ts'
import { Drawer, DrawerActions } from '../../ui/overlay/drawer.tsx'
import { useToast } from '../../ui/overlay/toasts.tsx'

const Form = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    padding: '4',
    '& label': { fontSize: '.875rem' },
  },
})

const emptyContact: NewContact = { name: '', email: '', company: '', phone: '', source: '' }

/** Adds somebody who has sent no form, in a drawer, and opens their page. */
export function NewContactForm({ onClose }: { onClose: () => void }) {
  const utils = trpc.useUtils()
  const toast = useToast()
  const [, navigate] = useLocation()
  const [failure, setFailure] = useState('')
  const create = trpc.contacts.create.useMutation()
  const form = useContractForm<NewContact>({
    schema: NewContact,
    defaultValues: emptyContact,
    idOf: (field) => `contact-${field}`,
    send: save,
  })

  async function save(fields: NewContact) {
    setFailure('')
    try {
      const { id, name } = await create.mutateAsync(fields)
      void utils.contacts.invalidate()
      void utils.pipeline.invalidate()
      toast({ text: `${name} was added` })
      onClose()
      navigate(`/dashboard/users/${id}`)
    } catch (error) {
      setFailure(apiErrorOf(error)?.message || 'Failed to add the contact')
    }
  }

  return (
    <Drawer title="Add contact" onClose={onClose}>
      <Form method="post" noValidate aria-label="Contact" onSubmit={form.onSubmit}>
        <ErrorSummary problems={form.problems} attempt={form.formState.submitCount} />
        <FormField form={form} name="name" label="Name" required />
        <FormField
          form={form}
          name="email"
          label="Email"
          type="email"
          required
          hint="Nothing is sent to it now. What they send from it later belongs to them."
        />
        <FormField form={form} name="company" label="Company" optional />
        <FormField form={form} name="phone" label="Phone" type="tel" optional />
        <FormField
          form={form}
          name="source"
          label="Where they come from"
          optional
          hint="Such as “Rang after a talk”."
        />
        <FormFailure message={failure} />
        <DrawerActions>
          <Action type="submit" aria-disabled={create.isPending} {...keepFocusOnPress}>
            {create.isPending ? 'Adding...' : 'Add contact'}
          </Action>
          <Action variant="outline" onClick={onClose}>
            Cancel
          </Action>
        </DrawerActions>
      </Form>
    </Drawer>
  )
}

/** Corrects the name, the company and the phone number of a contact, in a drawer. */
export function ContactDetailsForm({
  contact,
  onClose,
}: {
  contact: Contact
  onClose: () => void
}) {
  const utils = trpc.useUtils()
  const toast = useToast()
  const [failure, setFailure] = useState('')
  const update = trpc.contacts.update.useMutation({ scope: { id: 'contacts' } })
  const { id, name, company, phone, updatedAt } = contact
  const form = useContractForm<ContactDetails>({
    schema: ContactDetails,
    defaultValues: { name, company, phone },
    idOf: (field) => `contact-${field}`,
    send: save,
  })

  async function save(details: ContactDetails) {
    setFailure('')
    try {
      const changed = await update.mutateAsync({ id, change: { ...details, updatedAt } })
      utils.contacts.get.setData({ id }, changed)
      void utils.contacts.invalidate()
      void utils.pipeline.invalidate()
      toast({ text: 'The details were saved' })
      onClose()
    } catch (error) {
      setFailure(apiErrorOf(error)?.message || 'Failed to save the details')
    }
  }

  return (
    <Drawer title="Edit details" onClose={onClose}>
      <Form method="post" noValidate aria-label="Details" onSubmit={form.onSubmit}>
        <ErrorSummary problems={form.problems} attempt={form.formState.submitCount} />
        <FormField form={form} name="name" label="Name" required />
        <FormField form={form} name="company" label="Company" optional />
        <FormField form={form} name="phone" label="Phone" type="tel" optional />
        <FormFailure message={failure} />
        <DrawerActions>
          <Action type="submit" aria-disabled={update.isPending} {...keepFocusOnPress}>
            {update.isPending ? 'Saving...' : 'Save changes'}
          </Action>
          <Action variant="outline" onClick={onClose}>
            Cancel
          </Action>
        </DrawerActions>
      </Form>
    </Drawer>
  )
}
