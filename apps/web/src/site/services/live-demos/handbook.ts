// An assistant that answers from one document in the document's own words, or says that it cannot.

export interface Clause {
  id: string
  title: string
  sentences: readonly string[]
}

/** The conditions of a tool library, written for this page. */
export const clauses = [
  {
    id: '1',
    title: 'Membership',
    sentences: [
      'Membership costs $60 a year and covers one household.',
      'Everyone who borrows must be eighteen or older.',
    ],
  },
  {
    id: '2',
    title: 'Borrowing',
    sentences: [
      'You may have five tools at home at a time.',
      'A loan lasts seven days and can be extended once, unless somebody waits for the tool.',
    ],
  },
  {
    id: '3',
    title: 'Bringing tools back',
    sentences: [
      'Bring tools back clean, on a Wednesday evening or a Saturday morning.',
      'A late tool costs $2 a day, up to what the tool is worth.',
    ],
  },
  {
    id: '4',
    title: 'Damage',
    sentences: [
      'Wear is ours to pay for.',
      'If a tool breaks in your hands, stop, tell us, and do not repair it yourself.',
    ],
  },
  {
    id: '5',
    title: 'Safety',
    sentences: [
      'Chainsaws and angle grinders are lent only after our one-hour safety course.',
      'Petrol tools leave here empty and come back empty.',
    ],
  },
] as const satisfies readonly Clause[]
export type ClauseId = (typeof clauses)[number]['id']

const stopWords = new Set(
  'a an the i we you it they my our your is are am be was do does did can could may must will would should have has had how what when where who which why if and or not in on at to of for from with up there here one some any this that me us as by get got much many long often'.split(
    ' ',
  ),
)
/** Words that people use, and the document's word for the same. */
const sameAs: Record<string, string> = {
  price: 'cost',
  pay: 'cost',
  fee: 'cost',
  cheap: 'cost',
  charge: 'cost',
  join: 'membership',
  member: 'membership',
  return: 'bring',
  rent: 'borrow',
  hire: 'borrow',
  lend: 'borrow',
  lent: 'borrow',
  loan: 'borrow',
  keep: 'borrow',
  broken: 'break',
  broke: 'break',
  snap: 'break',
  fix: 'repair',
  mend: 'repair',
  overdue: 'late',
  old: 'older',
  age: 'older',
  renew: 'extend',
  longer: 'extend',
  fuel: 'petrol',
  fill: 'empty',
  train: 'course',
  dirty: 'clean',
}
const stem = (word: string) => {
  const bare = word.replace(/(?<=\w{3})(ing|ed|es|s)$/, '').replace(/(?<=\w{3})e$/, '')
  return bare
}
const stems = new Map(Object.entries(sameAs).map(([word, same]) => [stem(word), stem(same)]))

/** The words of a text that carry meaning, each in one form. */
export const termsOf = (text: string): string[] => [
  ...new Set(
    (text.toLowerCase().match(/[a-z]+/g) ?? [])
      .filter((word) => !stopWords.has(word))
      .map((word) => {
        const form = stem(word)
        return stems.get(form) ?? form
      }),
  ),
]

/** Less of the question than this, and the answer would be about something else. */
const LEAST_COVERAGE = 0.6

export type Reply =
  | { kind: 'answer'; clause: Clause; sentence: string }
  | { kind: 'unknown'; missing: string[] }
  | { kind: 'unclear' }

/**
 * Quotes the sentence that has most of the question's words, its clause's title counting as half.
 * Words in few sentences count more. A word that the document never uses counts like its rarest.
 */
export function answer(question: string, read: readonly Clause[]): Reply {
  const asked = termsOf(question)
  if (asked.length === 0) return { kind: 'unclear' }
  const sentences = read.flatMap((clause) =>
    clause.sentences.map((sentence) => ({
      clause,
      sentence,
      terms: new Set(termsOf(sentence)),
      title: new Set(termsOf(clause.title)),
    })),
  )
  const weights = new Map(
    asked.map((term) => {
      const having = sentences.filter(({ terms, title }) => terms.has(term) || title.has(term))
      return [term, Math.log(1 + sentences.length / Math.max(1, having.length))]
    }),
  )
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  let best: { score: number; clause: Clause; sentence: string } | undefined
  for (const { clause, sentence, terms, title } of sentences) {
    let score = 0
    for (const [term, weight] of weights) {
      score += terms.has(term) ? weight : title.has(term) ? weight / 2 : 0
    }
    if (!best || score > best.score) best = { score, clause, sentence }
  }
  if (best && best.score / total >= LEAST_COVERAGE) {
    return { kind: 'answer', clause: best.clause, sentence: best.sentence }
  }
  const known = new Set(sentences.flatMap(({ terms, title }) => [...terms, ...title]))
  const words = question.toLowerCase().match(/[a-z]+/g) ?? []
  const missing = words.filter((word) => {
    const [term] = termsOf(word)
    return term !== undefined && !known.has(term)
  })
  return { kind: 'unknown', missing: [...new Set(missing)] }
}
