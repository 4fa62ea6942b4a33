import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PageParams } from '../../app/page.ts'
import { Loading } from '../../ui/core/spinner.tsx'
import { Panel } from '../../ui/data/panel.ts'
import { LoadFailure } from '../../ui/data/states.tsx'
import { Action } from '../../ui/forms/controls.ts'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'
import { Screen } from '../layout/screen.tsx'
import { PreviewPanel } from './preview-panel.tsx'
import { getProject } from './project-calls.ts'
import { ProjectForm } from './project-form.tsx'
import { VersionsDrawer } from './versions-drawer.tsx'

export default function ProjectFormScreen({ params }: { params: PageParams }) {
  const { id } = params
  return id === undefined ? (
    <Screen title="New project" requires="projects:write">
      <ProjectForm project={undefined} onReload={async () => undefined} />
    </Screen>
  ) : (
    <EditScreen id={id} />
  )
}

function EditScreen({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['project', id],
    queryFn: () => getProject(id),
    // The form holds what was loaded: a newer version is a conflict for the user to resolve.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [hasVersionsOpen, setVersionsOpen] = useState(false)
  const [restorations, setRestorations] = useState(0)
  const reload = async () => (await refetch({ throwOnError: true })).data
  return (
    <Screen
      title="Edit project"
      requires="projects:write"
      description={data?.title}
      actions={
        data && (
          <Action variant="outline" onClick={() => setVersionsOpen(true)}>
            <DashboardIcon name="clock" /> Versions
          </Action>
        )
      }
    >
      {data && hasVersionsOpen && (
        <VersionsDrawer
          project={data}
          onClose={() => setVersionsOpen(false)}
          // The form starts again from what was restored; what was unsaved in it is a draft.
          onRestored={() => void reload().then(() => setRestorations((count) => count + 1))}
        />
      )}
      {data ? (
        <>
          {!data.Active && <PreviewPanel id={data.id} />}
          <ProjectForm key={restorations} project={data} onReload={reload} />
        </>
      ) : error ? (
        <Panel>
          <LoadFailure
            message={`Error loading project data: ${error.message}`}
            onRetry={() => void refetch()}
          />
        </Panel>
      ) : (
        <Loading>Loading project...</Loading>
      )}
    </Screen>
  )
}
