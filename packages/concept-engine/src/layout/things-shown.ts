import { findMotifs, type Motif } from '../imagery/motifs/find-motifs.ts'
import type { Facts } from '../reading/facts.ts'
import { capitalise } from '../reading/sentences.ts'

/** Less telling things are mentioned, and not what the business is about. */
const TELLING = 2.4
/** More pictures no page shows. */
const MOST = 9

/** What is done with a thing, or where: the thing before it is the subject. */
const isActivity = (word: string) =>
  /(?:ing|ery|ment|tion|age)$|^(?:service|repair|hire|lesson|class|course|shop|store|farm|club|school|library|clinic|studio|tour|trip|care|supply|supplie|work|works|company|wash|removal|rental|workshop|rescue|transport|shelter|maker|breeder|tuner|teacher|trainer|mender|carver|restorer|dealer|yard|kit|kits|centre|society|association|group|specialist|fit-out|fitout|control|test|analysi|sale|market|festival|ride|hunt|experience|day|party|box|therapy|rehab|bath|spa|hotel|boarding|walker|sitter|nursery|museum|barn|shed|room|wall|line|delivery)$/.test(
    word,
  )

/** Icons of what the brief names and does not deny, the most telling first. */
export function thingsShown({ nouns, denied }: Facts): Motif[] {
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
  const shown = affirmed.filter(
    ({ word, of }) => (of ? isActivity(of) : !told.has(word)) && showsHead(word),
  )
  const found = findMotifs(
    shown.map(({ word }) => word),
    MOST,
  )
  // 'No bare feet' refuses the foot that stands for a podiatrist.
  return found.filter(({ name }) => !name.split(/[:-]/).some((part) => denied.includes(part)))
}

/** Captions fit on a picture. */
const CAPTION_MAX = 34
/** No page asks for more. */
const PHOTOGRAPHS = 3

/** What photographs of the business would show, in the brief's words: its offers, else its things. */
export function subjectsOf({ offers, nouns, denied }: Facts): string[] {
  const named = [
    ...offers.map(({ title }) => title),
    ...nouns.flatMap(({ word, weight }) =>
      weight >= TELLING && !word.split(' ').some((part) => denied.includes(part))
        ? [capitalise(word)]
        : [],
    ),
  ]
  return [...new Set(named)]
    .filter((title) => title.length <= CAPTION_MAX && !/[\d$]/.test(title))
    .slice(0, PHOTOGRAPHS)
}
