import type { MailPage } from '@agency/contract/email'
import { pageSizes } from '@agency/contract/list-page'
import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../../api/trpc.ts'
import { Icon } from '../../ui/core/icons.tsx'
import { DataTable } from '../../ui/data/data-table.tsx'
import { stepsOf } from '../../ui/data/list-state.ts'
import { Pagination } from '../../ui/data/pagination.tsx'
import { Panel } from '../../ui/data/panel.ts'
import { Empty, LoadFailure, NoMatches, RowsSkeleton } from '../../ui/data/states.tsx'
import { IconAction } from '../../ui/forms/controls.ts'
import { Screen } from '../layout/screen.tsx'
import { emailColumns } from './email-columns.tsx'
import { EmailDrawer } from './email-drawer.tsx'
import { EmailFilters } from './email-filters.tsx'
import { sendLabelOf } from './email-labels.tsx'
import { type EmailListState, useEmailListState } from './email-list-state.ts'
import { type EmailActions, useEmailActions } from './use-email-actions.ts'

/** While an email waits, the list is asked for again. */
const AGAIN_AFTER_MS = 5_000

/** Every mail that the site wrote, to its owner and to visitors, and what became of it. */
export default function EmailsScreen() {
  const state = useEmailListState()
  const actions = useEmailActions()
  const { data, error, refetch, isPlaceholderData } = trpc.emails.list.useQuery(state.request, {
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data: page } }) =>
      page?.rows.some((mail) => mail.state === 'queued') && AGAIN_AFTER_MS,
  })
  const { openId } = state
  return (
    <Screen title="Mail" lead={<Delivery />}>
      <EmailFilters state={state} />
      <Panel aria-label="Mail">
        {error ? (
          <LoadFailure message="Failed to load mail" onRetry={() => void refetch()} />
        ) : !data ? (
          <RowsSkeleton rows={10} label="Loading emails..." />
        ) : data.rows.length === 0 && !isPlaceholderData ? (
          <NoEmails state={state} />
        ) : (
          <EmailTable page={data} state={state} actions={actions} isStale={isPlaceholderData} />
        )}
      </Panel>
      {openId !== undefined && (
        <EmailDrawer
          key={openId}
          id={openId}
          actions={actions}
          onClose={() => state.open(undefined)}
        />
      )}
    </Screen>
  )
}

/** By whom emails are sent. The address of the mail server may hold a secret; its name does not. */
function Delivery() {
  const { data, error } = trpc.emails.delivery.useQuery()
  if (error) return 'The state of the mail server could not be loaded.'
  if (!data) return 'Loading the state of the mail server...'
  return data.host === null
    ? 'There is no mail server: mails are kept as files and reach nobody. Whoever runs the site sets one with SMTP_URL.'
    : `Sent by ${data.host}, from ${data.sender}.`
}

function NoEmails({ state }: { state: EmailListState }) {
  if (state.isFiltered) return <NoMatches noun="mails" onClear={state.clear} />
  return (
    <Empty title="No emails yet">
      When somebody writes, makes a concept or gets an estimate, the mail to you and the one to them
      show here.
    </Empty>
  )
}

interface EmailTableProps {
  page: MailPage
  state: EmailListState
  actions: EmailActions
  isStale: boolean
}

function EmailTable({ page, state, actions, isStale }: EmailTableProps) {
  return (
    <>
      <DataTable
        caption="Mail"
        columns={emailColumns(state.open)}
        rows={page.rows}
        idOf={({ id }) => id}
        nameOf={({ subject }) => subject}
        isStale={isStale}
        actions={(mail) => {
          const label = sendLabelOf(mail)
          return (
            label && (
              <IconAction
                aria-label={`${label}: ${mail.subject}, to ${mail.to.name}`}
                title={label}
                aria-disabled={actions.isSending}
                onClick={() => actions.sendAgain(mail)}
              >
                <Icon name="again" />
              </IconAction>
            )
          )
        }}
      />
      <Pagination size={state.request.size} sizes={pageSizes} {...stepsOf(state, page)} />
    </>
  )
}
