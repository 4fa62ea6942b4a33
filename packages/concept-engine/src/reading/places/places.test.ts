import { expect, test } from 'vitest'
import { briefOf } from '../../../samples/a-brief.ts'
import { readBrief } from '../read-brief.ts'
import { townInName } from './known-places.ts'
import { placesOf } from './places.ts'

const read = (mainGoal: string) => readBrief(briefOf(mainGoal))
const statementTexts = (text: string) => read(text).statements.map(({ text: shown }) => shown)

test('does not place the business at a visiting clinic, its origin or a school subject', () => {
  expect(
    read(
      'Our rooms are in Langtree Avenue, Mildura, with a visiting clinic in Robinvale every second Thursday.',
    ).places[0],
  ).toBe('Mildura')
  expect(
    read(
      'It was started by two brothers in a shed in Kangaroo Flat. Our showroom is at Golden Square.',
    ).places,
  ).not.toContain('Kangaroo Flat')
  expect(read('I tutor in Clayton. Last year nine got above 40 in Methods.').places).toEqual([
    'Clayton',
  ])
})

test('capitalises a town before its state, and puts the business’s home first', () => {
  expect(read('Country pub in erica vic, counter meals.').text).toContain('Erica')
  expect(read('A holiday park near the beach at Robe, South Australia.').places[0]).toBe('Robe')
  expect(read('Removals in Melbourne, once a fortnight a Castlemaine run.').places[0]).toBe(
    'Melbourne',
  )
})

test('does not place the business where it only goes', () => {
  expect(read('We grow oysters. We deliver up to Canberra on Thursdays.').places).toEqual([])
  expect(read('I tune pianos around Adelaide, $265 up in the Hills past Stirling.').places[0]).toBe(
    'Adelaide',
  )
  expect(
    read('Piano tuner. He has tuned pianos around Adelaide for 41 years, and trained in Brno.')
      .places,
  ).toEqual(['Adelaide'])
})

test('reads regions with their direction, landmarks and towns after a dash', () => {
  expect(read('Farrier, West Gippsland. One page.').places).toEqual(['West Gippsland'])
  expect(read('Our sheds are on Pambula Lake. We grow oysters.').places[0]).toBe('Pambula Lake')
  expect(read('We run trains in the park at Ironbark Gully, Bendigo.').places).toContain('Bendigo')
  expect(
    read(
      'Caravan repairs on the Fraser Coast - Hervey Bay, Maryborough, Tiaro, down to Gympie.',
    ).places.slice(0, 2),
  ).toEqual(['Hervey Bay', 'Maryborough'])
})

test('ignores places of origin and places within other names', () => {
  expect(
    read('Salon on Moseley Street, Glenelg. Pia trained in dry cutting in London.').places,
  ).toEqual(['Glenelg'])
  expect(read('Food is by Odile who used to run a restaurant in Daylesford.').places).toEqual([])
  expect(read('Moorings on Pittwater and Brisbane Waters.').places).not.toContain('Brisbane')
})

test('leaves the spelling of towns alone and separates them with commas', () => {
  expect(statementTexts('We go out to ballan if it is a decent job.')).toEqual([
    'We go out to Ballan if it is a decent job.',
  ])
  expect(statementTexts('We come to Ipswich springfield and ripley.')[0]).toContain(
    'Ipswich, Springfield and Ripley',
  )
})

test('uses the origin of distances as home, and ends a place name with its line', () => {
  expect(
    read(
      'Heritage work in Boroondara and Stonnington. Site visits are free inside 25 km of Camberwell.',
    ).places[0],
  ).toBe('Camberwell')
  expect(read('strength gym in a shed in dandenong south, no mirrors').places).toEqual([
    'Dandenong South',
  ])
  expect(read('There is a hospital in Essendon Fields.\nPhone us.').places).not.toContain(
    'Essendon Fields\nPhone',
  )
})

test('ignores where customers are and things named after a city', () => {
  expect(
    read(
      'We grow Sydney rock oysters in Pambula. Restaurants in Canberra and Melbourne buy by the bag.',
    ).places,
  ).toEqual(['Pambula'])
  expect(read('An oyster farm in Pambula. We grow Sydney rocks.').places).toEqual(['Pambula'])
  expect(
    read('Three cottages near Clare. Children are welcome in Miller’s and the Schoolhouse.').places,
  ).not.toContain('Miller')
  expect(read('Snake catcher, Melbourne north west, Sunbury.').places).toContain('Melbourne')
})

test('takes the town from a street address, but no place from suppliers, colours or codes', () => {
  expect(
    read(
      'Flower shop in Sturt st Ballarat. I buy from growers at Clunes. No rainbow colours, we work in BAL-29 zones.',
    ).places,
  ).toEqual(['Ballarat'])
  expect(read('I bake in rainbow colours.').text).toBe('I bake in rainbow colours.')
})

test.each([
  [
    'We are a charity run from a warehouse in Invermay, Launceston. We have sent six containers to Timor-Leste.',
    'Launceston',
  ],
  ['A pet crematorium near Rosewood, west of Ipswich in Queensland.', 'Rosewood'],
  ['we recondition drums. Kwinana beach WA. collect free perth metro.', 'Kwinana Beach'],
  ['Coaches, Tamworth, since 1973. Charter is races at Gunnedah and weddings.', 'Tamworth'],
  [
    'we grow oysters in merimbula lake. sell to restaurants in melbourne canberra sydney.',
    'Merimbula',
  ],
])('finds the home of the business: %s', (wording, home) => {
  expect(read(wording).places[0]).toBe(home)
})

test('puts the city of the business before the regions it serves', () => {
  expect(
    placesOf(
      'An interpreting agency in Adelaide. We cover the Barossa, Fleurieu and Murray Bridge.',
    )[0],
  ).toBe('Adelaide')
})

test('does not read an abbreviation as a place', () => {
  expect(placesOf('We run 3,200 hives and sell bulk honey in IBCs to packers.')).toEqual([])
})

test.each([
  [
    'Costumes from a warehouse at Moorooka. We courier to schools in places like Roma and Emerald.',
    'Emerald',
  ],
  [
    'I mediate in Brisbane. Before that, 16 years as a strata manager on the Gold Coast.',
    'Gold Coast',
  ],
  ['Knife sharpener. Formerly of Bendigo, and now I go where the work is.', 'Bendigo'],
])('ignores delivery areas and former locations: %s', (text, place) => {
  expect(placesOf(text)).not.toContain(place)
})

test.each<[string, string[]]>([
  ['shearing contractor based Hay, 28 years on the road', ['Hay']],
  ['Rehearsals Tuesdays. Office Orange, second at Dubbo (Fridays).', ['Orange', 'Dubbo']],
  [
    'Clinic in Bathurst on Mondays, visits in Blayney, Oberon and Orange.',
    ['Bathurst', 'Blayney', 'Oberon', 'Orange'],
  ],
  ['We breed bees up in the hills behind Gloucester NSW.', ['Gloucester']],
  ['We restore vans, located Childers Qld.', ['Childers']],
  ['Smallgoods shop in Albion Melbourne.', ['Albion']],
  ['Pasture raised eggs at Toodyay, from four caravans.', ['Toodyay']],
  [
    'I lead farewells around Adelaide, the Fleurieu and the Barossa.',
    ['Adelaide', 'Fleurieu', 'Barossa'],
  ],
  ['Crane hire Darwin and Katherine.', ['Darwin', 'Katherine']],
  [
    'Termite inspections and pest control Rockhampton, Yeppoon, Gracemere.',
    ['Rockhampton', 'Yeppoon', 'Gracemere'],
  ],
])('finds places: %s', (text, places) => {
  expect(placesOf(text)).toEqual(places)
})

test('ignores past work, customers and verbs that look like places', () => {
  expect(placesOf('My mate Rolf who did half of the signs in St Kilda in the 80s.')).toEqual([])
  expect(placesOf('Apply to Foster a dog.')).toEqual([])
  expect(placesOf('Wholesale to 30 restaurants in Canberra and Sydney who order by text.')).toEqual(
    [],
  )
  expect(readBrief(briefOf('We build walls, seats and cairns in Colac.')).places).toEqual(['Colac'])
})

test('reads neither a hall nor “All Tas” as a place', () => {
  expect(
    read('Choir in Campbelltown, rehearsals at the Uniting Church on Tuesdays.').places,
  ).toEqual(['Campbelltown'])
  expect(read('Playground inspections. All Tas and bits of Vic.').places).not.toContain('All')
})

test('separates listed towns, and leaves ordinary words that are also towns alone', () => {
  expect(read('We cover Lismore Ballina Byron Tweed Kyogle and Richmond Valley.').text).toContain(
    'Lismore, Ballina, Byron, Tweed, Kyogle and Richmond Valley',
  )
  expect(read('hoses fixed in karratha dampier roebourne').text).toContain(
    'Karratha, Dampier and Roebourne',
  )
  expect(read('We sell hay, bright orange hats and park benches.').text).toBe(
    'We sell hay, bright orange hats and park benches.',
  )
  expect(
    read('farrier. trims and shoes. Mudgee Gulgong Rylstone. Six weekly runs.').places,
  ).toEqual(expect.arrayContaining(['Mudgee', 'Gulgong', 'Rylstone']))
})

test('distinguishes a valley from the town of the same name', () => {
  const places = placesOf('Pickers for orchards in the Goulburn Valley and the Yarra Valley.')
  expect(places).toEqual(['Goulburn Valley', 'Yarra Valley'])
})

test('puts the home of the business before visiting locations', () => {
  expect(
    placesOf('A clinic in Port Pirie, with visiting days at Peterborough and Crystal Brook.')[0],
  ).toBe('Port Pirie')
})

test.each<[string, string[]]>([
  [
    'I trim hooves. I go round Tamworth, Quirindi and out to Gunnedah.',
    ['Tamworth', 'Quirindi', 'Gunnedah'],
  ],
  ['I check pools. Gold Coast and Logan, up to Beenleigh.', ['Gold Coast', 'Logan', 'Beenleigh']],
  // A town that is a sentence by itself is the location of the business.
  [
    'I mend clocks in a shed. Launceston. Also calls in the Tamar Valley.',
    ['Launceston', 'Tamar Valley'],
  ],
])('lists the places of a brief: %s', (text, places) => {
  expect(read(text).places).toEqual(places)
})

test('keeps the order of listed towns', () => {
  expect(
    read('Drinking water delivered to tanks, Murray Bridge, Mannum, Callington and Tailem Bend.')
      .places,
  ).toEqual(['Murray Bridge', 'Mannum', 'Callington', 'Tailem Bend'])
})

test('names towns that are not said to be where the business is, if there are no others', () => {
  expect(
    placesOf('Septic pump-outs and grease traps, Kin Kin and Cooroy out to Kilkivan.'),
  ).toEqual(['Kin Kin', 'Cooroy', 'Kilkivan'])
  expect(placesOf('Formerly of Kilkivan, and now I go where the work is.')).toEqual([])
  expect(placesOf('My partner Melissa Kilkivan does the books.')).toEqual([])
})

test.each([
  [
    'Matters already in the Federal Court are not taken. The practice is in Newcastle NSW.',
    'Newcastle',
  ],
  ['We’re Hamish and Lucinda Beale on the Granite Belt.', 'Granite Belt'],
  ['No graves are left in the Old Anglican, Chinese, or Strangers’ sections.', undefined],
])('courts, couples and parts of a cemetery are no places: %s', (text, place) => {
  expect(placesOf(text)[0]).toBe(place)
})

test.each([
  ['Scales & Tails Snake Removal Bundaberg', 'Bundaberg'],
  ['Denise Hamilton', ''],
  ['Bundaberg', ''],
  ['Plumbing by Hamilton', ''],
  ['Massage Therapy Nadia', ''],
  ['Friends of Bundaberg', 'Bundaberg'],
])('the town at the end of a company’s name: %s', (name, town) => {
  expect(townInName(name)).toBe(town)
})
