import { readFileSync } from 'node:fs'
import type { Role } from '../../src/reading/roles.ts'

/** A brief whose parts are marked by hand with what each is for, and with what it asks of a website. */
export interface MarkedText {
  company: string
  parts: [text: string, role: Role][]
  /** Functions of the price book, each with the part that asks for it, puts it off or refuses it. */
  features: [part: number, key: string, state: 'asked' | 'maybe' | 'refused'][]
}

const read = (name: string): MarkedText[] =>
  JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8'))

/** Briefs that were written to hold what is not for customers: hopes, and what is said of them. */
export const privateBriefs = (): MarkedText[] => ['g', 'h'].flatMap(read)

const NAMES = 'abcdefghijklm'

/** All of them by the file that they are in. */
export const allMarkedBriefs = (): [name: string, briefs: MarkedText[]][] =>
  [...NAMES].map((name) => [name, read(name)])

/** All of them, those first. */
export const markedBriefs = (): MarkedText[] => [
  ...privateBriefs(),
  ...['a', 'b', 'c', 'd', 'e', 'f', 'i', 'j', 'k', 'l', 'm'].flatMap(read),
]
