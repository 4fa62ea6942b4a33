import type { MailPage } from '@agency/contract/email'
import { pageSizes } from '@agency/contract/list-page'
import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../../../api/trpc.ts'
import { Icon } from '../../../ui/icons.tsx'
import { IconAction } from '../parts/controls.ts'
import { DataTable } from '../parts/data-table.tsx'
import { stepsOf } from '../parts/list-state.ts'
import { Pager } from '../parts/pager.tsx'
import { Panel } from '../parts/panel.ts'
import { Screen } from '../parts/screen.tsx'
import { Empty, LoadFailure, NoMatches, RowsSkeleton } from '../parts/states.tsx'
import { mailColumns } from './mail-columns.tsx'
import { MailDrawer } from './mail-drawer.tsx'
import { MailFilters } from './mail-filters.tsx'
import { type MailListState, useMailListState } from './mail-list-state.ts'
import { sendLabelOf } from './mail-words.tsx'
import { type MailActions, useMailActions } from './use-mail-actions.ts'

/** While a mail waits, the list is asked for again. */
const AGAIN_AFTER_MS = 5_000

/** Every mail that the site wrote, to its owner and to visitors, and what became of it. */
export default function MailsScreen() {
  const state = useMailListState()
  const actions = useMailActions()
  const { data, error, refetch, isPlaceholderData } = trpc.emails.list.useQuery(state.request, {
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data: page } }) =>
      page?.rows.some((mail) => mail.state === 'queued') && AGAIN_AFTER_MS,
  })
  const { openId } = state
  return (
    <Screen title="Mail" lead={<Delivery />}>
      <MailFilters state={state} />
      <Panel aria-label="Mail">
        {error ? (
          <LoadFailure message="Failed to load mail" onRetry={() => void refetch()} />
        ) : !data ? (
          <RowsSkeleton rows={10} label="Loading mail..." />
        ) : data.rows.length === 0 && !isPlaceholderData ? (
          <NoMails state={state} />
        ) : (
          <MailTable page={data} state={state} actions={actions} isStale={isPlaceholderData} />
        )}
      </Panel>
      {openId !== undefined && (
        <MailDrawer
          key={openId}
          id={openId}
          actions={actions}
          onClose={() => state.open(undefined)}
        />
      )}
    </Screen>
  )
}

/** By whom mails are sent. The address of the mail server may hold a secret; its name does not. */
function Delivery() {
  const { data, error } = trpc.emails.delivery.useQuery()
  if (error) return 'The state of the mail server could not be loaded.'
  if (!data) return 'Loading the state of the mail server...'
  return data.host === null
    ? 'There is no mail server: mails are kept as files and reach nobody. Whoever runs the site sets one with SMTP_URL.'
    : `Sent by ${data.host}, from ${data.sender}.`
}

function NoMails({ state }: { state: MailListState }) {
  if (state.isFiltered) return <NoMatches noun="mails" onClear={state.clear} />
  return (
    <Empty title="No mail yet">
      When somebody writes, makes a concept or gets an estimate, the mail to you and the one to them
      show here.
    </Empty>
  )
}

interface MailTableProps {
  page: MailPage
  state: MailListState
  actions: MailActions
  isStale: boolean
}

function MailTable({ page, state, actions, isStale }: MailTableProps) {
  return (
    <>
      <DataTable
        caption="Mail"
        columns={mailColumns(state.open)}
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
      <Pager size={state.request.size} sizes={pageSizes} {...stepsOf(state, page)} />
    </>
  )
}
