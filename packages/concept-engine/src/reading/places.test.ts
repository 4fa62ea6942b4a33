import { expect, test } from 'vitest'
import { briefOf } from '../../samples/a-brief.ts'
import { placesOf } from './places.ts'
import { readBrief } from './read-brief.ts'

const read = (mainGoal: string) => readBrief(briefOf(mainGoal))
const said = (text: string) => read(text).statements.map(({ text: shown }) => shown)

test('a visiting clinic, a shed it began in and a subject are not where the business is', () => {
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

test('a town before its state has its capital, and is where the business is', () => {
  expect(read('Country pub in erica vic, counter meals.').text).toContain('Erica')
  expect(read('A holiday park near the beach at Robe, South Australia.').places[0]).toBe('Robe')
  expect(read('Removals in Melbourne, once a fortnight a Castlemaine run.').places[0]).toBe(
    'Melbourne',
  )
})

test('a place that somebody came from, or that names something else, is not where the business is', () => {
  expect(
    read('Salon on Moseley Street, Glenelg. Pia trained in dry cutting in London.').places,
  ).toEqual(['Glenelg'])
  expect(read('Food is by Odile who used to run a restaurant in Daylesford.').places).toEqual([])
  expect(read('Moorings on Pittwater and Brisbane Waters.').places).not.toContain('Brisbane')
})

test('towns are no misspelt words, and stand in a row with their commas', () => {
  expect(said('We go out to ballan if it is a decent job.')).toEqual([
    'We go out to Ballan if it is a decent job.',
  ])
  expect(said('We come to Ipswich springfield and ripley.')[0]).toContain(
    'Ipswich, Springfield and Ripley',
  )
})

test('where distances are measured from is home; where work is done is not; lines end names', () => {
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

test('where customers are, and a thing that is named after a city, is not where the business is', () => {
  expect(
    read(
      'We grow Sydney rock oysters in Pambula. Restaurants in Canberra and Melbourne buy by the bag.',
    ).places,
  ).toEqual(['Pambula'])
  expect(read('Snake catcher, Melbourne north west, Sunbury.').places).toContain('Melbourne')
})

test('a street tells the town, growers elsewhere do not, and a colour or a code is no place', () => {
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
])('%s', (said, home) => {
  expect(read(said).places[0]).toBe(home)
})

test('a city that a business is in comes before the regions that it goes to', () => {
  expect(
    placesOf(
      'An interpreting agency in Adelaide. We cover the Barossa, Fleurieu and Murray Bridge.',
    )[0],
  ).toBe('Adelaide')
})

test('letters that stand for a thing are no place', () => {
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
])('where it only sends to, or was before, is not where it is: %s', (text, place) => {
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
])('%s', (text, places) => {
  expect(placesOf(text)).toEqual(places)
})

test('where somebody made something once is not where the business is, nor is what is fostered', () => {
  expect(placesOf('My mate Rolf who did half of the signs in St Kilda in the 80s.')).toEqual([])
  expect(placesOf('Apply to Foster a dog.')).toEqual([])
  expect(placesOf('Wholesale to 30 restaurants in Canberra and Sydney who order by text.')).toEqual(
    [],
  )
  expect(readBrief(briefOf('We build walls, seats and cairns in Colac.')).places).toEqual(['Colac'])
})

test('a hall and a state’s whole are no places', () => {
  expect(
    read('Choir in Campbelltown, rehearsals at the Uniting Church on Tuesdays.').places,
  ).toEqual(['Campbelltown'])
  expect(read('Playground inspections. All Tas and bits of Vic.').places).not.toContain('All')
})

test('towns in a row are apart, and words that are towns as well are words', () => {
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

test('a valley is not the town that it is called after', () => {
  const places = placesOf('Pickers for orchards in the Goulburn Valley and the Yarra Valley.')
  expect(places).toEqual(['Goulburn Valley', 'Yarra Valley'])
})

test('where it comes on some days is not where it is', () => {
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
  // A town that is a sentence by itself is where the business is.
  [
    'I mend clocks in a shed. Launceston. Also calls in the Tamar Valley.',
    ['Launceston', 'Tamar Valley'],
  ],
])('%s', (text, places) => {
  expect(read(text).places).toEqual(places)
})

test('a list of towns begins with the first of them', () => {
  expect(
    read('Drinking water delivered to tanks, Murray Bridge, Mannum, Callington and Tailem Bend.')
      .places,
  ).toEqual(['Murray Bridge', 'Mannum', 'Callington', 'Tailem Bend'])
})
