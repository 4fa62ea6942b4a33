import { findMotifs, type Motif } from '../imagery/motifs/find-motifs.ts'
import type { Facts } from '../reading/facts.ts'

/** Less telling things are mentioned, and not what the business is about. */
const TELLING = 2.4
/** More pictures no page shows. */
const MOST = 9

/** What is done with a thing, or where: the thing before it is the subject. */
const isActivity = (word: string) =>
  /(?:ing|ery|ment|tion|age)$|^(?:service|repair|hire|lesson|class|course|shop|store|farm|club|school|library|clinic|studio|tour|trip|care|supply|supplie|work|works|company|wash|removal|rental|workshop|rescue|transport|shelter|maker|breeder|tuner|teacher|trainer|mender|carver|restorer|dealer|yard|kit|kits|centre|society|association|group|specialist|fit-out|fitout|control|test|analysi|sale|market|festival|ride|hunt|experience|day|party|box|therapy|rehab|bath|spa|hotel|boarding|walker|sitter|nursery|museum|barn|shed|room|wall|line|delivery)$/.test(
    word,
  )

const NO_DRAWINGS = /^(?:clip|clipart|cartoon|illustration|drawing|icon|emoji)$/
/** A photographer's page, or one that is to be led by photographs, is drawn over by nothing. */
const BY_PHOTOGRAPHS =
  /\b(?:led by (?:the |our |my )?photo\w*|(?:my|our) photos? (?:to |should |do|are |sell|big|look)|photograph\w* of our own|real (?:photos|photographs)|big (?:photos|pictures|photographs)|let(?:s|ting)? the (?:photos|pictures) )/i
const PHOTOGRAPHER = /\bphotograph(?:er|y)\b/i

/** Trades of grief and of disputes, beside which nothing is drawn. */
const SOLEMN =
  /\b(?:cremat\w+|funerals?|burials?|undertakers?|bereave\w+|hospice|palliative|end of life|mediat(?:or|ion)|domestic violence)\b/i

/** What is said first is about the business, as far as what goes with it. */
const GOES_WITH = /[,;:(]|\s(?:that|which|who|with|for|where)\s/
/** What the business says that it is: its name, its industry and the head of its first sentence. */
const openingOf = ({ companyName, industry, statements: [first], headline }: Facts) =>
  [companyName, industry, headline, first?.text.split(GOES_WITH)[0] ?? ''].join(' ').toLowerCase()
/** What a brief speaks of so much is what it is about, wherever it does. */
const MAIN = 4
/** Who names so many things that can be seen is about such things: birds of a wetland. */
const MANY = 3

/** Whether the client's photographs are to be seen where a drawing could be. */
export const isPhotographed = ({ denied, industry, wishes, looks, statements }: Facts): boolean =>
  denied.some((word) => NO_DRAWINGS.test(word)) ||
  PHOTOGRAPHER.test(`${industry} ${statements[0]?.text ?? ''}`) ||
  wishes.some(({ said, denied: is }) => !is && BY_PHOTOGRAPHS.test(said)) ||
  BY_PHOTOGRAPHS.test(looks)

/** Icons of what the brief names and does not deny, the most telling first. */
export function thingsShown(facts: Facts): Motif[] {
  const { nouns, companyName, industry, offers } = facts
  // Ghost Gum Yoga has no hot yoga: what a business is named by it does not deny.
  const called = `${companyName} ${industry}`.toLowerCase().match(/\p{L}+/gu) ?? []
  const own = new Set(
    called.flatMap((word) => [word, word.replace(/e?s$/, ''), word.replace(/s$/, '')]),
  )
  const denied = facts.denied.filter((word) => !own.has(word))
  if (isPhotographed(facts) || SOLEMN.test(`${companyName} ${industry}`)) return []
  const affirmed = nouns.filter(
    ({ word, weight }) =>
      weight >= TELLING && !word.split(' ').some((part) => denied.includes(part)),
  )
  const isPictured = (word: string) => findMotifs([word], 1).length > 0
  // A picture of 'mozzie mesh' that shows the mozzie shows the wrong thing.
  const showsHead = (word: string) => {
    const head = word.split(' ').at(-1) ?? word
    const [found] = findMotifs([word], 1)
    return isActivity(head) || found === undefined || found.word.split(' ').at(-1) === head
  }
  // 'Oyster' shows nothing of 'oyster mushrooms'; of 'piano tuning' and of a 'tool library' what
  // comes first shows all there is.
  const told = new Set(
    affirmed.flatMap(({ word, of }) => (of && isActivity(of) && isPictured(word) ? [of] : [])),
  )
  // 'Guinea pigs' are no pigs, and a 'crane truck' is shown whole or not at all.
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
  // What a word means is told by all that the brief names.
  const said = nouns.map(({ word }) => word)
  const found = findMotifs(
    shown.map(({ word }) => word),
    MOST,
    said,
  )
  // 'No bare feet' refuses the foot that stands for a podiatrist.
  const wanted = found.filter(
    (motif) => !motif.name.split(/[:-]/).some((part) => denied.includes(part)),
  )
  // Of houseboats the kayaks that go with them tell nothing.
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

/** Captions fit on a picture. */
const CAPTION_MAX = 34
/** No page asks for more. */
const PHOTOGRAPHS = 4

/** What a photograph can show, which the line of a price list is not. */
const isShown = ({ title, price }: Facts['offers'][number]) =>
  price === '' &&
  !/[\d$,;:]|ly$|\b(?:information|info|fees?|concession|minimum|membership|terms|legs?|arms?|feet|foot|teeth|skin|nails|bodies|remains|ashes)\b/i.test(
    title,
  )

/** 'Laser tattoo removal' within a sentence; a name keeps its capital. */
const within = (title: string) =>
  /^\p{Lu}[\p{Ll}-]+(?:\s\p{Ll}|$)/u.test(title) ? title[0]?.toLowerCase() + title.slice(1) : title

/** What the client is to photograph: who works there, then what is offered, then the work itself. */
export function shotsOf({ offers, voice, language }: Facts): string[] {
  if (language !== 'en') return offers.map(({ title }) => title).slice(0, PHOTOGRAPHS)
  const who = voice === 'I' ? 'You at work' : 'Your team'
  const things = offers.filter(isShown).map(({ title }) => `Photo of ${within(title)}`)
  // Who sells things shows them first, who does something for people is seen at it.
  const isOfThings = offers.some(
    (offer) => isShown(offer) && !isActivity(offer.title.toLowerCase()),
  )
  const shots = [
    ...(isOfThings ? [...things.slice(0, 1), who, ...things.slice(1)] : [who, ...things]),
    ...['Your work up close', 'The place you work in', 'Something you are proud of'],
  ]
  return [...new Set(shots)].filter(({ length }) => length <= CAPTION_MAX).slice(0, PHOTOGRAPHS)
}
