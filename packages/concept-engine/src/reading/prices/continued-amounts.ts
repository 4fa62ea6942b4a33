/** 'Knives $9 each min 5': the second number counts knives. */
const MINIMUM =
  /(\$\d[\d.]*(?: each| ea| \p{L}+)?),? min(?:imum)?\.? (?:of )?(\d{1,2})(?=[,.;)]|$)/gimu

/** '$120 first hour then 80', '$11 a jar, 6 for 60': a further amount without its sign. */
const FIRST_THEN =
  /(\$\d[\d.]*(?: (?:for|an?|per) (?:the )?| )(?:the )?(?:first|1st|initial) (?:\d+ )?\p{L}+),? (?:and |& )?(?:then|after that|after)(?: (?:it’s|its|it's))? (\d{2,4})(?![\d:%]|\.\d|\s?(?:am|pm)\b| (?:hours?|hrs?|minutes?|mins?|days?|weeks?|people)\b(?!,| after))/giu
const THEN_SEVERAL =
  /(\$\d+(?:\.\d\d)?)( (?:(?:an?|per|each|ea) )?\p{L}+)?(,| or)? (\d{1,2}|two|three|four|five|six|ten|a dozen) for (\d{1,3})(?![\d:%]|\.\d|\s?(?:am|pm)\b| (?:hours?|hrs?|minutes?|mins?|days?|weeks?|people|kids|guests)\b)/giu

/** The text with the signs of amounts that continue another: '$120 first hour, then $80'. */
export const withContinuedAmounts = (text: string): string =>
  text
    .replace(MINIMUM, '$1 (minimum $2)')
    .replace(FIRST_THEN, '$1, then $$$2')
    .replace(
      THEN_SEVERAL,
      (match, price: string, unit = '', comma = ',', count: string, sum: string) =>
        Number(sum) > Number.parseFloat(price.slice(1))
          ? `${price}${/^ \p{Ll}+$/u.test(unit) && !/^ (?:each|ea)$/.test(unit) ? ` a${unit}` : unit}${comma} ${count} for $${sum}`
          : match,
    )

/** '2 bins $25, 3 for $33': the last price is for three of the same thing. */
const SEVERAL_OF_SAME =
  /(?<!\p{L})(\d{1,2}|one|two|three|four|five) ((?!for\b)\p{L}{3,}?)s? \$(\d{1,4}),? (\d{1,2}|two|three|four|five|six|ten) for \$(\d{1,4})(?!\d)/giu

/** Units that a text prices things by: '$14 doz', '$8 a jar'. */
const PRICED_UNIT =
  /\$\d[\d.]* (?:an? |per )?(doz(?:en)?|kg|kilo|jars?|bags?|box|tray|punnet|bunch|loaf|litre|bale|sack|pot|ha)(?!\p{L})/giu

/**
 * The text with prices in the units it uses for others ('opened 20 doz' next to 'unopened $14
 * doz'), and with the thing of a price for several of it: '3 bins $33'.
 */
export function withSameUnits(text: string): string {
  const units = [...new Set([...text.matchAll(PRICED_UNIT)].map(([, unit = '']) => unit))]
  const priced =
    units.length === 0
      ? text
      : text.replace(
          new RegExp(
            `(?<=\\p{L}{3} )(?<!\\b(?:of|need|min|minimum|max|for|about|over|under|than|the|and|per|least|every) )(\\d{1,3}(?:\\.\\d\\d)?)(?= (?:${units.join('|')})(?!\\p{L}))`,
            'giu',
          ),
          '$$$1',
        )
  return priced
    .replace(/(\$\d[\d.]*) (ha|acre|tonne|km)(?!\p{L})/giu, '$1 per $2')
    .replace(/(\$\d[\d.]*) doz(?:en)?(?!\p{L})/giu, '$1 a dozen')
    .replace(
      SEVERAL_OF_SAME,
      (_match, count: string, thing: string, sum: string, more: string, total: string) =>
        `${count} ${thing}${count === '1' ? '' : 's'} $${sum}, ${more} ${thing}s $${total}`,
    )
}
