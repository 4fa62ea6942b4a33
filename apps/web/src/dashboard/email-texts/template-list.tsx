import { type EmailTemplate, MAX_EMAIL_TEMPLATES } from '@agency/contract/email-template'
import { useState } from 'react'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { Panel, PanelHeader } from '../../ui/data/panel.ts'
import { QueryView } from '../../ui/data/query-view.tsx'
import { Empty } from '../../ui/data/states.tsx'
import { Action } from '../../ui/forms/controls.ts'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'
import { useConfirm } from '../../ui/overlay/confirm.tsx'
import { useToast } from '../../ui/overlay/toasts.tsx'
import { useMay } from '../permissions.tsx'
import { TemplateForm } from './template-form.tsx'
import { TextRows } from './text-rows.tsx'

/** The templates for emails to people, in alphabetical order. */
export function TemplateList() {
  const utils = trpc.useUtils()
  const toast = useToast()
  const confirm = useConfirm()
  const query = trpc.emailTemplates.list.useQuery()
  const deleteCall = trpc.emailTemplates.delete.useMutation()
  const [edited, setEdited] = useState<EmailTemplate | 'new'>()
  const mayWrite = useMay('emails:write')

  const remove = async ({ id, name, updatedAt }: EmailTemplate) => {
    const isConfirmed = await confirm({
      text: `Delete the template “${name}”?`,
      note: 'Emails that were written with it stay as they are. This cannot be undone.',
      confirmLabel: 'Delete template',
      danger: true,
    })
    if (!isConfirmed) return
    try {
      await deleteCall.mutateAsync({ id, updatedAt })
      toast({ text: `The template “${name}” was deleted` })
    } catch (error) {
      const text = apiErrorOf(error)?.message ?? 'Failed to delete the template. Please try again.'
      toast({ text, failed: true })
    }
    void utils.emailTemplates.list.invalidate()
  }
  const addButton = mayWrite && (query.data?.length ?? 0) < MAX_EMAIL_TEMPLATES && (
    <Action variant="outline" onClick={() => setEdited('new')}>
      <DashboardIcon name="plus" /> Add template
    </Action>
  )
  return (
    <Panel aria-labelledby="templates-title">
      <PanelHeader paddingBlock="2">
        <h2 id="templates-title">Templates</h2>
        {query.data && query.data.length > 0 && addButton}
      </PanelHeader>
      <QueryView query={query} itemsName="templates" rows={4}>
        {(templates) =>
          templates.length === 0 ? (
            <Empty title="No templates yet" action={addButton || undefined}>
              Write an answer that you give often once, with variables such as {'{{first_name}}'}.
              Choose it when you write to somebody on their page.
            </Empty>
          ) : (
            <TextRows
              label="Templates"
              rows={templates}
              keyOf={({ id }) => id}
              title={({ name }) => name}
              note={({ subject }) => subject}
              actions={(template) =>
                mayWrite && (
                  <>
                    <Action
                      variant="outline"
                      aria-label={`Edit ${template.name}`}
                      onClick={() => setEdited(template)}
                    >
                      Edit
                    </Action>
                    <Action
                      variant="outline"
                      aria-label={`Delete ${template.name}`}
                      onClick={() => void remove(template)}
                    >
                      Delete
                    </Action>
                  </>
                )
              }
            />
          )
        }
      </QueryView>
      {edited && (
        <TemplateForm
          {...(edited !== 'new' && { template: edited })}
          onClose={() => {
            setEdited(undefined)
            // After a conflict, it shows what the others saved.
            void utils.emailTemplates.list.invalidate()
          }}
        />
      )}
    </Panel>
  )
}
