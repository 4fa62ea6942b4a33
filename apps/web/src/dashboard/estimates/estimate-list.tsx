import type { StoredEstimate } from '@agency/contract/stored-estimate'
import { chakra } from '@chakra-ui/react/styled-system'
import { keepPreviousData } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { z } from 'zod'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { formatMoney, formatRange } from '../../format/amounts.ts'
import { formatDay } from '../../format/dates.ts'
import { Icon } from '../../ui/core/icons.tsx'
import type { Column } from '../../ui/data/data-table.tsx'
import { ListPanel } from '../../ui/data/list-panel.tsx'
import { listParams, useListState } from '../../ui/data/list-state.ts'
import { PanelHeader } from '../../ui/data/panel.ts'
import { Empty } from '../../ui/data/states.tsx'
import { Timestamp } from '../../ui/data/timestamp.tsx'
import { IconAction, IconAnchor } from '../../ui/forms/controls.ts'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'
import { useToast } from '../../ui/overlay/toasts.tsx'
import { PersonLink } from '../contacts/person-link.tsx'
import { ExportMenu } from '../exports/export-menu.tsx'
import { Permitted } from '../permissions.tsx'
import { fileNameOf } from './request-estimate.ts'

/** There is only one order: newest first. */
const UrlParams = z.object({ sort: z.literal('newest').catch('newest'), ...listParams })
const kinds: Record<StoredEstimate['kind'], string> = { concept: 'Concept', quote: 'Quote' }

const TwoLines = chakra('span', {
  base: { '& small': { display: 'block', fontSize: 'inherit', color: 'fg.muted' } },
})
const Reference = chakra('strong', { base: { whiteSpace: 'nowrap' } })
const columns: Column<StoredEstimate>[] = [
  {
    key: 'reference',
    title: 'Reference',
    cell: ({ reference }) => <Reference>{reference}</Reference>,
  },
  {
    key: 'contact',
    title: 'Contact',
    cell: ({ contact: { id, name, company, email } }) => (
      <PersonLink id={id} name={company ? `${name}, ${company}` : name} email={email} />
    ),
  },
  { key: 'kind', title: 'Prepared for', wideOnly: true, cell: ({ kind }) => kinds[kind] },
  {
    key: 'total',
    title: 'Total incl. GST',
    numeric: true,
    cell: (estimate) => (
      <TwoLines>
        {formatMoney(estimate.totalCents)}
        <small>{formatRange(estimate)}</small>
      </TwoLines>
    ),
  },
  {
    key: 'date',
    title: 'Date',
    cell: ({ createdAt }) => <Timestamp time={createdAt} format={formatDay} />,
  },
  {
    key: 'validity',
    title: 'Valid to',
    wideOnly: true,
    cell: ({ validUntil, isExpired }) => (
      <TwoLines>
        <time dateTime={validUntil}>{formatDay(validUntil)}</time>
        {isExpired && <small>Expired</small>}
      </TwoLines>
    ),
  },
]

/** Every estimate, made here or by a visitor, newest first; each can be downloaded again. */
export function EstimateList() {
  const state = useListState(UrlParams)
  const query = trpc.estimates.list.useQuery(state.page, { placeholderData: keepPreviousData })
  const createProposal = trpc.proposals.create.useMutation()
  const [, goToPath] = useLocation()
  const toast = useToast()
  async function makeProposal(estimateId: number) {
    try {
      const { id } = await createProposal.mutateAsync({ estimateId })
      goToPath(`/dashboard/proposals/${id}`)
    } catch (error) {
      toast({ text: apiErrorOf(error)?.message || 'Failed to make a proposal', failed: true })
    }
  }
  const header = (
    <PanelHeader>
      <h2 id="made-estimates">Estimates</h2>
      <ExportMenu list="estimates" />
    </PanelHeader>
  )
  return (
    <ListPanel
      caption="Estimates made"
      heading={{ id: 'made-estimates', content: header }}
      nouns={['estimate', 'estimates']}
      query={query}
      rows={query.data?.rows}
      state={state}
      columns={columns}
      nameOf={({ reference }) => reference}
      actions={({ id, reference, pdfUrl }) => (
        <>
          <Permitted permission="proposals:write">
            <IconAction
              aria-label={`Make a proposal of ${reference}`}
              title="Make a proposal"
              aria-disabled={createProposal.isPending}
              onClick={() => void makeProposal(id)}
            >
              <DashboardIcon name="form" />
            </IconAction>
          </Permitted>
          <IconAnchor
            href={pdfUrl}
            download={fileNameOf(pdfUrl)}
            aria-label={`Download ${reference}`}
            title="Download"
          >
            <Icon name="download" />
          </IconAnchor>
        </>
      )}
      empty={
        <Empty title="No estimates yet">
          All estimates appear here: those made with this form and those for visitors’ concepts.
        </Empty>
      }
    />
  )
}
