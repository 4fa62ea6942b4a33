import { Concept, type Palette } from '@agency/contract/concept'
import { GenerationSummary } from '@agency/contract/generation'
import type { Database } from '@agency/db/connect'
import { listFinishedConcepts } from './generation-queries.ts'

/** The most characteristic colours of a palette. */
const characteristicRoles = [
  'primary',
  'accent',
  'ink',
  'background',
  'text',
] as const satisfies (keyof Palette)[]

const coloursOf = (palette: Palette) =>
  characteristicRoles.map((role) => ({ role, hex: palette[role] }))

/**
 * Finished concepts, in the requested order. Omits those that do not exist, are not done, or were
 * deleted; whoever knows an id may see its concept.
 */
export async function listSummaries(db: Database, ids: string[]): Promise<GenerationSummary[]> {
  const rows = await listFinishedConcepts(db, ids)
  const summaries = rows.flatMap((row) => {
    // A concept stored in an earlier format has no such details.
    const concept = Concept.safeParse(row.concept).data
    if (!concept) return []
    const { palette, type } = concept
    return [
      GenerationSummary.parse({
        ...row,
        result: { ...row, generationId: row.id },
        thumbnailUrl: row.thumbnailUrl ?? row.imageUrl,
        madeAt: row.createdAt.toISOString(),
        palette: { name: palette.name, colours: coloursOf(palette) },
        typefaces: [...new Set([type.heading, type.body])],
        estimate: row,
      }),
    ]
  })
  return ids.flatMap((id) => summaries.filter(({ result }) => result.generationId === id))
}
