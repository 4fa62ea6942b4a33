import { linesOf } from '../english/sentences.ts'
import { isSloppy } from '../english/sloppy.ts'
import { isNoun, isVerb, tokensOf } from '../english/tokens.ts'
import { NAMES_AUDIENCE, TELLS_TO_BRING } from '../statements/section-headings.ts'
import type { Clause } from './clause.ts'
import { isRequestRow, withContextualRoles } from './contextual-roles.ts'
import { ABOUT_THE_SITE, type Role, roleOf } from './roles.ts'
import { runOnStarts, SUBJECTS } from './run-ons.ts'
import {
  FEATURE_REQUEST,
  requestedStatementIn,
  STATES_FACT,
  splitSiteRequest,
} from './site-requests.ts'

/** Headings and labels of notes to the designer. */
const NOTE_LABEL =
  /\b(?:website|web ?site|designer|about the site|pages|notes? for you|for you|colou?rs?|target audiences?|key messages?)\b|\bforms?\s*$|^(?:design|looks?|site|web|notes?|audiences?|messages?|tone|objectives?|goals?|priorit\w+|primary|brand)\b/i
/** 'What customers must understand from the website': what stands below is for customers. */
const TELLS_CUSTOMERS =
  /^what (?:customers|people|clients|visitors|parents|patients|everyone|they) (?:must|should|need to|have to|ought to) (?:understand|know|see|learn|hear)\b/i
/** 'We need it to do these' is a heading for requests; 'What we don’t do' is not. */
const REQUEST_HEADING =
  /\b(?:needs?|wants?|should|would like|must|please|wish(?:es|list)?|has to|have to)\b/i
/** First words of a row that is entirely about the website: 'For the web person:', 'Website:'. */
const NOTE_ROW =
  /^(?:(?:about|for|on|re|regarding|as for|now)\s)?(?:the |our |my )?(?:new )?(?:web ?site|site|web ?page|web person|web thing|web stuff|web guy|web|page|design(?:er)?|look(?: and feel)?|you|whoever builds \w+)\b[^.!?:]{0,24}:|^(?:website|site|web page)\s[–—-]\s|^(?:design|website|site) (?:notes?|wishes|wants|ideas|brief)\b|^(?:notes?|wishes) (?:for|about)\b|^(?:an? |one )?(?:last |final |quick |small |little )?(?:notes?|word|remark) (?:to|for) (?:the |our |your |whoever )|^(?:dear|hi) (?:designer|developer|web)|^(?:for|about|on) (?:the |our )?(?:web ?site|site|designer)\s*$/i

/** A request not to repeat the statement before it. */
const RETRACTION =
  /^(?:(?:so|and|but) )?(?:please )?(?:don’t|do not) (?:(?:put|say|use|write|print|mention|advertise|publish|give|show) (?:that|it|this|an? (?:exact )?(?:number|figure|date|time))\b|(?:advertise|publish|print|mention|say)\W*$)|\bnot open to (?:the )?public\b/i

/**
 * 'I record older people telling their stories': describes work, and does not mention a website.
 */
const BUSINESS_OPENING =
  /^(?:I|we)(?:’re|’m| am| are)? (?!.*\b(?:web ?site|site|pages?|logo|online|rebrand|redesign)\b)(?!(?:want|need|would|’d|like|hope|wish|are after|look)\b)\p{L}+/iu

/** 'We retire a towel after 150 washes', in a paragraph that begins with the website */
const STATES_OWN_WORK =
  /^(?:we|I|our|my)(?:[’']re|[’']ve|[’']m)? (?!.*\b(?:web ?site|site|pages?|forms?|buttons?|links?|photos?|pictures?|galler\p{L}+|videos?|logos?|colou?rs?|online|people|visitors|they|them|you|your|please)\b)(?!(?:really |just |also |all |only )*(?:want|need|would|wish|hope|like|love|prefer|think|believe|reckon|hate|can|could|will|may|might|plan|tried|had|used|get|got|have (?:a lot|heaps|lots|about|some|no)|are (?:after|looking|hoping|not sure|thinking))\b)/iu
/** 'Just me and my sister cleaning houses in Hobart' describes the business as well. */
const BUSINESS_FRAGMENT =
  /^(?:just|only|it’s|two|three|four) (?:me|us|two|three|the two|a|an|my)?\b/iu

/** A sentence in brackets that follows a statement. */
const ASIDE = /(?=\s\()(?<=\p{L}{2,} \p{L}+.*)\s\([^()$]{32,}\)/gu

/**
 * The clauses of a tidied description, in order. A sentence that was written without full stops is
 * split at the start of each new statement.
 */
export function clausesOf(text: string): Clause[] {
  const sloppy = isSloppy(text)
  let before: Role | 'start' = 'start'
  let noteRow = -1
  let readLength = 0
  /** Whether each heading is like 'We need it to do these': everything under it is a request. */
  const ofSite = new Map<string, boolean>()
  const isAboutSite = (heading: string) => {
    const known = ofSite.get(heading)
    if (known !== undefined) return known
    const words = tokensOf(heading)
    const is =
      (NOTE_LABEL.test(heading) && !TELLS_CUSTOMERS.test(heading)) ||
      (REQUEST_HEADING.test(heading) &&
        !TELLS_TO_BRING.test(heading) &&
        !NAMES_AUDIENCE.test(heading) &&
        // 'People want to know what it costs' above a list of prices
        !listsPrices(heading) &&
        roleOf(words, heading, { before: 'website', position: 0.5, next: '' }) === 'website')
    ofSite.set(heading, is)
    return is
  }
  const lines = linesOf(text)
  const listsPrices = (heading: string) => {
    const items = lines.filter((line) => line.kind === 'item' && line.heading === heading)
    return items.filter((item) => /\$\s?\d/.test(item.text)).length * 2 > items.length
  }
  const parts = lines.flatMap((line) => {
    const label = /^([\p{L}][\p{L} ’&]{2,28}):\s+(?=\p{L}|\d)/u.exec(line.text)?.[1] ?? ''
    if (line.kind === 'sentence' && NOTE_ROW.test(line.text)) noteRow = line.row
    const isUnderNote = isAboutSite(line.heading) || NOTE_LABEL.test(label)
    const isNote = isUnderNote || line.row === noteRow
    const isOnlyInNoteRow = !isUnderNote && line.kind === 'sentence' && !NOTE_ROW.test(line.text)
    const tokens = tokensOf(line.text)
    const splitIndexes = line.kind === 'item' ? [] : runOnStarts(tokens, sloppy)
    const position = readLength / text.length
    readLength += line.text.length
    return [0, ...splitIndexes].flatMap((from, index) => {
      const part = tokens.slice(from, [0, ...splitIndexes][index + 1] ?? tokens.length)
      const [first] = part
      const last = part.at(-1)
      if (!first || !last) return []
      const wording = line.text
        .slice(first.start, last.end)
        .replace(/^[\s,;–-]+/, '')
        .replace(/[\s,;:–-]+$/, '')
        // 'Cats litter trays no.' is a refusal.
        .replace(
          /^((?:\p{L}+ ){0,3}\p{L}+),? (?:no|nope)(?: sorry| obviously)?(?:\s*\([^()]*\))?([.!]?)$/iu,
          'No $1$2',
        )
      if (!/[\p{L}\p{N}]/u.test(wording)) return []
      return splitSiteRequest(wording).map((part) => ({
        ...{ text: part, line, position },
        isNote:
          (isNote && !(isOnlyInNoteRow && STATES_OWN_WORK.test(part))) ||
          FEATURE_REQUEST.test(part),
        isFact:
          (part !== wording && STATES_FACT.test(part)) ||
          (line.kind === 'item' && TELLS_CUSTOMERS.test(line.heading)),
      }))
    })
  })
  const clauses = parts.map(
    ({ text: originalText, line, isNote, isFact, position }, index): Clause => {
      const statement = requestedStatementIn(originalText)
      const wording = statement ?? originalText
      const tokens = tokensOf(wording)
      // A note to the designer in brackets does not change the role of the sentence around it.
      const withoutAside = wording.replace(ASIDE, '')
      const found = roleOf(
        withoutAside === wording ? tokens : tokensOf(withoutAside),
        withoutAside,
        {
          ...{ before, position, next: parts[index + 1]?.text ?? '' },
        },
      )
      // 'Everybody says "no job too small" please don’t put that' retracts the part before it.
      const isTakenBack = RETRACTION.test(parts[index + 1]?.text ?? '')
      const role: Role =
        statement || isFact
          ? 'business'
          : (isNote && found !== 'contact' && found !== 'budget') || isTakenBack
            ? 'website'
            : (index === 0 || (index <= 2 && before === 'talk')) &&
                ((/^(?:website|private)$/.test(found) && BUSINESS_OPENING.test(wording)) ||
                  (found === 'private' &&
                    BUSINESS_FRAGMENT.test(wording) &&
                    !ABOUT_THE_SITE.test(wording)))
              ? 'business'
              : found
      before = role
      const { kind, heading, sentence } = line
      return { text: wording, tokens, role, kind, heading, sentence }
    },
  )
  const wishedClauses = new Set(
    parts.flatMap(({ line: { row, kind } }) =>
      // The first row is about the business.
      row > 0 && kind === 'sentence' && isRequestRow(parts.filter(({ line }) => line.row === row))
        ? [row]
        : [],
    ),
  )
  // What the client asks to be stated is stated, also in a row of requests.
  return withContextualRoles(clauses, (index) =>
    wishedClauses.has(parts[index]?.line.row ?? -1),
  ).map((clause, index) =>
    clauses[index]?.text === parts[index]?.text && !parts[index]?.isFact
      ? clause
      : { ...clause, role: 'business' as const },
  )
}

/** Whether a clause has a subject and a verb that makes a statement about it. */
export function isSentence({ tokens }: Clause): boolean {
  // 'George re-covers lounges': the tagger takes a rare verb between a name and a noun for a noun.
  const [name, act, object] = tokens
  if (
    name?.pos === 'PROPN' &&
    act?.pos === 'NOUN' &&
    /^\p{Ll}.*[^s]s$/u.test(act.text) &&
    /^(?:NOUN|DET|ADJ|PRON)$/.test(object?.pos ?? '')
  )
    return true
  const verb = tokens.findIndex(
    (token, index) =>
      isVerb(token) && (index > 0 || token.lower === 'is') && !/ing$/.test(token.lower),
  )
  return (
    verb > 0 &&
    tokens
      .slice(0, verb)
      .some((token) => isNoun(token) || token.pos === 'PRON' || SUBJECTS.has(token.lower))
  )
}
