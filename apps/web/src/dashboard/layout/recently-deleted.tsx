import type { Permission } from '@agency/contract/permissions'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { Icon } from '../../ui/core/icons.tsx'
import type { Column } from '../../ui/data/data-table.tsx'
import { Panel, PanelHeader } from '../../ui/data/panel.ts'
import { ShortTable } from '../../ui/data/short-table.tsx'
import { LoadFailure } from '../../ui/data/states.tsx'
import { Timestamp } from '../../ui/data/timestamp.tsx'
import { Action } from '../../ui/forms/controls.ts'
import { Permitted } from '../permissions.tsx'

interface DeletedRow {
  id: number
  deletedAt: string
}

interface RecentlyDeletedProps<Row extends DeletedRow> {
  query: { data: Row[] | undefined; error: unknown; refetch: () => unknown }
  /** What the rows are: 'goals'. */
  noun: string
  /** The columns before the time of the deletion. */
  columns: Column<Row>[]
  nameOf: (row: Row) => string
  /** Who may restore. */
  permission: Permission
  onRestore: (row: Row) => Promise<void>
}

/** What was deleted and can be restored; nothing if there is none. */
export function RecentlyDeleted<Row extends DeletedRow>({
  query: { data, error, refetch },
  noun,
  columns,
  nameOf,
  permission,
  onRestore,
}: RecentlyDeletedProps<Row>) {
  const headingId = useId()
  if (!error && !data?.length) return null
  return (
    <Panel aria-labelledby={headingId}>
      <PanelHeader>
        <h2 id={headingId}>Recently deleted</h2>
        <chakra.span color="fg.muted">Kept for at least a day</chakra.span>
      </PanelHeader>
      {data ? (
        <ShortTable
          caption="Recently deleted"
          columns={[
            ...columns,
            {
              ...{ key: 'deleted', title: 'Deleted' },
              cell: ({ deletedAt }) => <Timestamp time={deletedAt} />,
            },
          ]}
          rows={data}
          nameOf={nameOf}
          actions={(row) => (
            <Permitted permission={permission}>
              <Action
                variant="outline"
                aria-label={`Restore ${nameOf(row)}`}
                onClick={() => onRestore(row)}
              >
                <Icon name="retry" /> Restore
              </Action>
            </Permitted>
          )}
        />
      ) : (
        <LoadFailure message={`Failed to load deleted ${noun}`} onRetry={() => void refetch()} />
      )}
    </Panel>
  )
}
