import { chakra } from '@chakra-ui/react/styled-system'
import { trpc } from '../../api/trpc.ts'
import { formatCount } from '../../format/dates.ts'
import { Action } from '../../ui/forms/controls.ts'
import type { ConceptListState } from './concept-list-state.ts'

const Notice = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    marginBottom: '4',
  },
})

/** The number of concepts that were released for the gallery and wait for a review, if any. */
export function PendingConcepts({ state }: { state: ConceptListState }) {
  const { data } = trpc.concepts.page.useQuery({ filter: { status: 'pending' }, size: 1 })
  const count = data?.matching ?? 0
  if (count === 0 || state.request.filter.status === 'pending') return null
  return (
    <Notice>
      {count === 1
        ? 'A concept was released for the gallery and is waiting for your review.'
        : `${formatCount(count)} concepts were released for the gallery and are waiting for your review.`}
      <Action variant="outline" onClick={() => state.set('status', 'pending')}>
        Review
      </Action>
    </Notice>
  )
}
