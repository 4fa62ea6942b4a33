import type { ReactNode } from 'react'
import { DataTable, type DataTableProps } from './data-table.tsx'
import { Pagination, type PaginationProps } from './pagination.tsx'
import { Panel } from './panel.ts'
import { type QueryState, QueryView } from './query-view.tsx'
import { NoMatches } from './states.tsx'

interface ListPanelProps<Row, Page>
  extends Omit<DataTableProps<Row>, 'caption' | 'rows' | 'sort' | 'onSort' | 'isStale'> {
  /** The table's caption; it also names the panel if that has no heading. */
  caption: string
  /** The id and the text of the panel's heading. */
  heading?: { id: string; content: ReactNode }
  nouns: PaginationProps['nouns']
  query: QueryState<Page> & { isPlaceholderData: boolean }
  /** The rows of the page that has loaded. */
  rows: Row[] | undefined
  state: PaginationProps['state'] & { sort: string; isFiltered: boolean; clear: () => void }
  /** Shown if there are no rows at all. */
  empty: ReactNode
  /** Bulk actions for the selected rows. */
  bulk?: ReactNode
}

/** A list in its panel: its rows with pagination, or why there are none. */
export function ListPanel<Row extends { id: number }, Page extends PaginationProps['page']>({
  caption,
  heading,
  nouns,
  query,
  rows = [],
  state,
  empty,
  bulk,
  ...table
}: ListPanelProps<Row, Page>) {
  const isStale = query.isPlaceholderData
  const name = heading ? { 'aria-labelledby': heading.id } : { 'aria-label': caption }
  return (
    <Panel {...name}>
      {heading?.content}
      <QueryView query={query} itemsName={nouns[1]} rows={10}>
        {(page) =>
          rows.length === 0 && !isStale ? (
            state.isFiltered ? (
              <NoMatches noun={nouns[1]} onClear={state.clear} />
            ) : (
              empty
            )
          ) : (
            <>
              {bulk}
              <DataTable
                caption={caption}
                rows={rows}
                sort={state.sort}
                onSort={(sort) => state.set('sort', sort)}
                isStale={isStale}
                {...table}
              />
              <Pagination page={page} nouns={nouns} state={state} />
            </>
          )
        }
      </QueryView>
    </Panel>
  )
}
