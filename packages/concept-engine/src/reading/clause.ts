import type { Role } from './roles.ts'
import type { Line } from './sentences.ts'
import type { Token } from './token.ts'

/** A sentence, or a part of one that stands by itself. */
export interface Clause {
  text: string
  tokens: Token[]
  role: Role
  /** Whether it is an entry of a list, and under which heading. */
  kind: Line['kind']
  heading: string
  /** The sentence that it is a part of. */
  sentence: string
}
