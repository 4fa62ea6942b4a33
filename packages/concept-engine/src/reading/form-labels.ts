import { capitalise } from './sentences.ts'

/** 'Customers: schools, amateur theatre': a line of a form that the client filled in. */
const ROW = /^[^\S\n]*[-*•]?[^\S\n]*(\p{Lu}[\p{L}\p{N} /&+,’'()-]{1,36}?)\s?:[^\S\n]+(\S[^\n]*)$/gmu
/** With this many rows a description is a form; in running text a colon is only a colon. */
const MIN_ROWS = 4

/** The last entry of a list after 'or', since the sentence refuses all of them. */
const inOne = (list: string) =>
  list.replace(/[.\s]+$/, '').replace(/,\s(?!.*,)(?:and |or )?(?=[^,]+$)/u, ' or ')

/** 'Small bird from $420 / fox $1,150': the entries of a list in one row. */
const entriesOf = (value: string) => value.split(/\s+[/|•]\s+|\s*;\s+/u)

/** Labels of such forms, each with what its row says in running text; '' if it says nothing. */
const LABELS: [label: RegExp, said: (value: string) => string][] = [
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
    /^(?:trade|industry|sector|field|(?:type|kind|line) of (?:business|work)|business type|profession|occupation|what(?: (?:we|I) (?:do|are))?|what (?:do )?(?:you|we|I) (?:do|sell|offer|make)\??|offer|conditions|terms|price guide)$/iu,
    (value) => capitalise(value),
  ],
  [/^(?:location|based(?: in| at)?|base|town|city)$/iu, (value) => `Based in ${value}`],
  [
    /^(?:(?:service )?areas?|areas? covered|coverage|suburbs|region|where (?:we|I) (?:go|work|travel))$/iu,
    (value) => `We cover ${value}`,
  ],
  // 'Where: old wool store, 8 Quay Lane' is an address; any other place may be either.
  [
    /^where(?: (?:we|I) are)?$/iu,
    (value) =>
      /\d+\p{L}? \p{Lu}|\b(?:upstairs|level|shop|unit|suite|shed)\b/u.test(value)
        ? `You will find us at ${value}`
        : `Where: ${value}`,
  ],
  [
    /^(?:customers?|clients?|audience|target (?:audience|market|customers?)|market|for whom|for|who(?: (?:it[’']?s|its|it is) for| buys)?)$/iu,
    (value) => `Who for: ${value}`,
  ],
  [
    /^(?:we|I) don[’']?t$/iu,
    (value) => `We don’t ${value.charAt(0).toLowerCase()}${value.slice(1)}`,
  ],
  [/^(?:our )?(?:team|staff|people)$/iu, (value) => `Our team: ${value}`],
  [
    /^(?:(?:booking|enquiry|quote|order|contact|request) )?(?:form )?fields$|^(?:booking|enquiry|quote|order|contact|request) form$/iu,
    (value) => `Form: ${value}`,
  ],
  [/^(?:pages? (?:wanted|needed|required)|site ?map)$/iu, (value) => `Pages: ${value}`],
  [
    /^(?:offer|service|product|item|class|course|package|tour|treatment|option|job|price) ?(?:no\.? ?)?\d{1,2}$/iu,
    (value) => `- ${value}`,
  ],
  [
    /^(?:services?|products?|offers?|items?|hire|stock|menu|treatments?|classes)(?:,? ?(?:and|&|\+|\/) ?(?:prices?|rates?|fees|costs?))$|^(?:\p{L}+ )?(?:prices?|rates?|fees|costs?|price list)$/iu,
    (value) =>
      entriesOf(value).length > 2
        ? `Prices:\n${entriesOf(value)
            .map((entry) => `- ${entry.trim()}`)
            .join('\n')}\n`
        : value,
  ],
  [
    /^(?:also no|not offered|not available|exclusions?|excluded|(?:what )?(?:we |I )?(?:don[’']?t|do not) (?:do|offer|sell|stock|take)|not? (?:done|sold|stocked|taken|for us))$/iu,
    (value) =>
      `We don’t offer ${inOne(/^\p{Lu}\p{Ll}/u.test(value) ? value.charAt(0).toLowerCase() + value.slice(1) : value)}`,
  ],
]

/**
 * A description that is a filled-in form, with the rows whose labels would not be printed as running
 * text: 'Trade: hire of armour' is 'Hire of armour', 'Offer 1: …' an entry of a list.
 */
export function withoutFormLabels(text: string): string {
  if ([...text.matchAll(ROW)].length < MIN_ROWS) return text
  return text
    .replace(ROW, (row, label: string, value: string) => {
      const [, said] = LABELS.find(([pattern]) => pattern.test(label.trim())) ?? []
      if (said) return said(value)
      // 'LANGUAGES: English'
      return /\p{Ll}/u.test(label) ? row : `${capitalise(label.trim().toLowerCase())}: ${value}`
    })
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
