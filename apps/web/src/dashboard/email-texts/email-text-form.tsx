import {
  defaultEmailTexts,
  type EmailText,
  EmailTextChange,
  emailTextLabels,
  emailTextVariables,
} from '@agency/contract/email-texts'
import { isStaffEmailText } from '@agency/contract/staff-email-texts'
import { useState } from 'react'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { Action } from '../../ui/forms/controls.ts'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormFailure } from '../../ui/forms/form-failure.tsx'
import { FormField } from '../../ui/forms/form-field.tsx'
import { keepFocusOnPress, useContractForm } from '../../ui/forms/use-contract-form.ts'
import { useConfirm } from '../../ui/overlay/confirm.tsx'
import { Drawer, DrawerActions } from '../../ui/overlay/drawer.tsx'
import { useToast } from '../../ui/overlay/toasts.tsx'
import { EmailPreview, useEmailPreview } from '../emails/email-preview.tsx'
import { VariableList } from '../emails/variable-list.tsx'
import { PermittedFields, useMay } from '../permissions.tsx'
import { FormNote, TextForm } from './text-rows.tsx'

const variableLabels = {
  greeting: '“Hello” and the first name, if it looks like one',
  agency: 'Name of your agency',
  reference: 'Reference of the estimate or proposal',
  time_left: 'How long the proposal is still valid, such as “3 days”',
  name: 'Full name of the person',
  company: 'Their company; may be empty',
  sender: 'Their name and company',
  client: 'Name and company of the client',
  subject: 'Subject of their message; may be empty',
  people: 'Number of people, such as “2 people”',
  server: 'Name of the server that got the events',
  reason: 'Why you get this email, in a sentence or two',
  invited_by: 'Email address of whoever invites',
  period: 'The week or month, such as “23 to 29 November 2026”',
}

/** Changes the text of an automatic email, with a preview and a way back to the original. */
export function EmailTextForm({ text, onClose }: { text: EmailText; onClose: () => void }) {
  const { key, changedAt, ...fields } = text
  const utils = trpc.useUtils()
  const toast = useToast()
  const confirm = useConfirm()
  const mayWrite = useMay('settings:write')
  const [failure, setFailure] = useState('')
  const saveCall = trpc.emailTexts.save.useMutation()
  const resetCall = trpc.emailTexts.reset.useMutation()
  const previewCall = trpc.emailTexts.preview.useMutation()
  const form = useContractForm<EmailTextChange>({
    schema: EmailTextChange,
    defaultValues: { key, ...fields },
    idOf: (name) => `text-${name}`,
    send: (change) => run(() => saveCall.mutateAsync(change), 'The text was saved'),
  })
  const { subject, heading, opening, closing } = form.watch()
  const preview = useEmailPreview({ key, subject, heading, opening, closing }, (change) =>
    previewCall.mutateAsync(change),
  )
  const isPending = saveCall.isPending || resetCall.isPending

  async function run(change: () => Promise<EmailText[]>, message: string) {
    setFailure('')
    try {
      utils.emailTexts.list.setData(undefined, await change())
    } catch (error) {
      const apiError = apiErrorOf(error)
      const issues = apiError?.issues ?? []
      for (const { path, message: problem } of issues) {
        if (path in fields) form.setError(path as keyof EmailTextChange, { message: problem })
      }
      if (issues.length === 0) setFailure(apiError?.message || 'Failed to save the text')
      return
    }
    toast({ text: message })
    onClose()
  }
  const reset = async () => {
    const isConfirmed = await confirm({
      text: 'Go back to the original text?',
      note: `Your text is deleted. The subject becomes “${defaultEmailTexts[key].subject}”.`,
      confirmLabel: 'Use the original',
      danger: true,
    })
    if (isConfirmed) {
      await run(() => resetCall.mutateAsync({ key }), 'The original text is used again')
    }
  }

  return (
    <Drawer title={emailTextLabels[key]} onClose={onClose}>
      <TextForm noValidate aria-label="Text" onSubmit={form.onSubmit}>
        <ErrorSummary problems={form.problems} attempt={form.formState.submitCount} />
        <PermittedFields permission="settings:write">
          <FormField form={form} name="subject" label="Subject" required />
          <FormField form={form} name="heading" label="Heading" required />
          <FormField
            form={form}
            name="opening"
            label="Opening"
            {...(isStaffEmailText(key) ? { optional: true } : { required: true })}
            minHeight="120px"
          />
          <FormField
            form={form}
            name="closing"
            label="Closing"
            optional
            minHeight="80px"
            hint="Between the two, the site adds the figures and links that belong to this email."
          />
        </PermittedFields>
        {mayWrite && (
          <VariableList
            names={emailTextVariables[key]}
            labels={variableLabels}
            fieldId={form.idOf('opening')}
            onInsert={(value) =>
              form.setValue('opening', value, { shouldDirty: true, shouldValidate: true })
            }
          />
        )}
        <FormFailure message={failure} />
        {mayWrite && (
          <DrawerActions>
            <Action type="submit" aria-disabled={isPending} {...keepFocusOnPress}>
              {saveCall.isPending ? 'Saving...' : 'Save text'}
            </Action>
            {changedAt !== null && (
              <Action variant="outline" onClick={() => void reset()}>
                Use the original
              </Action>
            )}
            <Action variant="outline" onClick={onClose}>
              Cancel
            </Action>
          </DrawerActions>
        )}
        <EmailPreview {...preview} />
        <FormNote>The name, figures and links of the preview are made up.</FormNote>
      </TextForm>
    </Drawer>
  )
}
