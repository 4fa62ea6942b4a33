import type { GenerationResult } from '@agency/contract/generation'
import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense, useEffect, useState } from 'react'
import { trpc } from '../../api/trpc.ts'
import { lazyComponent } from '../../browser/lazy-component.ts'
import { Button } from '../../ui/core/button.ts'
import { Row } from '../../ui/core/layout.ts'
import { Muted, SectionTitle, Small, VisuallyHidden } from '../../ui/core/text.ts'
import { clearRecent, removeRecent, useRecent } from './recent-storage.ts'
import { RecentTile } from './recent-tile.tsx'

/** Loads once two concepts are chosen. */
const CompareView = lazyComponent(async () => ({
  default: (await import('./compare-view.tsx')).CompareView,
}))

const RecentSection = chakra('section', {
  base: {
    display: 'grid',
    gap: '4',
    paddingTop: '12',
    paddingBottom: 'section',
    '& ul': {
      display: 'grid',
      gap: '6',
      gridTemplateColumns: {
        base: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(3, minmax(0, 1fr))',
        lg: 'repeat(5, minmax(0, 1fr))',
      },
    },
  },
})

/** The concepts that this browser made last, with a comparison of two of them. */
export function RecentConcepts({ onOpen }: { onOpen: (result: GenerationResult) => void }) {
  const ids = useRecent()
  const [comparedIds, setComparedIds] = useState<string[]>([])
  const [announcement, setAnnouncement] = useState('')
  const { data, isPlaceholderData } = trpc.generations.summaries.useQuery(
    { generationIds: [...ids] },
    { enabled: ids.length > 0, placeholderData: (previous) => previous },
  )
  const requestedIds = ids.join()
  const summaries = data?.filter(({ result }) => requestedIds.includes(result.generationId)) ?? []
  // Forget the concepts that were deleted since.
  useEffect(() => {
    if (!data || isPlaceholderData) return
    const existingIds = data.map(({ result }) => result.generationId)
    for (const id of requestedIds.split(',')) if (id && !existingIds.includes(id)) removeRecent(id)
  }, [data, isPlaceholderData, requestedIds])
  if (ids.length === 0 || summaries.length === 0)
    return <VisuallyHidden role="status">{announcement}</VisuallyHidden>

  const pair = comparedIds.flatMap((id) =>
    summaries.filter(({ result }) => result.generationId === id),
  )
  /** A third one replaces the first. */
  const toggleCompared = (id: string) =>
    setComparedIds(
      comparedIds.includes(id)
        ? comparedIds.filter((other) => other !== id)
        : [...comparedIds.slice(-1), id],
    )
  return (
    <RecentSection aria-labelledby="recent-title">
      <Row justifyContent="space-between">
        <SectionTitle id="recent-title" textStyle="h3" tabIndex={-1} outline="none">
          Your recent concepts
        </SectionTitle>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            clearRecent()
            setComparedIds([])
            setAnnouncement('Your recent concepts were cleared from this browser.')
          }}
        >
          Clear all
        </Button>
      </Row>
      <Muted maxWidth="none">
        Saved in this browser only.
        {summaries.length > 1 && ' Choose two to see them side by side.'}
      </Muted>
      <ul>
        {summaries.map((summary) => {
          const { generationId } = summary.result
          return (
            <RecentTile
              key={generationId}
              summary={summary}
              isCompared={comparedIds.includes(generationId)}
              canCompare={summaries.length > 1}
              onOpen={() => onOpen(summary.result)}
              onCompare={() => toggleCompared(generationId)}
              onRemove={() => {
                removeRecent(generationId)
                setAnnouncement(`The concept for ${summary.companyName} was removed.`)
                document.getElementById('recent-title')?.focus()
              }}
            />
          )
        })}
      </ul>
      <Small role="status">
        {pair.length === 1 ? 'One selected. Choose another to compare.' : announcement}
      </Small>
      {pair[0] && pair[1] && (
        <Suspense>
          <CompareView pair={[pair[0], pair[1]]} onClose={() => setComparedIds([])} />
        </Suspense>
      )}
    </RecentSection>
  )
}
