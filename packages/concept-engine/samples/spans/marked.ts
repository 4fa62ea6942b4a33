import { readFileSync } from 'node:fs'
import { openBriefs } from '../relevance/judge.ts'
import { allMarkedBriefs } from '../roles/marked.ts'

/** What somebody marked in a brief; every text is a piece of it, letter for letter. */
interface Marks {
  /** The words that say best what the business is or does. */
  headline?: string
  /** Name, price and details of each thing on offer; '' where there is none. */
  offers?: [name: string, price: string, detail: string][]
  /** What the website is to show, by the words that would head it. */
  asks?: string[]
  /** What visitors are to be able to do. */
  does?: string[]
  /** What visitors are to fill in. */
  fields?: string[]
  /** How the form is called that it is filled in to. */
  forms?: string[]
}

export interface MarkedSpans extends Marks {
  company: string
  text: string
}

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8'))

/** Briefs with their runs of words marked: of those that other samples hold, and of some of their own. */
export function markedSpans(): MarkedSpans[] {
  const texts = new Map<string, { company: string; text: string }>()
  for (const [name, briefs] of allMarkedBriefs())
    for (const [at, { company, parts }] of briefs.entries())
      texts.set(`${name}-${at}`, { company, text: parts.map(([part]) => part).join(' ') })
  for (const [at, { brief }] of openBriefs().entries())
    texts.set(`r-${at}`, { company: brief.companyName, text: brief.mainGoal })
  return [
    ...read<(Marks & { id: string })[]>('of-marked-briefs').map(({ id, ...marks }) => {
      const brief = texts.get(id)
      if (!brief) throw new Error(`There is no brief ${id}.`)
      return { ...brief, ...marks }
    }),
    ...read<MarkedSpans[]>('briefs'),
  ]
}
