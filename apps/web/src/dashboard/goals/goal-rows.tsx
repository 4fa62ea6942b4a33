import { chakra } from '@chakra-ui/react/styled-system'
import { trpc } from '../../api/trpc.ts'
import { formatCount, formatDay } from '../../format/dates.ts'
import { Icon } from '../../ui/core/icons.tsx'
import { Feed, nextPage } from '../../ui/data/feed.tsx'
import { Panel, PanelBody, PanelHeader } from '../../ui/data/panel.ts'
import { Empty } from '../../ui/data/states.tsx'
import { ActionLink } from '../../ui/forms/controls.ts'
import { CountedRowsTable } from '../analytics/counted-rows-table.tsx'
import type { GoalsState } from './goals-state.ts'

const Note = chakra('p', { base: { color: 'fg.muted' } })
const Title = chakra('h2', { base: { overflowWrap: 'anywhere' } })

interface GoalRowsProps {
  state: Pick<GoalsState, 'period' | 'goalsHref'>
  id: number
}

/** The rows that the count of a goal consists of. */
export function GoalRows({ state: { period, goalsHref }, id }: GoalRowsProps) {
  const query = trpc.goals.rows.useInfiniteQuery({ id, period }, nextPage)
  const first = query.data?.pages[0]
  const title = first?.label ?? 'Goal'
  return (
    <Panel aria-labelledby="goal-rows">
      <PanelHeader paddingBlock="2" rowGap="2">
        <div>
          <Title id="goal-rows">{title}</Title>
          <Note role="status">
            {first
              ? `${formatCount(first.figure)} from ${formatDay(first.from)} to ${formatDay(first.to)}.`
              : '\u00a0'}
          </Note>
        </div>
        <ActionLink href={goalsHref} variant="outline">
          <Icon name="left" /> All goals
        </ActionLink>
      </PanelHeader>
      <Feed query={query} itemsName="the rows" size={8} empty={<Empty title="Nothing to list" />}>
        {(rows, moreButton) => (
          <>
            <CountedRowsTable rows={rows} caption={title} />
            {moreButton && <PanelBody>{moreButton}</PanelBody>}
          </>
        )}
      </Feed>
    </Panel>
  )
}
