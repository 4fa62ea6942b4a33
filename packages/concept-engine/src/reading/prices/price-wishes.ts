/**
 * A wish before prices: 'they need to know what it costs before they ring: $48 a hectare', 'rates on
 * the site ok: rounds $16', 'so it could be worked out on the site: up to 12 panels $165'.
 */
const BEFORE_PRICES =
  /(?<=^|[.!?]\s|\n)(?!(?:price|rate|fee|cost)s?:)[^.!?:$\n]{0,130}\b(?:a page (?:per|for (?:each|every)) \p{L}+|put it (?:plainly|simply|clearly|up front)|(?:on|in) (?:the|our|my) (?:web ?)?(?:site|page)|(?:needs?|wants?|likes?) to know (?:roughly |about )?(?:what|how much)|understands? (?:the|what it) costs?|how much it costs|stop ringing)\b[^.!?:$\n]{0,40}:[^\S\n]+(?=[^.!?\n]*\$)/giu
const WORKED_OUT =
  /\b(?:worked out|calculated|work (?:it|that) out) on (?:the|our|my) (?:web ?)?(?:site|page)\b/i

/** The description with 'Prices:' in place of a wish before its prices. */
export const withoutPriceWishes = (description: string): string =>
  description.replace(BEFORE_PRICES, (wish) =>
    /\b(?:bookings?|forms?)\b/i.test(wish) ? `${wish.replace(/:\s*$/, '.')} Prices: ` : 'Prices: ',
  )

/** Whether prices should be worked out on the website. */
export const asksForCalculation = (description: string): boolean => WORKED_OUT.test(description)
