import type { ContactPage } from '@agency/contract/contact'
import { pageSizes } from '@agency/contract/list-page'
import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../../api/trpc.ts'
import { DataTable } from '../../ui/data/data-table.tsx'
import { stepsOf } from '../../ui/data/list-state.ts'
import { Pagination } from '../../ui/data/pagination.tsx'
import { Panel } from '../../ui/data/panel.ts'
import { Empty, LoadFailure, NoMatches, RowsSkeleton } from '../../ui/data/states.tsx'
import { ActionLink } from '../../ui/forms/controls.ts'
import { Screen } from '../layout/screen.tsx'
import { contactColumns } from './contact-columns.tsx'
import { ContactFilters } from './contact-filters.tsx'
import { type ContactListState, useContactListState } from './contact-list-state.ts'
import { ExportButton } from './export-button.tsx'
import { useContactChange } from './use-contact-change.ts'

/** Everybody who ever sent something, one row a person. */
export default function ContactsScreen() {
  const state = useContactListState()
  const { data, error, refetch, isPlaceholderData } = trpc.contacts.list.useQuery(state.request, {
    placeholderData: keepPreviousData,
  })
  return (
    <Screen title="Users" actions={<ExportButton state={state} />}>
      <ContactFilters state={state} />
      <Panel aria-label="Users">
        {error ? (
          <LoadFailure message="Failed to load users" onRetry={() => void refetch()} />
        ) : !data ? (
          <RowsSkeleton rows={10} label="Loading users..." />
        ) : data.rows.length === 0 && !isPlaceholderData ? (
          <NoContacts state={state} />
        ) : (
          <ContactTable page={data} state={state} isStale={isPlaceholderData} />
        )}
      </Panel>
    </Screen>
  )
}

function NoContacts({ state }: { state: ContactListState }) {
  if (state.isFiltered) {
    return <NoMatches noun="users" onClear={state.clear} />
  }
  return (
    <Empty
      title="No users yet"
      action={<ActionLink href="/dashboard/create-estimate">Create estimate</ActionLink>}
    >
      Whoever writes, asks for a concept or gets an estimate shows here, once for each email
      address.
    </Empty>
  )
}

interface ContactTableProps {
  page: ContactPage
  state: ContactListState
  isStale: boolean
}

function ContactTable({ page, state, isStale }: ContactTableProps) {
  const { rows, matching } = page
  const change = useContactChange()
  return (
    <>
      <DataTable
        caption="Users"
        columns={contactColumns((contact, contactStatus) => {
          void change(contact, { contactStatus }, `${contact.name} is ${contactStatus} now`)
        })}
        rows={rows}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        sort={state.sort}
        onSort={(sort) => state.set('sort', sort)}
        isStale={isStale}
      />
      <Pagination
        matching={matching}
        noun={matching === 1 ? 'user' : 'users'}
        size={state.request.size}
        sizes={pageSizes}
        {...stepsOf(state, page)}
      />
    </>
  )
}
