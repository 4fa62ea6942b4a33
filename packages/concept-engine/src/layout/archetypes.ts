import type { Archetype } from './archetype.ts'
import { bold } from './plans/bold.ts'
import { corporate } from './plans/corporate.ts'
import { creative } from './plans/creative.ts'
import { minimalist } from './plans/minimalist.ts'
import { modern } from './plans/modern.ts'

const archetypes: Record<string, [Archetype, ...Archetype[]]> = {
  Modern: modern,
  Corporate: corporate,
  Creative: creative,
  Minimalist: minimalist,
  Bold: bold,
}

/** The page plans of the style; an unknown style is drawn as Modern. */
export const archetypesOf = (style: string): [Archetype, ...Archetype[]] =>
  archetypes[style] ?? modern
