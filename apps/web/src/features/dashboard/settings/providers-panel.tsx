import { type Provider, providerPurposes } from '@agency/contract/providers'
import { chakra } from '@chakra-ui/react/styled-system'
import { trpc } from '../../../api/trpc.ts'
import { Icon } from '../../../ui/icons.tsx'
import { AdminIcon } from '../parts/admin-icon.tsx'
import { FormSection, Wide } from '../parts/form-section.tsx'
import { LoadFailure, RowsSkeleton } from '../parts/states.tsx'
import { StatusMark } from '../parts/status-mark.tsx'
import { furtherSections } from './settings-sections.ts'

const [, section] = furtherSections
const purposeNames: Record<(typeof providerPurposes)[number], string> = {
  concept: 'Concept pictures',
  brief: 'Copy of a concept',
  style: 'Image style tool',
}

const List = chakra('dl', {
  base: {
    '& > div': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '180px minmax(0, 1fr)' },
      alignItems: 'center',
      minHeight: '44px',
      paddingBlock: '2',
    },
    '& > div + div': { borderTopWidth: '1px', borderColor: 'line' },
    '& dt': { fontWeight: '600' },
    '& dd': { display: 'flex', flexWrap: 'wrap', columnGap: '3', overflowWrap: 'anywhere' },
  },
})

/** Who does the work of the AI tools. Keys stay on the server: none of them comes here. */
export function ProvidersPanel() {
  const { data, error, refetch } = trpc.settings.providers.useQuery()
  return (
    <FormSection section={section}>
      <Wide>
        <chakra.p color="fg.muted">
          Services and their keys are set where the server is started. Keys are never shown.
        </chakra.p>
        {error ? (
          <LoadFailure
            message="Failed to load the state of the services"
            onRetry={() => void refetch()}
          />
        ) : !data ? (
          <RowsSkeleton rows={3} label="Loading services..." />
        ) : (
          <List>
            {providerPurposes.map((purpose) => (
              <div key={purpose}>
                <dt>{purposeNames[purpose]}</dt>
                <dd>
                  <ProviderState provider={data[purpose]} />
                </dd>
              </div>
            ))}
          </List>
        )}
      </Wide>
    </FormSection>
  )
}

const ProviderState = ({ provider: { kind, host, model } }: { provider: Provider }) =>
  kind === 'local' ? (
    <StatusMark tone="good" icon={<Icon name="check" />}>
      Done by this server
    </StatusMark>
  ) : (
    <>
      <StatusMark tone="accent" icon={<AdminIcon name="external" />}>
        {`Done by ${host ?? 'a service'}`}
      </StatusMark>
      {model && <span>Model {model}</span>}
    </>
  )
