import { businessTypeLabels, businessTypes } from '@agency/contract/business-types'
import { NOT_RELEASED } from '@agency/contract/staff-concept'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { trpc } from '../../api/trpc.ts'
import { formatTime } from '../../format/dates.ts'
import { Icon } from '../../ui/core/icons.tsx'
import { DescriptionItem, DescriptionList } from '../../ui/data/description-list.tsx'
import { QueryView } from '../../ui/data/query-view.tsx'
import { Action, ActionAnchor } from '../../ui/forms/controls.ts'
import { Drawer, DrawerActions, DrawerBody } from '../../ui/overlay/drawer.tsx'
import { EstimateSummaryText } from '../estimates/estimate-labels.tsx'
import { useMay } from '../permissions.tsx'
import { Visibility } from './concept-columns.tsx'
import { ConceptThumbnail } from './concept-thumbnail.tsx'
import { DownloadSite } from './download-site.tsx'
import { EditLinkPart } from './edit-link-part.tsx'
import { ShareLinkPart } from './share-link-part.tsx'

const DrawerText = chakra('p', {
  base: { whiteSpace: 'pre-line', maxWidth: '65ch', lineHeight: '1.6', overflowWrap: 'anywhere' },
})

interface ConceptDrawerProps {
  id: number
  onClose: () => void
  onSetActive: (active: boolean) => Promise<void>
  onRemove: () => Promise<void>
}

/** One concept with its image, its brief, its estimate and its contact. */
export function ConceptDrawer({ id, onClose, onSetActive, onRemove }: ConceptDrawerProps) {
  const mayChange = useMay('concepts:write')
  const query = trpc.concepts.detail.useQuery({ id })
  return (
    <Drawer title={query.data?.companyName ?? 'Concept'} onClose={onClose}>
      <QueryView query={query} itemsName="the concept" failure={query.error?.message} rows={6}>
        {(data) => (
          <DrawerBody>
            <ConceptThumbnail concept={data} width="full" />
            <DrawerActions>
              <Visibility concept={data} />
              <chakra.span flexGrow="1" />
              {mayChange && (data.isActive || data.isReleased) && (
                <Action variant="outline" onClick={() => onSetActive(!data.isActive)}>
                  {data.isActive ? 'Hide' : 'Make Visible'}
                </Action>
              )}
              {mayChange && (
                <Action variant="outline" onClick={onRemove}>
                  Delete
                </Action>
              )}
            </DrawerActions>
            {!data.isReleased && <DrawerText color="fg.muted">{NOT_RELEASED}</DrawerText>}
            <DrawerPart title="Brief">
              {data.description && <DrawerText marginBottom="3">{data.description}</DrawerText>}
              <DescriptionList>
                <DescriptionItem name="Industry">{data.industry}</DescriptionItem>
                <DescriptionItem name="Business type">
                  {businessTypes
                    .filter((type) => type === data.businessType)
                    .map((type) => businessTypeLabels[type])}
                </DescriptionItem>
                <DescriptionItem name="Employees">{data.employeeCount}</DescriptionItem>
                <DescriptionItem name="Style">{data.overallVibe}</DescriptionItem>
                <DescriptionItem name="Colours">{data.colorPalette}</DescriptionItem>
                <DescriptionItem name="Created">{formatTime(data.createdAt)}</DescriptionItem>
                <DescriptionItem name="Picture">
                  <a href={data.imageUrl} target="_blank" rel="noopener">
                    Open the whole page
                  </a>
                </DescriptionItem>
              </DescriptionList>
            </DrawerPart>
            <DrawerPart title="Website">
              <DownloadSite conceptId={data.id} />
            </DrawerPart>
            <DrawerPart title="Studio">
              <EditLinkPart
                conceptId={data.id}
                links={data.editLinks}
                onChange={() => void query.refetch()}
              />
            </DrawerPart>
            <DrawerPart title="Estimate">
              {data.estimate ? (
                <DrawerActions>
                  <span>
                    <EstimateSummaryText estimate={data.estimate} />
                  </span>
                  <ActionAnchor variant="outline" href={data.estimate.pdfUrl} download>
                    <Icon name="download" /> Download PDF
                  </ActionAnchor>
                </DrawerActions>
              ) : (
                <DrawerText color="fg.muted">This concept has no estimate.</DrawerText>
              )}
            </DrawerPart>
            <DrawerPart title="Share link">
              <ShareLinkPart
                conceptId={data.id}
                link={data.link}
                onChange={() => void query.refetch()}
              />
            </DrawerPart>
            <DrawerPart title="Contact">
              {data.contact ? (
                <DescriptionList>
                  <DescriptionItem name="Name">
                    <Link href={`/dashboard/users/${data.contact.id}`}>{data.contact.name}</Link>
                  </DescriptionItem>
                  <DescriptionItem name="Email">
                    <a href={`mailto:${data.contact.email}`}>{data.contact.email}</a>
                  </DescriptionItem>
                  <DescriptionItem name="Phone">{data.contact.phone}</DescriptionItem>
                  <DescriptionItem name="Company">{data.contact.company}</DescriptionItem>
                  <DescriptionItem name="Status">{data.contact.status}</DescriptionItem>
                </DescriptionList>
              ) : (
                <DrawerText color="fg.muted">
                  No email address was left with this concept.
                </DrawerText>
              )}
            </DrawerPart>
          </DrawerBody>
        )}
      </QueryView>
    </Drawer>
  )
}

const DrawerPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3>{title}</h3>
    {children}
  </section>
)
