import type { DeletedProject } from '@agency/contract/deleted-project'
import { trpc } from '../../api/trpc.ts'
import type { Column } from '../../ui/data/data-table.tsx'
import { RecentlyDeleted } from '../layout/recently-deleted.tsx'
import { useProjectActions } from './use-project-actions.ts'

const columns: Column<DeletedProject>[] = [
  { key: 'title', title: 'Project', cell: ({ title }) => <strong>{title}</strong> },
  { key: 'by', title: 'Deleted by', wideOnly: true, cell: ({ deletedBy }) => deletedBy },
]

/** The projects that were deleted, of which a copy can still be restored. */
export function DeletedProjects() {
  const { restore } = useProjectActions()
  return (
    <RecentlyDeleted
      query={trpc.projects.deleted.useQuery()}
      noun="projects"
      columns={columns}
      nameOf={({ title }) => title}
      permission="projects:write"
      onRestore={restore}
    />
  )
}
