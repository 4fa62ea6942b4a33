import { createConcept } from '../src/create-concept.ts'
import { briefOf } from './a-brief.ts'

/** Every text on the page for a description, one per line. */
export function pageOf(mainGoal: string): string {
  const texts: string[] = []
  JSON.stringify(createConcept(briefOf(mainGoal), 1).sections, (_key, value) => {
    if (typeof value === 'string') texts.push(value)
    return value
  })
  return texts.join('\n')
}
