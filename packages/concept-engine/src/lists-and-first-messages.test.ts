import { describe, expect, test } from 'vitest'
import { briefOf } from '../samples/a-brief.ts'
import { createConcept } from './create-concept.ts'
import { readBrief } from './reading/read-brief.ts'

const read = (mainGoal: string) => readBrief(briefOf(mainGoal))
const statementsOf = (mainGoal: string) => read(mainGoal).statements.map(({ text }) => text)
const pricesOf = (mainGoal: string) =>
  read(mainGoal).offers.map(({ title, price, group }) => [group ?? '', title, price])
const pageText = (mainGoal: string) => JSON.stringify(createConcept(briefOf(mainGoal), 1).sections)

describe('what leads', () => {
  test('is what visitors must see first, with whom to ring', () => {
    const [hero] = createConcept(
      briefOf(
        'URGENT THING FIRST: if someone has found a bat the very first thing on the site has to be DON’T TOUCH IT and our rescue line 07 5550 0171, 24/7, big, before any nice story about us. We rescue bats in Cairns.',
      ),
      1,
    ).sections
    expect(hero?.text).toMatch(
      /^If someone has found a bat, don’t touch it and ring our rescue line\./,
    )
    expect(hero?.callToAction).toContain('07 5550 0171')
  })

  test('says for whom a single thing is', () => {
    const brief =
      'We test valves for strata managers, schools, dentists and car washes. Repairs quoted.'
    expect(read(brief).offers.map(({ title }) => title)).not.toContain('Car washes')
    expect(pageText(brief)).toContain('schools, dentists and car washes')
  })
})

describe('lists', () => {
  test('below a title in quotation marks are on the page', () => {
    const page = pageText(
      'We lend toys in Moe. Wants:\n- donate\n- "what we can’t take": soft toys, cots, bike helmets',
    )
    expect(page).toMatch(/cots/i)
  })

  test('of profiles are people', () => {
    expect(
      read(
        'We audit towers. The site requires staff profiles (Dr Anjali Perera, Principal; Rob Tedesco, Field Manager; team of nine).',
      ).people,
    ).toEqual([
      { name: 'Dr Anjali Perera', role: 'Principal' },
      { name: 'Rob Tedesco', role: 'Field Manager' },
    ])
  })

  test('of refusals lose their label', () => {
    const page = pageText('Interpreters in Moe.\n\nNOT: no captions service, no Auslan class.')
    expect(page).not.toMatch(/Not:/)
  })

  test('of prices write out hours and days', () => {
    expect(
      pricesOf(
        'Hoses in Moe.\n\nCALL OUT\nBusiness hrs (M-F) $180\nAfter hrs $320\nSun/PH $395',
      ).map(([, title]) => title),
    ).toEqual(['Business hours (Monday to Friday)', 'After hours', 'Sunday/public holidays'])
  })

  test('with a single heading among others name what each is of', () => {
    expect(
      pageText('Limes in Moe. Fresh fruit: 100g $14, 500g $55, 1kg $98. Jam: $12. Cordial: $9.'),
    ).toContain('Fresh fruit, 100g')
  })
})

describe('marks', () => {
  test('behind abbreviations of days and offices end no sentence', () => {
    const texts = statementsOf(
      'Croquet in Moe. Golf croquet Tues. & Sat. 12.45 for 1 p.m. Flat shoes only.',
    )
    expect(texts.join(' ')).toContain('Golf croquet Tuesday & Saturday 12.45')
  })

  test('of paragraphs are not shown', () => {
    const page = pageText(
      [
        '(a) The club was formed in 1926 and plays on three lawns behind the bowls club.',
        '(b) Come and Try is on the first Sunday of each month from 10 to 11.30.',
        '(c) Lawns are closed for renovation from the first to the last day of September.',
        '(d) We do not hire the lawns for weddings or other functions.',
      ].join('\n'),
    )
    expect(page).toContain('three lawns')
    expect(page).not.toMatch(/\([a-d]\)/i)
  })

  test('of a pictograph end a sentence', () => {
    expect(statementsOf('I wash dogs in Geelong 🐶 Newtown on Wednesdays only.').join(' ')).toMatch(
      /Geelong\./,
    )
  })

  test('of European amounts are read', () => {
    expect(
      pricesOf('Celebrant in Perth. Weddings: full ceremony 1.150 $ (with rehearsal).'),
    ).toEqual([['', 'Weddings, full ceremony', '$1,150']])
  })
})

describe('wishes', () => {
  test.each([
    [
      'If you’re doing it tough ring Lifeline, I’d like that there but gentle, and a sentence that you can just come and sit.',
      /You can just come and sit/,
      /gentle|sentence/,
    ],
    [
      'Season is June to August and the whole website needs to switch to "off season", can you do that.',
      /Season is June to August/,
      /switch|can you/,
    ],
    [
      'We’re a shed for blokes (and on Fridays for ladies, so don’t make it all blokes).',
      /for ladies\)/,
      /make it all/,
    ],
  ])('behind a statement are not shown: %s', (said, shown, wrong) => {
    const page = pageText(`A shed in Moe. ${said} Open daily.`)
    expect(page).toMatch(shown)
    expect(page).not.toMatch(wrong)
  })

  test('that something is said near the top are met', () => {
    const [hero] = createConcept(
      briefOf('Taxidermist in Moe. I would like it said clearly near the top: I don’t do pets.'),
      1,
    ).sections
    expect(hero?.text).toContain('I don’t do pets')
  })

  test('behind the fields of a form are no fields', () => {
    const { describedForms } = read(
      'We teach babies in Moe. Needs: waitlist form with childs age and any needs, pics of our pool without faces, how to get in with the hoist, parking.',
    )
    expect(describedForms[0]?.fields).toEqual(['Child’s age', 'Any needs'])
  })
})

test('a headline is not cut within brackets', () => {
  const page = createConcept(
    briefOf('We’re a shed for blokes (and on Fridays it’s ladies’ day) in the back of the hall.'),
    1,
  )
  expect(page.sections[0]?.headline).not.toMatch(/\([^)]*$/)
})

test('the days of a price keep their capitals', () => {
  expect(
    pageText(
      'Hoses in Moe. Fans $9.\n\nCALL OUT\nBusiness hours $180\nAfter hours $320\nSunday $395',
    ),
  ).not.toMatch(/, sunday/)
})

test('where somebody writes from is no headline', () => {
  const [hero] = createConcept(
    briefOf('Hi from Mackay! We teach babies to swim. Open daily.'),
    1,
  ).sections
  expect(hero?.headline).not.toMatch(/^(?:Based|We are) in/)
})

test('who runs a place is no place', () => {
  expect(
    read('Hi from Mackay! Small heated pool. Run by Kirra (swim teacher) and Jess.').places,
  ).toEqual(['Mackay'])
})

describe('lists', () => {
  test('of prices behind a dash or in a column need no signs', () => {
    expect(
      pricesOf(
        'Catering in Moe.\n\nMENUS\n1 Office lunch — 19.50, min 15 people\n2 Feast — 34, min 20\n3 Vegan feast — 29, min 12',
      ).map(([, title, price]) => `${title} ${price}`),
    ).toEqual(['Office lunch $19.50', 'Feast $34', 'Vegan feast $29'])
    expect(
      pricesOf(
        'Safes in Moe. No address of workshop on website.\n\nWORK | PRICE inc. GST\nOpen safe by drill | from 690\nChange combination | 165\nService of vault | $290',
      ).map(([, title, price]) => `${title} ${price}`),
    ).toEqual(['Open safe by drill From $690', 'Change combination $165', 'Service of vault $290'])
  })

  test('of titles in quotation marks are read with what they are', () => {
    const page = pageText(
      'Puppets in Moe. Our shows:\n   "Grandad’s Left Boot" – 45 min, ages 5 to 11\n   "Lamp" – 30 min, no words',
    )
    expect(page).toMatch(/Grandad’s Left Boot/)
    expect(page).toMatch(/Lamp/)
  })

  test('behind marks of quoted lines are lists', () => {
    expect(
      pageText('We drive seniors in Moe.\n\nWebsite:\n> font size buttons\n> NOT online bookings'),
    ).not.toMatch(/font size|> /)
  })

  test('are not said to be rough because everyone asks', () => {
    const page = pageText(
      'Bores in Moe.\n\nRough figures coz everyone asks\nstock bore $145/m\nover 80 m $168/m\ntest pump $950',
    )
    expect(page).not.toMatch(/everyone asks/)
  })
})

test.each([
  ['Dance in Moe. Senior class $390/- a term.', /\$390/, /\/-/],
  [
    'Dance in Moe. Founded by Guru Smt. Vasanthi Raghunathan in 1994.',
    /Smt Vasanthi Raghunathan/,
    /Smt\./,
  ],
  ['Respected Sir / Madam,\nWe dance in Moe on Saturdays.', /We dance in Moe/, /Respected/],
  [
    'Tena koe, we are weavers in Motueka. Full day kete $145 w lunch.',
    /with lunch/i,
    /Tena|W lunch/,
  ],
])('reads the English of others: %j', (brief, shown, wrong) => {
  const page = pageText(brief)
  expect(page).toMatch(shown)
  expect(page).not.toMatch(wrong)
})

test('a part of a state is no town', () => {
  expect(read('Safes in Wingfield. Country SA by trip in May.').places).not.toContain('Country')
})

describe('what the client wants said first', () => {
  test.each([
    [
      'First thing on the page please: IF YOU GET A TINGLE OFF A TAP, DON’T TOUCH IT, RING US, any hour.',
      'If you get a tingle off a tap, don’t touch it, ring us, any hour.',
    ],
    [
      'People choose size and mood, not exact flowers. THIS NEEDS TO BE FIRST because I get complaints.',
      'People choose size and mood, not exact flowers.',
    ],
    [
      'Two emergency spots are held every weekday, call at 8.30. This goes at the very top.',
      'Two emergency spots are held every weekday, call at 8.30.',
    ],
    [
      'Top of page: "You don’t need to be bendy." Then the timetable.',
      'You don’t need to be bendy.',
    ],
    [
      'Photos are optional. That’s what I want said first: "We’ll tell you if you don’t need new glasses."',
      'We’ll tell you if you don’t need new glasses.',
    ],
    ['FIRST THING: "We’ll talk you out of a lawn."', 'We’ll talk you out of a lawn.'],
    [
      'First words: "Someone has died. What do I do this week?" linked to a checklist.',
      'Someone has died. What do I do this week?',
    ],
    [
      'Kindly put this in the first place, "We will not do the homework. We will teach it."',
      'We will not do the homework. We will teach it.',
    ],
    ['So first of all: "Book direct, it’s cheaper".', 'Book direct, it’s cheaper.'],
    [
      'The price on the phone is the price you pay – this one first please.',
      'The price on the phone is the price you pay.',
    ],
    [
      'FREE first week no card details. (1st thing on page pls!!!)',
      'Free first week no card details.',
    ],
  ])('leads the page: %s', (said, message) => {
    const [hero] = createConcept(briefOf(`We work for locals in Moe. ${said}`), 1).sections
    expect(hero?.text).toContain(message)
    expect(pageText(`We work for locals in Moe. ${said}`)).not.toMatch(
      /this one first|1st thing|complaints|very top|said first|FIRST/,
    )
  })

  test('is no heading of the list below it', () => {
    const page = pageText(
      'Optometrist in Moe.\n- That’s what I want said first: "We’ll tell you if you don’t need new glasses."\n- Kids’ tests from age 4\n- Health funds on the spot',
    )
    expect(page).not.toMatch(/No kids|No health/)
  })
})

test('the company is no place', () => {
  expect(
    readBrief({
      ...briefOf('I run the office at Tressel Electrical in Pakenham. We fix switchboards.'),
      companyName: 'Tressel Electrical',
    }).places,
  ).toEqual(['Pakenham'])
})

test('hours before their days are for customers', () => {
  expect(
    statementsOf('We fix switchboards in Moe. Hours 7–3.30 M-F, phones til 5.').join(' '),
  ).toMatch(/Hours 7–3\.30/)
})

test('a call-out without its sign has its price', () => {
  expect(pageText('Electrician in Moe. Call out is 99 incl first 20 min. Fans $190.')).toContain(
    '$99',
  )
})
