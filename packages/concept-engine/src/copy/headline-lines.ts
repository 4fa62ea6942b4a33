import { capitalise, escaped, wordsOf } from '../reading/english/sentences.ts'
import type { Token } from '../reading/english/token.ts'
import { isNoun, isVerb, tokensOf } from '../reading/english/tokens.ts'
import { isWork } from '../reading/english/work-verbs.ts'
import type { Statement } from '../reading/facts.ts'
import { endsIncomplete, GENERIC_PERSON, HEADLINE_MAX, isInList, shorten } from './shorten.ts'

/** Refusals and limits are not headlines. */
export const NEGATION =
  /\b(?:no|not|never|don’t|doesn’t|won’t|can’t|cannot|isn’t|aren’t|nothing|none|only|sorry)\b|^(?:we cover|based in|you will find us|who for|our team|licen[cs]ed|insured)\b/i

/**
 * 'We only do restoration of windows made before 1950, no new designs' is a limit, and also says
 * what the business does: 'Restoration of windows made before 1950'.
 */
export function exclusiveWorkOf(text: string, subject: string): string | undefined {
  const [, verb = '', object = ''] =
    /^(?:we|I) only (do|make|build|repair|restore|fix|sell|teach|clean|hire out|print|grow) ([^,.;:]+)/iu.exec(
      text,
    ) ?? []
  if (wordsOf(object).length < 2 || NEGATION.test(object)) return undefined
  const isWhenOrHow =
    /^(?:it|that|this|what|so|by|on|in|at|with|for|one|two|a few|jobs|work)\b|\bdays?\b|\bat a time\b/i.test(
      object,
    )
  if (isWhenOrHow) return undefined
  return shorten(verb.toLowerCase() === 'do' ? capitalise(object) : `${subject} ${verb} ${object}`)
}

/**
 * 'Mechanic in Dandenong' for 'mechanic in Dandenong been here 22 years logbook servicing': the
 * text up to and including the first place, if it is short and says what the business is.
 */
export function upToPlace(text: string, places: readonly string[]): string | undefined {
  for (const place of places) {
    if (!text.includes(place)) continue
    const found = new RegExp(
      `^(.{4,56}?\\s(?:in|at|on|near|around|across|outside|all over|throughout)\\s(?:the )?${escaped(place)}(?:’s [\\p{L}-]+(?: [\\p{L}-]+)?| hinterland| region| area)?(?:,? (?:and|&) (?:the )?\\p{Lu}[\\p{L}’-]+(?: \\p{Lu}[\\p{L}’-]+)?(?=[,.;]|$))?)(?=[\\s,.;:(–—-]|$)`,
      'u',
    ).exec(text)?.[1]
    // 'In Coburg and Preston' continues after the first place.
    const after = found === undefined ? '' : text.slice(found.length)
    // 'Our clinic in Moonah has four physios': here the clinic is only the subject of a sentence.
    const isSubject =
      /^(?:our|my|the)\s/i.test(found ?? '') ||
      /^\s(?:has|have|had|is|are|was|were|does|do|offers?|sells?|makes?|runs?|provides?)\b/i.test(
        after,
      )
    if (
      found &&
      !isSubject &&
      !/^(?:,? (?:and|or|to|&)\s|,\s\p{Lu}| (?:Hills|Ranges?|Valley|Coast|Peninsula|Highlands|Tablelands?|Hinterland|Bay|Plains|Beach|Island|River|Creek|Heights|Park|Shire|North|South|East|West)\b)/u.test(
        after,
      ) &&
      !NEGATION.test(found) &&
      !/[,;:]|\.\s/.test(found)
    )
      return found
  }
  return undefined
}

/** Regions whose names need an article, unlike suburbs such as Fortitude Valley. */
const TAKES_IN_THE =
  /^(?!(?:Fortitude|Moonee|Spring|Happy|Brown|Kangaroo) )[\p{L} ’-]+ (?:Valley|Mountains|Ranges|Highlands|Tablelands)$|^(?:Adelaide Hills|Perth Hills|Dandenong Ranges|Riverina|Pilbara|Kimberley|Goldfields|Mallee|Wimmera|Barossa|Illawarra|Hunter|Redlands|Otways|Grampians|Northern Rivers|Top End|Wheatbelt|Riverland|Murraylands|Gascoyne|Mid North|Mid West|Great Southern|Central West|Northern Beaches|Inner West|Eastern Suburbs|Hills District|Granite Belt|Darling Downs|Scenic Rim|Monaro|Shoalhaven|Hawkesbury|Western District|Whitsundays)$/u
const TAKES_ON_THE = /(?:Coast|Peninsula)$/
/** 'in Kew', 'in the Yarra Valley', 'on the Gold Coast'. */
export function withPreposition(name: string): string {
  // In a list of places each would need its own article.
  if (/,| and /.test(name)) return `in ${name}`
  return `${TAKES_ON_THE.test(name) ? 'on the' : TAKES_IN_THE.test(name) ? 'in the' : 'in'} ${name}`
}

export const CITIES = /^(?:Melbourne|Sydney|Brisbane|Perth|Adelaide|Hobart|Darwin|Canberra)$/
const STREET_ABBREVIATIONS: Record<string, string> = {
  st: 'Street',
  rd: 'Road',
  ave: 'Avenue',
  pde: 'Parade',
}

/** 'Skip bin hire in Melton and Bacchus Marsh' of 'skip bin hire Melton Bacchus Marsh area'. */
export function withPlacePreposition(text: string, places: readonly string[]): string | undefined {
  const [first = ''] = places
  const offset = first ? text.indexOf(` ${first}`) : -1
  const trade = text.slice(0, offset).trim()
  const namesTrade =
    offset > 5 &&
    /^[\p{L}\p{N}/&’, -]+$/u.test(trade) &&
    !/\.\s?$|\.\s/.test(trade) &&
    (!trade.includes(',') || / and /.test(trade)) &&
    !/\b(?:in|at|near|around|across|outside|to|from|of|over|the|and|for|up|on|with|by)$/i.test(
      trade,
    )
  const tokens = tokensOf(trade)
  if (
    !namesTrade ||
    trade.length > 44 ||
    tokens.slice(1, -1).some((token) => isVerb(token) && !/ing$/.test(token.lower))
  )
    return undefined
  // 'Based Hay, run 3 teams from Balranald to Ivanhoe': the business is in Hay.
  const after = text.slice(offset)
  const row = places.filter((place) => after.includes(place)).slice(0, 3)
  const inRegion = row.filter(
    (place) =>
      row
        .reduce(
          (left, other) => left.replace(other, ''),
          after.slice(0, after.indexOf(place) + place.length),
        )
        .replace(/\band\b|[\s,/&]/g, '') === '',
  )
  const last = inRegion.at(-1) ?? ''
  // 'Brunswick Melbourne' is a single place.
  const isSuburbOfCity = inRegion.length === 2 && CITIES.test(last)
  const placePhrase = isSuburbOfCity
    ? inRegion.join(', ')
    : inRegion.length > 1
      ? `${inRegion.slice(0, -1).join(', ')} and ${last}`
      : last
  const suburbs =
    /^(.{6,}?) ((?:inner |outer )?(?:north|south|east|west|inner|outer)\w*(?: \w+ern)? suburbs)$/i.exec(
      trade,
    )
  if (suburbs) return `${suburbs[1]} in ${inRegion[0] ?? ''}’s ${suburbs[2]}`
  const street =
    /^(.+ (?:in|on|at) \p{Lu}\p{Ll}+) (st|street|rd|road|ave|avenue|pde|parade)$/iu.exec(trade)
  if (street) {
    const [, named = '', kind = ''] = street
    return `${named} ${STREET_ABBREVIATIONS[kind.toLowerCase()] ?? capitalise(kind)}, ${inRegion[0] ?? ''}`
  }
  const line = `${trade} in ${placePhrase}`
  return line.length <= HEADLINE_MAX ? line : `${trade} in ${inRegion[0] ?? ''}`
}

/** 'Certified translation and video interpreting' of 'Plainbridge provides certified …'. */
export function providedServices(text: string, names: string): string | undefined {
  const found = new RegExp(
    `^(?:we|i|(?:the )?(?:${names}))\\s(?:also )?(?:provides?|offers?|supply|supplies|sells?|specialises? in|do|does)(?!\\s(?:and|or)\\s)\\s(.{8,})$`,
    'iu',
  ).exec(text.replace(/[.!]$/, ''))?.[1]
  const line = found && shorten(found)
  return line && wordsOf(line).length >= 2 ? capitalise(line) : undefined
}

/** The tagger mistakes 'designs' after a name for a noun. */
export const isThirdPersonVerb = (token: Token) =>
  /[^s]s$/.test(token.lower) && (token.pos === 'VERB' || (isNoun(token) && isWork(token)))

/** 'We turn print into formats …' of 'turns print into formats …', for a subject. */
export function toFirstPerson(text: string, subject: string): string | undefined {
  const tokens = tokensOf(text)
  let line = subject
  for (const [index, token] of tokens.entries()) {
    const { lower, lemma, text: word } = token
    const isSeparator = word === ',' || /^(?:and|or|also)$/.test(lower)
    const next = tokens[index + 1]
    // In 'Grows plants' the second word is a noun, not a verb.
    const isVerbHere = index === 0 || /^(?:,|and|or|also)$/.test(tokens[index - 1]?.lower ?? '')
    if (isVerbHere && isThirdPersonVerb(token)) line += ` ${lemma}`
    else if (index > 0 && isSeparator && next && isThirdPersonVerb(next))
      line += word === ',' ? ',' : ` ${word}`
    else {
      const before = tokens[index - 1]
      return before && line + withBaseVerbs(text.slice(before.end))
    }
  }
  return undefined
}

/** 'And makes export crates' continues with another verb for the same subject. */
function withBaseVerbs(text: string): string {
  const tokens = tokensOf(text)
  let line = ''
  let from = 0
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1]
    // In 'And supplies seals' the first word after 'and' is a verb; in 'and supplies for schools'
    // it is a noun.
    const hasObject = next !== undefined && /^(?:NOUN|PROPN|ADJ|DET)$/.test(next.pos)
    if (
      !/^(?:and|or|but)$/.test(tokens[index - 1]?.lower ?? '') ||
      !(token.pos === 'VERB' || hasObject) ||
      !isThirdPersonVerb(token)
    )
      continue
    line += text.slice(from, token.start) + token.lemma
    from = token.end
  }
  return line + text.slice(from)
}

/**
 * Words that add nothing to a headline which says what the business does: 'a not-for-profit social
 * enterprise that …'.
 */
const GENERIC_KIND =
  /^(?:an?|the) (?:[\p{L}-]+ ){0,4}(?:enterprise|charity|organisation|company|business|service|society|club|group|association|co-?op(?:erative)?|team|agency|not-for-profit) (?:that|which|who) (.+)$/iu

const FOUNDERS_WHO =
  /^(?:two|three|four|five|six|a (?:couple|team|group|pair)(?: of)?) (?:[\p{L}-]+ ){1,4}(?:(?:from|in|at|near) [\p{L} ]+? )?who (\p{L}{3,} .+)$/iu

/** Partners and helpers are mentioned further down. */
const WORKS_ALONE =
  /,? just (?:me|us|myself)\b|,? (?:practising|working|operating|trading) (?:on my own|alone|by myself|for myself|solo)\b/i

/** A statement of what the business is; `names` are its names, as alternatives of a pattern. */
export const descriptionPattern = (names: string): RegExp =>
  new RegExp(
    `^(?:we are|we’re|i am|i’m|it is|it’s|this is(?: for)?|(?:we|i)(?:’ve got|’ve| have got| have| own)(?= (?:an?|the) (?!bit|lot|few|new|core|great)[^,.;]+ (?:in|at|on|near|outside|for) )|(?:the )?(?:${names}) (?:is|are))\\s+(?:\\p{Lu}[\\p{Ll}’-]+(?: \\p{Lu}[\\p{Ll}’-]+){0,2}, (?=an?\\s))?((?:(?:an?|the|two|three|four|five)\\s|\\p{L}+s (?:for|in|of|and|who)\\s).+?)[.!]?$`,
    'iu',
  )

/**
 * 'A family plumbing business in Coburg' for 'We are a family plumbing business in Coburg, run by
 * …'.
 */
export function describeBusiness(
  { text }: Statement,
  pattern: RegExp,
  subject: string,
): string | undefined {
  const found = pattern.exec(text)?.[1]
  // 'The workshop of Marguerite Vance' names the owner.
  if (!found || /^(?:the|an?) [\p{Ll} -]+ of \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.test(found))
    return undefined
  // The founders and the founding year are mentioned further down.
  const run = found.search(/,?\s(?:run|owned|led|founded|started) by\s|,?\ssince\s/i)
  // 'A strength gym, not a globe gym' becomes 'a strength gym'.
  const untilRunOn = (run < 0 ? found : found.slice(0, run))
    .replace(WORKS_ALONE, '')
    .replace(/,?\s(?:and )?not\s(?!for\b).*$/i, '')
    // '… dog wash I’m in the Redlands' continues with another sentence.
    .replace(/,?\s(?:I’m|we’re|I am|we are|it’s|been)\s.*$/i, '')
  // 'A paediatric feeding clinic: two speech pathologists, one dietitian …' has its name before the
  // colon.
  const named = /^([^:]+):\s/.exec(untilRunOn)?.[1]
  const description = named && wordsOf(named).length >= 3 ? named : untilRunOn
  const relativeClause = toFirstPerson(GENERIC_KIND.exec(description)?.[1] ?? '', subject)
  const activityLine = relativeClause && shorten(relativeClause)
  if (activityLine) return activityLine
  // 'Three brothers from Toowoomba who resurface courts': the relative clause says what they do.
  const foundersClause = FOUNDERS_WHO.exec(description)?.[1]
  const foundersLine = foundersClause && shorten(`We ${foundersClause}`)
  if (foundersLine) return foundersLine
  const parts = description.matchAll(
    /,\s(?!\p{Lu}\p{Ll}+(?:[,.]|$))|\s(?:that|which|who|where|because|when|with|(?<!\bnot )for|and (?:I|we)|based|serving|offering|selling|doing|taking|seeing|treating|helping|caring)\s|[;:–—(]/gu,
  )
  const endOffsets = [...[...parts].map(({ index }) => index), description.length].filter(
    (end) =>
      end <= HEADLINE_MAX &&
      !endsIncomplete(description.slice(0, end).trim()) &&
      (end === description.length || !GENERIC_PERSON.test(description.slice(0, end).trim())) &&
      !(description[end] === ',' && isInList(description.slice(end + 1))) &&
      // A relative clause is kept in full or removed in full.
      (end === description.length || !/\s(?:that|which|who)\s/.test(description.slice(0, end))),
  )
  // 'A building company specialising in extensions to Victorian houses': the specialty is more
  // informative.
  const specialty =
    /^(?:an? |the )?(?:\p{L}+ ){1,3}(?:specialising in|that does|doing|which does)\s(.{12,})$/u.exec(
      description,
    )?.[1]
  if (specialty && description.length > HEADLINE_MAX)
    return capitalise(shorten(specialty) ?? '') || undefined
  // '…, me, my brother and two apprentices' does not describe the business.
  const aside = description.search(/,\s(?:me|my|just|mum|dad)\b|\sand (?:I|we)\s/i)
  // What it is and where, without tools, customers and founding year.
  const first = endOffsets.find((end) => wordsOf(description.slice(0, end)).length >= 5)
  const end = aside > 0 ? aside : (first ?? endOffsets.at(-1) ?? 0)
  const cut = description.slice(0, end).trim()
  // 'A volunteer charity' is too vague without what it does.
  const line = wordsOf(cut).length < 4 ? (shorten(description) ?? cut) : cut
  return wordsOf(line).length >= 2 && !endsIncomplete(line) ? capitalise(line) : undefined
}

/** A membership does not say what the business does: 'A member of the guild'. */
const MEMBERSHIP =
  /^(?:an? |the |proud )?(?:\p{L}+ )?(?:members?|part|one|third|half|branch) of\b/iu
const SUBJECT_PRONOUN = /^(?:i|we|they|he|she|it)$/
const CONNECTING_WORD =
  /^(?:,|that|which|who|where|when|what|as|if|because|while|so|and|but|or|than|how|until|before|after|for)$/

/**
 * Whether a line is a single sentence or name, not two run together: 'A farrier been shoeing 17
 * years'.
 */
export function isSingleSentence(line: string): boolean {
  const tokens = tokensOf(line)
  const hasSecondSentence = tokens.some(({ lower }, index) => {
    const before = tokens[index - 1]?.lower ?? ''
    const next = tokens[index + 1]?.lower ?? ''
    if (index === 0) return false
    const startOffset =
      SUBJECT_PRONOUN.test(lower) && /^(?:['’](?:m|re|ve|s)|am|are|is|was|have|do|will)$/.test(next)
    const lacksHave =
      lower === 'been' && !/^(?:have|has|had|['’](?:ve|s|d)|not|never|always|long)$/.test(before)
    return (startOffset && !CONNECTING_WORD.test(before)) || lacksHave
  })
  return !hasSecondSentence && !MEMBERSHIP.test(line)
}
