import type { GalleryConcept } from '@agency/contract/gallery-concept'
import type { Project, ProjectDetail } from '@agency/contract/project'
import type { PublicSettings } from '@agency/contract/settings'
import type { SharedConcept } from '@agency/contract/share-link'
import type { Painter } from '@agency/contract/styling'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { trpc } from '../api/trpc.ts'

/** Where the data of public pages comes from: the process itself, or the network. */
export interface DataSource {
  agency: () => Promise<PublicSettings>
  painter: () => Promise<Painter>
  concepts: () => Promise<GalleryConcept[]>
  projects: () => Promise<Project[]>
  allProjects: () => Promise<Project[]>
  project: (slug: string) => Promise<ProjectDetail>
  shared: (token: string) => Promise<SharedConcept>
}

/** A source whose answers also land in the query cache, under the keys that the pages ask for. */
export function cachedSource(source: DataSource, cache: QueryClient): DataSource {
  const { settings, concepts, projects, shareLinks, stylings } = trpc
  const fetch = <T>(queryKey: QueryKey, queryFn: () => Promise<T>) =>
    cache.fetchQuery({ queryKey, queryFn })
  return {
    agency: () => fetch(getQueryKey(settings.agency, undefined, 'query'), source.agency),
    painter: () => fetch(getQueryKey(stylings.painter, undefined, 'query'), source.painter),
    concepts: () => fetch(getQueryKey(concepts.list, undefined, 'query'), source.concepts),
    projects: () => fetch(getQueryKey(projects.list, undefined, 'query'), source.projects),
    allProjects: () =>
      fetch(getQueryKey(projects.list, { status: 'all' }, 'query'), source.allProjects),
    project: (slug) =>
      fetch(getQueryKey(projects.get, { slug }, 'query'), () => source.project(slug)),
    shared: (token) =>
      fetch(getQueryKey(shareLinks.get, { token }, 'query'), () => source.shared(token)),
  }
}
