import { z } from 'zod'
import { requiredLine } from './text.ts'

export const MAX_TAGS = 20

/** A tag of a contact. Commas and semicolons separate tags in files. */
export const Tag = requiredLine(40, 'Please enter a tag.').refine((text) => !/[,;]/.test(text), {
  message: 'Please leave commas and semicolons out of a tag.',
})

const TOO_MANY = `Please keep this to ${MAX_TAGS} tags.`
export const Tags = z.array(Tag).max(MAX_TAGS, TOO_MANY)
