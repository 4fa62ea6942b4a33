import { clientNameOf, projectPathOf } from '@agency/contract/project-names'
import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { formatCount, formatDay, formatLocalTime } from '../../format/dates.ts'
import { Icon } from '../../ui/core/icons.tsx'
import { VisuallyHidden } from '../../ui/core/text.ts'
import { type Column, DataTable } from '../../ui/data/data-table.tsx'
import { Panel, PanelHeader } from '../../ui/data/panel.ts'
import { QueryView } from '../../ui/data/query-view.tsx'
import { Empty } from '../../ui/data/states.tsx'
import { StatusBadge } from '../../ui/data/status-badge.tsx'
import { Action, ActionLink, IconAction, IconLink } from '../../ui/forms/controls.ts'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'
import { ExportMenu } from '../exports/export-menu.tsx'
import { Screen } from '../layout/screen.tsx'
import { Permitted, useMay } from '../permissions.tsx'
import { RedirectsPanel } from '../redirects/redirects-panel.tsx'
import { DeletedProjects } from './deleted-projects.tsx'
import { listProjects, type StaffProject } from './project-calls.ts'
import { ProjectThumbnail } from './project-thumbnail.tsx'
import { projectsKey, useProjectActions } from './use-project-actions.ts'
import { canMove, useProjectOrder } from './use-project-order.ts'
import { VersionsDrawer } from './versions-drawer.tsx'

const title = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: { base: '44px', md: '32px' },
  fontWeight: '600',
} as const
const TitleLink = chakra(Link, { base: { ...title, _hover: { color: 'accent' } } })
const Title = chakra('span', { base: title })
const editPath = ({ id }: StaffProject) => `/dashboard/projects/${id}/edit`

function ProjectTitle({ project }: { project: StaffProject }) {
  const content = (
    <>
      <ProjectThumbnail project={project} />
      <span>{project.title}</span>
    </>
  )
  return useMay('projects:write') ? (
    <TitleLink href={editPath(project)}>{content}</TitleLink>
  ) : (
    <Title>{content}</Title>
  )
}

const columns: Column<StaffProject>[] = [
  {
    key: 'title',
    title: 'Project',
    cell: (project) => <ProjectTitle project={project} />,
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
    cell: ({ Active, publishAt }) => (
      <div>
        <StatusBadge
          tone={Active ? 'good' : 'quiet'}
          icon={<DashboardIcon name={Active ? 'eye' : 'eyeOff'} />}
        >
          {Active ? 'Active' : 'Inactive'}
        </StatusBadge>
        {publishAt && (
          <chakra.div color="fg.muted" fontSize=".8125rem">
            Publishes <time dateTime={publishAt}>{formatLocalTime(publishAt)}</time>
          </chakra.div>
        )}
      </div>
    ),
  },
  {
    key: 'featured',
    title: 'Featured',
    cell: ({ IsFeatured }) =>
      IsFeatured ? (
        <StatusBadge tone="accent" icon={<DashboardIcon name="star" />}>
          Featured
        </StatusBadge>
      ) : (
        ''
      ),
  },
]

export default function ProjectsScreen() {
  const query = useQuery({ queryKey: projectsKey, queryFn: listProjects })
  const { data } = query
  const isOrdered = data?.some(({ position }) => position !== null)
  const mayChange = useMay('projects:write')
  const addNew = mayChange && (
    <ActionLink href="/dashboard/projects/new">
      <DashboardIcon name="plus" /> Add New Project
    </ActionLink>
  )
  return (
    <Screen
      title="Projects Management"
      resource="projects"
      actions={
        <>
          <ExportMenu list="projects" />
          {addNew}
        </>
      }
    >
      <Panel aria-labelledby="manage-projects">
        <PanelHeader>
          <h2 id="manage-projects">Manage Projects</h2>
          {data && (
            <chakra.span color="fg.muted">
              {isOrdered && <OrderByDate projects={data} />}
              <chakra.span display={{ base: isOrdered ? 'none' : 'inline', md: 'inline' }}>
                {formatCount(data.length)} {data.length === 1 ? 'project' : 'projects'}
              </chakra.span>
            </chakra.span>
          )}
        </PanelHeader>
        <QueryView
          query={query}
          itemsName="projects"
          failure={`Failed to load projects: ${query.error?.message}`}
        >
          {(projects) =>
            projects.length === 0 ? (
              <Empty title="No projects found." action={addNew}>
                Your projects appear here, and on Our Work once they are active.
              </Empty>
            ) : (
              <ProjectsTable projects={projects} />
            )
          }
        </QueryView>
      </Panel>
      <DeletedProjects />
      <RedirectsPanel />
    </Screen>
  )
}

/** In the header, whose height does not change: a row must not move away from the pointer. */
function OrderByDate({ projects }: { projects: StaffProject[] }) {
  const { orderByDate } = useProjectOrder(projects)
  return (
    <Permitted permission="projects:write">
      <Action variant="quiet" onClick={() => void orderByDate()}>
        Order by date
      </Action>
    </Permitted>
  )
}

function ProjectsTable({ projects }: { projects: StaffProject[] }) {
  const { move, announcement } = useProjectOrder(projects)
  const [versionsOf, setVersionsOf] = useState<StaffProject>()
  return (
    <>
      <DataTable
        caption="Manage Projects"
        columns={columns}
        rows={projects}
        nameOf={({ title }) => title}
        actions={(project) => (
          <>
            <Permitted permission="projects:write">
              <MoveActions
                title={project.title}
                steps={([-1, 1] as const).filter((step) =>
                  canMove(projects, projects.indexOf(project), step),
                )}
                onMove={(step) => void move(projects.indexOf(project), step)}
              />
            </Permitted>
            <RowActions project={project} onVersions={() => setVersionsOf(project)} />
          </>
        )}
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {versionsOf && (
        <VersionsDrawer project={versionsOf} onClose={() => setVersionsOf(undefined)} />
      )}
    </>
  )
}

interface MoveActionsProps {
  title: string
  /** The steps by which it can move. */
  steps: (1 | -1)[]
  onMove: (step: 1 | -1) => void
}

function MoveActions({ title, steps, onMove }: MoveActionsProps) {
  const action = (step: 1 | -1, direction: 'up' | 'down', icon: ReactNode) => (
    <IconAction
      aria-label={`Move ${title} ${direction}`}
      title={`Move ${direction}`}
      aria-disabled={!steps.includes(step)}
      onClick={() => onMove(step)}
    >
      {icon}
    </IconAction>
  )
  return (
    <>
      {action(-1, 'up', <DashboardIcon name="up" />)}
      {action(1, 'down', <Icon name="down" />)}
    </>
  )
}

interface RowActionsProps {
  project: StaffProject
  onVersions: () => void
}

function RowActions({ project, onVersions }: RowActionsProps) {
  const { feature, remove } = useProjectActions()
  const { title, IsFeatured, Active } = project
  const mayChange = useMay('projects:write')
  return (
    <>
      {mayChange && (
        <IconAction
          aria-label={`Make Featured: ${title}`}
          title={IsFeatured ? 'Already featured' : 'Make Featured'}
          aria-disabled={IsFeatured}
          onClick={() => feature(project)}
        >
          <DashboardIcon name="star" />
        </IconAction>
      )}
      {Active && (
        <IconLink
          href={projectPathOf(project)}
          aria-label={`View ${title} on the site`}
          title="View on the site"
        >
          <DashboardIcon name="external" />
        </IconLink>
      )}
      {!mayChange && (
        // Everybody else finds them in the project's form.
        <IconAction aria-label={`Versions of ${title}`} title="Versions" onClick={onVersions}>
          <DashboardIcon name="clock" />
        </IconAction>
      )}
      {mayChange && (
        <>
          <IconLink href={editPath(project)} aria-label={`Edit ${title}`} title="Edit">
            <DashboardIcon name="edit" />
          </IconLink>
          <IconAction aria-label={`Delete ${title}`} title="Delete" onClick={() => remove(project)}>
            <DashboardIcon name="trash" />
          </IconAction>
        </>
      )}
    </>
  )
}
