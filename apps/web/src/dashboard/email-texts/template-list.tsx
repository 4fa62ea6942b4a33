import {
  type DeletedEmailTemplate,
  type EmailTemplate,
  MAX_EMAIL_TEMPLATES,
} from '@agency/contract/email-template'
import { useState } from 'react'
import { trpc } from '../../api/trpc.ts'
import type { Column } from '../../ui/data/data-table.tsx'
import { Panel, PanelHeader } from '../../ui/data/panel.ts'
import { QueryView } from '../../ui/data/query-view.tsx'
import { Empty } from '../../ui/data/states.tsx'
import { Action } from '../../ui/forms/controls.ts'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'
import { RecentlyDeleted } from '../layout/recently-deleted.tsx'
import { useUndoableDeletion } from '../layout/use-undoable-deletion.ts'
import { useMay } from '../permissions.tsx'
import { TemplateForm } from './template-form.tsx'
import { TextRows } from './text-rows.tsx'

const deletedColumns: Column<DeletedEmailTemplate>[] = [
  { key: 'name', title: 'Template', cell: ({ name }) => <strong>{name}</strong> },
  { key: 'subject', title: 'Subject', wideOnly: true, cell: ({ subject }) => subject },
]
const nameOf = ({ name }: { name: string }) => name

/** The templates for emails to people, in alphabetical order, and those that were deleted. */
export function TemplateList() {
  const utils = trpc.useUtils()
  const query = trpc.emailTemplates.list.useQuery()
  const [edited, setEdited] = useState<EmailTemplate | 'new'>()
  const mayWrite = useMay('emails:write')

  const { remove, restore } = useUndoableDeletion<EmailTemplate, { id: number; name: string }>({
    ...{ noun: 'template', nameOf },
    deleteRow: ({ id, updatedAt }) => utils.client.emailTemplates.delete.mutate({ id, updatedAt }),
    restoreRow: ({ id }) => utils.client.emailTemplates.restore.mutate({ id }).then(nameOf),
    refresh: () => utils.emailTemplates.invalidate(),
  })
  const addButton = mayWrite && (query.data?.length ?? 0) < MAX_EMAIL_TEMPLATES && (
    <Action variant="outline" onClick={() => setEdited('new')}>
      <DashboardIcon name="plus" /> Add template
    </Action>
  )
  return (
    <>
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
      <RecentlyDeleted
        query={trpc.emailTemplates.deleted.useQuery()}
        noun="templates"
        columns={deletedColumns}
        nameOf={nameOf}
        permission="emails:write"
        onRestore={restore}
      />
    </>
  )
}
