import { type EmailTemplate, EmailTemplateFields } from '@agency/contract/email-template'
import { contactVariableLabels, contactVariables } from '@agency/contract/email-variables'
import { useState } from 'react'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { Action } from '../../ui/forms/controls.ts'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormFailure } from '../../ui/forms/form-failure.tsx'
import { FormField } from '../../ui/forms/form-field.tsx'
import { keepFocusOnPress, useContractForm } from '../../ui/forms/use-contract-form.ts'
import { Drawer, DrawerActions } from '../../ui/overlay/drawer.tsx'
import { useToast } from '../../ui/overlay/toasts.tsx'
import { VariableList } from '../emails/variable-list.tsx'
import { TextForm } from './text-rows.tsx'

interface TemplateFormProps {
  /** The template to change; a new one if omitted. */
  template?: EmailTemplate
  onClose: () => void
}

/** Adds a template, or changes one, in a drawer. */
export function TemplateForm({ template, onClose }: TemplateFormProps) {
  const toast = useToast()
  const [failure, setFailure] = useState('')
  const create = trpc.emailTemplates.create.useMutation()
  const update = trpc.emailTemplates.update.useMutation()
  const isPending = create.isPending || update.isPending
  const form = useContractForm<EmailTemplateFields>({
    schema: EmailTemplateFields,
    defaultValues: {
      name: template?.name ?? '',
      subject: template?.subject ?? '',
      text: template?.text ?? '',
    },
    idOf: (name) => `template-${name}`,
    send: save,
  })

  async function save(fields: EmailTemplateFields) {
    setFailure('')
    try {
      if (template) {
        await update.mutateAsync({ ...fields, id: template.id, updatedAt: template.updatedAt })
      } else {
        await create.mutateAsync(fields)
      }
    } catch (error) {
      const apiError = apiErrorOf(error)
      const issues = apiError?.issues ?? []
      for (const { path, message } of issues) {
        if (path in fields) form.setError(path as keyof EmailTemplateFields, { message })
      }
      if (issues.length === 0) setFailure(apiError?.message || 'Failed to save the template')
      return
    }
    toast({ text: `The template “${fields.name}” was saved` })
    onClose()
  }

  return (
    <Drawer title={template ? 'Edit template' : 'Add template'} onClose={onClose}>
      <TextForm noValidate aria-label="Template" onSubmit={form.onSubmit}>
        <ErrorSummary problems={form.problems} attempt={form.formState.submitCount} />
        <FormField
          form={form}
          name="name"
          label="Name"
          required
          hint="For you and your colleagues. It is not sent."
        />
        <FormField form={form} name="subject" label="Subject" required />
        <FormField
          form={form}
          name="text"
          label="Text"
          required
          minHeight="240px"
          hint="Leave a blank line between paragraphs. Your agency’s name, address and phone number are added below."
        />
        <VariableList
          names={contactVariables}
          labels={contactVariableLabels}
          fieldId={form.idOf('text')}
          onInsert={(text) =>
            form.setValue('text', text, { shouldDirty: true, shouldValidate: true })
          }
        />
        <FormFailure message={failure} />
        <DrawerActions>
          <Action type="submit" aria-disabled={isPending} {...keepFocusOnPress}>
            {isPending ? 'Saving...' : template ? 'Save changes' : 'Add template'}
          </Action>
          <Action variant="outline" onClick={onClose}>
            Cancel
          </Action>
        </DrawerActions>
      </TextForm>
    </Drawer>
  )
}
