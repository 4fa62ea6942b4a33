import { chakra } from '@chakra-ui/react/styled-system'
import { getQueryKey } from '@trpc/react-query'
import { trpc } from '../../api/trpc.ts'
import { Panel, PanelHead } from '../../ui/data/panel.ts'
import { ShowMore } from '../../ui/data/show-more.tsx'
import { Empty, LoadFailure, RowsSkeleton } from '../../ui/data/states.tsx'
import { usePages } from '../../ui/data/use-pages.ts'
import { TimelineRow } from './timeline-row.tsx'

const Entries = chakra('ol', { base: { paddingInline: '4', paddingTop: '4' } })
const More = chakra('div', { base: { padding: '{spacing.0} {spacing.4} {spacing.4}' } })

/** Everything that happened with a person, the newest first. */
export function ContactTimeline({ id }: { id: number }) {
  const { client } = trpc.useUtils()
  const { rows, error, retry, more, isAsking } = usePages({
    key: [...getQueryKey(trpc.contacts.timeline, { id }), 'pages'],
    ask: (after) => client.contacts.timeline.query({ id, after }),
  })
  return (
    <Panel aria-labelledby="contact-timeline">
      <PanelHead>
        <h2 id="contact-timeline">Timeline</h2>
      </PanelHead>
      {error ? (
        <LoadFailure message="Failed to load the timeline" onRetry={retry} />
      ) : !rows ? (
        <RowsSkeleton rows={5} label="Loading the timeline..." />
      ) : rows.length === 0 ? (
        <Empty title="Nothing has happened yet" />
      ) : (
        <>
          <Entries aria-labelledby="contact-timeline">
            {rows.map((entry) => (
              <TimelineRow key={`${entry.type}${entry.id}`} entry={entry} />
            ))}
          </Entries>
          <More>
            <ShowMore more={more} isAsking={isAsking} />
          </More>
        </>
      )}
    </Panel>
  )
}
