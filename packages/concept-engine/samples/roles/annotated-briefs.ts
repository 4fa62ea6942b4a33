import { readFileSync } from 'node:fs'
import type { Role } from '../../src/reading/clauses/roles.ts'

/**
 * A brief whose parts are annotated by hand with their roles, and with the features that they ask
 * for.
 */
export interface AnnotatedText {
  company: string
  parts: [text: string, role: Role][]
  /**
   * Features of the price book, each with the part that asks for it, postpones it or refuses it.
   */
  features: [part: number, key: string, state: 'asked' | 'maybe' | 'refused'][]
}

const readFile = <T = AnnotatedText>(name: string): T[] =>
  JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8'))

/** Briefs whose parts are annotated with their roles only. */
export const briefsWithRoles = (): Omit<AnnotatedText, 'features'>[] =>
  ['n', 'o', 'p', 'q'].flatMap((name) => readFile<Omit<AnnotatedText, 'features'>>(name))

/**
 * Briefs that were written to contain text that is not for customers: hopes, and remarks about
 * customers.
 */
export const privateBriefs = (): AnnotatedText[] => ['g', 'h'].flatMap((name) => readFile(name))

const FILE_NAMES = 'abcdefghijklm'

/** All of them, by file name. */
export const allAnnotatedBriefs = (): [name: string, briefs: AnnotatedText[]][] =>
  [...FILE_NAMES].map((name) => [name, readFile(name)])

/** All of them, beginning with the private ones. */
export const annotatedBriefs = (): AnnotatedText[] => [
  ...privateBriefs(),
  ...['a', 'b', 'c', 'd', 'e', 'f', 'i', 'j', 'k', 'l', 'm'].flatMap((name) => readFile(name)),
]
