import { useQuery } from '@tanstack/react-query'
import type { PageParams } from '../../app/page.ts'
import { Loading } from '../../ui/core/spinner.tsx'
import { Panel } from '../../ui/data/panel.ts'
import { LoadFailure } from '../../ui/data/states.tsx'
import { Screen } from '../layout/screen.tsx'
import { PreviewPanel } from './preview-panel.tsx'
import { getProject } from './project-calls.ts'
import { ProjectForm } from './project-form.tsx'

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
  return (
    <Screen title="Edit project" requires="projects:write" description={data?.title}>
      {data ? (
        <>
          {!data.Active && <PreviewPanel id={data.id} />}
          <ProjectForm
            project={data}
            onReload={async () => (await refetch({ throwOnError: true })).data}
          />
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
