import type { GoalCount, GoalsReport } from '@agency/contract/goal'
import { chakra } from '@chakra-ui/react/styled-system'
import { formatCount } from '../../format/dates.ts'
import { type Column, DataTable } from '../../ui/data/data-table.tsx'
import { Action } from '../../ui/forms/controls.ts'
import { CountChange, CountLink } from '../analytics/sources-figure.tsx'
import { Permitted } from '../permissions.tsx'
import { countedFromText, eventText, rateText } from './goal-labels.ts'
import type { GoalsState } from './goals-state.ts'

const Name = chakra('div', {
  base: {
    overflowWrap: 'anywhere',
    '& strong': { fontWeight: '600' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: '.8125rem' },
  },
})
const Cell = chakra('div', {
  base: {
    '& small': { display: 'block', color: 'fg.muted', fontSize: '.8125rem', whiteSpace: 'nowrap' },
    '@container (width < 654px)': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
    },
  },
})
const Buttons = chakra('div', { base: { display: 'inline-flex', gap: '2' } })

interface GoalsTableProps {
  report: GoalsReport
  state: Pick<GoalsState, 'hrefOf'>
  onEdit: (goal: GoalCount) => void
  onDelete: (goal: GoalCount) => void
}

/** The goals with their counts and rates, each compared with the period before. */
export function GoalsTable({ report, state, onEdit, onDelete }: GoalsTableProps) {
  const { visits } = report
  const columns: Column<GoalCount>[] = [
    {
      key: 'name',
      title: 'Goal',
      cell: (goal) => (
        <Name>
          <strong>{goal.name}</strong>
          <small>{eventText(goal)}</small>
          <small>
            {[countedFromText(goal), ...(goal.active ? [] : ['Not in the emails'])]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </Name>
      ),
    },
    {
      key: 'count',
      title: 'Count',
      numeric: true,
      cell: ({ id, name, count, before }) => (
        <Cell>
          <CountLink label={name} text={formatCount(count)} value={count} href={state.hrefOf(id)} />
          <CountChange value={count} before={before} beforeText={formatCount(before)} />
        </Cell>
      ),
    },
    {
      key: 'rate',
      title: 'Conversion rate',
      numeric: true,
      cell: ({ count, before }) => (
        <Cell>
          {rateText(count, visits.count)}
          <small>before: {rateText(before, visits.before)}</small>
        </Cell>
      ),
    },
  ]
  return (
    <DataTable
      caption="Goals"
      columns={columns}
      rows={report.goals}
      nameOf={({ name }) => name}
      actions={(goal) => (
        <Permitted permission="analytics:write">
          <Buttons>
            <Action variant="outline" aria-label={`Edit ${goal.name}`} onClick={() => onEdit(goal)}>
              Edit
            </Action>
            <Action
              variant="outline"
              aria-label={`Delete ${goal.name}`}
              onClick={() => onDelete(goal)}
            >
              Delete
            </Action>
          </Buttons>
        </Permitted>
      )}
    />
  )
}
