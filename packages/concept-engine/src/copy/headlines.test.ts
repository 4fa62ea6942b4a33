import { expect, test } from 'vitest'
import { briefOf } from '../../samples/a-brief.ts'
import { readBrief } from '../reading/read-brief.ts'
import { withPreposition } from './headline-lines.ts'
import { headlinesOf } from './headlines.ts'
import { HEADLINE_MAX, shorten, withFewerEntries } from './shorten.ts'

const best = (mainGoal: string) => headlinesOf(readBrief(briefOf(mainGoal)))[0]

test.each([
  // Text in brackets is shown further down; a colon or a place does not end the headline; the
  // founding year is left out.
  [
    'A six-chair salon, we are a salon on Moseley Street, Glenelg, owned by two sisters.',
    'A salon on Moseley Street, Glenelg',
  ],
  [
    'We are a paediatric feeding clinic: two speech pathologists, one dietitian and one occupational therapist.',
    'A paediatric feeding clinic',
  ],
  [
    'Sri Lankan breakfast cafe, Thornbury, 28 seats and a window. 7-2.30, shut Mon Tue.',
    'Sri Lankan breakfast cafe, Thornbury, 28 seats and a window',
  ],
  [
    'My husband Piet and I grow saffron on just under an acre at Glen Huon. We have 640 grams.',
    'My husband Piet and I grow saffron on just under an acre at Glen Huon',
  ],
  [
    'I run pottery classes in an old packing shed 6 wk wheel course $390. Also do firing for other potters.',
    'I run pottery classes in an old packing shed',
  ],
  [
    'End of lease cleaning northern suburbs Perth. Vacate cleans only.',
    'End of lease cleaning in Perth’s northern suburbs',
  ],
  [
    'We are a family plumbing business in Coburg, run by Theo and Maria since 2004. We fix drains.',
    'A family plumbing business in Coburg',
  ],
  [
    'im a BAS agent, bookkeeping for tradies. Geelong but mostly online.',
    'A BAS agent, bookkeeping for tradies',
  ],
  [
    'mechanic in Dandenong been here 22 years logbook servicing, brakes, clutches, everything except european cars',
    'Mechanic in Dandenong',
  ],
  [
    'skip bin hire Melton Bacchus Marsh area, 2 and 4 metre bins starting at $190.',
    'Skip bin hire in Melton and Bacchus Marsh',
  ],
  ['24/7 gym in Traralgon, $18.95 a week. No contracts.', '24/7 gym in Traralgon'],
  ['Crane truck hire for builders, 6 trucks.', 'Crane truck hire for builders, 6 trucks'],
  [
    'We’re a family plumbing business in Reservoir, me, my brother and two apprentices. We fix drains.',
    'A family plumbing business in Reservoir',
  ],
  ['Hello we are cleaning company in Tarneit. We clean offices.', 'A cleaning company in Tarneit'],
  [
    'This is for a shared mobile library service run by three small shires. Two trucks visit 31 towns.',
    'A shared mobile library service',
  ],
  [
    'Our clinic in Moonah has four physios. Sessions are $98.',
    'Our clinic in Moonah has four physios',
  ],
  [
    'Restoration and servicing of public clocks: town halls, post offices, churches, railway stations.',
    'Restoration and servicing of public clocks',
  ],
  ['Family dentist Warragul. Check up and clean $215.', 'Family dentist in Warragul'],
  ['I fix kilns. been at it 20 years. want a gallery', 'I fix kilns'],
  [
    'No weddings please. Hollow Oak mills fallen trees into slabs for furniture makers in Kyneton.',
    'Hollow Oak mills fallen trees into slabs for furniture makers in Kyneton',
  ],
  // A name that leaves no room for the activity; lists and relative clauses are kept in full.
  [
    'Hollow Oak designs and builds gardens on steep and bushfire-prone blocks in the Adelaide Hills, from Belair to Mount Barker.',
    'We design and build gardens on steep and bushfire-prone blocks',
  ],
  [
    'Hollow Oak buys, sorts, repairs and sells pallets and makes export crates.',
    'Hollow Oak buys, sorts, repairs and sells pallets and makes export crates',
  ],
  [
    'Hollow Oak is a not-for-profit social enterprise that turns print into formats people with a print disability can use.',
    'We turn print into formats people with a print disability can use',
  ],
  [
    'Hollow Oak is owned and operated by the shire and serves producers, agents and carriers across the Wimmera and the southern Mallee. We shear alpacas at the yards.',
    'We shear alpacas at the yards',
  ],
  [
    'I make and restore Highland bagpipes and smallpipes in a workshop behind my house at Campbells Creek, near Castlemaine.',
    'I make and restore Highland bagpipes and smallpipes in a workshop',
  ],
  [
    'I look after graves. Springvale, Cheltenham, Brighton and St Kilda on Tuesdays.',
    'I look after graves',
  ],
])('picks a headline: %s', (mainGoal, headline) => {
  expect(best(mainGoal)).toBe(headline)
})

test.each([
  'We want a website. Make it pop.',
  'website',
  'Open Monday to Friday 9am to 5pm. Ring 0491 570 006.',
  'We are a firm of 14 in Baylis Street, Wagga Wagga.',
  'Hollow Oak is two brokers, Harpreet Gill and Leanne Costa.',
])('finds no headline in “%s”', (mainGoal) => {
  expect(best(mainGoal)).toBeUndefined()
})

test('shortens a long sentence only where its beginning stands alone', () => {
  expect(
    shorten(
      'We restore old windmills on farms across the Wimmera, where our grandfather built many of them.',
    ),
  ).toBe('We restore old windmills on farms across the Wimmera')
  expect(shorten(`We ${'very '.repeat(20)}much like stone.`)).toBeUndefined()
  expect(shorten('Bread.')).toBe('Bread')
  expect(HEADLINE_MAX).toBe(78)
})

test('keeps every activity in the first person, and rejects a list of staff', () => {
  expect(
    best(
      'Hollow Oak cuts gaskets and supplies seals, O-rings and packing to food plants and mines.',
    ),
  ).toMatch(/^We cut gaskets and supply seals/)
  expect(
    best(
      'Master glassblower Ewan Struthers and his two colleagues, Phuong Le and Marek, work in quartz up to 300 mm.',
    ),
  ).toBeUndefined()
})

test.each([
  ['its a strength gym not a globo gym. werribee industrial estate.', 'A strength gym in Werribee'],
  [
    'Flower shop in Sturt st Ballarat, its just me and Deb.',
    'Flower shop in Sturt Street, Ballarat',
  ],
  [
    'Hollow Oak sells and manages property in Mildura, Irymple, Red Cliffs, Merbein and across the river.',
    'We sell and manage property',
  ],
])('cleans up the wording of a headline: %s', (wording, line) => {
  expect(best(wording)).toBe(line)
})

test.each([
  ['Hollow Oak grows plants indigenous to the Peninsula and the sandbelt.', /^(?!We grow plant )/],
  ['Fresh curd 14\nWashed rind 22\nWe make goat cheese in Kyneton.', /^(?!.* 22$)/],
])('keeps misread nouns and prices out of a headline: %s', (text, expected) => {
  expect(best(text) ?? '').toMatch(expected)
})

test('does not use opening days as a headline', () => {
  const lines = headlinesOf(
    readBrief(
      briefOf(
        'We run every Sunday, public holidays except Good Friday, and Wednesdays in January.',
      ),
    ),
  )
  expect(lines).toEqual([])
})

test.each([
  // A list is complete or left out, a verb has its object, and a range has both ends.
  [
    'Commercial laundry and linen hire for motels, holiday lets, cafes & two hospitals. Plant in Colac.',
    'Commercial laundry and linen hire',
  ],
  [
    'Training in high risk work licences – forklift (LF), order picker (LO), dogging (DG), also working at heights and in confined spaces.',
    'Training in high risk work licences',
  ],
  [
    'I’m a certified practising speech pathologist seeing children 18 months to 12 years for late talking, stuttering, speech sounds and reading.',
    'A certified practising speech pathologist',
  ],
  [
    'Wooden boats. We build, repair and restore, clinker dinghies to 40ft ketches, at Franklin in Tasmania.',
    'Wooden boats',
  ],
  [
    'We are a not for profit toy library run by volunteers out of a back room.',
    'A not for profit toy library',
  ],
  [
    'shearing contractor based Hay, run 3 teams go anywhere from Balranald to Ivanhoe',
    'Shearing contractor based in Hay',
  ],
])('cuts a headline only after a complete phrase: %s → %s', (mainGoal, headline) => {
  expect(best(mainGoal)).toBe(headline)
})

test.each([
  // The workplace, amounts, offers without a price, and anything unrelated to the trade are not
  // headlines.
  ['Workshop behind the house in Castlemaine, by appointment. Setups and refrets.', 'Luthier'],
  ['trims 60 shoes all round 170 hot or cold', 'Farrier'],
  ['BAS, Xero set up. Companies by quote.', 'Accountant'],
  [
    'I’m Priyanka Bose, a mortgage broker in Point Cook. Refinancing too. I see people at their kitchen table.',
    'Mortgage broker',
  ],
])('rejects headlines that do not describe the business: %s', (mainGoal, industry) => {
  const [line = ''] = headlinesOf(readBrief(briefOf(mainGoal, { industry })))
  expect(line).not.toMatch(/^(?:Workshop|Trims|Companies|I see)/)
})

test.each([
  ['Clothing alterations joondalup. Zips, hems.', 'Clothing alterations in Joondalup'],
  ['family daycare burnie tas in my home, 4 littlies max.', 'Family daycare in Burnie'],
  [
    'typewriter repair + sales brunswick melb.',
    'Typewriter repair and sales in Brunswick, Melbourne',
  ],
  [
    'I record older people telling the stories of their lives so that their families can keep them. I trained as a radio producer and I’ve lived in Armidale for eleven years.',
    'I record older people telling the stories of their lives',
  ],
  [
    'We build kitchens, laundries, wardrobes and built-in bookcases for homes in Mount Gambier and the district around it.',
    /^(?!.*built$)/,
  ],
])('leads with the activity and its place: %s', (text, expected) => {
  expect(headlinesOf(readBrief(briefOf(text)))[0] ?? '').toMatch(
    typeof expected === 'string' ? new RegExp(`^${expected}$`) : expected,
  )
})

test('shortens a long list to the entries that fit', () => {
  const line =
    'Chip timing for fun runs, triathlons, ocean swims, mountain bike enduros and school cross countries'
  expect(withFewerEntries(line)).toBe('Chip timing for fun runs, triathlons and ocean swims')
  expect(withFewerEntries('We fix pumps, and when it rains we come at once, day or night')).toBe(
    undefined,
  )
})

test('does not use the writer’s name as a headline', () => {
  expect(
    best('hi its Effie from Captain Noddys in Portland. We fry local fish.') ?? '',
  ).not.toMatch(/Effie/)
})

test('does not use a price as a headline', () => {
  expect(
    best('We wash for motels in Townsville. Sheets are $2.10 each, tea towels 60c.') ?? '',
  ).not.toMatch(/60c|\$/)
})

test.each([
  // Two unconnected sentences are not a headline, and a membership does not say what the business
  // does.
  [
    'g’day im a farrier been shoeing 17 yrs, trims $65. I go round Tamworth',
    'A farrier in Tamworth',
  ],
  ['its a mobile dog wash im in Cleveland, got a pink trailer', 'A mobile dog wash in Cleveland'],
  [
    'I’ve got a 100% gluten free bakery in Toowoomba, I’m coeliac myself so no gluten comes through the door ever.',
    'A 100% gluten free bakery in Toowoomba',
  ],
])('extracts trade and place from a run-on sentence: %s', (text, headline) => {
  expect(best(text)).toBe(headline)
})

test.each([
  'I am a member of the state guild. I have tuned since 1994.',
  'We have 14 teams. About 160 members.',
])('does not turn a membership or a head count into a headline: %s', (text) => {
  expect(best(text) ?? '').not.toMatch(/member/)
})

test('rejects headlines without a subject or about free extras', () => {
  const charity = briefOf(
    'Gentle Reins is a registered charity in Wandin, in the Yarra Valley, offering therapeutic riding and horse-led learning to children and adults with physical, intellectual or sensory disability. We started in 1983 with two borrowed ponies.',
    {
      companyName: 'Gentle Reins Riding',
      industry: 'Therapeutic horse riding for people with disability',
    },
  )
  const club = briefOf(
    'bowls club need new web site the old one has gone. bistro thurs fri sat. new members free coaching first 3 months, full member $145 social $20.',
    { companyName: 'Port Elderby Bowling Club', industry: 'bowls club' },
  )
  for (const text of [charity, club])
    expect(headlinesOf(readBrief(text)).join('\n')).not.toMatch(/^Offering|free coaching/m)
})

test('does not read a headline or a place from a question', () => {
  const facts = readBrief(
    briefOf(
      'Secondhand and antiquarian books in Hahndorf? No, people always think so. We sell 18,000 books in Strathalbyn.',
    ),
  )
  expect(headlinesOf(facts)[0] ?? '').not.toContain('Hahndorf')
  expect(facts.places).toEqual(['Strathalbyn'])
})

test.each([
  [
    'We are wedding planners in the Yarra Valley. We plan twelve weddings a year.',
    /in the Yarra Valley/,
  ],
  ['We are a mobile vet on the Mornington Peninsula, for cats.', /on the Mornington Peninsula/],
  ['We are a mobile vet, and we work in Fortitude Valley.', /^(?!.*the Fortitude)/],
])('uses the article that a region takes: %s', (text, words) => {
  expect(best(text)).toMatch(words)
})

test.each([
  ['Yarra Valley', 'in the Yarra Valley'],
  ['Gold Coast', 'on the Gold Coast'],
  ['Fortitude Valley', 'in Fortitude Valley'],
  ['Kew', 'in Kew'],
  ['Brisbane and Gold Coast', 'in Brisbane and Gold Coast'],
])('phrases %s as “%s”', (name, wording) => {
  expect(withPreposition(name)).toBe(wording)
})

test('what people must be told is no headline', () => {
  const [first = ''] = headlinesOf(
    readBrief(
      briefOf(
        'Please make it clear that dogs stay on leads. Walks on the coast near Torquay every Sunday.',
      ),
    ),
  )
  expect(first).not.toMatch(/leads/)
})
