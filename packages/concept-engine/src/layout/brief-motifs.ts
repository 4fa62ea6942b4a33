import { worksAtCustomers } from '../copy/write-copy.ts'
import { findMotifs, type Motif } from '../imagery/motifs/find-motifs.ts'
import type { Facts } from '../reading/facts.ts'
import { lowered } from '../reading/prices/price-words.ts'

/** Things with a lower weight are only mentioned, and not the subject of the business. */
const MIN_SUBJECT_WEIGHT = 2.4
/** A page does not show more pictures than this. */
const MAX_PICTURES = 9

/** Activities and places: the thing before them is the subject. */
const isActivity = (word: string) =>
  /(?:ing|ery|ment|tion|age)$|^(?:service|repair|hire|lesson|class|course|shop|store|farm|club|school|library|clinic|studio|tour|trip|care|supply|supplie|work|works|company|wash|removal|rental|workshop|rescue|transport|shelter|maker|breeder|tuner|teacher|trainer|mender|carver|restorer|dealer|yard|kit|kits|centre|society|association|group|specialist|fit-out|fitout|control|test|analysi|sale|market|festival|ride|hunt|experience|day|party|box|therapy|rehab|bath|spa|hotel|boarding|walker|sitter|nursery|museum|barn|shed|room|wall|line|delivery)$/.test(
    word,
  )

const DRAWING_WORDS = /^(?:clip|clipart|cartoon|illustration|drawing|icon|emoji)$/
/** A photographer's page, or one that should be led by photographs, gets no drawings. */
const LED_BY_PHOTOGRAPHS =
  /\b(?:led by (?:the |our |my )?photo\w*|(?:my|our) photos? (?:to |should |do|are |sell|big|look)|photograph\w* of our own|real (?:photos|photographs)|big (?:photos|pictures|photographs)|let(?:s|ting)? the (?:photos|pictures) )/i
const PHOTOGRAPHER = /\bphotograph(?:er|y)\b/i

/** 'No silhouettes at sunset', 'no stick figures' */
const FIGURE_WORDS = /^(?:silhouettes?|figures?|stick-?m[ae]n)$/
/** Icons of people. */
const FIGURE_ICON = /(?:^|[:-])(?:person|people|man|men|woman|women|figure|boy|girl|family)(?:-|$)/

/** Trades dealing with grief or disputes, which get no illustrations. */
const SENSITIVE_TRADE =
  /\b(?:cremat\w+|funerals?|burials?|undertakers?|bereave\w+|hospice|palliative|end of life|mediat(?:or|ion)|domestic violence|asbestos|biohazard|trauma clean\w*|hoarding)\b/i

/** The description of the business ends before any of these. */
const OPENING_END = /[,;:(]|\s(?:that|which|who|with|for|where)\s/
/** 'Hail netting over berry farms': the business does not sell berries. */
const COVERAGE_PREPOSITION = /\s(?:over|around)\s/i
/**
 * The business's description of itself: its name, its industry and the beginning of its first
 * sentence.
 */
const openingOf = ({ companyName, industry, statements: [first], headline }: Facts) =>
  [companyName, industry, headline, first?.text.split(OPENING_END)[0] ?? ''].join(' ').toLowerCase()
/** A thing with this weight is the subject, wherever the brief mentions it. */
const MAIN_WEIGHT = 4
/**
 * A brief that names this many similar things is about them, such as the birds of a wetland.
 */
const MIN_SIMILAR_THINGS = 3

/** Whether the client's photographs should be used instead of drawings. */
export const prefersPhotographs = ({
  negatedWords,
  industry,
  wishes,
  designNotes,
  statements,
}: Facts): boolean =>
  negatedWords.some((word) => DRAWING_WORDS.test(word)) ||
  PHOTOGRAPHER.test(`${industry} ${statements[0]?.text ?? ''}`) ||
  wishes.some(({ text, negated: is }) => !is && LED_BY_PHOTOGRAPHS.test(text)) ||
  LED_BY_PHOTOGRAPHS.test(designNotes)

/** 'Honey yellow, not cartoon bees': what the wish for the colours says of pictures. */
export const refusesDrawings = (colours: string): boolean =>
  /\b(?:no|not|never|without) (?:any |an? )?(?:cartoons?|clip ?art|drawings?|illustrations?|icons?|emojis?)\b/i.test(
    colours,
  )

/** Icons for the things that the brief names and does not deny, most relevant first. */
export function briefMotifs(facts: Facts): Motif[] {
  const { nouns, companyName, industry, offers } = facts
  // Ghost Gum Yoga has no hot yoga: the words of a company's name and industry are not denied.
  const nameWords = `${companyName} ${industry}`.toLowerCase().match(/\p{L}+/gu) ?? []
  const nameForms = new Set(
    nameWords.flatMap((word) => [word, word.replace(/e?s$/, ''), word.replace(/s$/, '')]),
  )
  const negatedWords = [
    ...facts.negatedWords.filter((word) => !nameForms.has(word)),
    ...facts.refusedPictures,
  ]
  if (prefersPhotographs(facts) || SENSITIVE_TRADE.test(`${companyName} ${industry}`)) return []
  const coveredObjects = [facts.headline, ...offers.map(({ title }) => title)]
    .flatMap((text) => text.toLowerCase().split(COVERAGE_PREPOSITION).slice(1))
    .join(' ')
  const affirmed = nouns.filter(
    ({ word, weight }) =>
      weight >= MIN_SUBJECT_WEIGHT &&
      !coveredObjects.includes(word.replace(/y$/, '')) &&
      !word.split(' ').some((part) => negatedWords.includes(part)),
  )
  const hasMotif = (word: string) => findMotifs([word], 1).length > 0
  // A picture for 'mozzie mesh' must not show a mozzie.
  const showsHead = (word: string) => {
    const head = word.split(' ').at(-1) ?? word
    const [found] = findMotifs([word], 1)
    return isActivity(head) || found === undefined || found.word.split(' ').at(-1) === head
  }
  // 'Oyster' must not be shown for 'oyster mushrooms'; for 'piano tuning' and a 'tool library' the
  // first word is the only thing that can be shown.
  const headNouns = new Set(
    affirmed.flatMap(({ word, head }) =>
      head && isActivity(head) && hasMotif(word) ? [head] : [],
    ),
  )
  // 'Guinea pigs' are not pigs, and a 'crane truck' is shown as a whole or not at all.
  const isHeadOfCompound = (word: string) =>
    affirmed.some((other) => {
      const [found] = other.word.endsWith(` ${word}`) ? findMotifs([other.word], 1) : [undefined]
      return other.word.endsWith(` ${word}`) && (!found || found.word === other.word)
    })
  const shown = affirmed.filter(
    ({ word, head }) =>
      (head
        ? isActivity(head) && hasMotif(`${word} ${head}`)
        : !headNouns.has(word) && !isHeadOfCompound(word)) && showsHead(word),
  )
  // All nouns of the brief help to determine the meaning of a word.
  const words = nouns.map(({ word }) => word)
  const found = findMotifs(
    shown.map(({ word }) => word),
    MAX_PICTURES,
    words,
  )
  const noFigures = facts.negatedWords.some((word) => FIGURE_WORDS.test(word))
  // The page of 'boat cushions' shows no boat.
  const isModifier = (word: string) =>
    affirmed.some((noun) => noun.word === word && noun.head && !isActivity(noun.head)) &&
    !affirmed.some((noun) => noun.word === word && !noun.head)
  // 'No bare feet' excludes the foot as a symbol of a podiatrist.
  // 'No pictures of fluffy white sheep': nor of a ewe.
  const refusedIcons = new Set(
    facts.refusedPictures.flatMap((word) => findMotifs([word], 1).map(({ name }) => name)),
  )
  const wanted = found.filter(
    (motif) =>
      !refusedIcons.has(motif.name) &&
      !isModifier(motif.word) &&
      !motif.name.split(/[:-]/).some((part) => negatedWords.includes(part)) &&
      !(noFigures && FIGURE_ICON.test(motif.name)),
  )
  // Kayaks that come with a houseboat do not represent the business.
  const opening = openingOf(facts)
  const isOpening = (word: string) => word.split(' ').some((part) => opening.includes(part))
  const main = nouns.filter(({ word, weight }) => weight >= MAIN_WEIGHT || isOpening(word))
  const named = [...main.map(({ word }) => word), ...(opening.match(/\p{L}{3,}/gu) ?? [])]
  const ofTrade = named.flatMap((word) => findMotifs([word], 1, words).map(({ name }) => name))
  const isTradeMotif = ({ name, word }: Motif) => {
    const low = word.toLowerCase()
    return ofTrade.includes(name) || offers.some(({ title }) => title.toLowerCase().includes(low))
  }
  if (!wanted.some(({ name }) => ofTrade.includes(name)))
    return wanted.length >= MIN_SIMILAR_THINGS ? wanted : []
  return wanted.filter(isTradeMotif)
}

/** Maximum length of a caption on a picture, in characters. */
const CAPTION_MAX = 34
/** The maximum number of photographs on a page. */
const MAX_PHOTOGRAPHS = 4

/** Whether a photograph can show the offer, unlike a line of a price list. */
const canBePhotographed = ({ title, price }: Facts['offers'][number]) =>
  price === '' &&
  !/[\d$,;:]|ly$|\b(?:information|info|fees?|concession|minimum|membership|members|wanted|reviews?|terms|legs?|arms?|feet|foot|teeth|skin|nails|bodies|remains|ashes)\b/i.test(
    title,
  )

/** 'Laser tattoo removal' in the middle of a sentence; a name keeps its capital. */
const within = (title: string) =>
  /^\p{Lu}[\p{Ll}-]+(?:\s\p{Ll}|$)/u.test(title) ? lowered(title) : title

/** Prices of a service, a ticket or a size show no thing that could be photographed. */
const NO_PRODUCT =
  /\b(?:fees?|bond|deposit|hire|rental|call ?-?outs?|surcharge|sessions?|lessons?|class(?:es)?|courses?|visits?|consult\p{L}*|assessments?|appointments?|interment|search|training|minimum|charge|nights?|days?|hours?|weekends?|weeks?|months?|terms?|single|double|adults?|child(?:ren)?|kids?|concession|members?|membership|travel|delivery|postage|ship(?:ping)?|standard|basic|initial|long|short|follow|review|consultation|service|repairs?|install\p{L}*|cleaning|licen[cs]e|entry|tickets?|seconds|parking|admission|report|quote)\b/iu
/** With fewer priced things nothing shows that a page sells products. */
const MIN_PRODUCTS = 3
/** What a page sells by the piece: 'Flake', 'Squid rings'. */
function productsOf(offers: Facts['offers']): string[] {
  const products = offers
    .filter(
      ({ title, price }) =>
        price !== '' &&
        /^\p{L}[\p{L}’-]{2,}(?: \p{L}[\p{L}’-]+){0,2}$/u.test(title) &&
        !NO_PRODUCT.test(title) &&
        !isActivity(title.toLowerCase()),
    )
    .map(({ title }) => title)
  return products.length >= MIN_PRODUCTS && products.length * 2 > offers.length ? products : []
}
/** Trades whose work is a thing to look at. */
const MAKES_THINGS =
  /\b(?:mak|build|restor|paint|carv|weav|sew|forg|weld|cabinet|join|pott|ceramic|jewel|print|engrav|upholster|tattoo|hair|floris|flower|bak|brew|tailor|landscap|garden|til|plaster|concret|fenc|signwrit|leather|furniture|quilt|embroider|glass|stone|timber|joinery|wood)\p{L}*/iu
/** What people come to, rather than a trade whose work can be shown. */
const IS_A_PLACE =
  /\b(?:cemeter(?:y|ies)|church|parish|chapel|temple|mosque|hall|museum|gallery|librar(?:y|ies)|pound|shelter|school|kindergarten|preschool|clinic|surgery|park|gardens?|reserve|pool|theatre|cinema|camp ?ground|caravan park|motel|hotel|pub|bed and breakfast|b&b|winery|cellar door|market|club ?house|weighbridge|tip shop|racecourse|showgrounds?)\b/i
const PEOPLE_WORDS = /^(?:people|person|persons|faces?|staff|team|crew|clients?|customers?)$/

/**
 * Subjects for the client's photographs: products where they are sold, the people whom the brief
 * names, the place that visitors come to, and the work.
 */
export function photoSubjectsOf(facts: Facts): string[] {
  const { offers, voice, language, contacts, hours, people, negatedWords } = facts
  if (language !== 'en') return offers.map(({ title }) => title).slice(0, MAX_PHOTOGRAPHS)
  const products = productsOf(offers)
  const things = [...offers.filter(canBePhotographed).map(({ title }) => title), ...products].map(
    (title) => `Photo of ${within(title)}`,
  )
  const arePeopleShown = !negatedWords.some((word) => PEOPLE_WORDS.test(word))
  const team = arePeopleShown ? [voice === 'I' ? 'You at work' : 'Your team'] : []
  const place = worksAtCustomers(facts) ? [] : ['The place you work in']
  const work = MAKES_THINGS.test(`${facts.industry} ${facts.headline}`)
    ? 'Your work up close'
    : 'Your photograph'
  const isVisited =
    (hours.length > 0 && contacts.some(({ kind }) => kind === 'address')) ||
    IS_A_PLACE.test(`${facts.industry} ${facts.companyName}`)
  const others = isVisited
    ? [...place, ...team, work]
    : people.length > 0 || voice === 'I'
      ? [...team, work, ...place]
      : [work, ...team, ...place]
  // Sellers show their products first, and service providers are shown at work.
  const sellsProducts =
    products.length > 0 ||
    offers.some((offer) => canBePhotographed(offer) && !isActivity(offer.title.toLowerCase()))
  const photoSubjects = [
    ...(sellsProducts ? [...things.slice(0, 1), ...others.slice(0, 1), ...things.slice(1)] : []),
    ...(sellsProducts ? others.slice(1) : [...others.slice(0, 1), ...things, ...others.slice(1)]),
    'Another photograph',
  ]
  return [...new Set(photoSubjects)]
    .filter(({ length }) => length <= CAPTION_MAX)
    .slice(0, MAX_PHOTOGRAPHS)
}
