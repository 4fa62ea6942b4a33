import { expect, test } from 'vitest'
import { briefOf } from '../samples/a-brief.ts'
import { pageOf } from '../samples/page-of.ts'
import { createConcept } from './create-concept.ts'
import { readBrief } from './reading/read-brief.ts'

const read = (mainGoal: string) => readBrief(briefOf(mainGoal))
const rows = (mainGoal: string) =>
  read(mainGoal).offers.flatMap(({ title, price }) => (price ? [`${title} = ${price}`] : []))
/** The text of the first section below its headline. */
const leadOf = (mainGoal: string) => createConcept(briefOf(mainGoal), 1).sections[0]?.text ?? ''

test('reads a hastily typed price list', () => {
  const brief =
    'kayak hire at the lake, single 35 for 2 hrs, double 55, all day 90\nlessons 60 each. bond 50 back on return\nlife jackets incl. kids under 8 w a parent'
  expect(rows(brief)).toEqual(
    expect.arrayContaining(['Double = $55', 'Lessons = $60 each', 'Bond = $50']),
  )
  expect(pageOf(brief)).not.toMatch(/\$8\b/)
})

test('gives each quantity of an item its own price', () => {
  expect(
    rows('shear small mobs. goats 1-4 = $30 ea, 5 - 20 25, more is 19. crutch 9 each'),
  ).toEqual([
    'Goats 1-4 = $30 each',
    'Goats 5 to 20 = $25',
    'Goats, more = $19',
    'Crutch = $9 each',
  ])
})

test('does not list a person who comes along as a priced item', () => {
  const brief =
    'portable mill in the hills\n- $95/hr with me + offsider, min 4 hrs\n- travel 1.20/km'
  expect(rows(brief).join()).not.toMatch(/offsider =/i)
  expect(pageOf(brief)).toMatch(/\$95 per hour with me and offsider/i)
})

test('reads “NO” after a list item as an exclusion', () => {
  const page = pageOf('sail loft. new sails, repairs, boat covers, shade sails NO (everyone asks)')
  expect(page).toMatch(/No shade sails/)
  expect(page).not.toMatch(/sails NO/)
})

test('keeps a conditional price sentence whole', () => {
  const page = pageOf(
    'I trim hooves in Kyneton. If there are four or more animals at one address, each trim drops by $10, but not first visits. A trim is $75.',
  )
  expect(page).toContain(
    'If there are four or more animals at one address, each trim drops by $10, but not first visits.',
  )
})

test.each([
  ['A bronze plaque takes six weeks and costs $760.', 'Bronze plaque = $760'],
  ['A full set is $2,650, while a single arch is $1,390.', 'Single arch = $1,390'],
])('names a priced item by its noun: %s', (wording, row) => {
  expect(rows(`We are in Ballarat. ${wording} Cleaning is $90. Repairs are $120.`)).toContain(row)
})

test('withholds the reason together with the detail it explains', () => {
  const page = pageOf(
    'I mend pianolas in Castlemaine. Please keep the street address off the site, since there are valuable instruments here overnight. I work alone.',
  )
  expect(page).not.toMatch(/overnight/)
  expect(page).toMatch(/I work alone/)
})

test('withholds a self-contained confidential sentence without its neighbours', () => {
  const page = pageOf(
    'I blow laboratory glass. I have thirty-one years at the torch. Some of my defence work is confidential, so mention none of it.',
  )
  expect(page).toMatch(/thirty-one years at the torch/)
  expect(page).not.toMatch(/defence/)
})

test('withholds only the prices for mines, and keeps the phone if only a count is private', () => {
  expect(
    pageOf(
      'Crane hire in Darwin. 8t $175/hr, 14t $235/hr. Not the rates for mines, keep them off.',
    ),
  ).toMatch(/\$175/)
  expect(
    read(
      'I advise farms. I have room for four more farms, but please do not print the number, because it changes. Ring 0491 571 266.',
    ).contacts,
  ).toHaveLength(1)
})

test.each([
  'They all have to be vaccinated within the last six months.',
  'Boys need to be desexed if they’re next to girls.',
  'It is best to wait six months after a burial, because the ground settles.',
  'Been cutting thirty three years.',
])('shows what customers need to know: %s', (wording) => {
  const [, words = ''] = /^\S+ (.+)\.$/.exec(wording) ?? []
  expect(
    pageOf(
      `We board rabbits in Newcastle. One rabbit is $24 a night. ${wording} Colours soft please.`,
    ),
  ).toContain(words)
})

test('states what customers must bring and adds the requested download', () => {
  const brief =
    'I blow laboratory glass in Fyshwick. Everything must arrive clean and with a signed decontamination form, which should be downloadable.'
  expect(pageOf(brief)).toContain(
    'Everything must arrive clean and with a signed decontamination form.',
  )
  expect(pageOf(brief)).toMatch(/^Decontamination form$/m)
})

test('does not attribute instructions for customers to the business', () => {
  const page = pageOf(
    'I sweep chimneys. A standard flue is $130. Don’t light it for a day before I come. Do not wash it. I don’t do gas.',
  )
  expect(page).toMatch(/Don’t light it/)
  expect(page).not.toMatch(/I (?:don’t|do not) (?:light|wash) it/)
  expect(page).toMatch(/I don’t do gas/)
})

test('includes sentences that the client asks for', () => {
  expect(
    pageOf(
      'We catch snakes in Yeppoon. Under it please put two sentences: keep the pets in, and watch the snake from a distance.',
    ),
  ).toContain('Keep the pets in, and watch the snake from a distance.')
})

test('keeps design exclusions off the page', () => {
  const page = pageOf(
    'No pink, no storks and nobody looking serene, thank you. I visit families at home in Yass. White and very calm, no sparkles, no models.',
  )
  expect(page).not.toMatch(/pink|storks|sparkles|models/i)
})

test('does not read a place of apprenticeship as a business location', () => {
  expect(
    read('I make laboratory glass from a unit in Fyshwick. I served my apprenticeship in Jena.')
      .places,
  ).not.toContain('Jena')
})

test('does not lead with the remainder of a price sentence', () => {
  expect(
    leadOf(
      'I bind books in Fremantle. Theses are sewn and cased in buckram at $135 a copy, ready in eight working days. I trained for five years.',
    ),
  ).not.toMatch(/^Ready/)
})

test('leads with the client’s main message', () => {
  const brief =
    'We build dry stone walls in Clare. No paving, no pools. Walls are from $400 a metre. The thing I most want people to know is that a dry wall needs no mortar to last. We started in 2004.'
  expect(leadOf(brief)).toMatch(/^A dry wall needs no mortar to last\./)
  expect(pageOf(brief)).not.toMatch(/most want people/)
  // This also applies to limits.
  expect(
    leadOf(
      'We groom dogs in Clare. We started in 2004. One dog at a time, no cages, that’s the main thing.',
    ),
  ).toMatch(/^One dog at a time, no cages\./)
})

test('keeps the sentence before one that must not be mentioned', () => {
  expect(
    pageOf(
      'Salon in Kew. We never double-book anybody. Don’t mention that the shop upstairs is ours too.',
    ),
  ).toMatch(/We never double-book anybody/)
})

test('does not read a date as a price', () => {
  const page = pageOf(
    'nursery in Kyneton. roses 28, natives 12, ferns 15. preorder from apr 15, pickup from 14 june.',
  )
  expect(page).not.toMatch(/\$14|Preorder from Apr$/m)
  expect(page).toMatch(/\$28/)
})

test('keeps “per square metre” and “per hour” with the price', () => {
  expect(
    rows('concreting in Nhill. plain from $85m2 exposed from 115m2 coloured from 98 m2.'),
  ).toEqual(expect.arrayContaining(['Plain = From $85 per m²', 'Coloured = From $98 per m²']))
  expect(pageOf('welder in Nhill. $130/hr. after hrs 180hr.')).toMatch(/\$180 (?:per|an) hour/)
})

test('keeps “not-for-profit” and “confidential” in a description', () => {
  const page = pageOf(
    'We are an independent, not-for-profit legal centre giving free, confidential legal help in Bega. Advice line: Monday and Tuesday, 9.30 am to 12.30 pm, on 02 5550 0108.',
  )
  expect(page).toMatch(/not-for-profit legal centre giving free, confidential legal help/)
  expect(page).toMatch(/9\.30 ?am/)
})

test('does not read a description of clients as a limit, and heads the page with the trade', () => {
  const brief =
    'I’m Dev Anand, a mortgage broker in Point Cook. I help buyers whose income doesn’t fit a bank’s form. I don’t do car finance.'
  expect(leadOf(brief)).toMatch(/^I help buyers/)
  expect(createConcept(briefOf(brief), 1).sections[0]?.headline).toBe(
    'A mortgage broker in Point Cook',
  )
})

test('separates accepted from refused kinds of one item', () => {
  const page = pageOf('removals in Nhill. Pianos upright ok grand no. no pool tables.')
  expect(page).toMatch(/No grand pianos/)
  expect(page).not.toMatch(/No Pianos upright/i)
})

test('keeps a call-out fee with its whole sentence', () => {
  expect(
    pageOf(
      'Farrier in Nhill. A trim is $70. One horse there’s a $40 call out, three or more there’s none.',
    ),
  ).toMatch(/One horse there’s a \$40 call out, three or more there’s none/)
})

test('does not attribute “don’t use the form” to the business', () => {
  const page = pageOf(
    'I catch snakes in Nhill. If you’ve got a snake right now, ring, don’t use the form.',
  )
  expect(page).not.toMatch(/I don’t use the form/)
})

test('leads with the rest of a sentence about the person in the headline', () => {
  const lead = leadOf(
    'Fishing charters out of Port Lincoln with skipper Dale Wozniak, who fished these waters for 21 years. No sharks.',
  )
  expect(lead).toMatch(/^Dale Wozniak fished these waters/)
})

test('corrects “your” to “you’re” only where it is a mistake', () => {
  const page = pageOf(
    'salon in nhill. patch test first if your new. bring your new dog in anytime.',
  )
  expect(page).toMatch(/if you’re new/)
  expect(page).not.toMatch(/you’re new dog/)
})

test('does not read “litres per day” as a date', () => {
  const form = createConcept(
    briefOf('We drill bores in Nhill. A quote form with address, litres per day, site access.'),
    1,
  ).sections.find(({ kind }) => kind.startsWith('booking'))
  const litres = form?.items.find(({ title }) => title === 'Litres per day')
  expect(litres).toBeDefined()
  expect(JSON.stringify(litres)).not.toContain('"date"')
})

test('withholds prices even in the main message, and keeps a limit behind an apology', () => {
  const wording = 'The main thing is that every cut is $20 with no extras.'
  expect(pageOf(`We cut hair in Kew. ${wording}`)).toMatch(/\$20/)
  expect(pageOf(`We cut hair in Kew. Don’t publish our prices. ${wording}`)).not.toMatch(/\$20/)
  expect(pageOf('We cut hair in Kew. Sorry, no dogs in the salon.')).toMatch(/no dogs/i)
})

test('keeps requests for an accessibility page and a rules page', () => {
  const page = pageOf(
    'Pool in Kew. We need a page about wheelchair accessibility and a page with the rules for children.',
  )
  expect(page).toMatch(/accessibility/i)
  expect(page).toMatch(/rules for children/i)
})

test('does not use the writer’s role as the headline', () => {
  expect(
    createConcept(
      briefOf('I’m the coordinator of the op shop. We sell clothes and books in Nhill.'),
      1,
    ).sections[0]?.headline,
  ).not.toMatch(/coordinator/i)
})

test('keeps “per metre” with the price', () => {
  expect(
    rows('Fencing in Clare. colorbond from $98/m supplied, paling from $105/m, removal $22/m.'),
  ).toEqual(expect.arrayContaining(['Paling = From $105 per metre', 'Removal = $22 per metre']))
})

test('reads a dictated brief with its corrections and spelled-out words', () => {
  const page = pageOf(
    'Hi okay it’s the ghost walks in Burra that’s B U R R A and we’ve done it since twenty fourteen no sorry twenty thirteen. There’s the short walk that’s an hour and a quarter and it’s twenty eight dollars for adults and eighteen for kids ten to fifteen. The long one is fifty five and it’s eighteen plus because there’s a you know there’s a murder. My oldest guide is seventy eight, seventy nine now. Email is maureen at lantern walks dot example.',
  )
  expect(page).toMatch(/\$28 for adults and \$18 for kids/)
  expect(page).not.toMatch(/\$18 plus|\$78|twenty fourteen|B U R R A|you know/)
  expect(page).toMatch(/since 2013/i)
  expect(page).toMatch(/maureen@lanternwalks\.example/)
})

test.each([
  [
    'We do switchboards. We don’t do solar or air con and it would save me ten calls a day if the website said so.',
    /We don’t do solar or air con\./,
    /save me/,
  ],
  [
    'A gym in Sunbury. People think they have to be fit already to walk in the door. They don’t, and that’s what I want the site to say.',
    /People think they have to be fit already to walk in the door\. They don’t\./,
    /want the site/,
  ],
  [
    'We grow mushrooms in Mirboo North. We’re not organic certified so don’t write organic, say spray free. Punnets are $12.',
    /Spray free/,
    /organic/,
  ],
  [
    'We see to permits ourselves and have never had one refused, though I’d rather you did not turn that into a slogan. We build in Beechworth.',
    /never had one refused\./,
    /slogan/,
  ],
  [
    'Most clinics in Cairns are owned by a company that makes hearing aids. Ours is not, and we should like that explained calmly, without running anybody down. Two audiologists see adults and children.',
    /Ours is not\./,
    /explained|We make hearing aids/,
  ],
])(
  'includes what the client wants said, without the request itself: %s',
  (brief, expected, requested) => {
    expect(pageOf(brief)).toMatch(expected)
    expect(pageOf(brief)).not.toMatch(requested)
  },
)

test('reads “no.” before a licence number as “number”, not as a refusal', () => {
  const page = pageOf(
    'I run a driving school in Canberra. ACT accredited instructor no. 4471, teaching since 2014.',
  )
  expect(page).toMatch(/instructor number 4471/)
  expect(page).not.toMatch(/No ACT accredited/)
})

test('creates no hours rows when some apply to part of a day only', () => {
  expect(
    read(
      'A workshop in Alice Springs. Open 7.30 to 5 Monday to Friday and Sat mornings April thru October only.',
    ).hours,
  ).toEqual([])
})

test('keeps price sentences that depend on each other as text', () => {
  const brief =
    'I groom dogs. Small dog wash and tidy $65, full clip $95. Medium $80 and $115. Large $100 wash, clips from $150.'
  expect(rows(brief)).toEqual([])
  expect(pageOf(brief)).toMatch(/Medium \$80 and \$115\./)
})

test('withholds possibly private details when the brief is ambiguous', () => {
  const phones = (mainGoal: string) => read(mainGoal).contacts
  expect(phones('I work 3 days a week, please do not print the number. 0491 570 006.')).toEqual([])
  expect(
    phones(
      'We cut glass. My home line is 0491 570 006, only for when the shop is closed (not on the site).',
    ),
  ).toEqual([])
  expect(
    pageOf('We visit schools. School visits are $260. Do not show the prices for schools.'),
  ).not.toMatch(/260/)
  expect(
    pageOf(
      'We cut glass in Kew. Our budget for the site is tight, that’s $4,000 all up, and we like it simple.',
    ),
  ).not.toMatch(/budget|4,000|simple/)
})
