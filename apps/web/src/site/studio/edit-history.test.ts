import { noEdits } from '@agency/contract/concept-edits'
import { expect, test } from 'vitest'
import { redone, startHistory, undone, withChange } from './edit-history.ts'

const tagline = (text: string) => ({ ...noEdits, words: { tagline: text } })
const typed = (texts: string[], every: number) =>
  texts.reduce(
    (history, text, index) =>
      withChange(history, tagline(text), { key: 'tagline', at: index * every }),
    startHistory(noEdits),
  )

test('letters typed one after another are one step', () => {
  const history = typed(['B', 'Br', 'Bre'], 200)
  expect(history.present).toEqual(tagline('Bre'))
  expect(undone(history).present).toEqual(noEdits)
})

test('after a pause, or in another text, a new step begins', () => {
  expect(undone(typed(['B', 'Br'], 2_000)).present).toEqual(tagline('B'))
  const other = withChange(
    typed(['B'], 0),
    { ...noEdits, words: { tagline: 'B', 'sections.0.text': 'x' } },
    { key: 'sections.0.text', at: 10 },
  )
  expect(undone(other).present).toEqual(tagline('B'))
})

test('what was undone comes back, until something else is changed', () => {
  const history = typed(['One', 'Two'], 5_000)
  const back = undone(undone(history))
  expect(redone(redone(back)).present).toEqual(tagline('Two'))
  const changed = withChange(undone(history), tagline('Three'), { key: 'tagline', at: 5_100 })
  expect(redone(changed).present).toEqual(tagline('Three'))
  expect(undone(changed).present).toEqual(tagline('One'))
})

test('at the ends nothing happens', () => {
  const history = startHistory(noEdits)
  expect(undone(history)).toBe(history)
  expect(redone(history)).toBe(history)
})

test('keeps the last two hundred steps', () => {
  const history = typed(
    Array.from({ length: 300 }, (_, index) => `${index}`),
    5_000,
  )
  expect(history.past).toHaveLength(200)
})
