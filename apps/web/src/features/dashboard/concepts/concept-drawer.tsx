import { businessTypeLabels, businessTypes } from '@agency/contract/business-types'
import { NOT_RELEASED } from '@agency/contract/staff-concept'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { trpc } from '../../../api/trpc.ts'
import { Icon } from '../../../ui/icons.tsx'
import { EstimateWords } from '../estimates/estimate-words.tsx'
import { Action, ActionAnchor } from '../parts/controls.ts'
import { formatTime } from '../parts/dates.ts'
import { Drawer, DrawerActions, DrawerBody } from '../parts/drawer.tsx'
import { Fact, Facts } from '../parts/facts.tsx'
import { LoadFailure, RowsSkeleton } from '../parts/states.tsx'
import { Visibility } from './concept-columns.tsx'
import { ConceptThumbnail } from './concept-thumbnail.tsx'
import { ShareLinkPart } from './share-link-part.tsx'

const Words = chakra('p', {
  base: { whiteSpace: 'pre-line', maxWidth: '65ch', lineHeight: '1.6', overflowWrap: 'anywhere' },
})

interface ConceptDrawerProps {
  id: number
  onClose: () => void
  onActive: (active: boolean) => Promise<void>
  onRemove: () => Promise<void>
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
        <DrawerBody>
          <ConceptThumbnail concept={data} width="full" />
          <DrawerActions>
            <Visibility concept={data} />
            <chakra.span flexGrow="1" />
            {(data.isActive || data.isReleased) && (
              <Action look="outline" onClick={() => onActive(!data.isActive)}>
                {data.isActive ? 'Hide' : 'Make Visible'}
              </Action>
            )}
            <Action look="outline" onClick={onRemove}>
              Delete
            </Action>
          </DrawerActions>
          {!data.isReleased && <Words color="fg.muted">{NOT_RELEASED}</Words>}
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
              <DrawerActions>
                <span>
                  <EstimateWords estimate={data.estimate} />
                </span>
                <ActionAnchor look="outline" href={data.estimate.pdfUrl} download>
                  <Icon name="download" /> Download PDF
                </ActionAnchor>
              </DrawerActions>
            ) : (
              <Words color="fg.muted">No estimate was written for this concept.</Words>
            )}
          </Part>
          <Part title="Share link">
            <ShareLinkPart conceptId={data.id} link={data.link} onChange={() => void refetch()} />
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
        </DrawerBody>
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
