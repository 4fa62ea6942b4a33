import { expect, test } from 'vitest'
import { briefOf } from '../samples/a-brief.ts'
import { pageOf } from '../samples/page-of.ts'
import { readBrief } from './reading/read-brief.ts'

// Lists, forms, places and numbers whose wording invites a misreading.

const read = (mainGoal: string) => readBrief(briefOf(mainGoal))
const rows = (mainGoal: string) =>
  read(mainGoal).offers.flatMap(({ title, price }) => (price ? [`${title} = ${price}`] : []))

test.each([
  ['two of them', 'Ash & Co is two electricians, Jo Olivi and Ash Tran, who work on homes in Kew.'],
  ['three of them', 'We are three potters, Ann Lee, Bo Marsh and Cy Ward, who throw to order.'],
])('does not credit one person with the work of %s', (_count, wording) => {
  expect(pageOf(wording)).not.toMatch(/(?:Ash Tran|Cy Ward) (?:work|throw)/)
})

test('ends a field before the benefit of the form', () => {
  const page = pageOf(
    'We cater in Bendigo. A form asking for the date, place and number of guests would save us many e-mails.',
  )
  expect(page).toMatch(/^Number of guests$/m)
  expect(page).not.toMatch(/save us/)
})

test('reads work that is referred elsewhere as neither a field nor an offer', () => {
  const facts = read(
    'I repair clocks in Malvern. What I leave to others: watches of any kind, battery clocks, and valuations for insurance. Please leave a message on 03 5550 8812.',
  )
  expect(JSON.stringify([facts.offers, facts.forms])).not.toMatch(/watches|battery/i)
  expect(facts.statements.find(({ text }) => /watches/.test(text))?.topic).toBe('limit')
})

test('reads “min” before hours as a minimum', () => {
  expect(pageOf('house moves. 3 men $210 an hr min 3 hours')).toMatch(/minimum 3 hours/i)
})

test('does not read numbers with a shared unit of measure as prices', () => {
  const brief =
    'septic tanks in Maffra. two trucks 9000 and 14000 litres, septic is 420, grease trap 310'
  expect(rows(brief)).toEqual(['Septic = $420', 'Grease trap = $310'])
})

test('reads towns in a row as places, though one of them is also a word', () => {
  const page = pageOf(
    'septic tanks pumped out. gippsland sale maffra stratford heyfield. ring Brett 0491 570 159',
  )
  expect(page).toContain('Gippsland, Sale, Maffra, Stratford and Heyfield')
  expect(page).not.toMatch(/Gippsland sale/)
})

test('does not repeat a list of places next to the map', () => {
  const brief =
    'We clean bins. Caroline Springs, Tarneit, Point Cook and Truganina. We leave a sticker. Ring 03 9000 1111.'
  expect(pageOf(brief).match(/Tarneit/g)).toHaveLength(1)
})

test('does not read “no” for “know” as a refusal', () => {
  expect(pageOf('We clean bins. we leave a sticker so you no its done')).toMatch(/so you know it/i)
})

test.each([
  ['we hire saunas in Torquay. cold plunge tub + 120.', /plunge tub (?:plus )?\n?\$120/i],
  ['fencing in Stawell. we take the old fence away for $2 a m. no pool fences', /\$2 a metre/],
])('writes out signs and units: %s', (wording, expected) =>
  expect(pageOf(wording)).toMatch(expected),
)

test('does not list a cancellation fee as an item', () => {
  const brief = 'dog groomer in Frankston. nails 20. wash 55. cancel with 24 hr or its 30'
  expect(rows(brief)).toEqual(['Nails = $20', 'Wash = $55'])
})

test.each([
  ['We have played since 1911, no hang on, 1913.', /since 1913/i, /1911/],
  ['The hall holds sixty, no, more like seventy people.', /seventy people/, /sixty/],
  ['We don’t do, we don’t play with backing tracks.', /We don’t play with/, /We don’t do\b/],
  ['We lend you a horn for a, what is it, a fifty dollar bond.', /for a \$50 bond/, /what is it/],
])('leaves out what a speaker retracts: %s', (wording, expected, unexpected) => {
  const page = pageOf(`We are a brass band in Broken Hill. ${wording}`)
  expect(page).toMatch(expected)
  expect(page).not.toMatch(unexpected)
})

test('does not read quantities and times as prices', () => {
  const brief =
    'i shear alpacas. 38 a head for 1 to 5, 32 for 6 to 20, over 20 is 27. workshops 9.30 to 12, 75pp. packages 20 doz 1150, extra doz 46, min is 20 doz'
  const page = pageOf(brief)
  expect(page).not.toMatch(/\$(?:6|9\.30|12|20)\b/)
  expect(page).toMatch(/\$32 for 6 to 20/)
})

test('assigns an amount after a detail to the same list entry', () => {
  const brief =
    'Tempeh makers in Darwin.\nProducts:\n* soy cakes – $9.50\n* starter culture – $7, makes 1 kg, posted anywhere $4\n* chips – $8'
  expect(rows(brief)).toEqual(['Soy cakes = $9.50', 'Starter culture = $7', 'Chips = $8'])
  expect(pageOf(brief)).toMatch(/Makes 1 kg, posted anywhere \$4/)
})

test('reads a list under “we don’t” as refused, however its entries are worded', () => {
  const page = pageOf(
    'Notes for web person\n\nabout us – tempeh factory in Darwin\n\nwe don’t\n- post fresh tempeh\n- do gluten-free chips\n- make it nut free, same room as peanuts – MUST be on every product page',
  )
  expect(page).toMatch(/^Tempeh factory in Darwin$/m)
  expect(page).toMatch(/don’t post fresh tempeh/)
  expect(page).toMatch(/don’t do gluten-free chips/)
  expect(page).toMatch(/don’t make it nut free/)
  expect(page).not.toMatch(/every product page|web person/i)
})

test('hides an answer that the client wants hidden', () => {
  const page = pageOf(
    '1. Who are you? Two puppeteers.\n2. What do you do? Shows for schools.\n3. Where do you go? Perth.\n4. Anything we should hide? We had complaints about the ending.\n5. Pages? Shows, Contact',
  )
  expect(page).not.toMatch(/complaints/)
})

test('does not list the languages of a translation as offers', () => {
  expect(
    read(
      'We provide certified translations between English and Nepali, Amharic, Portuguese and German.',
    ).offers.map(({ title }) => title),
  ).not.toContain('Amharic')
})

test('keeps a remark on a disliked colour off the page', () => {
  expect(pageOf('I restore leadlight in Unley. I cannot abide turquoise.')).not.toMatch(/turquoise/)
})

test('reads the fields of a form after “fields for”', () => {
  const page = pageOf(
    'We translate in Hobart. The site needs a quote form with fields for name, language pair, deadline and file upload.',
  )
  expect(page).toMatch(/^Language pair$/m)
  expect(page).not.toMatch(/Fields for/i)
})

test('does not read pages listed next to a form as its fields', () => {
  const page = pageOf(
    'I treat lymphoedema in Toowoomba. I need pages for conditions, fees, garments and how to find us, and an appointment request form asking for name, phone, preferred location, and best time to call.',
  )
  expect(page).toMatch(/^Preferred location$/m)
  expect(page).not.toMatch(/Pages for/)
})

test('reads the larger of quantity and amount as the price', () => {
  expect(pageOf('mobile mechanic. minor service 189 4cyl, 229 for 6, diesel 4wd 289')).not.toMatch(
    /\$6\b/,
  )
})

test('keeps the hundreds of a spoken minimum for free delivery', () => {
  expect(
    pageOf(
      'So we’re a florist in Geelong. Delivery is fifteen dollars. It’s free if you spend over one fifty.',
    ),
  ).toMatch(/over \$150/)
})

test.each([
  'I mend clocks in New Norfolk. The website needs a form. So, name, phone, what kind of clock, does it go at all, and a picture.',
  'We have a clinic in Kew. We haven’t picked software yet so a request form will do for now: name, phone, what kind of clock, does it go at all.',
])('finds the fields of a form that is mentioned in passing: %s', (wording) => {
  expect(pageOf(wording)).toMatch(/^What kind of clock\?$/m)
})

test('ends a list at the empty line below it', () => {
  const page = pageOf(
    'Location: Mullumbimby\n\nWe don’t\n– sell foraged mushrooms\n– open the gate to drop-ins\n\nMarkets: Bangalow 4th Sun\n\nHates: toadstools with spots\nContact: grow@example.com.au',
  )
  expect(page).not.toMatch(/No markets|toadstools/i)
  expect(page).toMatch(/don’t sell foraged mushrooms/)
})

test('reads ticked boxes as wishes, and no others', () => {
  const page = pageOf(
    'We grow mushrooms in Mullumbimby.\n\nWebsite to have\n[x] market calendar\n[ ] blog – no thanks',
  )
  expect(page).toMatch(/^Market calendar$/m)
  expect(page).not.toMatch(/blog|\[/i)
})

test('does not credit the work of two people to the last of them', () => {
  const page = pageOf(
    'Olive & Ash Electrical is two electricians, Steph Olivieri and Ash Tran, who work on homes in Reservoir, Thornbury and Heidelberg. We rewire old weatherboards, replace switchboards, and fit lights.',
  )
  expect(page).toMatch(/two electricians, Steph Olivieri and Ash Tran, who work on homes/)
})

test('reads one price for a range of quantities', () => {
  expect(
    pageOf('we shear. 38 a head for 1 to 20, 27 for 21 to 40, llamas 60, alpacas 45'),
  ).not.toMatch(/\$21\b/)
})

test.each([
  [
    'house moves. 2 men and a truck 165 an hr, 3 men 210 min 3 hours. packing boxes 3.50',
    /minutes/,
  ],
  ['We cart water in York. The little truck holds six and a half thousand litres.', /1,000/],
])('keeps a number with its unit: %s', (text, unexpected) => {
  expect(pageOf(text)).not.toMatch(unexpected)
})

test('does not read a field for volunteering skills as a call for volunteers', () => {
  expect(
    pageOf(
      'We are a tool library in Mayfield. On the website we would like a joining form (name, address, phone, email, membership type, skills you could volunteer).',
    ),
  ).not.toMatch(/Lend a hand/)
})

test('hides a numbered answer that the client wants hidden', () => {
  const form = [
    ['1. Who are you? Two puppeteers and a converted horse float.', '2. Where do you go? Perth.'],
    ['3. What do you do? Shows for schools.', '4. Pages? Shows, Schools, Contact'],
    ['5. Anything we should hide? Moth Night has a new ending after the complaints.'],
  ].flat()
  expect(pageOf(form.join('\n'))).not.toMatch(/Moth Night|complaints/)
})

test('separates towns in a row, though one of them is also a name', () => {
  expect(
    pageOf(
      'i shear alpacas mostly small hobby herds, yea vic n up to mansfield seymour shepparton',
    ),
  ).toMatch(/Mansfield, Seymour and Shepparton/)
})

test('reads a list under “we don’t” as refused, though an entry mentions the website', () => {
  const page = pageOf(
    'Notes for web person\n\nabout us – tiny tempeh factory in Winnellie, Darwin. 3 of us. Started at the markets in 2017\n\nproducts\n* soy tempeh 300 g – $9.50\n* black bean 300 g – $11\n* peanut 250 g – $11 (seasonal, dry season only)\n* tempeh chips 120 g – $8\n* sambal jar – $13\n* starter culture sachet – $7, makes 1 kg, posted anywhere in Aus $4\n* class "make your own" – $85, 3 hrs, last Sunday of month, 8 people max\n\nwholesale\n- soy and black bean only, $19/kg, min 5 kg, order by Tues 12 noon, delivered Thurs Darwin + Palmerston free, Humpty Doo/Howard Springs $12. Katherine goes on the Friday bus, customer pays freight\n\nwe don’t\n- post fresh tempeh (heat!!)\n- do gluten-free soy sauce in the chips – contains wheat\n- cater\n- make it nut free, everything same room as peanuts – MUST be on every product page\n\nwhere to get it: factory door Fri 2–6, Sat markets at Parap and Sun Nightcliff (dry season)\n\nwebsite\n- products, cafes & shops page, classes, recipes (we have 12), how it’s made\n- wholesale sign up: business, ABN, contact, delivery address, kilos per week, fridge access\n- class booking + waitlist\n- pre-order for factory door, orders close Thurs 5pm\n\none line: alive, nutty, made this week\nmouldy@example.com.au / 0491 570 737',
  )
  expect(page).toMatch(/don’t post fresh tempeh/)
  expect(page).toMatch(/don’t do gluten-free soy sauce/)
})

test('does not end a list of fields at “no. of”', () => {
  expect(
    pageOf('We tour schools from Perth. Booking form: school, suburb, no. of kids, year levels.'),
  ).toMatch(/^Year levels$/m)
})

test('leaves out text after an unclosed bracket', () => {
  expect(
    pageOf(
      'We get venues through the licence paperwork.\nNot us: we’re not lawyers, no court matters, no council DAs (we’ll tell you if you need one first)\nTerms: half upfront\nOffice: Marrickville\nWhere: Sydney',
    ),
  ).not.toMatch(/\(we’ll tell you(?! if)/)
})

test('does not list hours that only apply in a season', () => {
  const page = pageOf(
    'Sail loft in Port Adelaide. Loft open Mon to Fri 7.30am to 4pm, Saturday 8 to 11.30 from September to March only.',
  )
  expect(page).toMatch(/Saturday 8 to 11\.30 from September to March only/)
  expect(page).not.toMatch(/^Saturday$/m)
})

test('keeps the cost of something else out of a price', () => {
  const found = rows(
    'We restore headstones. Single headstone clean $220, double $340. Re-levelling a leaning stone from $650 plus any cemetery permit, usually $85 to $160. Yearly care plan $395.',
  )
  expect(found).not.toContainEqual(expect.stringMatching(/\$650.*\$85/))
  expect(found).toContain('Yearly care plan = $395')
})

test('shows what a text written in haste refuses, asks for and also does', () => {
  const page = pageOf(
    'cricket bat repairs and regrips. toe cracks are are specialty. not hockey sticks we get asked alot. also buy broken ones. dont try and fix it yourself pls, thats how they split',
  )
  expect(page).toMatch(/No hockey sticks/)
  expect(page).toMatch(/Toe cracks are our specialty/)
  expect(page).toMatch(/We buy broken ones/)
  expect(page).not.toMatch(/^Please, that/m)
})

test('names what a business does only, and not who does which part of it', () => {
  const brief =
    'It’s just me and my brother Anselm, he does the leading and I do the painting on glass. We only do restoration of windows made before 1950, no new designs. Workshop in Brunswick East by appointment. Never on Sundays. Would like people to be able to send photos of the damage through the website with rough sizes. We’ve done a few parish churches and plenty of front doors.'
  const page = pageOf(brief)
  expect(page).toMatch(/^Restoration of windows made before 1950$/m)
  expect(page).not.toMatch(/^The painting on glass$/m)
  expect(page).toMatch(/Never on Sundays/)
  expect(page).toMatch(/We’ve done a few parish churches/)
  // Visitors send the sizes along; they are not a page.
  expect(read(brief).requests).toEqual([])
})
