import { type Email, EmailFilter } from '@agency/contract/email'
import { emailStates } from '@agency/contract/email-states'
import { keepPreviousData } from '@tanstack/react-query'
import { z } from 'zod'
import { trpc } from '../../api/trpc.ts'
import { Icon } from '../../ui/core/icons.tsx'
import { type ChoiceFilter, FilterRow } from '../../ui/data/filter-row.tsx'
import { ListPanel } from '../../ui/data/list-panel.tsx'
import { listParams, useListState } from '../../ui/data/list-state.ts'
import { Empty } from '../../ui/data/states.tsx'
import { IconAction } from '../../ui/forms/controls.ts'
import { ExportMenu } from '../exports/export-menu.tsx'
import { Screen } from '../layout/screen.tsx'
import { useMay } from '../permissions.tsx'
import { emailColumns } from './email-columns.tsx'
import { EmailDrawer } from './email-drawer.tsx'
import { sendLabelOf, stateNames } from './email-labels.tsx'
import { useEmailActions } from './use-email-actions.ts'

/** While an email is waiting, the list is refetched at this interval, in ms. */
const REFETCH_INTERVAL_MS = 5_000

const UrlParams = z.object({
  text: EmailFilter.shape.text.catch(''),
  state: EmailFilter.shape.state.catch(undefined),
  period: EmailFilter.shape.period.catch(undefined),
  /** There is only one order: newest first. */
  sort: z.literal('newest').catch('newest'),
  ...listParams,
})
const choices: ChoiceFilter[] = [
  {
    ...{ name: 'state', label: 'State' },
    options: [
      ['', 'All statuses'],
      ...emailStates.map((state) => [state, stateNames[state]] as const),
    ],
  },
  {
    ...{ name: 'period', label: 'Written' },
    options: [
      ['', 'At any time'],
      ['today', 'Written today'],
      ['week', 'In the last 7 days'],
      ['month', 'In the last 30 days'],
    ],
  },
]

/** Every email that the site sent or will send, to its owner and to visitors, with its status. */
export default function EmailsScreen() {
  const state = useListState(UrlParams, { size: '25' }, 'mail')
  const actions = useEmailActions()
  const mayChange = useMay('emails:write')
  const { filter, page, openId } = state
  const query = trpc.emails.list.useQuery(
    { filter, ...page },
    {
      placeholderData: keepPreviousData,
      refetchInterval: ({ state: { data } }) =>
        data?.rows.some((email) => email.state === 'queued') && REFETCH_INTERVAL_MS,
    },
  )
  return (
    <Screen
      title="Mail"
      resource="emails"
      description={<DeliveryStatus />}
      actions={<ExportMenu list="emails" query={filter} />}
    >
      <FilterRow
        label="Filter emails"
        search="Search recipient or subject"
        choices={choices}
        state={state}
      />
      <ListPanel
        caption="Mail"
        nouns={['email', 'emails']}
        query={query}
        rows={query.data?.rows}
        state={state}
        columns={emailColumns(state.open)}
        nameOf={({ subject }) => subject}
        {...(mayChange && {
          actions: (email: Email) => {
            const label = sendLabelOf(email)
            return (
              label && (
                <IconAction
                  aria-label={`${label}: ${email.subject}, to ${email.to.name}`}
                  title={label}
                  aria-disabled={actions.isSending}
                  onClick={() => actions.sendAgain(email)}
                >
                  <Icon name="retry" />
                </IconAction>
              )
            )
          },
        })}
        empty={
          <Empty title="No emails yet">
            When somebody sends a message, makes a concept or gets an estimate, the emails to you
            and to them appear here.
          </Empty>
        }
      />
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

/**
 * The mail service in use. The mail server's URL may contain a secret, so only its name is shown.
 */
function DeliveryStatus() {
  const { data, error } = trpc.emails.delivery.useQuery()
  if (error) return 'The state of the mail server could not be loaded.'
  if (!data) return 'Loading the state of the mail server...'
  return data.host === null
    ? 'No mail server is set up: emails are saved as files and not delivered. Set SMTP_URL on the server to send them.'
    : `Sent by ${data.host}, from ${data.sender}.`
}
