import type { Concept } from '@agency/contract/concept'
import type { ConceptEdits, UploadedPicture } from '@agency/contract/concept-edits'

/** What the editor starts with. */
export interface StudioData {
  conceptId: string
  companyName: string
  original: Concept
  edits: ConceptEdits
  revision: number
  expiresAt: string
  uploads: UploadedPicture[]
  icons: [name: string, body: string][]
}
