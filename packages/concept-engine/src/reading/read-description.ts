import { type Figure, figuresOf, sinceOf } from './figures.ts'
import { hoursOf, type OpeningHours } from './hours.ts'
import { type Language, languageOf } from './language.ts'
import { isAboutTheSite, isGoal, type Needs, natureBehind, needsOf } from './needs.ts'
import { type Offer, offersOf } from './offers.ts'
import { type NamedPerson, peopleOf } from './people.ts'
import { placeOf, withPlaceNames } from './places.ts'
import { capitalise, cleanText, type Line, linesOf, withStop, wordsOf } from './sentences.ts'

/** What a description says, in the person's own words. Nothing in it is invented. */
export interface Reading {
  language: Language
  /** Sentences about the business, whole, each with a stop, 12 to 240 characters. */
  statements: string[]
  /** What it is, without an article: 'coffee roastery and café in Brunswick'. */
  nature: string | undefined
  offers: Offer[]
  figures: Figure[]
  since: string | undefined
  place: string | undefined
  hours: OpeningHours[]
  people: NamedPerson[]
  /** Whom it serves, to stand behind 'For': 'families with young children'. */
  audience: string | undefined
  needs: Needs
}

const STATEMENT_MAX = 240

const PEOPLE =
  'families|parents|kids|children|toddlers|teenagers|adults|beginners|students|seniors|people|women|men|couples|renters|owners|homeowners|buyers|investors|runners|riders|cyclists|commuters|travellers|locals|businesses|companies|teams|startups|founders|schools|councils|cafés|cafes|restaurants|clinics|practices|offices|hospitals|dentists|doctors|builders|architects|developers|makers|artists|musicians|farmers|growers|manufacturers|retailers|shops|brands|charities|publishers|households|tradies|trades|visitors|collectors|readers|pets|dogs|cats|workers|migrants|employers|landlords|tenants|brides|mums|dads|hotels|warehouses|venues'
const AUDIENCE = new RegExp(
  `\\bfor\\s+((?:(?!(?:the|our|a|an|my|each|every|this|more|over|\\d+)\\b)[\\p{L}’-]+\\s){0,3}(?:${PEOPLE})(?:,\\s(?!and)[\\p{L}’-]+){0,3}(?:,?\\s(?:and|or)\\s(?!(?:the|those)\\b)(?:[\\p{L}’-]+\\s?){1,3})?)(?=[.,;!?]|\\s(?:in|across|around|who|that|at|on|to|from)\\b|$)`,
  'iu',
)

const audienceOf = (statements: readonly string[]): string | undefined => {
  for (const statement of statements) {
    const found = AUDIENCE.exec(statement)?.[1]?.trim()
    if (found && found.length >= 4 && found.length <= 44) return found
  }
  return undefined
}

const OPENING =
  /^(?:(?:we are|we’re|i am|i’m|i run|we run|we have|it is|it’s|[\p{Lu}][\p{L}’&. -]{1,40} (?:is|are))\s+)?(?:an?|the|Melbourne’s)\s+(.{6,120}?)[.,]?$/iu

/** What the business calls itself at the start of one of its first sentences. */
function natureOf(statements: readonly string[]): string | undefined {
  for (const statement of statements.slice(0, 3)) {
    const head = statement.split(
      /\s+(?:that|which|who|where|offering|selling|doing|and we)\s+|[,.;:–—(]\s?/u,
    )[0]
    const found = OPENING.exec((head ?? '').trim())?.[1]
    // 'a shop for kids and the people who …' does not end at the people.
    if (found && /\b(?:people|those|anyone|everyone)$/i.test(found)) continue
    // 'The museum keeps 31 trams' says what it does.
    if (found && /\s(?:keeps|makes|runs|has|had|is|was|offers|sells|opens?|began)\s/i.test(found))
      continue
    if (found && wordsOf(found).length >= 2 && wordsOf(found).length <= 11) return found
  }
  return undefined
}

/** Long sentences give their first whole part; what cannot be cut well is left out. */
function within(sentence: string): string[] {
  if (sentence.length <= STATEMENT_MAX) return [sentence]
  const parts = sentence.split(/(?<=[,:–—،，、])\s*(?:and|but|so|then|also)?\s*/u)
  let head = ''
  for (const part of parts) {
    if (head.length + part.length > STATEMENT_MAX - 20) break
    head += (head ? ' ' : '') + part
  }
  return wordsOf(head).length >= 5 ? [withStop(head)] : []
}

/** The same sentence again, or one that says a web address or a number to ring, is not shown. */
const isShown = (statement: string) =>
  statement.length >= (/[\p{sc=Han}\p{sc=Hangul}]/u.test(statement) ? 6 : 12) &&
  (wordsOf(statement).length >= 3 ||
    (statement.match(/[\u0250-\u{10FFFF}]/gu)?.length ?? 0) >= 6) &&
  !/(?:\d[\s-]?){8,}/.test(statement) &&
  /\p{L}{3}|[\u0250-\u{10FFFF}]{3}/u.test(statement)

function statementsOf(lines: readonly Line[]): string[] {
  const sentences = lines.filter(({ kind }) => kind === 'sentence').map(({ text }) => text)
  const bare = sentences.map((sentence) => sentence.replace(/^[\s,;:.!?)\]–—-]+/u, ''))
  const said = bare.flatMap((sentence) => {
    const behind = natureBehind(sentence)
    return behind ? [behind] : isAboutTheSite(sentence) ? [] : [sentence]
  })
  const whole = said
    .map((sentence) =>
      withStop(capitalise(sentence.replace(/^(?:also|and|but|so|plus)[, ]+/i, ''))),
    )
    .flatMap(within)
    .filter(isShown)
  return whole.filter((statement, at) => whole.indexOf(statement) === at)
}

/** Reads a description of up to 2,000 characters in any of our languages. */
export function readDescription(description: string): Reading {
  const text = withPlaceNames(cleanText(description))
  const lines = linesOf(text)
  const statements = statementsOf(lines)
  const about: Line[] = lines.filter(({ kind }) => kind === 'item')
  for (const statement of statements) about.push({ text: statement, kind: 'sentence', heading: '' })
  const people = peopleOf(text)
  const isPerson = (title: string) =>
    people.some(({ name }) => name.includes(title) || title.includes(name))
  return {
    language: languageOf(text),
    statements: statements.filter((statement) => hoursOf(statement).length === 0),
    nature: natureOf(statements),
    offers: offersOf(about.filter(({ text: said }) => hoursOf(said).length === 0)).filter(
      ({ title }) => !isPerson(title),
    ),
    figures: figuresOf(about.map(({ text: said }) => said)),
    since: sinceOf(text),
    // Where the clients are wanted from is not where the business is.
    place: placeOf(
      lines
        .map(({ text: said }) => said)
        .filter((said) => !isGoal(said))
        .join('\n'),
    ),
    hours: hoursOf(text),
    people,
    audience: audienceOf(statements),
    needs: needsOf(text),
  }
}
