import type { Token } from './token.ts'
import { tokensOf } from './tokens.ts'

/** A part of a text without punctuation. */
const PART = /[^.,;:!?()\n–—/]+/gu
/** At least three words that could be plurals: a filter, as tagging takes time. */
const HAS_PLURALS = /(?:(?<!\p{L})\p{Ll}{2,}s(?!\p{L}).*?){3}/iu

/** Work that stands behind what it is done to: 'rubbish removal', 'pump hire'. */
const WORK =
  /^(?:removal|repair|installation|maintenance|replacement|disposal|hire|restoration|rental)$/
/** 'Leaking taps', 'washing machines': the first word describes the second. */
const DESCRIBING =
  /^(?:leaking|retaining|washing|sewing|sliding|folding|floating|hanging|standing|moving|swimming|training|cutting|sleeping|dining|living|drying|running|vending|fishing|riding|hearing|parking|timing|steering|climbing|nesting|weaving|growing|flowering|creeping|working|breeding|laying|sparkling|whipping|serving|carving|baking|packing|shipping|starting|fruiting)$/
/** A noun that is no plural although it ends in s. */
const SINGULAR =
  /(?:ss|us|is|ous)$|^(?:gas|lens|canvas|christmas|news|atlas|series|species|means|pilates|tennis|maths|physics|bias|sales|sports|accounts|goods|farmers|workers|savings)$/
/** Words that end like work, but are none. */
const NO_WORK = /^(?:during|evening|morning|nothing|anything|everything|something|spring|string)s?$/

const isPlural = ({ pos, lower }: Token) =>
  pos === 'NOUN' && /s$/.test(lower) && lower.length > 3 && !SINGULAR.test(lower)
const isIng = ({ lower }: Token) => /\p{L}{3}ing$/u.test(lower) && !NO_WORK.test(lower)
/** 'Exposed aggregate' */
const isParticiple = ({ pos, lower }: Token) => pos === 'VERB' && /ed$/.test(lower)
/** A word that can be part of a name for a thing or for work. */
const isNaming = (token: Token) =>
  /^(?:NOUN|ADJ)$/.test(token.pos) ||
  isIng(token) ||
  isParticiple(token) ||
  // 'EV chargers', 'TV antennas'
  /^\p{Lu}{2,4}$/u.test(token.text)
/** 'Seeing adolescents and adults' says what somebody does. */
const isAction = (entry: readonly Token[]) => {
  const [first] = entry
  return first?.pos === 'VERB' && isIng(first) && !DESCRIBING.test(first.lower)
}

const MAX_WORDS = 3
const MIN_ENTRIES = 3

/** The entries of a run of words, or none if it is not clear where each ends. */
function entriesOf(run: readonly Token[]): Token[][] {
  const entries: Token[][] = [[]]
  for (const [index, token] of run.entries()) {
    const entry = entries.at(-1) as Token[]
    const [first] = entry
    const next = run[index + 1]
    // 'Fencing' before 'retaining walls'
    if (first && entry.length === 1 && isIng(first) && !DESCRIBING.test(first.lower))
      entries.push([token])
    else entry.push(token)
    const current = entries.at(-1) as Token[]
    const isWork = current.length > 1 && (WORK.test(token.lower) || isIng(token))
    if (next && (isPlural(token) || isWork)) entries.push([])
  }
  return entries
}

/** Where the commas of a list belong that was written without any, as offsets in its text. */
function missingCommas(tokens: readonly Token[]): number[] {
  const runs: Token[][] = [[]]
  for (const token of tokens)
    if (isNaming(token)) runs.at(-1)?.push(token)
    else runs.push([])
  return runs.flatMap((run) => {
    // In 'four vets cats dogs' the number counts the first word only.
    const before = tokens[tokens.indexOf(run[0] as Token) - 1]
    if (before?.pos === 'NUM') return []
    const entries = run.length === 0 ? [] : entriesOf(run)
    const plurals = entries.filter((entry) => isPlural(entry.at(-1) as Token)).length
    const isList =
      entries.length >= MIN_ENTRIES &&
      plurals * 2 >= entries.length &&
      entries.every((entry) => entry.length <= MAX_WORDS && !isAction(entry))
    return isList ? entries.slice(0, -1).map((entry) => entry.at(-1)?.end ?? 0) : []
  })
}

/**
 * A text with commas between the things that it lists without any: 'blocked drains hot water systems
 * leaking taps'. An entry ends with a plural or with a kind of work.
 */
export const withMissingCommas = (text: string): string =>
  text.replace(PART, (part, start: number) => {
    if (!HAS_PLURALS.test(part)) return part
    // The tagger takes a word with a capital for a name.
    const isStart = /(?:^|[.!?\n])\s*$/.test(text.slice(0, start))
    const wording = isStart ? part.replace(/^\s*\p{Lu}(?=\p{Ll})/u, (c) => c.toLowerCase()) : part
    const offsets = missingCommas(tokensOf(wording))
    return offsets.reduceRight(
      (result, offset) => `${result.slice(0, offset)},${result.slice(offset)}`,
      part,
    )
  })
