import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../../api/trpc.ts'
import { FilterRow } from '../../ui/data/filter-row.tsx'
import { ListPanel } from '../../ui/data/list-panel.tsx'
import { Empty } from '../../ui/data/states.tsx'
import { ActionLink } from '../../ui/forms/controls.ts'
import { Screen } from '../layout/screen.tsx'
import { contactColumns } from './contact-columns.tsx'
import { contactChoices, useContactListState } from './contact-list-state.ts'
import { ExportButton } from './export-button.tsx'
import { useContactChange } from './use-contact-change.ts'

/** Everybody who ever submitted something, one row per person. */
export default function ContactsScreen() {
  const state = useContactListState()
  const change = useContactChange()
  const query = trpc.contacts.list.useQuery(state.request, { placeholderData: keepPreviousData })
  return (
    <Screen title="Users" actions={<ExportButton state={state} />}>
      <FilterRow
        label="Filter users"
        search="Search name, email or company"
        choices={contactChoices}
        state={state}
      />
      <ListPanel
        caption="Users"
        nouns={['user', 'users']}
        query={query}
        rows={query.data?.rows}
        state={state}
        columns={contactColumns((contact, contactStatus) => {
          void change(contact, { contactStatus }, `${contact.name} is ${contactStatus} now`)
        })}
        nameOf={({ name }) => name}
        empty={
          <Empty
            title="No users yet"
            action={<ActionLink href="/dashboard/create-estimate">Create estimate</ActionLink>}
          >
            Anyone who sends a message, or requests a concept or an estimate, appears here, once per
            email address.
          </Empty>
        }
      />
    </Screen>
  )
}
