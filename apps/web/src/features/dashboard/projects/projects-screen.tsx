import { clientNameOf, projectSegment } from '@agency/contract/project-names'
import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { AdminIcon } from '../parts/admin-icon.tsx'
import { ActionLink, IconAction, IconLink } from '../parts/controls.ts'
import { type Column, DataTable } from '../parts/data-table.tsx'
import { formatCount, formatDay } from '../parts/dates.ts'
import { Panel, PanelHead } from '../parts/panel.ts'
import { Screen } from '../parts/screen.tsx'
import { Empty, LoadFailure, RowsSkeleton } from '../parts/states.tsx'
import { StatusMark } from '../parts/status-mark.tsx'
import { listProjects, type StaffProject } from './project-calls.ts'
import { ProjectThumbnail } from './project-thumbnail.tsx'
import { projectsKey, useProjectActions } from './use-project-actions.ts'

const TitleLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: { base: '44px', md: '32px' },
    fontWeight: '600',
    _hover: { color: 'accent' },
  },
})
const editPath = ({ id }: StaffProject) => `/dashboard/projects/${id}/edit`

const columns: Column<StaffProject>[] = [
  {
    key: 'title',
    title: 'Project',
    cell: (project) => (
      <TitleLink href={editPath(project)}>
        <ProjectThumbnail project={project} />
        <span>{project.title}</span>
      </TitleLink>
    ),
  },
  { key: 'client', title: 'Client', wideOnly: true, cell: clientNameOf },
  {
    key: 'services',
    title: 'Services',
    wideOnly: true,
    cell: ({ services }) => services.slice(0, 2).join(', '),
  },
  {
    key: 'published',
    title: 'Published',
    wideOnly: true,
    cell: ({ publishedDate }) => <time dateTime={publishedDate}>{formatDay(publishedDate)}</time>,
  },
  {
    key: 'status',
    title: 'Status',
    cell: ({ Active }) => (
      <StatusMark
        tone={Active ? 'good' : 'quiet'}
        icon={<AdminIcon name={Active ? 'eye' : 'eyeOff'} />}
      >
        {Active ? 'Active' : 'Inactive'}
      </StatusMark>
    ),
  },
  {
    key: 'featured',
    title: 'Featured',
    cell: ({ IsFeatured }) =>
      IsFeatured ? (
        <StatusMark tone="accent" icon={<AdminIcon name="star" />}>
          Featured
        </StatusMark>
      ) : (
        ''
      ),
  },
]

export default function ProjectsScreen() {
  const { data, error, refetch } = useQuery({ queryKey: projectsKey, queryFn: listProjects })
  const addNew = (
    <ActionLink href="/dashboard/projects/new">
      <AdminIcon name="plus" /> Add New Project
    </ActionLink>
  )
  return (
    <Screen title="Projects Management" actions={addNew}>
      <Panel aria-labelledby="manage-projects">
        <PanelHead>
          <h2 id="manage-projects">Manage Projects</h2>
          {data && (
            <chakra.span color="fg.muted">
              {formatCount(data.length)} {data.length === 1 ? 'project' : 'projects'}
            </chakra.span>
          )}
        </PanelHead>
        {error ? (
          <LoadFailure
            message={`Failed to load projects: ${error.message}`}
            onRetry={() => void refetch()}
          />
        ) : !data ? (
          <RowsSkeleton rows={8} label="Loading projects..." />
        ) : data.length === 0 ? (
          <Empty title="No projects found." action={addNew}>
            Your work shows here, and on Our Work as soon as a project is active.
          </Empty>
        ) : (
          <DataTable
            caption="Manage Projects"
            columns={columns}
            rows={data}
            idOf={({ id }) => id}
            nameOf={({ title }) => title}
            actions={(project) => <RowActions project={project} />}
          />
        )}
      </Panel>
    </Screen>
  )
}

function RowActions({ project }: { project: StaffProject }) {
  const { feature, remove } = useProjectActions()
  const { title, IsFeatured, Active } = project
  return (
    <>
      <IconAction
        aria-label={`Make Featured: ${title}`}
        title={IsFeatured ? 'Featured already' : 'Make Featured'}
        aria-disabled={IsFeatured}
        onClick={() => feature(project)}
      >
        <AdminIcon name="star" />
      </IconAction>
      {Active && (
        <IconLink
          href={`/our-work/${projectSegment(project)}`}
          aria-label={`View ${title} on the site`}
          title="View on the site"
        >
          <AdminIcon name="external" />
        </IconLink>
      )}
      <IconLink href={editPath(project)} aria-label={`Edit ${title}`} title="Edit">
        <AdminIcon name="edit" />
      </IconLink>
      <IconAction aria-label={`Delete ${title}`} title="Delete" onClick={() => remove(project)}>
        <AdminIcon name="trash" />
      </IconAction>
    </>
  )
}
