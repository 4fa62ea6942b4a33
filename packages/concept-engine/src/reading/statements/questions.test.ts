import { expect, test } from 'vitest'
import { briefOf } from '../../../samples/a-brief.ts'
import { createConcept } from '../../create-concept.ts'
import { readBrief } from '../read-brief.ts'
import { questionsIn } from './questions.ts'

const questionsOf = (text: string) =>
  questionsIn(text).questions.map(({ title, answer }) => `${title} ${answer}`)

test.each<[string, string[]]>([
  // Answers in brackets, answers directly after the question, and questions whose answers are still
  // to come.
  [
    'Walkers ask about boots (yes, ankle ones), water (carry two litres) and if there is phone reception (no).',
    ['Boots Yes, ankle ones.', 'Water Carry two litres.', 'Is there phone reception? No.'],
  ],
  [
    'Questions I get: is the kiln hot (very), can I bring a child (from eight up).',
    ['Is the kiln hot? Very.', 'Can I bring a child? From eight up.'],
  ],
  [
    'Everybody wants to know does it hurt? No. How long does it last? About five years.',
    ['Does it hurt? No.', 'How long does it last? About five years.'],
  ],
  [
    'Give answers to things such as do I need a permit, how long does it take and who pays.',
    ['Do I need a permit? ', 'How long does it take? ', 'Who pays? '],
  ],
  // Questions with their answers, after various introductions.
  [
    'We sing folk.\n\nFrequently asked: Must I read music? No. Is there parking? Yes, at the rear. Do you need tenors? Always.\n\nRing us.',
    [
      'Must I read music? No.',
      'Is there parking? Yes, at the rear.',
      'Do you need tenors? Always.',
    ],
  ],
  [
    'Q: How long does it take?\nA: About two weeks.\nQ: Do you deliver?\nA: Yes, within 20 km.',
    ['How long does it take? About two weeks.', 'Do you deliver? Yes, within 20 km.'],
  ],
  [
    'What if we are bad at it? Hints are unlimited. Do you lock us in? Nope, any door opens.',
    ['What if we are bad at it? Hints are unlimited.', 'Do you lock us in? Nope, any door opens.'],
  ],
  // Questions to the reader, or to the designer, are not from a customer.
  ['Is your fence falling down? We fix it. Need a gate? Ring us.', []],
  ['Can you build this by March? We open in April. Do you also do logos? Let me know.', []],
  // A single thing in brackets is an aside, and a request for the website is not a customer's
  // question.
  ['People ask for Ned (our foreman), who is out by seven.', []],
  ['We asked about the website (old), the budget (small).', []],
  ['Ask at the counter. Ladders (3 m) and ropes (10 m) are for hire.', []],
])('reads customer questions: %s', (text, expected) => {
  expect(questionsOf(text)).toEqual(expected)
})

test('removes questions from the statements and keeps offsets', () => {
  const text =
    'We hang gates. Farmers ask is it level (always), do you dig (by hand). Ring before six.'
  const { rest } = questionsIn(text)
  expect(rest).toHaveLength(text.length)
  expect(rest.replace(/ +/g, ' ')).toBe('We hang gates. Ring before six.')
  const { statements, questions } = readBrief(briefOf(text))
  expect(questions).toHaveLength(2)
  expect(statements.map((statement) => statement.text).join(' ')).not.toMatch(/level|dig/)
})

test('shows questions with their answers on the page', () => {
  const { sections } = createConcept(
    briefOf('We hang gates. Farmers ask is it level (always), do you dig (by hand).'),
    1,
  )
  const section = sections.find(({ kind }) => kind === 'asked-questions')
  expect(section?.items.map(({ title, text }) => `${title} ${text}`)).toEqual([
    'Is it level? Always.',
    'Do you dig? By hand.',
  ])
})

test.each<[string, Record<string, string>]>([
  [
    'Put those on the site. “How old do they need to be?” Five. “Do I have to sit in?” Under 8, yes.',
    { 'How old do they need to be?': 'Five.', 'Do I have to sit in?': 'Under 8, yes.' },
  ],
  [
    'People ask will they wreck my dam wall - no, not this sort.',
    { 'Will they wreck my dam wall?': 'No, not this sort.' },
  ],
  [
    'Customers regularly ask how long a battery lasts, whether it works in a blackout and whether salt harms it.',
    {
      'How long does a battery last?': '',
      'Does it work in a blackout?': '',
      'Does salt harm it?': '',
    },
  ],
])('reads questions and answers: %s', (text, expected) => {
  const { questions, rest } = questionsIn(text)
  expect(Object.fromEntries(questions.map(({ title, answer }) => [title, answer]))).toEqual(
    expected,
  )
  expect(rest).not.toMatch(/wreck|blackout|sit in/)
})

test('reads a list of questions under a heading, with answers in brackets', () => {
  const text =
    'We play netball.\nWhat people ask all the time:\n* how do I join\n* how much (juniors $180, seniors $260)\n* when are trials\n\nWe need sponsors.'
  expect(questionsOf(text)).toEqual([
    'How do I join? ',
    'How much? Juniors $180, seniors $260.',
    'When are trials? ',
  ])
  expect(questionsIn(text).rest).toHaveLength(text.length)
  expect(questionsIn(text).rest).not.toContain('trials')
})

test('finds no questions in a list of other things', () => {
  expect(
    questionsOf('We play netball.\nPeople ask for these:\n* dresses\n* bibs\n* balls'),
  ).toEqual([])
})

test('does not read form fields as customer questions', () => {
  expect(
    questionsOf(
      'It is the daughter who books so the form should ask who you are and who is the patient.',
    ),
  ).toEqual([])
})

test('reads questions and answers that are labelled as such, whatever their form', () => {
  const { questions, rest } = questionsIn(
    'Swarms and hives.\nQ: They’re in my wall.\nA: That’s a cut-out, from $350.\nQ: Wasps?\nA: No, ring the council.\nWe work in spring.',
  )
  expect(questions).toEqual([
    { title: 'They’re in my wall.', answer: 'That’s a cut-out, from $350.' },
    { title: 'Wasps?', answer: 'No, ring the council.' },
  ])
  expect(rest.replace(/\s+/g, ' ')).toBe('Swarms and hives. We work in spring.')
})

test('an agency’s questions are not a customer’s, and their labels are not text', () => {
  const { questions, rest } = questionsIn(
    'Q: What does your business do?\nA: We fix boats.\nQ: What is your budget?\nA: $4,000',
  )
  expect(questions).toEqual([])
  expect(rest.trim()).toBe('We fix boats.')
})

test('reads short questions under a heading', () => {
  const { questions } = questionsIn(
    'Common questions: How often? Once a year, twice for a studio. How long? Ninety minutes.',
  )
  expect(questions.map(({ title }) => title)).toEqual(['How often?', 'How long?'])
})

test('a question of any form counts beside others', () => {
  const { questions } = questionsIn(
    'We grow truffles. Can I bring my dog? No, ours are at work. Wheelchairs? The shed yes. I’m late, will you wait? Not for long.',
  )
  expect(questions.map(({ title }) => title)).toEqual([
    'Can I bring my dog?',
    'Wheelchairs?',
    'I’m late, will you wait?',
  ])
  expect(questionsIn('Need a plumber? We come today.').questions).toEqual([])
})

test('the rows below FAQ are questions with their answers', () => {
  const { questions, rest } = questionsIn(
    'We sell nappies.\n\nFAQ -\ndo they leak- not if the fit is right\nhow many for full time? 20-24\ncan i use softener NO.\n\nNo custom prints.',
  )
  expect(questions).toEqual([
    { title: 'Do they leak?', answer: 'Not if the fit is right.' },
    { title: 'How many for full time?', answer: '20-24.' },
    { title: 'Can i use softener?', answer: 'NO.' },
  ])
  expect(rest.replace(/\s+/g, ' ')).toBe('We sell nappies. No custom prints.')
})

test('rows of another form below such a heading stay as they are', () => {
  const text = 'FAQ\nwe put these on the old site\nsee there'
  expect(questionsIn(text)).toEqual({ questions: [], rest: text })
})
