import { requiredLine } from '@agency/contract/text'
import type { Database } from '@agency/db/connect'
import { z } from 'zod'
import { listSlugsLike } from './project-queries.ts'

/** 'Eleven homes, sold!' -> 'eleven-homes-sold'; '' for a title without Latin letters or digits. */
export const slugOf = (title: string): string => {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100)
    .replace(/-+$/, '')
  // Digits alone could be confused with the id of another project.
  return /^\d+$/.test(words) ? `project-${words}` : words
}

/** The slug of the title; with a number appended if another project has it. */
export async function findFreeSlug(
  db: Database,
  title: string,
  exceptId?: number,
): Promise<string | null> {
  const base = slugOf(title)
  if (base === '') return null
  const taken = await listSlugsLike(db, base, exceptId)
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`
    if (!taken.has(slug)) return slug
  }
}

/** A title, or a slug as typed, of an existing or a new project. */
export const SlugRequest = z.object({
  text: requiredLine(200),
  exceptId: z.int32().positive().optional(),
})

/** The next free slug, and whether it is the requested one. */
export async function proposeSlug(
  db: Database,
  { text, exceptId }: z.infer<typeof SlugRequest>,
): Promise<{ slug: string | null; isFree: boolean }> {
  const slug = await findFreeSlug(db, text, exceptId)
  return { slug, isFree: slug === text }
}
