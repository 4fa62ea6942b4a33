import { businessTypeLabels, businessTypes } from '@agency/contract/business-types'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { trpc } from '../../../api/trpc.ts'
import { Icon } from '../../../ui/icons.tsx'
import { EstimateWords } from '../estimates/estimate-words.tsx'
import { Action, ActionAnchor } from '../parts/controls.ts'
import { formatTime } from '../parts/dates.ts'
import { Drawer } from '../parts/drawer.tsx'
import { Fact, Facts } from '../parts/facts.tsx'
import { LoadFailure, RowsSkeleton } from '../parts/states.tsx'
import { Visibility } from './concept-columns.tsx'
import { ConceptThumbnail } from './concept-thumbnail.tsx'

const Body = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6',
    padding: '4',
    '& h3': { color: 'fg.muted', fontWeight: '600', marginBottom: '2' },
  },
})
const Words = chakra('p', {
  base: { whiteSpace: 'pre-line', maxWidth: '65ch', lineHeight: '1.6', overflowWrap: 'anywhere' },
})
const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' },
})

interface ConceptDrawerProps {
  id: number
  onClose: () => void
  onActive: (active: boolean) => void
  onRemove: () => void
}

/** One concept with its picture, its brief, its estimate and the contact behind it. */
export function ConceptDrawer({ id, onClose, onActive, onRemove }: ConceptDrawerProps) {
  const { data, error, refetch } = trpc.concepts.detail.useQuery({ id })
  return (
    <Drawer title={data?.companyName ?? 'Concept'} onClose={onClose}>
      {error ? (
        <LoadFailure message={error.message} onRetry={() => void refetch()} />
      ) : !data ? (
        <RowsSkeleton rows={6} label="Loading the concept..." />
      ) : (
        <Body>
          <ConceptThumbnail concept={data} width="full" />
          <Actions>
            <Visibility isActive={data.isActive} />
            <chakra.span flexGrow="1" />
            <Action look="outline" onClick={() => onActive(!data.isActive)}>
              {data.isActive ? 'Hide' : 'Make Visible'}
            </Action>
            <Action look="outline" onClick={onRemove}>
              Delete
            </Action>
          </Actions>
          <Part title="Brief">
            {data.description && <Words marginBottom="3">{data.description}</Words>}
            <Facts>
              <Fact name="Industry">{data.industry}</Fact>
              <Fact name="Business type">
                {businessTypes
                  .filter((type) => type === data.businessType)
                  .map((type) => businessTypeLabels[type])}
              </Fact>
              <Fact name="Employees">{data.employeeCount}</Fact>
              <Fact name="Style">{data.overallVibe}</Fact>
              <Fact name="Colours">{data.colorPalette}</Fact>
              <Fact name="Created">{formatTime(data.createdAt)}</Fact>
              <Fact name="Picture">
                <a href={data.imageUrl} target="_blank" rel="noopener">
                  Open the whole page
                </a>
              </Fact>
            </Facts>
          </Part>
          <Part title="Estimate">
            {data.estimate ? (
              <Actions>
                <span>
                  <EstimateWords estimate={data.estimate} />
                </span>
                <ActionAnchor look="outline" href={data.estimate.pdfUrl} download>
                  <Icon name="download" /> Download PDF
                </ActionAnchor>
              </Actions>
            ) : (
              <Words color="fg.muted">No estimate was written for this concept.</Words>
            )}
          </Part>
          <Part title="Contact">
            {data.contact ? (
              <Facts>
                <Fact name="Name">
                  <Link href={`/dashboard/users/${data.contact.id}`}>{data.contact.name}</Link>
                </Fact>
                <Fact name="Email">
                  <a href={`mailto:${data.contact.email}`}>{data.contact.email}</a>
                </Fact>
                <Fact name="Phone">{data.contact.phone}</Fact>
                <Fact name="Company">{data.contact.company}</Fact>
                <Fact name="Status">{data.contact.status}</Fact>
              </Facts>
            ) : (
              <Words color="fg.muted">Nobody left an address with this concept.</Words>
            )}
          </Part>
        </Body>
      )}
    </Drawer>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3>{title}</h3>
    {children}
  </section>
)
