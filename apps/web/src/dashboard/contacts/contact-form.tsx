import { type Contact, ContactDetails, NewContact } from '@agency/contract/contact'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { FormField } from '../../ui/forms/form-field.tsx'
import { useContractForm } from '../../ui/forms/use-contract-form.ts'
import { DrawerForm } from '../../ui/overlay/drawer-form.tsx'
import { useToast } from '../../ui/overlay/toasts.tsx'

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
    <DrawerForm
      title="Add contact"
      name="Contact"
      form={form}
      failure={failure}
      isPending={create.isPending}
      action={['Add contact', 'Adding...']}
      onClose={onClose}
    >
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
    </DrawerForm>
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
    <DrawerForm
      title="Edit details"
      name="Details"
      form={form}
      failure={failure}
      isPending={update.isPending}
      action={['Save changes', 'Saving...']}
      onClose={onClose}
    >
      <FormField form={form} name="name" label="Name" required />
      <FormField form={form} name="company" label="Company" optional />
      <FormField form={form} name="phone" label="Phone" type="tel" optional />
    </DrawerForm>
  )
}
