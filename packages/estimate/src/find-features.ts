import type { Feature, KnownFeature } from './feature.ts'
import { features } from './features.ts'

/**
 * What somebody says they do without: a negation and up to four words behind it, where no comma or
 * turn of the sentence comes between.
 */
const NEGATED =
  /\b(?:no|without|(?:do|does|did|will|would)(?: not|n[’']t)|never|not (?:need|want|looking for)|instead of)\b(?:\s+(?!(?:but|and|so|should|can|must|because|to)\b)[\w’'-]+){1,4}/gi
/** 'No shop yet' asks for one. */
const ASKED_FOR = /\b(?:yet|today|currently|so far|now|longer|more|need to)\b/i

const withoutNegated = (text: string) =>
  text.replace(NEGATED, (found) => (ASKED_FOR.test(found) ? found : ' '))

const isNamed = ({ words, falseFriends }: KnownFeature, text: string) =>
  words.test(falseFriends ? text.replace(falseFriends, ' ') : text)

/** The parts of a website that a description names and does not rule out. */
export function findFeatures(description: string): Feature[] {
  const text = withoutNegated(description.replace(/\s+/g, ' '))
  const found = features.filter((feature) => isNamed(feature, text))
  const covered = new Set(found.flatMap(({ covers = [] }) => covers))
  return found
    .filter(({ key }) => !covered.has(key))
    .map(({ words: _words, falseFriends: _falseFriends, covers: _covers, ...feature }) => feature)
}
