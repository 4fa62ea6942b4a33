import { describe, expect, test } from 'vitest'
import { briefOf } from '../../../samples/a-brief.ts'
import { readBrief } from '../read-brief.ts'

const read = (mainGoal: string) => readBrief(briefOf(mainGoal))

describe('what is asked for', () => {
  const requests = (text: string) => read(text).requests.map(({ title }) => title)
  test('two pages in one sentence are two', () => {
    expect(
      requests(
        'We pump septic tanks. The website should have a page for homes and a page for businesses.',
      ),
    ).toEqual(['Homes', 'Businesses'])
  })
  test('a heading keeps the last word of its question', () => {
    expect(
      requests(
        'I make spoons in Strahan. On the site I’d like a gallery with prices, a class booking form (date, number of people, ages, phone) and a story page about where the wood comes from. I don’t need a full online shop yet.',
      ),
    ).toContain('Where the wood comes from')
  })
  test('pictures to be avoided are not asked for', () => {
    const { requests: found } = read(
      'I conduct funerals in Albany. Photographs of doves, candles and sunsets are to be avoided.',
    )
    expect(JSON.stringify(found)).not.toMatch(/dove|candle|sunset/i)
  })
  test.each([
    [
      'The form should request the client’s full name, telephone, whether they are buying or selling, and the property address.',
      ['Are you buying or selling', 'Property address'],
    ],
    [
      'We’d love a booking thing with dates and which cabin and how many people.',
      ['Dates', 'Which cabin', 'How many people'],
    ],
    [
      'The form should ask how high up they are, how long they have been there, and has anyone sprayed them.',
      ['Has anyone sprayed them'],
    ],
  ])('fields: %s', (sentence, fields) => {
    const found = read(`We collect swarms in Nambour. ${sentence}`).forms.flatMap(
      (form) => form.fields,
    )
    expect(found.map((field) => field.replace(/\?$/, ''))).toEqual(expect.arrayContaining(fields))
  })
})
