import {
  type FunnelFigure,
  funnelFigures,
  type SourcesReport,
  type SourcesRow,
  sourceGroups,
} from '@agency/contract/sources-report'
import { chakra } from '@chakra-ui/react/styled-system'
import { type Column, DataTable } from '../../ui/data/data-table.tsx'
import { Panel, PanelHeader } from '../../ui/data/panel.ts'
import { Empty } from '../../ui/data/states.tsx'
import { SegmentedControl } from '../../ui/forms/segmented-control.tsx'
import { FigureChange, FigureValue } from './sources-figure.tsx'
import { figureNames, formatFunnelFigure, groupNames } from './sources-labels.ts'
import type { SourcesState } from './sources-state.ts'

const Name = chakra('strong', {
  base: {
    fontWeight: '600',
    overflowWrap: 'anywhere',
    '@container (width >= 654px)': { display: 'inline-block', minWidth: '116px' },
  },
})
const Cell = chakra('div', {
  base: {
    '@container (width < 654px)': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
    },
  },
})
const Rest = chakra('span', { base: { color: 'fg.muted' } })

/** A row with the number that the table identifies it by; `key` is missing for combined rows. */
interface NumberedRow extends Pick<SourcesRow, 'label' | 'figures' | 'before'> {
  id: number
  key: string | undefined
}

const rowsOf = ({ rows, others }: SourcesReport): NumberedRow[] => [
  ...rows.map((row, id) => ({ ...row, id })),
  ...(others
    ? [
        {
          ...{ id: rows.length, key: undefined, label: `${others.rows} more rows` },
          ...{ figures: others.figures, before: others.before },
        },
      ]
    : []),
]

/** In a narrow list the steps between the first and the decisive ones are left out. */
const wideFigures: FunnelFigure[] = ['started', 'opened', 'proposals']

interface SourcesTableProps {
  report: SourcesReport
  state: Pick<SourcesState, 'hrefOf' | 'chooseGroup' | 'group'>
}

/** The steps from a visit to money for each channel, source, page, campaign or service. */
export function SourcesTable({ report, state }: SourcesTableProps) {
  const { group, hrefOf, chooseGroup } = state
  const columns: Column<NumberedRow>[] = [
    {
      key: 'label',
      title: groupNames[report.group],
      cell: ({ label }) => <Name>{label}</Name>,
    },
    ...funnelFigures.map((figure) => ({
      key: figure,
      title: figureNames[figure],
      numeric: true,
      wideOnly: wideFigures.includes(figure),
      // One element, as a card's cell has a column for its label and one for its content.
      cell: ({ key, label, figures, before }: NumberedRow) => (
        <Cell>
          {key === undefined ? (
            <Rest>{formatFunnelFigure(figure, figures[figure])}</Rest>
          ) : (
            <FigureValue
              {...{ figure, value: figures[figure] }}
              of={label}
              href={hrefOf({ figure, of: report.group, key })}
            />
          )}
          <FigureChange {...{ figure, value: figures[figure], before: before[figure] }} />
        </Cell>
      ),
    })),
  ]
  const rows = rowsOf(report)
  return (
    <Panel aria-labelledby="sources-rows">
      <PanelHeader paddingBlock="2" rowGap="2">
        <h2 id="sources-rows">By {groupNames[report.group].toLowerCase()}</h2>
        <SegmentedControl
          dense
          legend="Group by"
          name="group"
          options={sourceGroups.map((name) => [name, groupNames[name]] as const)}
          value={group}
          onChange={chooseGroup}
        />
      </PanelHeader>
      {rows.length > 0 ? (
        <DataTable
          caption={`From visits to dollars, by ${groupNames[report.group].toLowerCase()}`}
          columns={columns}
          rows={rows}
          nameOf={({ label }) => label}
        />
      ) : (
        <Empty title="No rows" />
      )}
    </Panel>
  )
}
