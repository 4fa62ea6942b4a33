import { type EmailText, emailTextLabels } from '@agency/contract/email-texts'
import { isStaffEmailText } from '@agency/contract/staff-email-texts'
import { useState } from 'react'
import { trpc } from '../../api/trpc.ts'
import { formatTime } from '../../format/dates.ts'
import { Panel, PanelHeader } from '../../ui/data/panel.ts'
import { QueryView } from '../../ui/data/query-view.tsx'
import { Action } from '../../ui/forms/controls.ts'
import { useMay } from '../permissions.tsx'
import { EmailTextForm } from './email-text-form.tsx'
import { TextRows } from './text-rows.tsx'

const stateOf = ({ changedAt }: EmailText) =>
  changedAt === null ? 'Original text' : `Changed ${formatTime(changedAt)}`

const parts = [
  {
    id: 'client-texts',
    title: 'Automatic emails to clients',
    isShown: (key: string) => !isStaffEmailText(key),
  },
  {
    ...{ id: 'staff-texts', title: 'Automatic emails to you and your colleagues' },
    isShown: isStaffEmailText,
  },
]

/** The emails that the site writes by itself, to clients and to staff. */
export function EmailTextList() {
  const query = trpc.emailTexts.list.useQuery()
  const [edited, setEdited] = useState<EmailText>()
  const mayWrite = useMay('settings:write')
  return (
    <>
      {parts.map(({ id, title, isShown }) => (
        <Panel key={id} aria-labelledby={id}>
          <PanelHeader paddingBlock="2">
            <h2 id={id}>{title}</h2>
          </PanelHeader>
          <QueryView query={query} itemsName="emails" rows={9}>
            {(texts) => (
              <TextRows
                label={title}
                rows={texts.filter(({ key }) => isShown(key))}
                keyOf={({ key }) => key}
                title={({ key }) => emailTextLabels[key]}
                note={(text) => (
                  <>
                    {text.subject}
                    <br />
                    {stateOf(text)}
                  </>
                )}
                actions={(text) => (
                  <Action
                    variant="outline"
                    aria-label={`${mayWrite ? 'Edit' : 'View'}: ${emailTextLabels[text.key]}`}
                    onClick={() => setEdited(text)}
                  >
                    {mayWrite ? 'Edit' : 'View'}
                  </Action>
                )}
              />
            )}
          </QueryView>
        </Panel>
      ))}
      {edited && <EmailTextForm text={edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}
