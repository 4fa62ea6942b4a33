import type { DeletedConcepts } from '@agency/contract/deleted-concepts'
import { trpc } from '../../api/trpc.ts'
import { formatCount } from '../../format/dates.ts'
import type { Column } from '../../ui/data/data-table.tsx'
import { RecentlyDeleted } from '../layout/recently-deleted.tsx'

const nameOf = ({ companyName, count }: DeletedConcepts) =>
  count === 1 ? companyName : `${companyName} and ${formatCount(count - 1)} more`

const columns: Column<DeletedConcepts>[] = [
  { key: 'name', title: 'Concept', cell: (row) => <strong>{nameOf(row)}</strong> },
  { key: 'by', title: 'Deleted by', wideOnly: true, cell: ({ deletedBy }) => deletedBy },
]

/** The concepts that were deleted and can be restored; those deleted at once are one row. */
export const DeletedConceptList = ({
  onRestore,
}: {
  onRestore: (deleted: DeletedConcepts) => Promise<void>
}) => (
  <RecentlyDeleted
    query={trpc.concepts.deleted.useQuery()}
    noun="concepts"
    columns={columns}
    nameOf={nameOf}
    permission="concepts:write"
    onRestore={onRestore}
  />
)
