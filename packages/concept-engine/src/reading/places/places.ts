import { capitalise } from '../english/sentences.ts'
import { isWord } from '../english/spelling.ts'
import { isLocality, isState, isTownName, KNOWN_PLACE, USUAL_SPELLINGS } from './known-places.ts'
import { withLists } from './place-lists.ts'
import { everydayPlaceNames } from './place-names.ts'

const DAY_OR_MONTH =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november|december|weekdays?|weekends?)$/i

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
  /\b(?:grown|made|born|trained|studied|imported|degree|sourced|beans?|ex|from(?! (?:(?:my|our)|an? (?:\p{L}+ )?(?:shed|studio|workshop|garage|kitchen|home|farm|shop))\b)|spent|worked|years?|lived|did|was|were|nonna|grandmother|learned|holiday)\s+(?:\p{L}+\s+){0,2}$/iu
/** Where somebody grew up, or used to work. */
const UPBRINGING =
  /\braised (?:and \p{L}+ )?$|\b(?:who|he|she|they) (?:did|made|built|painted|worked|drew|wrote)\b[^.;]{0,40}$/iu
/** 'Brisbane Water' and 'Perth Street' are named after a place, but are elsewhere. */
const PART_OF_OTHER_NAME =
  /^\s(?:waters?|river|harbour|sound|strait|ranges?|desert|football|cup|general|rocks?(?: oysters?)?|funnel[- ]?web)\b|^–\p{Lu}\p{Ll}+ Road\b/iu
export const NOT_A_PLACE =
  /^(?:NSW|VIC|QLD|SA|WA|TAS|NT|ACT|AUS|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|auslan|braille|english|italian|french|german|spanish|greek|vietnamese|mandarin|chinese|japanese|korean|arabic|russian|autumn|spring|summer|winter|christmas|easter|australian|instagram|facebook|google|shopify|wordpress|excel|xero|i|we|our|the|all|most|bits|parts)$/i
const NAME = '\\p{Lu}[\\p{L}’-]+(?: \\p{Lu}[\\p{L}’-]+){0,2}'
/**
 * A name after a preposition of place, and the names listed with it: 'visits in Blayney, Oberon and
 * Orange'.
 */
const UNKNOWN_PLACES = new RegExp(
  `(?<!\\b[Ll]ike )\\b([Ii]n|[Oo]ut of|[Oo]utside|[Aa]t|[Aa]round|[Aa]cross|[Nn]ear|[Bb]ased|[Ll]ocated|[Oo]ffices?|[Ss]tudio|[Ss]hop|[Pp]lant|[Cc]linic|[Ww]orkshop|[Yy]ard|[Dd]epot|[Hh]ire|[Ss]ervic(?:e|ing)|[Cc]over(?:ing)?|[Ss]erv(?:e|ing))\\s+((?:the )?${NAME}(?:(?:, | and | & | ?/ ?)(?:the )?${NAME})*)(?!’)`,
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
  if (!isLocality(name) && LANDMARK.test(words.at(-1) ?? '')) return undefined
  const counts = words.map((_word, index) => words.length - index)
  return [
    // 'Federal Court' is not in Federal.
    ...counts
      .filter((count) => !words.slice(count).some((word) => isWord(word.toLowerCase())))
      .map((count) => words.slice(0, count)),
    // 'Concreter Pakenham' ends with the town.
    ...counts.map((count) => words.slice(-count)),
  ]
    .map((part) => part.join(' '))
    .find((town) => isLocality(town))
}
/** A hall or a church is in a place, but is not one. */
const BUILDING_NAME =
  /\b(?:Church|Hall|School|College|Hospital|Library|Museum|Theatre|Arcade|Plaza|Club|Clubrooms|Bowlo|Oval|Showgrounds?)$/
const REGION_NAME =
  /\b(?:Ranges?|Valley|Coast|District|Hills|Shire|Peninsula|Region|Plains|Bay|Highlands|Tablelands|Mountains|Rivers?|Lakes|Country|Basin|Islands?|Heads?|Ports?|North|South|East|West|Centre|Top End|Wheatbelt|Riverina|Mallee|Wimmera|Otways|CBD|City|Suburbs|Beaches|Downs|Gulf|Outback|Territory|ACT)\b|s$/
const STREET_NAME = /\b(?:Street|St|Road|Rd|Avenue|Ave|Parade|Pde|Lane|Highway|Hwy|Drive|Terrace)$/
const STREET_AFTER =
  /^ (?:Street|St|Road|Rd|Avenue|Ave|Parade|Pde|Lane|Highway|Hwy|Drive|Terrace)\b/i

/** A name after a comma at the end of a sentence, with a typical ending of place names. */
const FINAL_PLACE =
  /,\s(\p{Lu}\p{Ll}{2,}(?:field|ton|wood|dale|ford|ham|burn|bourne|vale|ville|brook|worth|bury|mere|water|bridge|port))(?=[.!]|$)/gmu

/** A place name after a street name. */
const AFTER_STREET =
  /\p{Lu}\p{Ll}+ (?:Street|St|Road|Rd|Avenue|Ave|Parade|Pde|Lane|Highway|Hwy|Drive|Terrace|Place|Pl|Court|Ct|Crescent|Cres|Close|Way|Circuit|Boulevard|Esplanade)(?:, | in )(\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}{2,})?)(?=[\s,.;]|$)/gu
/** 'Shop in marrickville': a place in lower case. */
const WORKPLACE_IN =
  /\b(?:shop|yard|workshop|studio|shed|based|salon|clinic|cafe|café|home|factory|office) (?:is )?(?:in|at|near) (\p{Ll}{5,})\b/gu
/** The number of places that a page lists at most. */
export const MAX_PLACES = 12

const PRECEDED_BY_STREET =
  /\p{Lu}\p{Ll}+ (?:Street|Road|Rd|rd|Avenue|Ave|Parade|Pde|Lane|Highway|Hwy|Drive|Terrace|St|st)(?:,| in)?\s$/u
const IN_STATE =
  /\b(?:at|in|near|outside|of|behind|above|beside|located|based) (\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)?),? (?:Victoria|Vic|New South Wales|NSW|Queensland|Qld|QLD|South Australia|SA|Western Australia|WA|Tasmania|Tas|TAS|Northern Territory|NT|ACT)\b/gu

/** 'Country SA by trip' */
const PART_OF_STATE =
  /^(?:country|regional|rural|remote|outback|metro|coastal|inland|central|all|most|anywhere|across|northern|southern|eastern|western)$/i

/** 'Kwinana beach WA' at the beginning of a sentence, or behind its comma: 'shearing, Hay NSW'. */
const WITH_STATE =
  /(?:^|[.!?,]\s+)(\p{Lu}\p{Ll}+(?: (?:\p{Lu}\p{Ll}+|beach|bay|creek|hills?|park|point|river|heads?|valley))?),? (?:New South Wales|Queensland|Victoria|Tasmania|South Australia|Western Australia|Northern Territory|WA|NSW|VIC|Vic|QLD|Qld|SA|TAS|Tas|NT|ACT)\b/gmu

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
    // 'Hamish & Lucinda Beale' are a couple.
    const isSomebody =
      SOMEBODY.test(text.slice(index + (name?.length ?? 0))) ||
      (name === first && whole !== first && /\p{Lu}\p{Ll}+ (?:&|and) $/u.test(before))
    return name && !isElsewhere && !isSomebody ? [name] : []
  })
}

/**
 * The places where the business is based or works according to a text, closest first, at most six.
 */
export const placesOf = (description: string): string[] =>
  namedPlaces(description).filter(isPlausible)

/** 'Junior Cookery' is two words of the language, and no place that anybody knows. */
const isPlausible = (name: string): boolean => {
  const words = name.split(' ')
  return (
    words.length < 2 ||
    isLocality(name) ||
    REGION_NAME.test(name) ||
    LANDMARK.test(words.at(-1) ?? '') ||
    NAME_CONTINUATION.test(` ${words.at(-1)}`) ||
    !words.every((word) => isWord(word.toLowerCase()))
  )
}

function namedPlaces(description: string): string[] {
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
    // 'Run by Kirra (swim teacher)'
    if (/\b(?:run|owned|led|taught|started|founded|made|managed) by $/.test(before)) return []
    if (DELIVERED_TO.test(before) || /^ (?:about |from )?\$\d/.test(after)) return []
    if (EXAMPLE_PLACES.test(text.slice(Math.max(0, match.index - 90), match.index))) return []
    if (BUYERS_BEFORE.test(before) && (SUPPLIERS.test(before) || BUYING_VERB.test(after))) return []
    if (FORMER_PLACE.test(before) || (WIDE_AREA.test(name) && ORIGIN.test(before))) return []
    const [, direction = ''] = DIRECTION_BEFORE.exec(before) ?? []
    const region = `${direction} ${name}`
    const fullName = isLocality(region)
      ? region
      : continuation
        ? `${name} ${capitalise(continuation.trim().toLowerCase())}`
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
          (i === 0 &&
            // 'In the Old Anglican section' names no region.
            (!part.startsWith('the ') || REGION_NAME.test(name)) &&
            !isAmbiguousPreposition &&
            (name.includes(' ') || !isWord(name)))) &&
        // 'In Miller’s and the Schoolhouse' names cottages.
        !(/’s$/.test(part) && /^(?:[,.;)]| and | or |$)/.test(text.slice(index + part.length))) &&
        name.length > 2 &&
        name.length < 40 &&
        /\p{Ll}/u.test(name) &&
        // 'Sold in IBCs' names containers, 'done at VicRoads' an authority.
        !/\p{Lu}{2}|\p{Ll}\p{Lu}\p{Ll}{3}/u.test(name)
      const isKnown =
        USUAL_SPELLINGS.has(name.toLowerCase()) && !everydayPlaceNames.has(name.toLowerCase())
      return isName && (isAmbiguousPreposition || !isKnown)
        ? [{ name, isHome, index, isTown: town !== undefined }]
        : []
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
      USUAL_SPELLINGS.has(name.toLowerCase()) || NOT_A_PLACE.test(name) || PART_OF_STATE.test(name)
        ? []
        : [name.split(' ').map(capitalise).join(' ')],
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
    isWord(name) || USUAL_SPELLINGS.has(name.toLowerCase()) ? [] : [capitalise(name)],
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
    ...[...close, ...unknown.filter(({ isTown }) => isTown)]
      .filter(({ isHome }) => isHome)
      .sort(byText),
    ...[...inState, ...workplaces].map((name) => ({ name })),
    ...[...rows, ...signed].map((name) => ({ name })),
    ...city,
    // A name that no map has may be a firm, or abroad.
    ...unknown.filter(({ isHome, isTown }) => isHome && !isTown),
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
