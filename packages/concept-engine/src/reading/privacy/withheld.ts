import type { Contact } from '../contacts/contact.ts'

/** Things that a client can ask to keep off the page, and the words for them. */
const WITHHELD_NOUNS = {
  mobile: 'mobile(?: (?:phone|number))?s?',
  phone: '(?:phone|telephone) numbers?|(?:my|our|the) (?:phone|number)(?! of\\b)',
  email: 'e-?mails?(?: address(?:es)?)?',
  address: '(?:street |home |exact )?address(?:es)?|location|where (?:we|I) (?:are|live)',
  prices:
    '(?<!\\bby )(?:prices?|rates|fees)(?! (?:calculators?|comparisons?|increases?|match\\p{L}*|guides?))',
  hours: '(?:opening|business|trading) (?:hours|times)|(?<!after[- ])hours',
  names:
    '(?:my|his|her|their|our|any|the)(?: \\p{L}+’s?)? names?(?! of (?:the |our |any )?(?:propert|farm|station|street|house|paddock|vineyard|well)\\p{L}*)|\\p{Lu}\\p{L}+ by name',
} as const
export type Withheld = keyof typeof WITHHELD_NOUNS

/**
 * A few words of the same sentence, none of them 'not'; the full stop within an address does not
 * end it.
 */
const upTo = (max: number) => `(?:(?!\\bnot\\b)[^.!?\\n]|\\.(?=\\S)){0,${max}}?`
const NEGATION = "(?:don[’']?t|do not|never|not|no need to|rather not)"
const PUBLISH_VERB = '(?:show|put|list|print|mention|display|publish|include|advertise)'
const CONFIDENTIAL_WORD =
  '(?:confidential|secret|private|hidden|off the record|not for (?:the )?(?:publication|public|site|website|page)|not (?:to )?be (?:shown|published|listed|printed|public)|only for you(?:r \\p{L}+)?|for you only|for your (?:invoice|records?|eyes|reference)(?: only)?)(?!\\p{L})'
/** The ways to make the request; N stands for the thing to withhold. */
const REQUEST_PATTERNS = [
  `\\b${NEGATION}(?: want (?:you )?to| need to| please)? ${PUBLISH_VERB}\\b${upTo(24)}\\b(?:N)(?!\\p{L})`,
  `\\bnever list (?:N)(?!\\p{L})`,
  // 'Price is around a hundred and thirty a hive but don’t put that'
  `\\b(?:N)(?!\\p{L})${upTo(110)}\\b(?:but|so|and) (?:please )?(?:don[’']?t|do not|never|not to) ${PUBLISH_VERB} (?:that|it|this|them|those)\\b`,
  `\\b(?:keep|leave) (?:\\p{L}+ ){0,3}?(?:N)(?!\\p{L})${upTo(50)}\\b(?:off|out|private|secret|confidential|hidden)(?!\\p{L})`,
  `(?<!\\b(?:${NEGATION}|to) )\\b(?:hide|withhold|omit)\\b${upTo(20)}\\b(?:N)(?!\\p{L})`,
  `\\b(?:N)(?!\\p{L})${upTo(40)}(?:\\b(?:must|should|shall|is|are|stays?|kept|has to|have to|it is)\\b|[,(])${upTo(14)}\\b${CONFIDENTIAL_WORD}`,
  `\\b(?:N)(?!\\p{L})${upTo(24)}\\b(?:should|must)(?:n[’']?t| not) (?:appear|be (?:shown|published|listed|printed|public|on the))`,
  `\\bno (?:\\p{L}+ )?(?:N)(?!\\p{L})${upTo(20)}\\b(?:on|anywhere)\\b${upTo(14)}\\b(?:site|website|page|online)(?!\\p{L})`,
]
/** 'Don’t use the name Barker & Sons': a name to keep off the page. */
const NAME_TO_OMIT =
  /\b(?:don[’']?t|do not|never) use (?:the |my |his |her |our )?(?:old )?names?\b/iu
const PATTERNS = Object.fromEntries(
  Object.entries(WITHHELD_NOUNS).map(([kind, noun]) => [
    kind,
    [
      ...REQUEST_PATTERNS.map(
        (requested) => new RegExp(requested.replaceAll('(?:N)', `(?:${noun})`), 'iu'),
      ),
      ...(kind === 'names' ? [NAME_TO_OMIT] : []),
    ],
  ]),
) as Record<Withheld, RegExp[]>

/**
 * 'I have room for four more farms, but please do not print the number, because it changes': the
 * number is a count, not a phone number.
 */
const COUNT_NOT_PHONE =
  /\b(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty) (?:more |other )?\p{L}+s\b[^.!?\n]{0,60}\bthe number\b,? (?:because|as|since) it (?:changes|varies|moves)\b/giu
/** 'Wholesale prices': those of some customers, which a page for the public does not state. */
const PRICES_OF_A_GROUP =
  /\b(?:wholesale|trade|contract|corporate|bulk|member|staff|agents?[’']?|dealers?[’']?) (?:prices?|rates|fees|pricing)\b/giu
/** 'Per-head rates', beside prices that 'you can put' */
const PRICES_BY_UNIT = /\b(?:per[- ]\p{L}+|hourly|daily|weekly) (?:prices?|rates|fees)\b/giu
/** 'Rates for mines': the prices for some of the customers only. */
const PRICES_FOR_CUSTOMERS = /\b(?:prices?|rates|fees) for (?:the |our )?(\p{L}{4,})/giu
/** 'For the public at the factory door: teff $14': prices that may be shown beside secret ones. */
const PUBLIC_PRICES =
  /\b(?:for|to) (?:the )?(?:public|everybody|everyone)\b[^.!?\n]*\$\d|\b(?:retail|public)\b[^.!?\n]{0,40}\$\d|\bat the (?:\p{L}+ )?(?:door|gate|shop|counter)\b[^.!?\n]{0,40}\$\d|\byou (?:can|may) (?:put|show|list|use|print|publish)\b[^$]{0,120}\$\d/iu
/** 'Don’t print any member’s phone number': it is not the number of the club. */
const NUMBERS_OF_OTHERS =
  /\b(?:any |a |our |the |other |each )?(?:members?|customers?|clients?|volunteers?|players?|students?|parents?|patients?|residents?|tenants?|suppliers?)[’']s?[’']? (?:own |private |home )?(?:(?:phone|telephone|mobile) )?(?:numbers?|addresse?s?|e-?mails?)\b/giu
/**
 * A request to withhold certain customers' prices does not apply if the description mentions those
 * customers nowhere else.
 */
const withoutPricesOfOthers = (text: string) =>
  text
    .replace(NUMBERS_OF_OTHERS, ' ')
    .replace(PRICES_OF_A_GROUP, ' ')
    .replace(PRICES_BY_UNIT, (rates) => (PUBLIC_PRICES.test(text) ? ' ' : rates))
    .replace(PRICES_FOR_CUSTOMERS, (match, customerGroup: string) =>
      text.toLowerCase().split(customerGroup.toLowerCase().replace(/e?s$/, '')).length > 2 &&
      !PUBLIC_PRICES.test(text)
        ? match
        : ' ',
    )
/** 'No prices in the header, just on a page' says where they stand. */
const ONLY_PLACED =
  /\bno (?:\p{L}+ ){1,2}(?:in|on|at|across) the (?:header|banner|top|hero|front|home ?page|landing page|menu|footer|first (?:page|screen))\b/giu
/** 'Contact form only please': no other contact should be shown. */
const CONTACT_FORM_ONLY =
  /\bform only\b(?!,? \$)|\bonly (?:by|through|via) (?:the |a |our )?(?:contact )?form\b(?!,? \$)/i

/**
 * The things that a description asks to keep off the page. In unclear cases they are left out,
 * which is the safe choice: it may be somebody's home address.
 */
export function withheldIn(text: string): Set<Withheld> {
  const description = withoutPricesOfOthers(
    text.replace(COUNT_NOT_PHONE, ' ').replace(ONLY_PLACED, ' '),
  )
  return new Set(
    (Object.keys(PATTERNS) as Withheld[]).filter(
      (kind) =>
        PATTERNS[kind].some((pattern) => pattern.test(description)) ||
        ((kind === 'phone' || kind === 'email') && CONTACT_FORM_ONLY.test(description)),
    ),
  )
}

/** Whether a sentence asks to keep something off the page, and contains nothing for customers. */
export const asksToWithhold = (sentence: string): boolean =>
  Object.values(PATTERNS).some((patterns) => patterns.some((pattern) => pattern.test(sentence)))

const isMobile = (value: string) => /^(?:\+61\s?4|04)/.test(value)

/** The ways to get in touch that may be shown. */
export const shownContacts = (
  contacts: readonly Contact[],
  withheld: ReadonlySet<Withheld>,
): Contact[] =>
  contacts
    .filter(({ kind, value }) =>
      kind === 'phone'
        ? !withheld.has('phone') && !(withheld.has('mobile') && isMobile(value))
        : !withheld.has(kind),
    )
    .map(({ label, ...contact }) =>
      label && !withheld.has('names') ? { ...contact, label } : contact,
    )
