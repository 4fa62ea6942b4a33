import { lifeSenses } from './senses-of-life.ts'
import { natureSenses } from './senses-of-nature.ts'
import { workSenses } from './senses-of-work.ts'

/**
 * A meaning of a noun with several, which applies if one of these words is in the same brief; the
 * last may need none.
 */
interface Sense {
  /** Null for a meaning without an icon. */
  icon: string | null
  context: readonly string[]
}

/**
 * Each line of the tables is a noun and its meanings; the first that a brief's words indicate
 * applies: an icon, from fluent-emoji-flat unless a set is named, or '-' for none, and the
 * indicating words.
 */
const meaningIn = (text: string): Sense => {
  const [icon = '-', ...context] = text.split(' ')
  if (icon === '-') return { icon: null, context }
  return { icon: icon.includes(':') ? icon : `fluent-emoji-flat:${icon}`, context }
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
