// The night triage: its seven questions, and the vets' table that alone decides the advice.

export type Animal = 'dog' | 'cat' | 'farm'
export type Advice = 'now' | 'tomorrow' | 'watch'

/** Each question's possible answers, from harmless to worst, and "not sure". */
const answerIds = {
  animal: ['dog', 'cat', 'farm'],
  breathing: ['normal', 'fast', 'struggling', 'unsure'],
  standing: ['normal', 'weak', 'down', 'unsure'],
  wound: ['none', 'small', 'serious', 'unsure'],
  poison: ['no', 'yes', 'unsure'],
  belly: ['normal', 'upset', 'blocked', 'unsure'],
  eating: ['normal', 'less', 'nothing', 'unsure'],
} as const
type AnswerIds = typeof answerIds
export type QuestionId = keyof AnswerIds
export const questionIds = Object.keys(answerIds) as QuestionId[]
export type Answers = { readonly [Id in QuestionId]?: AnswerIds[Id][number] }

export interface Question {
  id: QuestionId
  /** Its name on the vet's card. */
  short: string
  text: string
  options: { id: string; label: string }[]
}

const option = (id: string, label: string) => ({ id, label })
const unsure = option('unsure', 'I can’t tell')
const bellyOf: Record<Animal, readonly [upset: string, blocked: string]> = {
  dog: ['Vomiting or diarrhoea', 'Retching with nothing coming up, or a tight, swollen belly'],
  cat: ['Vomiting or diarrhoea', 'Trying to wee again and again, with nothing coming'],
  farm: ['Dung loose, or less of it', 'Rolling or kicking at the belly, or in labour over an hour'],
}
const poisonOf: Record<Animal, string> = {
  dog: 'Yes, or it may have: bait, chocolate, grapes, a snake',
  cat: 'Yes, or it may have: lilies, bait, human tablets, a snake',
  farm: 'Yes, or it may have: weeds, spray, spilt grain, a snake',
}

/** The questions, worded for the animal. */
export function questionsFor(animal: Animal): Question[] {
  const [upset, blocked] = bellyOf[animal]
  return [
    {
      id: 'animal',
      short: 'Animal',
      text: 'Who are you worried about?',
      options: [
        option('dog', 'A dog'),
        option('cat', 'A cat'),
        option('farm', 'A horse or farm animal'),
      ],
    },
    {
      id: 'breathing',
      short: 'Breathing',
      text: 'Watch its chest for a moment. How is it breathing?',
      options: [
        option('normal', 'As it does when it rests'),
        option('fast', 'Fast or noisy, though it is resting'),
        option('struggling', 'Struggling, or the gums are white or blue'),
        unsure,
      ],
    },
    {
      id: 'standing',
      short: 'Standing',
      text: 'Call it. Does it get up and come?',
      options: [
        option('normal', 'Yes, steady on its legs'),
        option('weak', 'Slowly: wobbly, lame or very quiet'),
        option('down', 'No: it can’t get up, or is having a fit'),
        unsure,
      ],
    },
    {
      id: 'wound',
      short: 'Wounds',
      text: 'Is it hurt anywhere?',
      options: [
        option('none', 'Not that I can see'),
        option('small', 'A small wound, no longer bleeding'),
        option('serious', 'Bleeding on, a deep wound, or hit by a car'),
        unsure,
      ],
    },
    {
      id: 'poison',
      short: 'Poison or bite',
      text: 'Has it eaten something harmful, or been bitten?',
      options: [option('no', 'No'), option('yes', poisonOf[animal]), unsure],
    },
    {
      id: 'belly',
      short: 'Belly',
      text: 'What about its belly?',
      options: [
        option('normal', 'Nothing unusual'),
        option('upset', upset),
        option('blocked', blocked),
        unsure,
      ],
    },
    {
      id: 'eating',
      short: 'Eating',
      text: 'Has it eaten since yesterday?',
      options: [
        option('normal', 'As usual'),
        option('less', 'Less than usual'),
        option('nothing', 'Nothing, or it won’t drink'),
        unsure,
      ],
    },
  ]
}

export const shortLabels: Record<Advice, string> = {
  now: 'Now',
  tomorrow: 'Tomorrow',
  watch: 'Watch',
}
/** What the owner is told. Small animals come to a clinic; for the others a vet drives out. */
export const wordsFor = (animal: Animal): Record<Advice, { title: string; text: string }> => ({
  now:
    animal === 'farm'
      ? {
          title: 'A vet comes now',
          text: 'Ring us at once and stay with it. The vet on call already has your answers.',
        }
      : {
          title: 'Come in now',
          text: 'Leave as soon as you can and ring us on the way. The vet on call already has your answers.',
        },
  tomorrow: {
    title: animal === 'farm' ? 'A vet comes tomorrow' : 'Come in tomorrow',
    text: 'It can rest tonight. We keep same-day appointments for the morning. If it gets worse before then, start again or ring.',
  },
  watch: {
    title: 'Watch and wait',
    text: 'Keep it warm and quiet, and look in every two hours. If anything changes, start again or ring.',
  },
})

const mildSigns = ({ standing, wound, belly, eating }: Answers) =>
  [standing === 'weak', wound === 'small', belly === 'upset', eating === 'nothing'].filter(Boolean)
    .length
const unsureCount = (answers: Answers) =>
  Object.values(answers).filter((answer) => answer === 'unsure').length

export interface Rule {
  sign: string
  advice: Advice
  applies: (answers: Answers) => boolean
}
/** The table: its first line that applies decides. The lines that say "now" come first. */
export const rules: Rule[] = [
  {
    sign: 'Breathing hard or fast, pale gums, or can’t tell',
    advice: 'now',
    applies: ({ breathing }) => breathing !== undefined && breathing !== 'normal',
  },
  {
    sign: 'Can’t get up, or a fit',
    advice: 'now',
    applies: ({ standing }) => standing === 'down',
  },
  {
    sign: 'Bleeding on, a deep wound, hit by a car',
    advice: 'now',
    applies: ({ wound }) => wound === 'serious',
  },
  {
    sign: 'Poison or a bite, even if only possible',
    advice: 'now',
    applies: ({ poison }) => poison === 'yes' || poison === 'unsure',
  },
  {
    sign: 'Retching, blocked, colic or a long labour',
    advice: 'now',
    applies: ({ belly }) => belly === 'blocked',
  },
  {
    sign: 'Two answers “I can’t tell”',
    advice: 'now',
    applies: (answers) => unsureCount(answers) >= 2,
  },
  {
    sign: 'Three of the signs of line 8',
    advice: 'now',
    applies: (answers) => mildSigns(answers) >= 3,
  },
  {
    sign: 'Weak, small wound, upset belly, or not eating',
    advice: 'tomorrow',
    applies: (answers) => mildSigns(answers) >= 1,
  },
  {
    sign: 'One answer “I can’t tell”',
    advice: 'tomorrow',
    applies: (answers) => unsureCount(answers) >= 1,
  },
  { sign: 'None of these', advice: 'watch', applies: () => true },
]

export interface Decision {
  advice: Advice
  /** The number of the line in the table, from 1. */
  line: number
}
/** What the table says to the answers so far. */
export function adviceFor(answers: Answers): Decision {
  const index = rules.findIndex(({ applies }) => applies(answers))
  return { advice: rules[index]?.advice ?? 'now', line: index + 1 }
}

/** The next question, or none when all are answered or the advice is already to come in now. */
export const nextQuestion = (answers: Answers): QuestionId | undefined =>
  adviceFor(answers).advice === 'now'
    ? undefined
    : questionIds.find((id) => answers[id] === undefined)

/** All answers that a question can have. */
export const answersTo = (id: QuestionId): readonly string[] => answerIds[id]
