import { lifeSenses } from './senses-of-life.ts'
import { natureSenses } from './senses-of-nature.ts'
import { workSenses } from './senses-of-work.ts'

/** What a noun of several meanings shows, when one of these words stands in the same brief; the last may need none. */
interface Sense {
  /** Null for a meaning that no icon shows. */
  icon: string | null
  among: readonly string[]
}

/**
 * Each line of the tables is a noun and its meanings, of which the first that a brief's words tell is
 * meant: an icon, of fluent-emoji-flat where no set is named, or '-' for none, and the telling words.
 */
const meaningIn = (text: string): Sense => {
  const [icon = '-', ...among] = text.split(' ')
  if (icon === '-') return { icon: null, among }
  return { icon: icon.includes(':') ? icon : `fluent-emoji-flat:${icon}`, among }
}

export const senses: Record<string, readonly Sense[]> = Object.fromEntries(
  [natureSenses, workSenses, lifeSenses].flatMap((table) =>
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [noun = '', meanings = ''] = line.split(': ')
        return [noun, meanings.split(' | ').map(meaningIn)] as const
      }),
  ),
)
