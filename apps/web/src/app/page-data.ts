import type { GalleryConcept } from '@agency/contract/gallery-concept'
import type { ImageStyleProvider } from '@agency/contract/image-style-request'
import type { Project, ProjectDetail } from '@agency/contract/project'
import type { PublicSettings } from '@agency/contract/settings'
import type { SharedConcept } from '@agency/contract/share-link'
import type { QueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { trpc } from '../api/trpc.ts'

/** The source of public pages' data: the server process itself, or the network. */
export interface DataSource {
  agency: () => Promise<PublicSettings>
  imageStyles: () => Promise<ImageStyleProvider>
  concepts: () => Promise<GalleryConcept[]>
  projects: () => Promise<Project[]>
  allProjects: () => Promise<Project[]>
  project: (slug: string) => Promise<ProjectDetail>
  shared: (token: string) => Promise<SharedConcept>
}

/** A source whose results also go into the query cache, under the keys that the pages use. */
export function cachedSource(source: DataSource, cache: QueryClient): DataSource {
  const { settings, concepts, projects, shareLinks, imageStyles } = trpc
  const fetch = <T>(
    procedure: Parameters<typeof getQueryKey>[0],
    queryFn: () => Promise<T>,
    input?: object,
  ) => cache.fetchQuery({ queryKey: getQueryKey(procedure, input as never, 'query'), queryFn })
  return {
    agency: () => fetch(settings.agency, source.agency),
    imageStyles: () => fetch(imageStyles.provider, source.imageStyles),
    concepts: () => fetch(concepts.list, source.concepts),
    projects: () => fetch(projects.list, source.projects),
    allProjects: () => fetch(projects.list, source.allProjects, { status: 'all' }),
    project: (slug) => fetch(projects.get, () => source.project(slug), { slug }),
    shared: (token) => fetch(shareLinks.get, () => source.shared(token), { token }),
  }
}
