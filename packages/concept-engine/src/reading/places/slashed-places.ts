import { inWords } from '../english/sentences.ts'
import { isLocality } from './known-places.ts'

/** Names between slashes, at the beginning of a phrase. */
const SLASHED =
  /(?<=^|[,.;:\n(]\s*|\b(?:in|around|covering|servicing|serving) )\p{L}[\p{L}’' ]{2,24}(?:\s?\/\s?\p{L}[\p{L}’' ]{2,24})+(?=[,.;)\n]|$)/gu
const LEAST_KNOWN = 2
const inCapitals = (name: string) =>
  name.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())

/** 'Out of a trailer, in Mandurah, Halls Head and Falcon' for '…, mandurah/halls head/falcon'. */
export const withSlashedPlaces = (text: string): string =>
  text.replace(SLASHED, (match, offset: number) => {
    const names = match.split(/\s?\/\s?/)
    if (names.filter(isLocality).length < LEAST_KNOWN) return match
    const places = inWords(names.map(inCapitals))
    return text.slice(0, offset).trimEnd().endsWith(',') ? `in ${places}` : places
  })
