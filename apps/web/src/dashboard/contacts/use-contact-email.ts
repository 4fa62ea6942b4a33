import type { Contact } from '@agency/contract/contact'
import { ContactEmailFields, replyToChoices } from '@agency/contract/contact-email'
import type { EmailTemplate } from '@agency/contract/email-template'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { newIdempotencyKey } from '../../api/idempotency-key.ts'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { readStored, removeStored, writeStored } from '../../browser/stored-json.ts'
import { useAutosave } from '../../ui/forms/draft.tsx'
import { useUnsavedGuard } from '../../ui/forms/unsaved-guard.ts'
import { useContractForm } from '../../ui/forms/use-contract-form.ts'
import { useConfirm } from '../../ui/overlay/confirm.tsx'
import { useToast } from '../../ui/overlay/toasts.tsx'

/** What was typed, valid or not, with the key of the form: sending it again writes no second email. */
const Draft = z.object({
  ...{ subject: z.string(), text: z.string(), to: z.string() },
  replyTo: z.enum(replyToChoices),
  idempotencyKey: z.string(),
})

const keyOf = (id: number) => `contact-email-${id}`
export const readEmailDraft = (id: number) => readStored(keyOf(id), Draft)
/** Deletes the unsent draft of an email to a contact from this browser. */
export const deleteEmailDraft = (id: number) => removeStored(keyOf(id))

/** The email to a contact that is being written: kept as a draft until it is sent or discarded. */
export function useContactEmail(contact: Contact, onClose: () => void) {
  const { id } = contact
  const utils = trpc.useUtils()
  const toast = useToast()
  const confirm = useConfirm()
  const { mutateAsync, isPending } = trpc.emails.write.useMutation()
  const [failure, setFailure] = useState('')
  const [draft] = useState(() => readEmailDraft(id))
  const idempotencyKey = useRef(draft?.idempotencyKey ?? newIdempotencyKey())
  const empty: ContactEmailFields = { subject: '', text: '', to: contact.email, replyTo: 'agency' }
  const form = useContractForm<ContactEmailFields>({
    schema: ContactEmailFields,
    defaultValues: draft ? { ...draft } : empty,
    idOf: (name) => `email-${name}`,
    send,
  })
  const { subject, text, to, replyTo } = form.watch()
  const isWritten = subject.trim() !== '' || text.trim() !== ''
  const discard = () => deleteEmailDraft(id)
  useAutosave({ subject, text, to, replyTo }, isWritten && !isPending, (values) =>
    writeStored(keyOf(id), { ...values, idempotencyKey: idempotencyKey.current }),
  )
  useUnsavedGuard(isWritten, discard)

  async function send(fields: ContactEmailFields) {
    setFailure('')
    try {
      await mutateAsync({ ...fields, contactId: id, idempotencyKey: idempotencyKey.current })
    } catch (error) {
      const apiError = apiErrorOf(error)
      const issues = apiError?.issues ?? []
      for (const { path, message } of issues) {
        if (path in fields) form.setError(path as keyof ContactEmailFields, { message })
      }
      if (issues.length === 0) {
        setFailure(apiError?.message || 'The email was not sent. Please try again.')
      }
      return
    }
    discard()
    toast({ text: `The email to ${contact.name} is on its way` })
    void utils.contacts.get.invalidate({ id })
    void utils.contacts.timeline.invalidate({ id })
    void utils.contacts.list.invalidate()
    void utils.today.invalidate()
    void utils.emails.list.invalidate()
    onClose()
  }

  const put = (name: 'subject' | 'text', value: string) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: true })

  return {
    form,
    failure,
    isPending,
    values: { subject, text, to, replyTo },
    insertText: (value: string) => put('text', value),
    applyTemplate: async (template: EmailTemplate) => {
      const isConfirmed =
        !isWritten ||
        (await confirm({
          text: 'Replace what you wrote?',
          note: `The subject and text become those of “${template.name}”.`,
          confirmLabel: 'Replace',
        }))
      if (!isConfirmed) return
      put('subject', template.subject)
      put('text', template.text)
    },
    cancel: async () => {
      const isConfirmed =
        !isWritten ||
        (await confirm({
          text: 'Discard this email?',
          note: 'What you wrote is deleted.',
          confirmLabel: 'Discard',
          danger: true,
        }))
      if (!isConfirmed) return
      discard()
      onClose()
    },
  }
}
