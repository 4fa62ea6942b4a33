import { type ProviderStatus, providerPurposes } from '@agency/contract/ai-providers'
import { chakra } from '@chakra-ui/react/styled-system'
import { trpc } from '../../api/trpc.ts'
import { formatMoney } from '../../format/amounts.ts'
import { formatClock, formatCount } from '../../format/dates.ts'
import { Icon } from '../../ui/core/icons.tsx'
import { LoadFailure, RowsSkeleton } from '../../ui/data/states.tsx'
import { StatusBadge } from '../../ui/data/status-badge.tsx'
import { Timestamp } from '../../ui/data/timestamp.tsx'
import { FormSection, Wide } from '../../ui/forms/form-section.tsx'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'
import { purposeNames } from './purpose-labels.ts'
import { otherSections } from './settings-sections.ts'

const [, , , , section] = otherSections
/** How often an open page refetches, in ms. */
const POLL_INTERVAL_MS = 30_000

const Services = chakra('div', {
  base: {
    display: 'grid',
    '& > section': { paddingBlock: '4', display: 'grid', gap: '2' },
    '& > section:first-child': { paddingTop: '0' },
    '& > section:last-child': { paddingBottom: '0' },
    '& > section + section': { borderTopWidth: '1px', borderColor: 'line' },
    '& h3': { fontSize: '.875rem', fontWeight: '600' },
  },
})
const StatusLine = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    overflowWrap: 'anywhere',
  },
})
const UsageList = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '4',
    rowGap: '1',
    '& > div': { display: { base: 'contents', sm: 'block' } },
    '& dt': { color: 'fg.muted' },
    '& dd': { fontVariantNumeric: 'tabular-nums' },
  },
})

/**
 * The services that the AI tools use, with their status and costs. API keys are never sent here.
 */
export function ProvidersPanel() {
  const { data, error, refetch } = trpc.settings.providers.useQuery(undefined, {
    refetchInterval: POLL_INTERVAL_MS,
  })
  return (
    <FormSection section={section}>
      <Wide>
        <chakra.p color="fg.muted">
          Services and their keys are set where the server is started. Keys are never shown.
        </chakra.p>
        {data ? (
          <Services>
            {providerPurposes.map((purpose) => (
              <section key={purpose} aria-labelledby={`service-${purpose}`}>
                <h3 id={`service-${purpose}`}>{purposeNames[purpose]}</h3>
                <ProviderLines status={data[purpose]} />
              </section>
            ))}
          </Services>
        ) : error ? (
          <LoadFailure
            message="Failed to load the state of the services"
            onRetry={() => void refetch()}
          />
        ) : (
          <RowsSkeleton rows={3} label="Loading services..." />
        )}
      </Wide>
    </FormSection>
  )
}

/** In words, whether the next request would be sent. */
function StateBadge({ status: { state, pausedUntil } }: { status: ProviderStatus }) {
  if (state === 'cap-reached') {
    return (
      <StatusBadge tone="bad" icon={<DashboardIcon name="warning" />}>
        Daily limit reached
      </StatusBadge>
    )
  }
  if (state === 'paused') {
    return (
      <StatusBadge tone="bad" icon={<Icon name="pause" />}>
        {`Paused after failures${pausedUntil ? `, until ${formatClock(pausedUntil)}` : ''}`}
      </StatusBadge>
    )
  }
  return (
    <StatusBadge tone="good" icon={<Icon name="check" />}>
      Working
    </StatusBadge>
  )
}

const costText = ({ results, cost }: ProviderStatus['today']) =>
  `${formatMoney(cost / 100)} for ${formatCount(results)} ${results === 1 ? 'result' : 'results'}`

function ProviderLines({ status }: { status: ProviderStatus }) {
  const { kind, host, model, today, month, lastFailure } = status
  if (kind === 'local' && month.results === 0 && month.cost === 0) {
    return <LocalBadge />
  }
  return (
    <>
      {kind === 'local' ? (
        <LocalBadge />
      ) : (
        <StatusLine>
          <StatusBadge tone="accent" icon={<DashboardIcon name="external" />}>
            {`Handled by ${host ?? 'a service'}`}
          </StatusBadge>
          {model && <span>Model {model}</span>}
          <StateBadge status={status} />
        </StatusLine>
      )}
      <UsageList>
        <div>
          <dt>Today</dt>
          <dd>{costText(today)}</dd>
        </div>
        <div>
          <dt>This month</dt>
          <dd>{costText(month)}</dd>
        </div>
      </UsageList>
      {lastFailure && (
        <chakra.p color="fg.muted">
          Last failure <Timestamp time={lastFailure.at} />: {lastFailure.what}
        </chakra.p>
      )}
    </>
  )
}

const LocalBadge = () => (
  <StatusLine>
    <StatusBadge tone="good" icon={<Icon name="check" />}>
      Handled by this server
    </StatusBadge>
  </StatusLine>
)
