import { capitalise, escaped } from '../english/sentences.ts'
import { isLocality, isTownName } from './known-places.ts'
import { NOT_A_PLACE } from './places.ts'

/** A list of towns by itself is the area only if it reaches out: brands are named after towns too. */
const REACHES_OUT = /\b(?:(?:out|up|down|over|across) to|as far as|surrounds|surrounding)\b/i
const BARE_LIST = /(?<=^|[.!\n]\s*)(?=\p{Lu}\p{L}+(?: \p{Lu}\p{L}+| metro)?(?:,| to ))/gu
/** Words before the area in which a business works; what is refused is not covered. */
const LEADS = [
  // 'We do all the south west from Bunbury to Albany', 'I look after the whole of Tasmania'
  /(?<!\b(?:not|never|longer|n’t|don't) (?:\p{L}+ )?)\b(?:we|I)(?: (?:also|now|mostly|mainly|only|just))? (?:cover|service|serve|look after|work(?: all)?(?: across| over| around| in| throughout| between)?|travel(?: all)?(?: across| over| around| through| throughout| between)?|go(?: all over| around)?|do|drive(?: around| all over)?)\s/giu,
  // 'Mobile sharpening van around the Barossa and Adelaide’s north', 'covering Gympie to Noosa'
  /\b(?:covering|servicing|throughout|across|all over|around|anywhere in|anywhere(?= (?:between|from)\b))\s/giu,
  // 'Grease trap pump outs. Gin Gin, Mt Perry, out to Biggenden.'
  BARE_LIST,
  // 'At the customer’s home in Geelong and on the Bellarine', 'we come to your stable in the Yarra Valley'
  /\b(?:at|to|in) (?:your|our|the|their|a)?(?: ?(?:customers?|clients?|peoples?)[’']?s?[’']?)? ?(?:own )?(?:homes?|houses?|place|property|farms?|stables?|sites?|yards?|door|workplace|office|school) (?:in|on|around|across|along|anywhere in|throughout) /giu,
  // 'Areas: Gin Gin to Biggenden'
  /\b(?:areas?(?: covered)?|coverage|service area):\s/giu,
]
/** Buyers, suppliers and former places are elsewhere: 'shops across Victoria stock it'. */
const ELSEWHERE_BEFORE =
  /\b(?:shops?|stores?|customers?|clients?|schools?|cafes|cafés|restaurants|growers?|farms?|farmers|suppliers?|makers|sold|sells?|ship(?:s|ped|ping)?|post(?:s|ed)?|friends|trained|worked|lived|played|exhibited|shown|look(?:ed)?|turn(?:ed)?|wrap(?:ped)?|families|people|everyone|known)\s(?:\p{L}+ ){0,2}$/iu
/** What is refused, planned or over is not covered: 'we’re not covering Geelong', 'we used to'. */
const NOT_NOW =
  /(?:\b(?:not|never|no longer|hop(?:e|es|ing)|plan(?:s|ning)?|want(?:s|ing)?|would like|wish|soon|one day|eventually|aim(?:s|ing)?|used to|previously|formerly|stopped|if)|n[’']t|[’']d like)\b[^.;!?\n]*$/iu
/** Words that can stand between names of places. */
const JOINING =
  /^(?:the|all|whole|of|most|rest|and|or|to|out|up|down|from|between|plus|as|far|over|across|around|through|into|including|both|sides|on|along|in|north|south|east|west|north-?(?:east|west)|south-?(?:east|west)|northern|southern|eastern|western|central|inner|outer|greater|metro|metropolitan|suburbs|regions?|areas?|surrounds|surrounding|districts?|hills|ranges?|coast|hinterland|shire|state|valleys?|towns|peninsula|within|km|kms|kilometres|\d+)$/iu
/** 'From Bunbury to Albany', 'the whole of', 'out to': more than a single town. */
const WIDE =
  /\b(?:all|whole|most|from \p{L}+[\p{L} ]* to|between|out to|as far as|within \d+|suburbs|regions?|surrounds|hinterland|coast|peninsula|metro|greater|north|south|east|west)\b/iu
const STATES =
  /^(?:Tasmania|Victoria|Queensland|New South Wales|South Australia|Western Australia|Melbourne|Sydney|Brisbane|Perth|Adelaide|Hobart|Darwin|Canberra|NSW|SA|WA|NT|ACT|Vic|Tas|Qld|VIC|TAS|QLD)$/
/** The last word of a region’s name: 'Goulburn Valley', 'Macedon Ranges'. */
const REGION_NAME =
  /^\p{Lu}[\p{L}’]+(?: \p{Lu}[\p{L}’]+)? (?:Peninsula|Valley|Coast|Ranges?|Hills|Highlands|Plains|District|Tablelands|Downs|Bay|Lakes|Islands?|Hinterland|Shire|Alps|Rivers|Basin|Gulf)$/u
/** A longer area would be a paragraph, in characters. */
const MAX_LENGTH = 90

/** Whether the words from `index` are the name of a place, and how many words it has. */
function placeLength(words: readonly string[], index: number): number {
  const isIn = (count: number) => {
    const name = words
      .slice(index, index + count)
      .join(' ')
      .replace(/’s$/, '')
    return (
      REGION_NAME.test(name) ||
      isLocality(name) ||
      isLocality(name.replace(/^Mt /i, 'Mount ')) ||
      STATES.test(name)
    )
  }
  const count = [3, 2, 1].find((length) => words.length >= index + length && isIn(length)) ?? 0
  const first = words[index] ?? ''
  // A single word in lower case must not be an English word.
  return count === 1 && /^\p{Ll}/u.test(first) && !isTownName(first) ? 0 : count
}

/** The area with which a text begins: 'all the south west from Bunbury to Albany'; or ''. */
function areaAtStart(text: string): string {
  const [run = ''] = /^[\p{L}\d’' ,-]+/u.exec(text) ?? []
  const parts = run.split(/(,? |,)/)
  const words = parts.filter((_part, index) => index % 2 === 0)
  const separators = parts.filter((_part, index) => index % 2 === 1)
  let places = 0
  let end = 0
  let shown = ''
  for (let index = 0; index < words.length; ) {
    const word = words[index] ?? ''
    const length = placeLength(words, index)
    const isName = length > 0
    // 'Perth Hills', 'Lake Macquarie': other capitalised words beside a place belong to its name.
    const isPartOfName =
      /^\p{Lu}/u.test(word) &&
      !NOT_A_PLACE.test(word.replace(/s$/, '')) &&
      separators[index - 1] === ' ' &&
      places > 0
    if (!isName && !isPartOfName && !JOINING.test(word)) break
    const count = Math.max(1, length)
    for (let i = 0; i < count; i += 1) {
      const shownWord =
        isName && length === 1 ? capitalise(words[index + i] ?? '') : words[index + i]
      shown += `${shownWord}${separators[index + i] ?? ''}`
    }
    index += count
    if (isName) places += 1
    if (
      isName ||
      isPartOfName ||
      /^(?:north|south|east|west|suburbs|surrounds|surrounding|hills|ranges?|coast|hinterland|regions?|areas?|districts?|state|shire|valleys?|peninsula|metro)$/i.test(
        word,
      )
    )
      end = shown.length
    // A sentence that goes on with a name of its own: 'Cairns, We are'.
    if (/^(?:We|I|Our|My|They|It)$/.test(words[index] ?? '')) break
  }
  const area = shown
    .slice(0, end)
    .replace(/[\s,]+$/, '')
    .replace(/^(?:in|to) /, '')
  const isWider = places > 1 || WIDE.test(area)
  return places > 0 && isWider && area.length <= MAX_LENGTH
    ? area.replace(/^whole of /i, 'The whole of ')
    : ''
}

/**
 * The area in which a business works, in the client's words: 'The whole of Tasmania', 'Gin Gin, Mt
 * Perry, out to Biggenden'; '' if the description names no more than a town.
 */
export function coverageOf(description: string): string {
  const areas = LEADS.flatMap((lead) =>
    [...description.matchAll(lead)].flatMap((match) => {
      const before = description.slice(Math.max(0, match.index - 60), match.index)
      const start = match.index + match[0].length
      const area = areaAtStart(description.slice(start))
      const isArea = area !== '' && !ELSEWHERE_BEFORE.test(before) && !NOT_NOW.test(before)
      return isArea && (lead !== BARE_LIST || REACHES_OUT.test(area)) ? [area] : []
    }),
  )
  const [first = ''] = areas
  return first && capitalise(first.replace(/^of (?=the )/i, ''))
}

/** What may stand before the first place of an area and belongs to it: 'the', 'greater', 'Port'. */
const BEFORE_AREA =
  /(?:(?<!\p{L})(?:the|all|whole|of|greater|metro|metropolitan|inner|outer|upper|lower|central|northern|southern|eastern|western|port|lake|mount|mt) )+$/iu

/**
 * The list in which a description names places, in the client's words and with the regions beside
 * them: 'Geelong, on the Bellarine Peninsula and along the Surf Coast'; '' if a place stands alone.
 */
export function listedArea(description: string, places: readonly string[]): string {
  const areas = places.flatMap((place) =>
    [
      ...description.matchAll(new RegExp(`(?<![\\p{L}’-])${escaped(place)}(?![\\p{L}-])`, 'gu')),
    ].flatMap(({ index }) => {
      const lead = BEFORE_AREA.exec(description.slice(0, index))?.[0] ?? ''
      const start = index - lead.length
      const before = description.slice(Math.max(0, start - 60), start)
      return ELSEWHERE_BEFORE.test(before) || NOT_NOW.test(before)
        ? []
        : [areaAtStart(description.slice(start))]
    }),
  )
  const [longest = ''] = areas.toSorted((a, b) => b.length - a.length)
  return capitalise(longest.replace(/^of (?=the )/i, ''))
}
