import type { PublicClient } from '../api/trpc.ts'
import type { DataSource } from './page-data.ts'

/** The pages' data over the network. */
export const publicSource = (client: PublicClient): DataSource => ({
  agency: () => client.settings.agency.query(),
  imageStyles: () => client.imageStyles.provider.query(),
  concepts: () => client.concepts.list.query(),
  projects: () => client.projects.list.query(),
  allProjects: () => client.projects.list.query({ status: 'all' }),
  project: (slug) => client.projects.get.query({ slug }),
  shared: (token) => client.shareLinks.get.query({ token }),
})
