import { expect, test } from 'vitest'
import { briefOf } from '../samples/a-brief.ts'
import { pageOf } from '../samples/page-of.ts'
import { readBrief } from './reading/read-brief.ts'

// Statements keep their conditions, and stay with the ones that they depend on.

const read = (mainGoal: string) => readBrief(briefOf(mainGoal))
const rows = (mainGoal: string) =>
  read(mainGoal).offers.flatMap(({ title, price }) => (price ? [`${title} = ${price}`] : []))
const statements = (mainGoal: string) => read(mainGoal).statements.map(({ text }) => text)

test('keeps the condition of a statement, and drops the one of a note about photos', () => {
  expect(
    statements(
      'We mount birds in Avoca. We can only take native animals if you have the paperwork.',
    ),
  ).toContain('We can only take native animals if you have the paperwork.')
  expect(
    pageOf(
      'We mount birds in Avoca. Museums trust us, if you use the photo of the wombat ask them.',
    ),
  ).not.toMatch(/wombat/)
})

test.each([
  ['Not Albury any more, and never across to Echuca.', 'I shoe horses in Yea and Seymour.'],
  ['I stopped in 2022.', 'I don’t teach classes any more.'],
  ['(Okay, for weddings. $120.)', 'We don’t bring the top hat.'],
])('keeps “%s” with the statement before it', (dependent, before) => {
  const texts = statements(`I work alone since 2009. ${before} ${dependent} Cash on the day.`)
  expect(texts.find((text) => text.includes(dependent))).toContain(before)
})

test('reads an apology before a refusal', () => {
  expect(
    pageOf(
      'Taxidermy in Avoca. We know it’s sad but we tried it twice, so no cats, dogs or budgies. Ring 0491 570 156.',
    ),
  ).toMatch(/no cats, dogs or budgies/)
})

test('explains an offer only with a sentence about it', () => {
  const page = pageOf(
    'Knives, scissors, garden tools, chainsaw chain, clippers. We’ve got the shed in Moe. Neville started it in 1987, now it’s me, his son in law Darko, and Nev still does the chainsaws when his back lets him.',
  )
  expect(page).not.toMatch(/^Neville started it[^\n]*\n+Chainsaw chain$|Chainsaw chain\n+Neville/m)
  expect(page).toMatch(/Neville started it/)
})

test('reads a numbered list in one line', () => {
  const page = pageOf(
    'Two parts to what we do. 1. Swarm and hive removal, 2. honey. Ring 0491 570 156.',
  )
  expect(page).toMatch(/^Swarm and hive removal$/m)
  expect(page).toMatch(/^Honey$/m)
  expect(page).not.toMatch(/, 2\.|Two parts/)
})

test('shows every town of a list, though another sentence names one of them', () => {
  const page = pageOf(
    'I shear small flocks. Call out $75 covers the drive from Yea. Yea, Alexandra, Broadford, Kinglake, Flowerdale, Strath Creek. Text 0491 570 156.',
  )
  expect(page).toMatch(/Yea, Alexandra, Broadford, Kinglake, Flowerdale and Strath Creek/)
})

test('does not locate a business where it only delivers', () => {
  expect(
    read('Drinking water delivered. Full load: Nagambie $290, Heathcote $340. Ring 0491 570 156.')
      .places,
  ).toEqual([])
})

test.each([
  ['Pool fills 3 loads or more take off $25 a load', 'take off'],
  ['Kitchen knife $8. Five or more, $7 each', 'Five or more'],
  ['Tank cleaning $380 up to 25,000 litres, $520 above that', '520'],
  ['We don’t bring the top hat. (Okay, for weddings. $120.)', 'Okay'],
])('does not list “%s” as an offer with a price', (wording, part) => {
  const brief = `We clean things in Yea. Big one $90. Small one $60. Spare key $10. ${wording}.`
  expect(rows(brief).join('\n')).not.toContain(part)
  expect(pageOf(brief)).toContain(part)
})

test.each([
  ['Don’t want prices on the website, I tell people when they ring.', 'When you ring'],
  ['Tues - Sat, booked out 3 wks usualy so want ppl to be able to see that.', 'Tuesday'],
])('asks for no page with “%s”', (wording, title) => {
  expect(
    read(`mobile dog grooming in Yea. ${wording}`).requests.map((page) => page.title),
  ).not.toContain(title)
})

test('leaves out what the client wants later', () => {
  const brief =
    'Costume hire in Colac. Website wishes:\n* a gallery by theme. I have photos of maybe a third.\n* a page for schools to download our hire terms as a pdf\n* gift vouchers would be fun but later'
  const page = pageOf(brief)
  expect(page).not.toMatch(/vouchers|Maybe a third|^Schools$/im)
  expect(page).toMatch(/Hire terms/)
})

test('shows when orders close instead of asking for it', () => {
  const page = pageOf(
    'We grow mussels off Portarlington. People should be able to order and pay online for pick up at the pier, cut off Thursday noon, pick up Saturday 8-11am. 1kg bag $12, 5kg bag $50.',
  )
  expect(page).toMatch(/Cut off Thursday noon\. Pick up Saturday 8-11am\./)
  expect(page).not.toMatch(/for pick$/m)
})

test.each([
  ['0491 570 156 after 5pm, not Sundays.', 'Ring after 5pm.'],
  ['0491 570 156 office hrs 8-4, ask for Bronwyn.', 'Office hours 8-4. Ask for Bronwyn.'],
  ['text 0491 570 156 weekdays', 'Text weekdays.'],
])('shows when to call: %s', (contact, note) => {
  expect(pageOf(`I shoe horses in Yea. Trims and full sets. ${contact}`)).toContain(note)
})

test.each([
  ['speak Punjabi Hindi English.', 'We speak Punjabi, Hindi and English.'],
  ['Crew of five.', 'Crew of five.'],
  ['Will take wool away for nothing if you don’t want it.', 'We will take wool away for nothing'],
  ['also sell a few 2nd hand ones.', 'We sell a few 2nd hand ones.'],
  [
    'Please no pop-ups and no chat thing in the corner, I hate them. We don’t harvest when the authority closes the area, e.g. after big rain, so I’d like to be able to put a notice up top myself from my phone without ringing anyone.',
    'We don’t harvest when',
  ],
  [
    'lessons 60 or 90 mins, pickup from home school or work. Werribee hoppers crossing Tarneit. Patient w nervous people and older ladys who never learnt. speak punjabi. 7 days except thurs.',
    'Patient with nervous people and older ladies who never learnt.',
  ],
])('shows “%s”', (wording, shown) => {
  expect(pageOf(`mowers fixed in Kyabram. Ride-ons too. ${wording} Ring 0491 570 156`)).toContain(
    shown,
  )
})

test.each([
  ['switchboards, safety switchs, ev chargers', /safety switches, EV chargers/i],
  ['nxt to the boat ramp, zips aswell', /next to the boat ramp, zips as well/i],
  ['usually 8 to 5 closed wendsdays', /closed Wednesdays/],
  ['covers the first 30 mins driving', /first 30 minutes driving/],
])('corrects “%s”', (wording, corrected) => {
  expect(read(`sparky in melton. ${wording}.`).text).toMatch(corrected)
})

test('reads tickets sold online, an album and a newsletter as what they are', () => {
  const brief =
    'Pick your own cherries, then apricots, plums and peaches, in Wandin. The main thing for the site is a BIG what’s-ripe-today bit that I can change at 6 in the morning. Then entry tickets sold online by time slot (adult $9, child 4–14 $5, under 4 free). Newsletter sign up at the bottom, not one of those jump-out ones. Photo album yes.'
  const page = pageOf(brief)
  expect(page).toMatch(/Entry tickets: adult \$9, child 4–14 \$5/)
  expect(page).toMatch(/^Buy tickets$/m)
  expect(page).toMatch(/^Photographs$/m)
  expect(read(brief).wishes.map(({ purpose }) => purpose)).not.toContain('join')
})

test.each([
  'We grow blue mussels on long lines off Portarlington and sell them off the boat and at two markets. Third year now of selling direct, before that it all went to wholesale. What I need from the site: people should be able to order online.',
  'Drinking water delivered. Registered with council as food premises because drinking water counts as food. Family business, since the 2002 drought. I drive, so does my son Lachie and a mate in summer. Hours: 6am - 6pm Mon to Sat.',
  'fix mowers, whipper snippers, chainsaws. also sell a few 2nd hand ones. no warrenty work. spring is mad so get it in by august!! closed wendsdays. Barry 0491 577 426 no email',
])('shows every statement about the business: %s', (brief) => {
  expect(pageOf(brief)).toMatch(
    /Third year now of selling|so does my son Lachie|get it in by August/,
  )
})

test('reads what else a line with a telephone number says', () => {
  expect(
    pageOf(
      'manual driving lessons only. 7 days except thurs. gurmeet 0491 570 156 accredited instrutor since 2016',
    ),
  ).toContain('Accredited instructor since 2016.')
})

test('does not print a placeholder for a licence number', () => {
  expect(
    pageOf('sparky in Melton, A grade, REC 00000 (will give you the real one). free quotes.'),
  ).not.toMatch(/00000|real one/)
})

test.each([
  'Interments require two full working days’ notice.',
  'Applications are made by a funeral director or the right holder.',
  'Power within 20 m.',
  'Toilets: none.',
])('what customers have to know is on the page: %s', (sentence) => {
  const { statements } = readBrief(
    briefOf(`The Trust manages the cemetery in Stroud. ${sentence} We sell no plaques.`),
  )
  expect(statements.map(({ text }) => text)).toContain(sentence)
})

test('a condition of the page itself is not', () => {
  const { statements } = readBrief(
    briefOf(
      'We mend boats in Stroud. Please make sure the form requires two fields, name and phone.',
    ),
  )
  expect(statements.map(({ text }) => text).join(' ')).not.toMatch(/fields/i)
})
