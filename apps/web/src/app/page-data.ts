import type { GalleryConcept } from '@agency/contract/gallery-concept'
import type { Project, ProjectDetail } from '@agency/contract/project'
import type { PublicSettings } from '@agency/contract/settings'
import type { SharedConcept } from '@agency/contract/share-link'
import type { Painter } from '@agency/contract/styling'
import type { QueryClient } from '@tanstack/react-query'
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
  return {
    agency: () =>
      cache.fetchQuery({
        queryKey: getQueryKey(settings.agency, undefined, 'query'),
        queryFn: source.agency,
      }),
    painter: () =>
      cache.fetchQuery({
        queryKey: getQueryKey(stylings.painter, undefined, 'query'),
        queryFn: source.painter,
      }),
    concepts: () =>
      cache.fetchQuery({
        queryKey: getQueryKey(concepts.list, undefined, 'query'),
        queryFn: source.concepts,
      }),
    projects: () =>
      cache.fetchQuery({
        queryKey: getQueryKey(projects.list, undefined, 'query'),
        queryFn: source.projects,
      }),
    allProjects: () =>
      cache.fetchQuery({
        queryKey: getQueryKey(projects.list, { status: 'all' }, 'query'),
        queryFn: source.allProjects,
      }),
    project: (slug) =>
      cache.fetchQuery({
        queryKey: getQueryKey(projects.get, { slug }, 'query'),
        queryFn: () => source.project(slug),
      }),
    shared: (token) =>
      cache.fetchQuery({
        queryKey: getQueryKey(shareLinks.get, { token }, 'query'),
        queryFn: () => source.shared(token),
      }),
  }
}
