import { capitalise } from '../english/sentences.ts'

const ASKED =
  "(?:(?:and |also |then )?(?:(?:(?:I|we)(?: should| would|[’']d)? (?:also )?(?:like|want|need|love)|there (?:should|must|could|needs to) be|(?:can|could) (?:we|you|there)(?: please)? (?:have|add|do|be)|please (?:have|add|make|include)) )?)"
const PART = '(?:an? |one |some )?(?:separate |short |little |simple )?(?:page|section|bit|part)'
/** 'I should like a page on how a rebuild proceeds (inspection, written quote, strip-down)' */
const IN_BRACKETS = new RegExp(
  `(?<=^|\\n|[.!?]\\s)${ASKED}${PART} (?:on|about|for|explaining|showing|setting out) (?<topic>[^.,;:()\\n]{4,60}) \\((?<list>[^()\\n]{12,300})\\)(?<rest>[^.!?\\n]*)(?<end>[.!?]|(?=\\n|$))`,
  'giu',
)
/** 'Maybe a few tips what to do while they wait (shut the door, towel under it)' */
const TIPS_IN_BRACKETS =
  /(?<=^|\n|[.!?]\s)(?:(?:and|also|maybe|perhaps|plus|please) )*(?:(?:put|add|have|include|want|need|give) )?(?:an? )?(?:few |some |couple of |short )*tips,? (?:on |about |for )?(?<topic>[^.,;:()\n]{4,60}) \((?<list>[^()\n]{12,300})\)[.!]?/giu
/** 'How often? Please put a small table: construction 3 months, factory 6 months, office 12 months.' */
const TABLE_ASKED =
  /(?<=^|\n|[.!?]\s)(?:(?<topic>[^.?!:\n]{3,40})\?\s+(?:[^.?!:\n]{3,60}[.!]\s+)?)(?:please )?(?:put|add|show|include|have) (?:in )?(?:an? )?(?:small |simple |little |quick )?(?:table|list|chart): (?<list>[^.!?\n]{12,300})[.!]?/giu
/** 'There should be a page, “Your first visit”, explaining what to wear, and that there is parking.' */
const EXPLAINING = new RegExp(
  `(?<=^|\\n|[.!?]\\s)${ASKED}${PART},? (?:called |titled |headed )?["“](?<topic>[^"“”\\n]{3,40})["”],? (?:explaining|saying|telling \\p{L}+|(?:that|which) (?:explains|says|tells \\p{L}+|covers)) (?<list>[^.!?\\n]{12,400})[.!?]?(?=\\s|$)`,
  'giu',
)
/** '- "what we can’t take": soft toys, anything battery without cover, cots, bike helmets' */
const QUOTED_TITLE =
  /(?<=^|\n)[^\S\n]*(?:[-–—•*·]\s+)?(?:an? |the )?["“](?<topic>[^"“”\n]{5,40})["”](?: (?:page|section|list|bit|part))?\s?[:–—-]\s(?<list>[^.!?\n]{12,300})[.!]?(?=\n|$)/giu
/** What a website has, and no content of a page: 'photos, a form, prices'. */
const FUNCTION =
  /\b(?:forms?|photos?|pictures?|gallery|maps?|buttons?|links?|prices?|calendar|videos?|logins?|shop|search|reviews?|testimonials?|faqs?)\b/i
const MIN_ENTRIES = 3
/** A comma or 'and' between entries, outside of brackets. */
const BETWEEN_ENTRIES = /,\s(?:and\s)?(?![^()]*\))/
/** The same where each entry begins with the word that explains: 'what …, and that …'. */
const BETWEEN_CLAUSES =
  /(?:,|\s)\s?(?:and\s)?(?=(?:that|what|how|where|when|why|who) )(?![^()]*\))/iu

const listOf = (topic: string, entries: readonly string[]) => {
  const isProcess = /^how\b(?! (?:often|much|many|long|far|big))/i.test(topic)
  const rows = entries.map(
    (entry, index) => `${isProcess ? `${index + 1}.` : '-'} ${capitalise(entry)}`,
  )
  return `\n\n${capitalise(topic.trim())}:\n${rows.join('\n')}\n\n`
}

/** 'what to wear (loose shorts)' and 'that there is parking' as a page says them; '' without content. */
function saidOnPage(entry: string): string {
  const [, question = '', answer = ''] =
    /^((?:what|how|where|when|who) [^()]+?) \(([^()]+)\)$/iu.exec(entry) ?? []
  if (answer) return `${question}: ${answer}`
  return /^that /i.test(entry) ? entry.replace(/^that /i, '') : ''
}

/**
 * A description in which the contents of a page that the client asks for stand below its name: what
 * is in brackets, or what the page should explain.
 */
export const withPageContents = (text: string): string =>
  text
    .replace(IN_BRACKETS, (sentence, ...match) => {
      const { topic, list, rest, end } = match.at(-1)
      const entries = list.split(BETWEEN_ENTRIES).map((entry: string) => entry.trim())
      if (entries.length < MIN_ENTRIES || FUNCTION.test(list)) return sentence
      const more = rest.replace(/^,? (?:and|plus|as well as) /i, '').trim()
      return `${listOf(topic, entries)}${more ? `I should like ${more}${end}` : ''}`
    })
    .replace(TABLE_ASKED, (sentence, ...match) => {
      const { topic, list } = match.at(-1)
      const entries = list.split(BETWEEN_ENTRIES).map((entry: string) => entry.trim())
      return entries.length < MIN_ENTRIES || FUNCTION.test(list) ? sentence : listOf(topic, entries)
    })
    .replace(QUOTED_TITLE, (line, ...match) => {
      const { topic, list } = match.at(-1)
      const entries = list.split(BETWEEN_ENTRIES).map((entry: string) => entry.trim())
      return entries.length < MIN_ENTRIES || FUNCTION.test(list) ? line : listOf(topic, entries)
    })
    .replace(TIPS_IN_BRACKETS, (sentence, ...match) => {
      const { topic, list } = match.at(-1)
      const entries = list.split(BETWEEN_ENTRIES).map((entry: string) => entry.trim())
      return entries.length < MIN_ENTRIES || FUNCTION.test(list)
        ? sentence
        : listOf(topic.replace(/\b(?:they|people|customers)\b/giu, 'you'), entries)
    })
    .replace(EXPLAINING, (sentence, ...match) => {
      const { topic, list } = match.at(-1)
      const entries = list
        .split(BETWEEN_CLAUSES)
        .map((entry: string) => saidOnPage(entry.trim()))
        .filter(Boolean)
      return entries.length === 0 ? sentence : listOf(topic, entries)
    })
