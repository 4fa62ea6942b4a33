import type { CountedRows } from '@agency/contract/sources-report'
import { chakra } from '@chakra-ui/react/styled-system'
import { trpc } from '../../api/trpc.ts'
import { formatDay } from '../../format/dates.ts'
import { Icon } from '../../ui/core/icons.tsx'
import { Feed, nextPage } from '../../ui/data/feed.tsx'
import { Panel, PanelBody, PanelHeader } from '../../ui/data/panel.ts'
import { Empty } from '../../ui/data/states.tsx'
import { ActionLink } from '../../ui/forms/controls.ts'
import { CountedRowsTable } from './counted-rows-table.tsx'
import { deviceNames, figureNames, formatFunnelFigure } from './sources-labels.ts'
import type { FigureTarget, SourcesState } from './sources-state.ts'

const Note = chakra('p', { base: { color: 'fg.muted' } })
interface SourcesRowsProps {
  state: Pick<SourcesState, 'period' | 'reportHref'>
  target: FigureTarget
}

/** The rows that a figure of the report counts. */
export function SourcesRows({ state: { period, reportHref }, target }: SourcesRowsProps) {
  const { figure, of: group, key } = target
  const query = trpc.sources.rows.useInfiniteQuery(
    { period, figure, ...(group && { group }), ...(key !== undefined && { key }) },
    nextPage,
  )
  const first = query.data?.pages[0]
  return (
    <Panel aria-labelledby="counted-rows">
      <PanelHeader paddingBlock="2" rowGap="2">
        <div>
          <h2 id="counted-rows">{titleOf(target, first)}</h2>
          <Note role="status">{first ? summaryOf(target, first) : '\u00a0'}</Note>
        </div>
        <ActionLink href={reportHref} variant="outline">
          <Icon name="left" /> All sources
        </ActionLink>
      </PanelHeader>
      <Feed query={query} itemsName="the rows" size={8} empty={<Empty title="Nothing to list" />}>
        {(rows, moreButton) => (
          <>
            <CountedRowsTable rows={rows} caption={titleOf(target, first)} />
            {moreButton && <PanelBody>{moreButton}</PanelBody>}
          </>
        )}
      </Feed>
    </Panel>
  )
}

/** 'Form submissions: Search' */
function titleOf({ figure, of, key }: FigureTarget, page: CountedRows | undefined): string {
  const label = of === 'device' ? deviceNames[key as keyof typeof deviceNames] : page?.label
  return label ? `${figureNames[figure]}: ${label}` : figureNames[figure]
}

/** '12 from 24 Oct 2026 to 22 Nov 2026.', with what its rows are. */
function summaryOf({ figure }: FigureTarget, { from, to, ...page }: CountedRows): string {
  const days = `${formatDay(from)} to ${formatDay(to)}`
  const isByDay = page.rows[0]?.type === 'day'
  return [
    `${formatFunnelFigure(figure, page.figure)} from ${days}.`,
    ...(isByDay ? ['Visitors are not recognised, so only the counts of each day are kept.'] : []),
  ].join(' ')
}
