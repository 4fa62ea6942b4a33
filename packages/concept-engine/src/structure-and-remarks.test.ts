import { expect, test } from 'vitest'
import { briefOf } from '../samples/a-brief.ts'
import { pageOf } from '../samples/page-of.ts'
import { readBrief } from './reading/read-brief.ts'

const read = (mainGoal: string) => readBrief(briefOf(mainGoal))
const rows = (mainGoal: string) =>
  read(mainGoal).offers.map(({ title, price, terms }) =>
    [title, price, terms].filter(Boolean).join(' | '),
  )

test('withholding wholesale prices does not hide the prices for everybody', () => {
  expect(
    rows(
      'We grow oysters.\n- Plate: $18 doz\n- Jumbo: $24 doz\nWholesale prices are NOT to be shown.',
    ),
  ).toEqual(['Plate | $18 a dozen', 'Jumbo | $24 a dozen'])
})

test('an entry that refuses a thing, or labels a section, is not on offer', () => {
  const brief =
    'We sell plants in Moe.\n- Ferns\n- Palms\n- Grasses\n- Roses: we don’t grow them\n- Donations: old pots, clean'
  const titles = read(brief).offers.map(({ title }) => title)
  expect(titles).toEqual(['Ferns', 'Palms', 'Grasses'])
  expect(pageOf(brief)).toContain('Roses: we don’t grow them.')
})

test('how a price should be worded is not one of its terms', () => {
  expect(
    rows(
      'We lend toys.\n4. Borrowing: up to 5 toys for 3 weeks.\n5. Late fee is $1 per toy per week. Lost pieces $2 each. Please word that in a friendly way because people get scared off.\n6. A join form.',
    ).join('\n'),
  ).not.toContain('friendly')
})

test('where somebody worked before is not where the business is', () => {
  expect(
    read(
      'We re-letter headstones. He was a stonemason at a yard in Hindmarsh for years. We work at Mitcham and Payneham.',
    ).places,
  ).toEqual(['Mitcham', 'Payneham'])
})

test('what happens on the day is not a price', () => {
  expect(
    rows(
      'We teach lace. Beginners’ Day is $45 for members and $60 for non-members, pillow and bobbins lent on the day, lunch not included. Full membership $55.',
    ).join('\n'),
  ).not.toMatch(/\| On the day/)
  expect(
    rows('We sell fish at Lakes Entrance. Flathead $38 a kilo, crayfish price on the day.').join(
      '\n',
    ),
  ).toMatch(/Crayfish \| On the day/)
})

test('instructions for visitors are shown without the request to put them there', () => {
  const brief =
    'We catch snakes in Moe. Put what to do: keep watching it from 5 metres, kids and pets away, DON’T try to kill it.'
  expect(pageOf(brief)).toContain(
    'What to do: keep watching it from 5 metres, kids and pets away, don’t try to kill it.',
  )
})

test('smileys are not text', () => {
  expect(pageOf('We mend boots in Moe. Please stop asking for heels :) Cash only.')).not.toContain(
    ':)',
  )
})

test('a testimonial names its author in any order', () => {
  expect(read('We tune pianos in Moe. "It sings again" says Una Keane. Cash only.').quotes).toEqual(
    [{ text: 'It sings again', by: 'Una Keane' }],
  )
})

test.each([
  'Between us, kiln classes are $450 from July.',
  'Kiln classes are $450 from July but don’t publish that yet.',
])('is between the client and the agency: %s', (remark) => {
  expect(pageOf(`A pottery studio in Castlemaine. A taster class is $85. ${remark}`)).not.toMatch(
    /450|July/,
  )
})

test('a count is not a price', () => {
  expect(
    pageOf(
      'A pottery studio in Castlemaine. A class is $85. We started with one wheel and now there are eleven.',
    ),
  ).not.toContain('$11')
})

test('a single price whose row would lose words stays a sentence', () => {
  const brief =
    'I tune pianos in Moe. Standard tuning: $220. Pitch raise: $310. Beyond 40 km I charge $1.10 per km, one way.'
  expect(rows(brief)).toEqual(['Standard tuning | $220', 'Pitch raise | $310'])
  expect(pageOf(brief)).toContain('Beyond 40 km I charge $1.10 per km, one way.')
})

test('an answer to customers leaves out what is for the agency', () => {
  const { questions } = read(
    'Bees in Moe.\nQ: Wasps?\nA: No, the council does them. There should be a page with a picture of both.',
  )
  expect(questions).toEqual([{ title: 'Wasps?', answer: 'No, the council does them.' }])
})

test('what is left of a sentence after its headline is no sentence of its own', () => {
  const page = pageOf(
    'I’m Shaz, I run a pink van around the Sunshine Coast and wash and clip dogs in people’s driveways. I was a vet nurse for 14 years before this. No cats.',
  )
  expect(page).not.toMatch(/^In people’s driveways\.?$/m)
  expect(page).not.toContain('In people’s driveways. ')
})

test.each([
  'Please avoid: claims about results, before-and-after photos, and testimonials.',
  'Steer clear of videos, a blog and testimonials please.',
  'Can you leave out the map, the reviews and the gallery.',
  'Don’t want: gallery of photos, reviews.',
])('nothing on a list of refusals is on the page: %s', (refusal) => {
  const brief = read(`We mend roofs in Moe. ${refusal}`)
  expect(brief.requests).toEqual([])
  expect(brief.wishes.filter(({ negated }) => !negated)).toEqual([])
  expect(pageOf(`We mend roofs in Moe. ${refusal}`)).not.toMatch(/asked-|before and after/i)
})

test.each<[description: string, purpose: string]>([
  ['Don’t forget a map and a gallery of photos.', 'gallery'],
  ['We don’t have a website, so a gallery of photos and a map would be great.', 'gallery'],
  ['We don’t want a blog, so just a gallery of photos.', 'gallery'],
  ['We don’t want people ringing us, they should book online.', 'book'],
])('a refusal ends where a wish begins: %s', (wish, purpose) => {
  const { wishes } = read(`We mend roofs in Moe. ${wish}`)
  expect(wishes.find((found) => found.purpose === purpose)?.negated).toBe(false)
})

test('what is not wanted is no statement, and how a list should look is no note', () => {
  expect(pageOf('We mend roofs. Not wanted: chat, newsletter, gallery.')).not.toMatch(/newsletter/)
  expect(
    pageOf(
      'We bake in Moe.\nPRICES (pls put as table)\n- 6 inch cake from $110\n- 8 inch from $185',
    ),
  ).not.toMatch(/as table/)
})

test('where a shop was until something happened is not where the business is', () => {
  expect(
    read(
      'Mobile mechanic servicing Ipswich and Goodna. Been a mechanic 17 years, had my own shop in Booval till the flood.',
    ).places,
  ).toEqual(['Ipswich', 'Goodna'])
})

test('every entry of a list of things that the client does not want is refused', () => {
  const { requests } = read(
    'We make headstones in Moe. The website should be restrained. We do not want countdowns, discounts, pop-ups, a chat window or testimonials. It should explain the process.',
  )
  expect(requests.map(({ title }) => title)).not.toContain('Testimonials')
})

test('the author of a testimonial ends at the full stop', () => {
  const { quotes } = read(
    'I marry people. "Colleen made my nan laugh and my nan does not laugh" - Tess & Rohan, Cottesloe, March. Ring me for anything.',
  )
  expect(quotes.map(({ by }) => by)).toEqual(['Tess & Rohan, Cottesloe, March'])
})

test('what somebody says of themselves is not on offer', () => {
  const { offers } = read(
    'I’m Colleen Tuckwell, registered marriage celebrant, former drama teacher, loud. The whole day is $1,150.',
  )
  expect(offers.map(({ title }) => title).join()).not.toMatch(/teacher|Loud/)
})

test('a number of days or so stays whole', () => {
  expect(
    read('I fit saddles in Scone. I take the saddle away for ten days or so.').statements.map(
      ({ text }) => text,
    ),
  ).toContain('I take the saddle away for ten days or so.')
})

test('something that the website should show is not a field of its form', () => {
  const [form] = read(
    'We tune pianos. The website should let people request a tuning, tell us the make and when it was last tuned, and show six or seven restorations in some depth.',
  ).forms
  expect(form?.fields.join()).toMatch(/Make/)
  expect(form?.fields.join()).not.toMatch(/restorations/i)
})
