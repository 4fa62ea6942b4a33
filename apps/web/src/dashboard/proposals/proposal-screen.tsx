import type { ProposalDetail } from '@agency/contract/proposal-calls'
import { chakra } from '@chakra-ui/react/styled-system'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import type { PageParams } from '../../app/page.ts'
import { formatMoney } from '../../format/amounts.ts'
import { Icon } from '../../ui/core/icons.tsx'
import { Panel, PanelBody } from '../../ui/data/panel.ts'
import { Empty, LoadFailure, RowsSkeleton } from '../../ui/data/states.tsx'
import { ActionLink } from '../../ui/forms/controls.ts'
import { Screen } from '../layout/screen.tsx'
import { PermittedFields } from '../permissions.tsx'
import { ProposalEditor } from './proposal-editor.tsx'
import { ProposalFacts } from './proposal-facts.tsx'
import { ProposalTimeline } from './proposal-timeline.tsx'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 340px' },
  },
})
const SideColumn = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' },
})

const BackLink = () => (
  <ActionLink href="/dashboard/proposals" variant="outline">
    <Icon name="left" /> All proposals
  </ActionLink>
)

const isUnknownProposal = (error: unknown) => [400, 404].includes(apiErrorOf(error)?.status ?? 0)

/** One proposal: its content, its state, and its timeline. */
export default function ProposalScreen({ params }: { params: PageParams }) {
  const id = Number(params.id)
  const { data, error, refetch } = trpc.proposals.get.useQuery(
    { id },
    // The form holds what was loaded: a newer draft is a conflict for the user to resolve.
    { gcTime: 0, staleTime: Number.POSITIVE_INFINITY },
  )
  return (
    <Screen
      title={data?.title ?? 'Proposal'}
      resource="proposals"
      description={
        data && `${data.reference}, ${data.contact.name}, ${formatMoney(data.totalCents)}`
      }
      actions={<BackLink />}
    >
      {data ? (
        <ProposalContent
          proposal={data}
          onReload={async () => (await refetch({ throwOnError: true })).data}
        />
      ) : error ? (
        isUnknownProposal(error) ? (
          <Empty title="Proposal not found.">The link may be old or mistyped.</Empty>
        ) : (
          <LoadFailure message="Failed to load the proposal" onRetry={() => void refetch()} />
        )
      ) : (
        <RowsSkeleton rows={12} label="Loading the proposal..." />
      )}
    </Screen>
  )
}

interface ProposalContentProps {
  proposal: ProposalDetail
  onReload: () => Promise<ProposalDetail | undefined>
}

function ProposalContent({ proposal, onReload }: ProposalContentProps) {
  const isEditable = ['draft', 'sent', 'expired'].includes(proposal.state)
  return (
    <Columns>
      {isEditable ? (
        <PermittedFields permission="proposals:write">
          <ProposalEditor proposal={proposal} onReload={onReload} />
        </PermittedFields>
      ) : (
        <Panel aria-label="Proposal">
          <PanelBody>
            <p>
              This proposal is {proposal.state}: it can no longer be changed. Make a new one from
              its estimate to offer something else.
            </p>
          </PanelBody>
        </Panel>
      )}
      <SideColumn>
        <ProposalFacts proposal={proposal} />
        <ProposalTimeline events={proposal.events} />
      </SideColumn>
    </Columns>
  )
}
