import { findMotifs, type Motif } from '../imagery/motifs/find-motifs.ts'
import type { Facts } from '../reading/facts.ts'

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
