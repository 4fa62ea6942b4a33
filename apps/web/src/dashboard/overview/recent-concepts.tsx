import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import { trpc } from '../../api/trpc.ts'
import { formatAgo } from '../../format/dates.ts'
import { Panel, PanelHeader, panelLink } from '../../ui/data/panel.ts'
import { QueryView } from '../../ui/data/query-view.tsx'
import { Empty } from '../../ui/data/states.tsx'
import { ActionLink } from '../../ui/forms/controls.ts'
import { ConceptThumbnail } from '../concepts/concept-thumbnail.tsx'
import { loadFailureOf } from './overview-calls.ts'

/** The documented number of recent concepts. */
const SHOWN_COUNT = 4

const AllLink = chakra(Link, { base: panelLink })
const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gap: '4',
    padding: '4',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& a': {
      display: 'grid',
      // Columns do not grow with the intrinsic width of an image.
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '2',
      borderRadius: 'control',
      overflowWrap: 'anywhere',
    },
    '& strong': { display: 'block', fontWeight: '600' },
    '& a:hover strong': { color: 'accent' },
    '& p': { color: 'fg.muted' },
  },
})

export function RecentConcepts() {
  const query = trpc.concepts.page.useQuery({ size: SHOWN_COUNT })
  return (
    <Panel aria-labelledby="recent-concepts">
      <PanelHeader>
        <h2 id="recent-concepts">Recent Concepts</h2>
        <AllLink href="/dashboard/concepts">All concepts</AllLink>
      </PanelHeader>
      <QueryView
        query={query}
        itemsName="concepts"
        failure={query.error && loadFailureOf(query.error)}
        rows={6}
      >
        {({ concepts }) =>
          concepts.length === 0 ? (
            <Empty
              title="No concepts yet"
              action={<ActionLink href="/dashboard/generate-concept">Generate concept</ActionLink>}
            >
              Concepts that visitors make appear here.
            </Empty>
          ) : (
            <Grid>
              {concepts.map((concept) => (
                <li key={concept.id}>
                  <Link href={`/dashboard/concepts?concept=${concept.id}`}>
                    <ConceptThumbnail concept={concept} width="full" />
                    <span>
                      <strong>{concept.companyName}</strong>
                      <chakra.span color="fg.muted">
                        {concept.industry} · {formatAgo(concept.createdAt)}
                      </chakra.span>
                    </span>
                  </Link>
                </li>
              ))}
            </Grid>
          )
        }
      </QueryView>
    </Panel>
  )
}
