import type { Line } from '../english/sentences.ts'
import type { Token } from '../english/token.ts'
import type { Role } from './roles.ts'

/** A sentence, or a part of one that is complete by itself. */
export interface Clause {
  text: string
  tokens: Token[]
  role: Role
  /** Whether it is an entry of a list; `heading` is the heading of that list. */
  kind: Line['kind']
  heading: string
  /** The sentence that it belongs to. */
  sentence: string
}
