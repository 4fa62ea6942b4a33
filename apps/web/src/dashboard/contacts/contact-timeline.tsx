import type { TimelineEntry } from '@agency/contract/contact'
import { chakra } from '@chakra-ui/react/styled-system'
import { trpc } from '../../api/trpc.ts'
import { Feed, nextPage } from '../../ui/data/feed.tsx'
import { Panel, PanelHeader } from '../../ui/data/panel.ts'
import { Empty } from '../../ui/data/states.tsx'
import { TimelineRow } from './timeline-row.tsx'

const Entries = chakra('ol', { base: { paddingInline: '4', paddingTop: '4' } })
const MoreButton = chakra('div', { base: { padding: '{spacing.0} {spacing.4} {spacing.4}' } })

const REFETCH_INTERVAL_MS = 3_000
const isQueued = (entry: TimelineEntry) => entry.type === 'email' && entry.state === 'queued'

/** All events of a person, newest first. */
export function ContactTimeline({ id }: { id: number }) {
  const query = trpc.contacts.timeline.useInfiniteQuery(
    { id },
    {
      ...nextPage,
      // Until it is known whether an email has arrived.
      refetchInterval: ({ state }) =>
        state.data?.pages.some(({ rows }) => rows.some(isQueued)) && REFETCH_INTERVAL_MS,
    },
  )
  return (
    <Panel aria-labelledby="contact-timeline">
      <PanelHeader>
        <h2 id="contact-timeline">Timeline</h2>
      </PanelHeader>
      <Feed
        query={query}
        itemsName="the timeline"
        size={5}
        empty={<Empty title="No activity yet" />}
      >
        {(rows, moreButton) => (
          <>
            <Entries aria-labelledby="contact-timeline">
              {rows.map((entry) => (
                <TimelineRow key={`${entry.type}${entry.id}`} entry={entry} />
              ))}
            </Entries>
            <MoreButton>{moreButton}</MoreButton>
          </>
        )}
      </Feed>
    </Panel>
  )
}
