import type { ContactSelection } from '@agency/contract/contact-bulk'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { trpc } from '../../api/trpc.ts'
import { FilterRow } from '../../ui/data/filter-row.tsx'
import { ListPanel } from '../../ui/data/list-panel.tsx'
import { useRowSelection, useStateResetOn, withoutSelectAll } from '../../ui/data/row-selection.ts'
import { Empty } from '../../ui/data/states.tsx'
import { Action, ActionLink } from '../../ui/forms/controls.ts'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'
import { ExportMenu } from '../exports/export-menu.tsx'
import { Screen } from '../layout/screen.tsx'
import { useMay } from '../permissions.tsx'
import { useAssignees } from './assignees.tsx'
import { ContactBulkBar } from './contact-bulk-bar.tsx'
import { contactColumns } from './contact-columns.tsx'
import { NewContactForm } from './contact-form.tsx'
import { contactChoices, useContactListState } from './contact-list-state.ts'
import { useBulkChange } from './use-bulk-change.ts'
import { useStatusChange } from './use-status-change.ts'

/** Everybody who ever submitted something, or was added by staff, one row per person. */
export default function ContactsScreen() {
  const state = useContactListState()
  const { chooseStatus, dialog } = useStatusChange()
  const changeSelected = useBulkChange()
  const query = trpc.contacts.list.useQuery(state.request, { placeholderData: keepPreviousData })
  const assignees = useAssignees()
  const { data: tags = [] } = trpc.contacts.tags.useQuery()
  const { rows = [], matching = 0, newestId = 0 } = query.data ?? {}
  const queryKey = JSON.stringify(state.request)
  const selection = useRowSelection(
    rows.map(({ id }) => id),
    queryKey,
  )
  // A snapshot of "select all": contacts that were added later must not change.
  const [all, setAll] = useStateResetOn<Extract<ContactSelection, { upTo: number }> | undefined>(
    queryKey,
    undefined,
  )
  const clear = () => {
    selection.clear()
    setAll(undefined)
  }
  const mayChange = useMay('contacts:write')
  const [isAdding, setAdding] = useState(false)
  const hasMoreMatches = !query.isPlaceholderData && matching > rows.length
  return (
    <Screen
      title="Users"
      resource="contacts"
      actions={
        <>
          <ExportMenu list="contacts" query={state.exportQuery} />
          {mayChange && (
            <>
              <ActionLink href="/dashboard/users/import" variant="outline">
                <DashboardIcon name="upload" /> Import CSV
              </ActionLink>
              <Action onClick={() => setAdding(true)}>
                <DashboardIcon name="plus" /> Add contact
              </Action>
            </>
          )}
        </>
      }
    >
      <FilterRow
        label="Filter users"
        search="Search name, email or company"
        choices={contactChoices(tags, assignees)}
        state={state}
      />
      <ListPanel
        caption="Users"
        nouns={['user', 'users']}
        query={query}
        rows={rows}
        state={state}
        columns={contactColumns(assignees, (contact, contactStatus) => {
          void chooseStatus(contact, contactStatus)
        })}
        nameOf={({ name }) => name}
        {...(mayChange && { selection: withoutSelectAll(selection, () => setAll(undefined)) })}
        bulk={
          selection.state !== 'none' && (
            <ContactBulkBar
              count={all?.count ?? selection.ids.length}
              includesOtherPages={all !== undefined}
              onSelectMatching={
                selection.state === 'all' && !all && hasMoreMatches
                  ? {
                      count: matching,
                      select: () =>
                        setAll({ filter: state.request.filter, upTo: newestId, count: matching }),
                    }
                  : undefined
              }
              tags={tags}
              onChange={async (change) => {
                const count = all?.count ?? selection.ids.length
                const isDone = await changeSelected(all ?? { ids: selection.ids }, count, change)
                // Other contacts match now.
                if (isDone && all) clear()
              }}
              onClear={clear}
            />
          )
        }
        empty={
          <Empty
            title="No users yet"
            action={
              mayChange && (
                <>
                  <ActionLink href="/dashboard/create-estimate">Create estimate</ActionLink>
                  <ActionLink href="/dashboard/users/import" variant="outline">
                    Import contacts
                  </ActionLink>
                </>
              )
            }
          >
            Anyone who sends a message, or requests a concept or an estimate, appears here, once per
            email address.
          </Empty>
        }
      />
      {dialog}
      {isAdding && <NewContactForm onClose={() => setAdding(false)} />}
    </Screen>
  )
}
