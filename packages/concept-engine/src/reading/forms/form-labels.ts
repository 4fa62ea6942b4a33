import { capitalise } from '../english/sentences.ts'

/** 'Customers: schools, amateur theatre': a line of a form that the client filled in. */
const LABELLED_ROW =
  /^[^\S\n]*[-*•]?[^\S\n]*(\p{Lu}[\p{L}\p{N} /&+,’'()-]{1,36}?)\s?:[^\S\n]+(\S[^\n]*)$/gmu
/** With this many rows a description is a form; in running text a colon is only a colon. */
const MIN_ROWS = 4

/** The last entry of a list after 'or', since the sentence refuses all of them. */
const inOneRow = (list: string) =>
  list.replace(/[.\s]+$/, '').replace(/,\s(?!.*,)(?:and |or )?(?=[^,]+$)/u, ' or ')

/** 'Small bird from $420 / fox $1,150': the entries of a list in one row. */
const entriesOf = (value: string) => value.split(/\s+[/|•]\s+|\s*;\s+/u)

/** 'No hearing aids, no walk-ins' after 'we don’t offer'. */
const stripNegation = (list: string) => list.replace(/(^|[,;.]\s+)(?:no|not)\s/giu, '$1')
/** 'Schools and theatres, so nothing silly': whom the business works for, without what follows of it. */
const forWhom = (value: string) => {
  const whom = value.replace(/[,;]? so (?:nothing|no|please|keep|make|don[’']?t|not|it)\b.*$/i, '')
  return /,/.test(whom) ? `For ${lowered(whom)}` : `Who for: ${whom}`
}
const lowered = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
/** 'Parties. Clowns. Outdoor shows.' as a list. */
const inOneSentence = (list: string) =>
  lowered(list).replace(
    /\.\s+(?!(?:We|I|It|They|You|Nobody|No|Not|Only|If|Please)\b)(\p{Lu})(?=\p{Ll}[^,.]*(?:\.|$))/gu,
    (_seam, letter: string) => `, ${letter.toLowerCase()}`,
  )
/** 'Home / Which licence? / Fees': the titles in one list. */
const joinTitles = (titles: string) =>
  titles.replace(/[?.](?=\s*(?:[/|,]|$))/g, '').replace(/\s*[/|]\s*/g, ', ')

/** Labels of such forms, each with what its row says in running text; '' if it says nothing. */
const LABELS: [label: RegExp, rewrite: (value: string) => string][] = [
  // The company’s name has its own field in the form.
  [
    /^(?:(?:your |my |contact |full |company |business |trading |shop )?name(?: of (?:the |our )?(?:business|company|shop))?|company|business|trading as)$/iu,
    () => '',
  ],
  // 'Owner: Anjali Perera, registered migration agent'
  [
    /^(?:owner(?:[’']?s? name)?|contact person|proprietor|director|principal)$/iu,
    (value) => (/,\s\p{L}/u.test(value) ? value : ''),
  ],
  [/^(?:street )?address$/iu, (value) => `You will find us at ${value}`],
  [
    /^(?:trade|industry|sector|field|(?:type|kind|line) of (?:business|work)|business type|profession|occupation|what(?: (?:we|I) (?:do|are))?|what (?:do(?:es)? )?(?:you|we|I|(?:your|the) business) (?:do|sell|offer|make)|anything else|who are you|what is it|what it is|about(?: us| me)?|summary|positioning|overview|in short|pitch|offer|conditions|terms|price guide|not us)$/iu,
    (value) => capitalise(value),
  ],
  [
    /^(?:location|based(?: in| at)?|base|town|city|where are you(?: based)?)$/iu,
    (value) => `Based in ${value}`,
  ],
  [
    /^(?:(?:the |our |my )?(?:main |key )?message|one line(?:r)?|slogan|tag ?line)$/iu,
    (value) => `Main message: ${value}`,
  ],
  // The tone of the website is a matter between the client and the copywriter.
  [/^(?:tone(?: of voice)?|voice|wording)$/iu, () => ''],
  [
    /^colou?rs? (?:(?:you|we|I|that (?:we|I)) )?(?:dislike|hate|avoid|to avoid|don[’']?t (?:like|want))$/iu,
    (value) => `Colours: no ${value}`,
  ],
  [/^(?:hates?|dislikes?)$/iu, () => ''],
  [
    /^(?:(?:service )?areas?|areas? covered|coverage|suburbs|region|where (?:we|I) (?:go|work|travel)|where do you (?:go|work|travel|serve))$/iu,
    (value) => `We cover ${value.replace(/^All\b/, 'all')}`,
  ],
  // 'Where: old wool store, 8 Quay Lane' is an address; any other place may be either.
  [
    /^where(?: (?:we|I) are)?$/iu,
    (value) =>
      /\d+\p{L}? \p{Lu}|\b(?:upstairs|level|shop|unit|suite|shed)\b/u.test(value)
        ? `You will find us at ${value}`
        : /^[^.;\d]*\p{Lu}[^.;,]*,[^.;,]*\p{Lu}[^.;,]*,/u.test(value)
          ? `We cover ${value}`
          : /^(?:based|in|at|near)\b/i.test(value)
            ? capitalise(value.replace(/^based (?=\p{Lu})/u, 'based in '))
            : `Where: ${value}`,
  ],
  [
    /^(?:customers?|clients?|audience|target (?:audience|market|customers?)|market|for whom|for|who (?:(?:it[’']?s|its|it is) for|buys|are your (?:customers|clients)))$/iu,
    (value) => forWhom(value),
  ],
  // 'Who: two licensed pilots' names who does the work, 'who: couples' who it is for.
  [
    /^who$/iu,
    (value) =>
      /^(?:\d|(?:one|two|three|four|five|six|seven|eight|an?|we|I|our|my)\b)/iu.test(value)
        ? capitalise(value)
        : `Who for: ${value}`,
  ],
  [/^(?:we|I) don[’']?t$/iu, (value) => `We don’t ${lowered(value)}`],
  [/^(?:our )?(?:team|staff|people)$/iu, (value) => `Our team: ${value}`],
  [
    /^(?:(?:booking|enquiry|quote|order|contact|request) )?(?:form )?fields$|^(?:booking|enquiry|quote|order|contact|request) form$|^what should (?:the|your) form ask$|^forms?$/iu,
    (value) => `Form: ${value.replace(/^[\p{L} ]{3,24}:\s/u, '')}`,
  ],
  [
    /^(?:(?:(?:what|which) )?pages?(?: (?:wanted|needed|required))?|site ?map)$/iu,
    (value) => `Pages: ${joinTitles(value)}`,
  ],
  [
    /^(?:offer|service|product|item|class|course|package|tour|treatment|option|job|price) ?(?:no\.? ?)?\d{1,2}$/iu,
    (value) => `- ${value}`,
  ],
  [
    /^(?:services?|products?|offers?|items?|hire|stock|menu|treatments?|classes)(?:,? ?(?:and|&|\+|\/) ?(?:prices?|rates?|fees|costs?))$|^(?:\p{L}+ )?(?:prices?|rates?|fees|costs?|price list)(?: you want(?: shown)?)?$|^(?:what do you charge|how much)$/iu,
    (value) =>
      entriesOf(value).length > 2
        ? `Prices:\n${entriesOf(value)
            .map((entry) => `- ${entry.trim()}`)
            .join('\n')}\n`
        : value,
  ],
  [
    /^(?:also no|not offered|not available|exclusions?|excluded|(?:what )?(?:we |I )?(?:don[’']?t|do not) (?:do|offer|sell|stock|take)|what (?:don[’']?t you|do you not) (?:do|offer|sell)|not? (?:done|sold|stocked|taken|for us))$/iu,
    (value) => {
      const [refused = '', ...rest] = inOneSentence(value).split(/(?<=[.!])\s+/)
      return [`We don’t offer ${inOneRow(stripNegation(refused))}`, ...rest].join('. ')
    },
  ],
]

/**
 * A description that is a filled-in form, with the rows whose labels would not be printed as running
 * text: 'Trade: hire of armour' is 'Hire of armour', 'Offer 1: …' an entry of a list.
 */
export function withoutFormLabels(description: string): string {
  const text = withoutQuestions(description)
  if ([...text.matchAll(LABELLED_ROW)].length < MIN_ROWS) return text
  return text
    .replace(LABELLED_ROW, (row, label: string, value: string) => {
      // 'Prices (ex GST): …'
      const [, name = label.trim(), tax = ''] =
        /^(.+?) \(([^()]*\bgst)\)$/iu.exec(label.trim()) ?? []
      const [, rewrite] = LABELS.find(([pattern]) => pattern.test(name)) ?? []
      if (rewrite) return `${rewrite(value)}${tax && `\nAll prices are ${tax}.`}`
      // 'LANGUAGES: English'
      return /\p{Ll}/u.test(label) ? row : `${capitalise(label.trim().toLowerCase())}: ${value}`
    })
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** '3. What do you offer?', with the answer on the same line, on the next or in a list below. */
const NUMBERED_QUESTION =
  /^[^\S\n]*\d{1,2}[.)][^\S\n]*(\p{Lu}[^?\n:]{3,44})\?[^\S\n]*(\S.*|\n(?![^\S\n]*(?:[-–*•\n]|\d{1,2}[.)]))\S.*|)$/gmu
const LIST_NUMBER = /^[^\S\n]*\d{1,2}[.)][^\S\n]+(?=\p{Lu})/gmu
const OFFER_QUESTION = /^what do(?:es)? (?:you|your business) (?:do|offer|sell|make)$/i

/** A questionnaire with its answers, as a form with labels. */
function withoutQuestions(text: string): string {
  if ([...text.matchAll(NUMBERED_QUESTION)].length < MIN_ROWS) return text
  return text
    .replace(NUMBERED_QUESTION, (_row, question: string, answer: string) =>
      answer.trim() === ''
        ? `\n${OFFER_QUESTION.test(question) ? 'What we do' : question}:`
        : `${question}: ${answer.trim()}`,
    )
    .replace(LIST_NUMBER, '')
}
