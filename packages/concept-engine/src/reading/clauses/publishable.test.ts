import { expect, test } from 'vitest'
import { briefOf } from '../../../samples/a-brief.ts'
import { isFullRun } from '../../../samples/any-brief.ts'
import { inNewProcess } from '../../../samples/in-new-process.ts'
import { KINDS } from '../../../samples/publishable/train.ts'
import { readBrief } from '../read-brief.ts'
import { isFitEntry, isFitStatement, type StatementInContext } from './publishable.ts'
import weights from './publishable-weights.json' with { type: 'json' }

const textsOf = (mainGoal: string) =>
  readBrief(briefOf(mainGoal)).statements.map(({ text }) => text)

test('shows the facts of a chatty description, without the chatter', () => {
  const texts = textsOf(
    'Ok so bear with me because I’ve never done one of these. I’m Kirra and I catch snakes in Narangba. Yes for a job, yes really. Yard checks take about an hour and I write down every hole I find. I never kill snakes so don’t ring for that. I know, I know. My sister reckons the whole thing is mad. People tell me I should be on the telly.',
  )
  expect(texts).toContain('Yard checks take about an hour and I write down every hole I find.')
  expect(texts).toContain('I never kill snakes so don’t ring for that.')
  expect(texts.join('\n')).not.toMatch(/bear with me|yes really|I know, I know|telly/)
})

test('a statement that says nothing is left out', () => {
  expect(
    textsOf(
      'We restitch saddles and bridles in Kyneton. We are getting there. A full restuff takes two weeks and we use Welsh flock. We collect from pony clubs on Saturdays. Girths are relined while you wait.',
    ),
  ).not.toContain('We are getting there.')
})

const inContext = (text: string, topic: StatementInContext['topic']): StatementInContext => ({
  ...{ text, topic, before: '. ', after: '. ', sloppy: false },
})

test('needs more certainty to leave out what the client’s own marks begin and end', () => {
  const doubtful = inContext('My mother did the books.', 'story')
  expect(isFitStatement(doubtful)).toBe(true)
  expect(isFitStatement({ ...doubtful, before: 'the shed, ', after: ' and so on' })).toBe(false)
  expect(isFitStatement(inContext('Nothing fancy.', 'story'))).toBe(false)
})

test.each([
  'Must be a flat area and a tap isn’t needed.',
  'Council parks need a permit and that’s on you to get.',
  'You need your learners and your glasses if you wear them.',
  'Leash hook in the bay so they can’t bolt.',
])('shows what somebody in haste says in a line of its own: %s', (text) => {
  expect(
    isFitStatement({ ...{ text, topic: 'limit' }, before: '\n', after: '\n', sloppy: true }),
  ).toBe(true)
})

test.each([
  'Country loaf $9.50 rye $10 olive $12 croissants $5.50 or 6 for $30.',
  'The fresh curd is $9.50 for a 150 g tub, the ash log is $14 or two for $26, and the aged tomme is $78 a kilo, cut to order.',
])('shows prices, however they are written: %s', (text) => {
  expect(isFitStatement(inContext(text, 'prices'))).toBe(true)
})

test('an entry is judged with the words around it', () => {
  const description =
    'We hire portable toilets for building sites, weddings and festivals. The form needs the site address. Maybe a page of tips later.'
  expect(isFitEntry('field', 'site address', description)).toBe(true)
  expect(isFitEntry('offer', 'weddings', description)).toBe(false)
})

test('what else stands in a list is not on offer', () => {
  const { offers } = readBrief(
    briefOf(
      'We look after trees in Moe.\n- pruning\n- hedge trimming\n- AQF level 5 arborist on every job\n- invoice after 1 July please',
    ),
  )
  expect(offers.map(({ title }) => title)).toEqual(['Pruning', 'Hedge trimming'])
})

test.runIf(isFullRun).each(KINDS)(
  'stores the weights that the judged texts produce: %s',
  async (kind) => {
    // If this fails, the training data or the reading has changed: run `npm run publishable:train`.
    const training = new URL('../../../samples/publishable/train.ts', import.meta.url).href
    const produced = await inNewProcess(
      `import { readExamples, storedWeights } from '${training}'
     console.log(JSON.stringify(Object.fromEntries(storedWeights('${kind}', readExamples('${kind}')))))`,
    )
    expect(JSON.parse(produced)).toEqual(weights[kind])
  },
)
