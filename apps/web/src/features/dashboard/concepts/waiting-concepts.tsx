import { chakra } from '@chakra-ui/react/styled-system'
import { trpc } from '../../../api/trpc.ts'
import { Action } from '../parts/controls.ts'
import { formatCount } from '../parts/dates.ts'
import type { ConceptListState } from './concept-list-state.ts'

const Line = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    marginBottom: '4',
  },
})

/** How many concepts were released for the gallery and wait for staff to look at them, if any. */
export function WaitingConcepts({ state }: { state: ConceptListState }) {
  const { data } = trpc.concepts.page.useQuery({ filter: { status: 'waiting' }, size: 1 })
  const count = data?.matching ?? 0
  if (count === 0 || state.request.filter.status === 'waiting') return null
  return (
    <Line>
      {count === 1
        ? 'A concept was released for the gallery and waits for you to look at it.'
        : `${formatCount(count)} concepts were released for the gallery and wait for you to look at them.`}
      <Action look="outline" onClick={() => state.set('status', 'waiting')}>
        {count === 1 ? 'Look at it' : 'Look at them'}
      </Action>
    </Line>
  )
}
