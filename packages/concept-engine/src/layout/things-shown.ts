import { findMotifs, type Motif } from '../imagery/motifs/find-motifs.ts'
import type { Facts } from '../reading/facts.ts'

/** Things with a lower weight are only mentioned, and not the subject of the business. */
const TELLING = 2.4
/** A page does not show more pictures than this. */
const MAX_PICTURES = 9

/** Activities and places: the thing before them is the subject. */
const isActivity = (word: string) =>
  /(?:ing|ery|ment|tion|age)$|^(?:service|repair|hire|lesson|class|course|shop|store|farm|club|school|library|clinic|studio|tour|trip|care|supply|supplie|work|works|company|wash|removal|rental|workshop|rescue|transport|shelter|maker|breeder|tuner|teacher|trainer|mender|carver|restorer|dealer|yard|kit|kits|centre|society|association|group|specialist|fit-out|fitout|control|test|analysi|sale|market|festival|ride|hunt|experience|day|party|box|therapy|rehab|bath|spa|hotel|boarding|walker|sitter|nursery|museum|barn|shed|room|wall|line|delivery)$/.test(
    word,
  )

const NO_DRAWINGS = /^(?:clip|clipart|cartoon|illustration|drawing|icon|emoji)$/
/** A photographer's page, or one that should be led by photographs, gets no drawings. */
const BY_PHOTOGRAPHS =
  /\b(?:led by (?:the |our |my )?photo\w*|(?:my|our) photos? (?:to |should |do|are |sell|big|look)|photograph\w* of our own|real (?:photos|photographs)|big (?:photos|pictures|photographs)|let(?:s|ting)? the (?:photos|pictures) )/i
const PHOTOGRAPHER = /\bphotograph(?:er|y)\b/i

/** Trades dealing with grief or disputes, which get no illustrations. */
const SOLEMN =
  /\b(?:cremat\w+|funerals?|burials?|undertakers?|bereave\w+|hospice|palliative|end of life|mediat(?:or|ion)|domestic violence)\b/i

/** The first statement is about the business, up to any of these words. */
const GOES_WITH = /[,;:(]|\s(?:that|which|who|with|for|where)\s/
/** 'Hail netting over berry farms' sells no berries. */
const WHERE_IT_GOES = /\s(?:over|around)\s/i
/**
 * The business's description of itself: its name, its industry and the beginning of its first
 * sentence.
 */
const openingOf = ({ companyName, industry, statements: [first], headline }: Facts) =>
  [companyName, industry, headline, first?.text.split(GOES_WITH)[0] ?? ''].join(' ').toLowerCase()
/** A thing with this weight is the subject, wherever the brief mentions it. */
const MAIN = 4
/**
 * A brief that names this many things that can be shown is about such things: birds of a wetland.
 */
const MANY = 3

/** Whether the client's photographs should be used instead of drawings. */
export const isPhotographed = ({ denied, industry, wishes, looks, statements }: Facts): boolean =>
  denied.some((word) => NO_DRAWINGS.test(word)) ||
  PHOTOGRAPHER.test(`${industry} ${statements[0]?.text ?? ''}`) ||
  wishes.some(({ said, denied: is }) => !is && BY_PHOTOGRAPHS.test(said)) ||
  BY_PHOTOGRAPHS.test(looks)

/** Icons for the things that the brief names and does not deny, most relevant first. */
export function thingsShown(facts: Facts): Motif[] {
  const { nouns, companyName, industry, offers } = facts
  // Ghost Gum Yoga has no hot yoga: the words of a company's name and industry are not denied.
  const called = `${companyName} ${industry}`.toLowerCase().match(/\p{L}+/gu) ?? []
  const own = new Set(
    called.flatMap((word) => [word, word.replace(/e?s$/, ''), word.replace(/s$/, '')]),
  )
  const denied = facts.denied.filter((word) => !own.has(word))
  if (isPhotographed(facts) || SOLEMN.test(`${companyName} ${industry}`)) return []
  const beneath = [facts.headline, ...offers.map(({ title }) => title)]
    .flatMap((told) => told.toLowerCase().split(WHERE_IT_GOES).slice(1))
    .join(' ')
  const affirmed = nouns.filter(
    ({ word, weight }) =>
      weight >= TELLING &&
      !beneath.includes(word.replace(/y$/, '')) &&
      !word.split(' ').some((part) => denied.includes(part)),
  )
  const isPictured = (word: string) => findMotifs([word], 1).length > 0
  // A picture for 'mozzie mesh' must not show a mozzie.
  const showsHead = (word: string) => {
    const head = word.split(' ').at(-1) ?? word
    const [found] = findMotifs([word], 1)
    return isActivity(head) || found === undefined || found.word.split(' ').at(-1) === head
  }
  // 'Oyster' must not be shown for 'oyster mushrooms'; for 'piano tuning' and a 'tool library' the
  // first word is the only thing that can be shown.
  const told = new Set(
    affirmed.flatMap(({ word, of }) => (of && isActivity(of) && isPictured(word) ? [of] : [])),
  )
  // 'Guinea pigs' are not pigs, and a 'crane truck' is shown as a whole or not at all.
  const isHeadOfAnother = (word: string) =>
    affirmed.some((other) => {
      const [found] = other.word.endsWith(` ${word}`) ? findMotifs([other.word], 1) : [undefined]
      return other.word.endsWith(` ${word}`) && (!found || found.word === other.word)
    })
  const shown = affirmed.filter(
    ({ word, of }) =>
      (of
        ? isActivity(of) && isPictured(`${word} ${of}`)
        : !told.has(word) && !isHeadOfAnother(word)) && showsHead(word),
  )
  // All things that the brief names help to determine the meaning of a word.
  const said = nouns.map(({ word }) => word)
  const found = findMotifs(
    shown.map(({ word }) => word),
    MAX_PICTURES,
    said,
  )
  // 'No bare feet' excludes the foot as a symbol of a podiatrist.
  const wanted = found.filter(
    (motif) => !motif.name.split(/[:-]/).some((part) => denied.includes(part)),
  )
  // Kayaks that come with a houseboat do not represent the business.
  const opening = openingOf(facts)
  const isOpening = (word: string) => word.split(' ').some((part) => opening.includes(part))
  const main = nouns.filter(({ word, weight }) => weight >= MAIN || isOpening(word))
  const named = [...main.map(({ word }) => word), ...(opening.match(/\p{L}{3,}/gu) ?? [])]
  const ofTrade = named.flatMap((word) => findMotifs([word], 1, said).map(({ name }) => name))
  const isOfTrade = ({ name, word }: Motif) => {
    const low = word.toLowerCase()
    return ofTrade.includes(name) || offers.some(({ title }) => title.toLowerCase().includes(low))
  }
  if (!wanted.some(({ name }) => ofTrade.includes(name))) return wanted.length >= MANY ? wanted : []
  return wanted.filter(isOfTrade)
}

/** Maximum length of a caption on a picture, in characters. */
const CAPTION_MAX = 34
/** The maximum number of photographs on a page. */
const PHOTOGRAPHS = 4

/** Whether a photograph can show the offer, unlike a line of a price list. */
const isShown = ({ title, price }: Facts['offers'][number]) =>
  price === '' &&
  !/[\d$,;:]|ly$|\b(?:information|info|fees?|concession|minimum|membership|terms|legs?|arms?|feet|foot|teeth|skin|nails|bodies|remains|ashes)\b/i.test(
    title,
  )

/** 'Laser tattoo removal' in the middle of a sentence; a name keeps its capital. */
const within = (title: string) =>
  /^\p{Lu}[\p{Ll}-]+(?:\s\p{Ll}|$)/u.test(title) ? title[0]?.toLowerCase() + title.slice(1) : title

/**
 * Subjects for the client's photographs: the people who work there, then the offers, then the work
 * itself.
 */
export function shotsOf({ offers, voice, language }: Facts): string[] {
  if (language !== 'en') return offers.map(({ title }) => title).slice(0, PHOTOGRAPHS)
  const who = voice === 'I' ? 'You at work' : 'Your team'
  const things = offers.filter(isShown).map(({ title }) => `Photo of ${within(title)}`)
  // Sellers show their products first, and service providers are shown at work.
  const isOfThings = offers.some(
    (offer) => isShown(offer) && !isActivity(offer.title.toLowerCase()),
  )
  const shots = [
    ...(isOfThings ? [...things.slice(0, 1), who, ...things.slice(1)] : [who, ...things]),
    ...['Your work up close', 'The place you work in', 'Something you are proud of'],
  ]
  return [...new Set(shots)].filter(({ length }) => length <= CAPTION_MAX).slice(0, PHOTOGRAPHS)
}
