/** Suburbs, towns and regions that a Melbourne agency's clients write, also in lower case. */
const KNOWN =
  'Abbotsford|Albert Park|Apollo Bay|Armadale|Ascot Vale|Ballarat|Balaclava|Bayswater|Beechworth|Bellarine|Bendigo|Bentleigh|Berwick|Box Hill|Brighton|Broadmeadows|Brunswick East|Brunswick West|Brunswick|Bundoora|Burwood|Camberwell|Carlton North|Carlton|Castlemaine|Caulfield|Chelsea|Cheltenham|Clayton|Clifton Hill|Coburg North|Coburg|Collingwood|Craigieburn|Cranbourne|Cremorne|Croydon|Dandenong|Daylesford|Docklands|Doncaster|Eltham|Elsternwick|Elwood|Epping|Essendon|Fairfield|Fawkner|Fitzroy North|Fitzroy|Flemington|Footscray|Frankston|Geelong|Gippsland|Glen Waverley|Grampians|Hampton|Hawthorn East|Hawthorn|Healesville|Heidelberg|Ivanhoe|Kensington|Kew|Keilor|Kyneton|Lilydale|Macedon Ranges|Mallee|Malvern|Maribyrnong|Melton|Mildura|Moonee Ponds|Moorabbin|Mornington Peninsula|Mornington|Mount Waverley|Newport|Niddrie|Northcote|North Melbourne|Oakleigh|Ocean Grove|Otways|Pakenham|Parkville|Pascoe Vale|Port Melbourne|Prahran|Preston|Reservoir|Richmond|Ringwood|Rosebud|Sandringham|Shepparton|South Melbourne|South Yarra|Southbank|Springvale|St Kilda East|St Kilda|Sunbury|Sunshine|Templestowe|Thornbury|Thomastown|Torquay|Tullamarine|Wangaratta|Warrnambool|Werribee|West Footscray|West Melbourne|Williamstown|Wimmera|Windsor|Yarra Valley|Yarraville|Adelaide|Brisbane|Byron Bay|Cairns|Canberra|Darwin|Fremantle|Gold Coast|Hobart|Launceston|Newcastle|Perth|Sydney|Wollongong|Melbourne|Tasmania|Victoria|Queensland'

const AS_WRITTEN = new Map(KNOWN.split('|').map((name) => [name.toLowerCase(), name]))
/** Longest names stand first within the alternation ('Brunswick East' before 'Brunswick'). */
const NAMED = new RegExp(
  `(?<![\\p{sc=Latin}])(?:${KNOWN.replaceAll(' ', '\\s')})(?![\\p{sc=Latin}’])(?!\\s(?:Road|Rd|Street|St|Parade|Pde|Avenue|Ave|Lane|Highway|Hwy)\\b)`,
  'giu',
)
/** Wide areas are named only when nothing closer is. */
const WIDE = /^(?:Melbourne|Victoria|Queensland|Tasmania|Sydney|Brisbane|Perth|Adelaide)$/
/** Where somebody learned or began is not where the business is, however near. */
const ONCE = /\b(?:born|trained|studied|raised|grew up|degree|worked|lived)\s+(?:\p{L}+\s+){0,2}$/iu
/** Nor is where its goods come from, or what somebody did there. */
const ELSEWHERE =
  /\b(?:grown|made|born|trained|studied|raised|imported|degree|sourced|beans?|from|spent|worked|years|lived|did|was|were|nonna|grandmother|learned|holiday)\s+(?:\p{L}+\s+){0,2}$/iu
const NOT_A_PLACE =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|english|italian|french|german|spanish|greek|vietnamese|mandarin|chinese|japanese|korean|arabic|russian|autumn|spring|summer|winter|christmas|easter|australian|instagram|facebook|google|shopify|wordpress|excel|xero|i|we|our|the)$/i
const UNKNOWN =
  /\b(?:in|at|around|across|near)\s+((?:\p{Lu}[\p{L}’-]+)(?:\s\p{Lu}[\p{L}’-]+){0,2})/gu

/** The text with the places that it names in lower case written as they are: 'in footscray'. */
export const withPlaceNames = (text: string): string =>
  text.replace(NAMED, (name, at: number) => {
    const known = AS_WRITTEN.get(name.toLowerCase().replace(/\s+/g, ' ')) ?? name
    // 'sunshine', 'reservoir' and 'preston' are also words; a place stands behind 'in' or 'at'.
    return /\b(?:in|at|near|around|of|from)\s$/i.test(text.slice(0, at)) ? known : name
  })

/** Where the business is, the closest place that the text names; undefined when none is. */
export function placeOf(text: string): string | undefined {
  const named = [...text.matchAll(NAMED)].flatMap((match) => {
    const before = text.slice(Math.max(0, match.index - 40), match.index)
    const name = AS_WRITTEN.get(match[0].toLowerCase().replace(/\s/, ' '))
    return name && !(WIDE.test(name) ? ELSEWHERE : ONCE).test(before) ? [name] : []
  })
  const close = named.find((name) => !WIDE.test(name))
  if (close) return close
  for (const match of text.matchAll(UNKNOWN)) {
    const [whole, name = ''] = match
    const before = text.slice(Math.max(0, match.index - 40), match.index)
    const plain = !name.split(' ').some((word) => NOT_A_PLACE.test(word))
    if (plain && whole.length < 48 && !ELSEWHERE.test(before) && name.length > 2) {
      const known = AS_WRITTEN.get(name.toLowerCase())
      if (!known || !WIDE.test(known)) return name
    }
  }
  return named[0]
}

/** The place within a sentence: 'Brunswick', 'the Yarra Valley'. */
export const namedPlace = (place: string): string =>
  /(?:Peninsula|Coast|Bellarine|Valley|Ranges|Grampians|Mallee|Otways|Wimmera)$/.test(place)
    ? `the ${place}`
    : place

/** 'in Brunswick', 'on the Mornington Peninsula', 'in the Yarra Valley'. */
export function inPlace(place: string): string {
  const on = /(?:Peninsula|Coast|Bellarine)$/.test(place)
  return `${on ? 'on' : 'in'} ${namedPlace(place)}`
}
