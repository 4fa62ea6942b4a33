import { readFileSync } from 'node:fs'
import { openBriefs } from '../relevance/judge.ts'
import { allAnnotatedBriefs } from '../roles/annotated-briefs.ts'

/** The annotations of a brief; every text is an exact substring of it. */
interface Annotations {
  /** The words that best describe what the business is or does. */
  headline?: string
  /** Name, price and details of each offer; '' for a missing one. */
  offers?: [name: string, price: string, detail: string][]
  /** Content for the website, in the words that would be its heading. */
  asks?: string[]
  /** Things that visitors should be able to do. */
  does?: string[]
  /** Fields that visitors should fill in. */
  fields?: string[]
  /** Names of the forms with those fields. */
  forms?: string[]
}

export interface AnnotatedSpans extends Annotations {
  company: string
  text: string
}

const readFile = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8'))

/** Briefs with annotated runs of words: from the other samples, and some additional ones. */
export function annotatedSpans(): AnnotatedSpans[] {
  const texts = new Map<string, { company: string; text: string }>()
  for (const [name, briefs] of allAnnotatedBriefs())
    for (const [index, { company, parts }] of briefs.entries())
      texts.set(`${name}-${index}`, { company, text: parts.map(([part]) => part).join(' ') })
  for (const [index, { brief }] of openBriefs().entries())
    texts.set(`r-${index}`, { company: brief.companyName, text: brief.mainGoal })
  return [
    ...readFile<(Annotations & { id: string })[]>('of-marked-briefs').map(
      ({ id, ...annotations }) => {
        const brief = texts.get(id)
        if (!brief) throw new Error(`There is no brief ${id}.`)
        return { ...brief, ...annotations }
      },
    ),
    ...readFile<AnnotatedSpans[]>('briefs'),
  ]
}
