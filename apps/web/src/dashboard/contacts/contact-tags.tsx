import type { Contact } from '@agency/contract/contact'
import { Tag } from '@agency/contract/contact-tags'
import { chakra } from '@chakra-ui/react/styled-system'
import { type FormEvent, useState } from 'react'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { Panel, PanelBody, PanelHeader } from '../../ui/data/panel.ts'
import { Action, CompactInput, IconAction } from '../../ui/forms/controls.ts'
import { Field } from '../../ui/forms/field.tsx'
import { TagInput } from '../../ui/forms/tag-input.tsx'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'
import { useToast } from '../../ui/overlay/toasts.tsx'

/** The tags of a contact, each saved as soon as it is added or removed. */
function TagField({ contact }: { contact: Contact }) {
  const utils = trpc.useUtils()
  const toast = useToast()
  const { mutateAsync } = trpc.contacts.update.useMutation({ scope: { id: 'contacts' } })
  const [error, setError] = useState<string>()
  async function save(tags: string[]) {
    const problem = tags.map((tag) => Tag.safeParse(tag).error?.issues[0]?.message).find(Boolean)
    setError(problem)
    if (problem) return
    const show = (next: string[]) =>
      utils.contacts.get.setData(
        { id: contact.id },
        (current) => current && { ...current, tags: next },
      )
    show(tags)
    try {
      const saved = await mutateAsync({ id: contact.id, change: { tags } })
      utils.contacts.get.setData({ id: contact.id }, saved)
      void utils.contacts.list.invalidate()
      void utils.contacts.tags.invalidate()
    } catch (failure) {
      show(contact.tags)
      toast({
        text: apiErrorOf(failure)?.issues[0]?.message ?? 'Failed to save tags. Please try again.',
        failed: true,
        action: { label: 'Retry', run: () => void save(tags) },
      })
    }
  }
  return (
    <Field id="tags" label="Tags" error={error}>
      {(control) => (
        <TagInput
          noun="tag"
          control={control}
          tags={contact.tags}
          onChange={(tags) => void save(tags)}
        />
      )}
    </Field>
  )
}

const Addresses = chakra('ul', {
  base: {
    display: 'grid',
    '& li': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      minWidth: '0',
      overflowWrap: 'anywhere',
    },
  },
})
const AddressForm = chakra('form', {
  base: {
    display: 'grid',
    justifyItems: 'start',
    gap: '2',
    '& > div': { width: 'full' },
  },
})

/** Further addresses of a contact: what is sent from them belongs to the same person. */
function AddressList({ contactId }: { contactId: number }) {
  const utils = trpc.useUtils()
  const toast = useToast()
  const { data = [] } = trpc.contacts.addresses.useQuery({ id: contactId })
  const add = trpc.contacts.addAddress.useMutation()
  const remove = trpc.contacts.removeAddress.useMutation()
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  async function submit(event: FormEvent) {
    event.preventDefault()
    try {
      const addresses = await add.mutateAsync({ contactId, email })
      utils.contacts.addresses.setData({ id: contactId }, addresses)
      setEmail('')
      setError(undefined)
    } catch (failure) {
      const apiError = apiErrorOf(failure)
      setError(
        apiError?.issues[0]?.message ??
          (apiError && apiError.status < 500
            ? apiError.message
            : 'Failed to add the address. Please try again.'),
      )
    }
  }
  async function removeAddress(id: number, address: string) {
    try {
      await remove.mutateAsync({ id })
      document.getElementById('second-address')?.focus()
      toast({ text: `${address} was removed` })
    } catch {
      toast({ text: `Failed to remove ${address}. Please try again.`, failed: true })
    }
    void utils.contacts.addresses.invalidate({ id: contactId })
  }
  return (
    <>
      <AddressForm
        method="post"
        aria-label="Second address"
        onSubmit={(event) => void submit(event)}
      >
        <Field
          id="second-address"
          label="Second email address"
          hint="What is sent from it belongs to this contact."
          error={error}
        >
          {(control) => (
            <CompactInput
              {...control}
              // Not of type email: the contract's messages are clearer than the browser's.
              inputMode="email"
              autoComplete="off"
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
          )}
        </Field>
        <Action type="submit" variant="outline">
          Add address
        </Action>
      </AddressForm>
      {data.length > 0 && (
        <Addresses aria-label="Second addresses">
          {data.map((address) => (
            <li key={address.id}>
              <a href={`mailto:${address.email}`}>{address.email}</a>
              <IconAction
                aria-label={`Remove ${address.email}`}
                onClick={() => void removeAddress(address.id, address.email)}
              >
                <DashboardIcon name="trash" />
              </IconAction>
            </li>
          ))}
        </Addresses>
      )}
    </>
  )
}

export const ContactTags = ({ contact }: { contact: Contact }) => (
  <Panel aria-labelledby="contact-tags">
    <PanelHeader>
      <h2 id="contact-tags">Tags and addresses</h2>
    </PanelHeader>
    <PanelBody display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <TagField contact={contact} />
      <AddressList contactId={contact.id} />
    </PanelBody>
  </Panel>
)
