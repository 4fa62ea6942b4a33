import type { ContactStatus } from '@agency/contract/contact'
import type { SearchRequest, SearchResults } from '@agency/contract/search'
import type { Database } from '@agency/db/connect'
import { findConcepts, findContacts, findProjects } from './search-queries.ts'

/** More words than this do not narrow the results any further. */
const MAX_WORDS = 8

/** Projects, concepts and contacts that contain every word, best matches of each kind first. */
export async function search(db: Database, { text }: SearchRequest): Promise<SearchResults> {
  const words = text
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)
  if (words.length === 0) return { projects: [], concepts: [], contacts: [] }
  const [projects, concepts, contacts] = await Promise.all([
    findProjects(db, words),
    findConcepts(db, words),
    findContacts(db, words),
  ])
  return {
    projects,
    concepts: concepts.map(({ publicId, active, ...concept }) => ({
      ...concept,
      conceptId: publicId,
      isActive: active,
    })),
    contacts: contacts.map(({ status, ...contact }) => ({
      ...contact,
      // The column has a check constraint for these values.
      contactStatus: status as ContactStatus,
    })),
  }
}
