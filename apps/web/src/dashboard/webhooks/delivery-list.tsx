import { DeliveryFilter, type Webhook, type WebhookDelivery } from '@agency/contract/webhook'
import { chakra } from '@chakra-ui/react/styled-system'
import { keepPreviousData } from '@tanstack/react-query'
import { z } from 'zod'
import { trpc } from '../../api/trpc.ts'
import { formatCount } from '../../format/dates.ts'
import type { Column } from '../../ui/data/data-table.tsx'
import { ListPanel } from '../../ui/data/list-panel.tsx'
import { listParams, useListState } from '../../ui/data/list-state.ts'
import { PanelHeader } from '../../ui/data/panel.ts'
import { Empty } from '../../ui/data/states.tsx'
import { Timestamp } from '../../ui/data/timestamp.tsx'
import { CompactSelect } from '../../ui/forms/controls.ts'
import { ExportMenu } from '../exports/export-menu.tsx'
import { DeliveryDrawer } from './delivery-drawer.tsx'
import { DeliveryBadge, deliveryStateOptions, eventNameOf } from './webhook-labels.tsx'

/** While a delivery waits, the list is refetched at this interval, in ms. */
const REFETCH_INTERVAL_MS = 5_000

const UrlParams = z.object({
  state: DeliveryFilter.shape.state.catch(undefined),
  /** There is only one order: newest first. */
  sort: z.literal('newest').catch('newest'),
  ...listParams,
})

const OpenButton = chakra('button', {
  base: {
    minHeight: { base: '44px', md: '32px' },
    textAlign: 'start',
    fontWeight: '600',
    overflowWrap: 'anywhere',
    _hover: { color: 'accent' },
  },
})
const FilterSlot = chakra('div', { base: { display: 'flex', gap: '2', paddingBlock: '2' } })

const columnsOf = (onOpen: (id: number) => void): Column<WebhookDelivery>[] => [
  {
    key: 'event',
    title: 'Event',
    cell: ({ id, type }) => (
      <OpenButton
        type="button"
        aria-haspopup="dialog"
        title="Show the requests and responses"
        onClick={() => onOpen(id)}
      >
        {eventNameOf(type)}
      </OpenButton>
    ),
  },
  { key: 'state', title: 'State', cell: (delivery) => <DeliveryBadge delivery={delivery} /> },
  {
    key: 'response',
    title: 'Response',
    cell: ({ lastStatus }) => lastStatus ?? 'None',
  },
  {
    key: 'attempts',
    title: 'Attempts',
    numeric: true,
    wideOnly: true,
    cell: ({ attempts }) => formatCount(attempts),
  },
  { key: 'when', title: 'When', cell: ({ createdAt }) => <Timestamp time={createdAt} /> },
]

export const useDeliveryListState = () => useListState(UrlParams, { size: '25' }, 'delivery')

interface DeliveryListProps {
  webhook: Webhook
  state: ReturnType<typeof useDeliveryListState>
}

/** What was sent to a webhook, newest first, with the one that is open beside it. */
export function DeliveryList({ webhook, state }: DeliveryListProps) {
  const { filter, page, openId } = state
  const query = trpc.webhooks.deliveries.useQuery(
    { webhookId: webhook.id, filter, ...page },
    {
      placeholderData: keepPreviousData,
      refetchInterval: ({ state: { data } }) =>
        data?.rows.some((delivery) => delivery.state === 'pending') && REFETCH_INTERVAL_MS,
    },
  )
  return (
    <>
      <ListPanel
        caption="Deliveries"
        heading={{
          id: 'deliveries',
          content: (
            <PanelHeader>
              <h2 id="deliveries">Deliveries</h2>
              <FilterSlot>
                <CompactSelect
                  aria-label="State of the deliveries"
                  value={filter.state ?? ''}
                  onChange={({ target }) => state.set('state', target.value)}
                >
                  {deliveryStateOptions.map(([value, text]) => (
                    <option key={value} value={value}>
                      {text}
                    </option>
                  ))}
                </CompactSelect>
                <ExportMenu
                  list="webhookDeliveries"
                  query={{ webhookId: webhook.id, state: filter.state }}
                />
              </FilterSlot>
            </PanelHeader>
          ),
        }}
        nouns={['delivery', 'deliveries']}
        query={query}
        rows={query.data?.rows}
        state={state}
        columns={columnsOf(state.open)}
        nameOf={({ type }) => eventNameOf(type)}
        empty={
          <Empty title="Nothing was sent yet">
            Events appear here as they happen, with each request and response. Send a test event to
            see whether your server receives them.
          </Empty>
        }
      />
      {openId !== undefined && (
        <DeliveryDrawer
          key={openId}
          id={openId}
          isActive={webhook.state === 'active'}
          onClose={() => state.open(undefined)}
        />
      )}
    </>
  )
}
