import { z } from 'zod'
import { contactStatuses } from './contact.ts'
import { anyText } from './text.ts'

/** Max results of each kind. */
export const SEARCH_RESULTS = 5

export const SearchRequest = z.object({
  /** Words that must all be found, each anywhere; '' finds nothing. */
  text: anyText(100),
})
export type SearchRequest = z.infer<typeof SearchRequest>

/** The results, best matches first within each kind. */
export const SearchResults = z.object({
  projects: z.array(
    z.object({
      id: z.int(),
      slug: z.string().nullable(),
      title: z.string(),
      clientName: z.string().nullable(),
      active: z.boolean(),
    }),
  ),
  concepts: z.array(
    z.object({
      id: z.int(),
      conceptId: z.string(),
      companyName: z.string(),
      industry: z.string(),
      thumbnailUrl: z.string().nullable(),
      isActive: z.boolean(),
    }),
  ),
  contacts: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      email: z.string(),
      company: z.string(),
      contactStatus: z.enum(contactStatuses),
    }),
  ),
})
export type SearchResults = z.infer<typeof SearchResults>
