import { describe, expect, test } from 'vitest'
import { briefOf } from '../samples/a-brief.ts'
import { pageOf } from '../samples/page-of.ts'
import { createConcept } from './create-concept.ts'
import { readBrief } from './reading/read-brief.ts'

const read = (mainGoal: string, industry = 'Other') => readBrief(briefOf(mainGoal, { industry }))
const texts = (mainGoal: string) => read(mainGoal).statements.map(({ text }) => text)
const prices = (mainGoal: string) =>
  read(mainGoal).offers.map(({ title, price }) => `${title} = ${price}`)
const purposes = (mainGoal: string) => read(mainGoal).wishes.map(({ purpose }) => purpose)

describe('a careful writer’s sentence stays whole', () => {
  test('with the words that open it', () => {
    expect(
      texts(
        'We grow cherries at Wombat. For about six weeks each year, usually from mid November, we open to the public. The gates are shut after that.',
      ),
    ).toContain('For about six weeks each year, usually from mid November, we open to the public.')
  })
  test('with everything that it says somebody does not do', () => {
    expect(
      texts(
        'I tune pianos in Hobart. I have done so for years. I don’t tune digital pianos, I don’t buy or sell pianos and I don’t move them, but I will say whether a piano is worth the cost of moving.',
      ),
    ).toContain(
      'I don’t tune digital pianos, I don’t buy or sell pianos and I don’t move them, but I will say whether a piano is worth the cost of moving.',
    )
  })
  test('if it is a list of what is not taken', () => {
    expect(
      texts(
        'We run a garden in Moe. The compost bays are open. No meat, no dairy, no "compostable" coffee cups, no dog poo.',
      ),
    ).toContain('No meat, no dairy, no "compostable" coffee cups, no dog poo.')
  })
})

describe('the parts of an enumeration', () => {
  const GARDEN =
    'We run a garden in Moe. The website has two audiences. First, people who want a plot: there is a waiting list of 14 months. Second, people who’d just like to help: working bees are 8 to 11am on Saturdays.'
  test('are shown, each for whom it is', () => {
    const page = pageOf(GARDEN)
    expect(page).toContain('People who want a plot: there is a waiting list of 14 months.')
    expect(page).toContain(
      'People who’d just like to help: working bees are 8 to 11am on Saturdays.',
    )
  })
})

describe('what only the agency should know', () => {
  test.each([
    ['We have a fine photograph of the 1963 opening day.', /fine photograph/],
    ['We have never had one, although a member started one in 2014.', /never had one/],
    ['Lic 318842C (check with me before you print that).', /318842C/],
    [
      'People send me photos of wasps so a picture to show which is which would be good.',
      /which is which/,
    ],
  ])('is not printed: %s', (sentence, leaked) => {
    expect(pageOf(`We mow greens in Moe. We trim hedges. ${sentence} Ring us.`)).not.toMatch(leaked)
  })
  test('“that’s it” ends no statement', () => {
    expect(
      texts('we wash dogs in Moe. needs a tap and somewhere to park the trailer that’s it').join(),
    ).not.toMatch(/that’s it/)
  })
})

describe('what reads like a note and is none', () => {
  test.each([
    ['The greens are two grass and one synthetic, plus a croquet lawn.', /croquet lawn/],
    ['No 18th or 21st birthdays.', /No 18th or 21st birthdays/],
    ['Tuesday, Wednesday and every second Saturday.', /every second Saturday/i],
    ['Strong in: railways, poetry, crime. Weak in: everything since 2010.', /Strong in: railways/],
  ])('is printed: %s', (sentence, shown) => {
    expect(
      pageOf(`We are a club in Lismore. Our colours are maroon and gold. ${sentence}`),
    ).toMatch(shown)
  })
})

describe('hours', () => {
  test('stand behind a request or an address', () => {
    expect(
      read(
        'A bookshop in Clunes. I want a website that tells people whether I’m open: Thursday to Monday, 10 to 5.',
      ).hours,
    ).toEqual([{ title: 'Thursday to Monday', value: '10 – 5' }])
    const office = read(
      'Conveyancers in Mount Gambier. Office: 22 Corriedale Street, Monday to Friday 9 to 5.',
    )
    expect(office.hours).toEqual([{ title: 'Monday to Friday', value: '9 – 5' }])
    expect(office.places).not.toContain('Monday')
  })
})

describe('requests for the website', () => {
  test('a first appointment is no booking', () => {
    expect(
      purposes(
        'A clinic in Whyalla. We would like a page explaining what happens at a first appointment.',
      ),
    ).not.toContain('book')
    expect(
      purposes('A clinic in Whyalla. People should be able to request appointments.'),
    ).toContain('book')
  })
  test('a calendar of somebody who takes no bookings shows what is on', () => {
    expect(purposes('We run a garden in Moe. We’d like a calendar.')).not.toContain('calendar')
    expect(purposes('We hire out marquees in Moe. We’d like a calendar.')).toContain('calendar')
  })
  test('a notice has each of its states, and is no statement', () => {
    const farm = read(
      'We grow cherries at Young. A clear banner at the top that we can change ourselves: OPEN TODAY, CLOSED DUE TO RAIN, or SEASON FINISHED.',
    )
    expect(farm.notices).toEqual([
      { title: '', states: ['Open today', 'Closed due to rain', 'Season finished'] },
    ])
    expect(farm.statements.map(({ text }) => text).join()).not.toMatch(/rain/i)
  })
  test('the team is introduced with what each of them does', () => {
    expect(
      read(
        'Conveyancers in Moe. Please introduce the team properly: Priyanka, Jo (settlements), Bill (rural transfers) and Keira at the front desk.',
      ).people,
    ).toEqual([
      { name: 'Priyanka', role: '' },
      { name: 'Jo', role: 'Settlements' },
      { name: 'Bill', role: 'Rural transfers' },
      { name: 'Keira', role: 'At the front desk' },
    ])
    expect(
      read('A shop in Moe. Our staff speak three languages: English, Greek and Italian.').people,
    ).toEqual([])
  })
  test('fees are nothing to choose, and neither is seeing what is free', () => {
    const sections = JSON.stringify(
      createConcept(
        briefOf(
          'Asbestos removal in Moe. Fences $55 a metre, roofs $80 a metre, minimum charge $660. Quote form: name, phone, which job, see what’s free.',
        ),
        1,
      ).sections,
    )
    expect(sections).not.toMatch(/See what/)
    expect(sections).not.toMatch(/\/ Minimum charge/)
  })
})

describe('prices', () => {
  test('a label that only says that they are prices is no part of a name', () => {
    expect(
      prices(
        'Upholstery in Moe. Rough prices so people don’t faint: dining seat from $85 each, armchair from $950.',
      ),
    ).toEqual(['Dining seat = From $85 each', 'Armchair = From $950'])
  })
  test('in one entry are rows of their own', () => {
    expect(prices('Tattoos in Moe.\n- min charge $180. Hourly $220.\n- fine line work')).toEqual(
      expect.arrayContaining(['Minimum charge = $180', 'Hourly = $220']),
    )
  })
  test('of castles leave room for what is not for hire', () => {
    expect(pageOf('We hire out jumping castles in Darwin. No water slides at the moment!')).toMatch(
      /No water slides/,
    )
  })
  test('below a heading end with its paragraph', () => {
    expect(
      read(
        'Bakery in Moe.\n\nBREAD\nSeeded rye - $11\nSpelt tin - $12\nBaguette - $5\n\nCOFFEE\nfrom $4.80, oat +70c\n\n- stone ground flour from the Wimmera\n- we have one oven',
      ).offers.map(({ title }) => title),
    ).not.toContain('Stone ground flour from the')
  })
  test('spoken ones have their cents, and the next its sign', () => {
    expect(
      prices(
        'honey in Moe. the blue gum is eighteen dollars a kilo and the salvation jane is sixteen and creamed honey is ten dollars',
      ),
    ).toEqual(['Blue gum = $18 a kilo', 'Salvation jane = $16', 'Creamed honey = $10'])
    expect(
      pageOf('Diesel mechanic in Moe. Travel is a dollar eighty a k after the first forty.'),
    ).toMatch(/\$1\.80 a km/)
  })
})

describe('headlines', () => {
  test.each([
    [
      'We are a licensed conveyancing practice in Mount Gambier acting for buyers and sellers of property across the Limestone Coast.',
      /^A licensed conveyancing practice in Mount Gambier$/m,
    ],
  ])('end where the thing is named: %s', (description, headline) => {
    expect(pageOf(description)).toMatch(headline)
  })
  test('are no prices', () => {
    expect(
      createConcept(
        briefOf('hi im starting out again, mobile dog wash. full groom from 85 depends on coat.'),
        1,
      ).sections[0]?.headline,
    ).not.toMatch(/85/)
  })
})

test('the message is what follows the word', () => {
  expect(
    read('I’m a bookkeeper in Moe. The message is: I’ve seen worse, and we’ll fix it. Ring me.')
      .messages,
  ).toEqual(['I’ve seen worse, and we’ll fix it.'])
})

test('the wording that somebody settles on is shown', () => {
  expect(
    pageOf('dog wash in Moe. the name has moggy in it so yes say cats by arrangement'),
  ).toMatch(/Cats by arrangement/)
})

test('a relative’s aside about somebody else does not hide whom the description is about', () => {
  expect(
    pageOf(
      'George has been an upholsterer in Marrickville for 41 years. (The "Son" in the name is my brother, who became a dentist.) He repairs lounges and dining chairs. He doesn’t do cars. He’ll come and quote for free.',
    ),
  ).toMatch(/George repairs lounges and dining chairs/)
})

test('a learner’s articles, refusals and participles become English', () => {
  expect(texts('I have shop for alteration in Footscray. I sew.').join()).toContain('I have a shop')
  const page = pageOf(
    'I have shop for alteration in Footscray. I not do dry clean, not do curtain, not do shoe. Cloth must be wash before bring.',
  )
  expect(page).toContain('I don’t do dry cleaning, curtain or shoe.')
  expect(page).toContain('Cloth must be washed before you bring.')
})

test('where somebody goes is no private matter', () => {
  expect(
    read(
      'septic pumpouts, new tanks. Lismore out to kyogle nimbin and casino not the coast anymore to busy.',
    ).places,
  ).toContain('Lismore')
})

test('a truck with six wheels is no address', () => {
  expect(read('Diesel mechanic in Dalby. I’ve got a 6 wheel drive truck.').contacts).toEqual([])
})

test('a condition keeps both its halves in a text without commas', () => {
  expect(
    pageOf(
      'septic pumpouts in Lismore. pump out from $420 up to 3000L, more if the lids buried and i gotta dig. blocked drains too',
    ),
  ).toMatch(/buried and I have to dig/)
})

describe('what stands in a dictated or a learner’s text', () => {
  test('has its prices in figures, one by one', () => {
    expect(
      prices(
        'I do hair in Bendigo. a cut is thirty eight a shampoo and set is forty two and a perm is a hundred and five.',
      ),
    ).toEqual(expect.arrayContaining(['Cut = $38', 'Perm = $105']))
    expect(
      pageOf(
        'We drill bores in Loxton. It’s a hundred and forty to two hundred and ten a metre cased.',
      ),
    ).toMatch(/\$140 to \$210 a metre/)
  })
  test('has no languages and no durations among what is on offer', () => {
    const titles = read(
      'I am driving instructor in Perth.\n- Lessons\n- Arabic\n- Little bit Dari\n- 30 minutes\n- Test days',
    ).offers.map(({ title }) => title)
    expect(titles).toEqual(['Lessons', 'Test days'])
  })
  test('breaks off nowhere', () => {
    expect(texts('We lop trees in Noosa. We don’t top trees. We’re not your.').join()).not.toMatch(
      /your\./,
    )
  })
})

test('the colours of others are not the client’s', () => {
  const { palette } = createConcept(
    briefOf('Skip bins in Wollongong. Not green, the opposition is green.', {
      colorFeel: 'not green',
    }),
    1,
  )
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(palette.primary.slice(at, at + 2), 16),
  )
  expect(green > red && green > blue).toBe(false)
})

test('names that are kept off the page are on no photograph either', () => {
  const studio = 'Potters in Robe. We have photos of Helen Marchetti and Tom Oyelaran.'
  const shown = ({ firstPicture, photos }: ReturnType<typeof read>) => [firstPicture, ...photos]
  expect(shown(read(studio))).toEqual(['Helen Marchetti', 'Tom Oyelaran'])
  expect(shown(read(`${studio} Please keep our names off the website.`))).toEqual([''])
})

test.each([
  'We groom ten to twelve a day.',
  'The boy is twelve and the girl is fourteen.',
  'We take about 12 a class.',
])('a number of people or of years is no price: %s', (sentence) => {
  expect(pageOf(`We teach riding in Moe. ${sentence}`)).not.toContain('$')
})
