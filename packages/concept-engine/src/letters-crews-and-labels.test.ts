import { describe, expect, test } from 'vitest'
import { briefOf } from '../samples/a-brief.ts'
import { createConcept } from './create-concept.ts'
import { readBrief } from './reading/read-brief.ts'

const read = (mainGoal: string) => readBrief(briefOf(mainGoal))
const statementsOf = (mainGoal: string) => read(mainGoal).statements.map(({ text }) => text)
const pricesOf = (mainGoal: string) =>
  read(mainGoal).offers.map(({ title, price, group }) => [group ?? '', title, price])
const pageText = (mainGoal: string) => JSON.stringify(createConcept(briefOf(mainGoal), 1).sections)

describe('letters', () => {
  test.each([
    'Dear designer\nWe run a radio station in Moe, on air since 1991.',
    'Subject: new website\n\nKia ora,\nWe run a radio station in Moe, on air since 1991.',
    'To whom it may concern\nWe run a radio station in Moe, on air since 1991.',
  ])('begin below their salutation: %j', (brief) => {
    expect(statementsOf(brief)).toContain('We run a radio station in Moe, on air since 1991.')
    expect(pageText(brief)).not.toMatch(/Dear|Subject|Kia|whom/)
  })

  test('say who writes them to the agency only', () => {
    const page = pageText(
      'Practice manager here (Sunita). Please find our requirements. We fit stockings in Moe. Grazie mille,\nRenata',
    )
    expect(page).toContain('We fit stockings in Moe')
    expect(page).not.toMatch(/Sunita|requirements|Grazie/)
  })

  test.each([
    ['We don’t do drains and the phone rings all day with people asking.', /don’t do drains/],
    ['We do not translate papers, people ask every week.', /translate papers/],
    ['We don’t mow, so please make that obvious. We prune roses in Moe.', /don’t mow/],
    ['EPA licensed (I will send the number). We cart waste in Moe.', /EPA licensed/],
  ])('lose what is only said about the phone or the page: %s', (brief, kept) => {
    const page = pageText(brief)
    expect(page).toMatch(kept)
    expect(page).not.toMatch(/rings|ask|obvious|send the number/)
  })

  test('written in capitals keep their abbreviations only', () => {
    const page = pageText(
      'WE PUMP SEPTICS IN TAMWORTH. SEPTIC UP TO 3000L $390 INC GST IN TAMWORTH. EPA LICENSED. PH 02 5550 0128 SHAZ@LIQUID.EXAMPLE',
    )
    expect(page).toContain('shaz@liquid.example')
    expect(page).toContain('EPA')
    expect(page).not.toMatch(/SEPTIC|TAMWORTH/)
  })
})

describe('people', () => {
  test('in a row with their duties are introduced', () => {
    expect(
      read(
        'Roller derby in Moe. No legal names on the site: Maul Keating (president), Tess Tosterone (coach), Bin Chicken (head ref).',
      ).people,
    ).toEqual([
      { name: 'Maul Keating', role: 'President' },
      { name: 'Tess Tosterone', role: 'Coach' },
      { name: 'Bin Chicken', role: 'Head ref' },
    ])
  })

  test('without duties are named in a sentence, and are not on offer', () => {
    const { offers, statements } = read(
      'We replace hoses in Moe. Crew - Dazza, Siosaia, young Mick, Tanya (dispatch).',
    )
    expect(offers.map(({ title }) => title)).not.toContain('Dazza')
    expect(statements.map(({ text }) => text)).toContain(
      'Our team: Dazza, Siosaia, young Mick, Tanya (dispatch).',
    )
  })
})

describe('parts of a brief', () => {
  const numbered = [
    '1. Who: Clinic with two physios in Nambour, opened 2016.',
    '2. Fees: initial 75 min $215, review 45 min $138.',
    '3. Limits: We do not treat wounds. That message must be on the page with "see your GP".',
    '4. Must: enquiry form, GP referral form to download.',
    '5. Must not: chat bot.',
  ].join('\n')

  test('with labels are read as headings', () => {
    const page = pageText(numbered)
    expect(page).toContain('Clinic with two physios in Nambour')
    expect(page).toContain('We do not treat wounds. See your GP')
    expect(page).toContain('$215')
    expect(page).not.toMatch(/"Must"|That message|hat bot/)
  })

  test('of services stay entries of a list', () => {
    const { offers } = read(
      'We prune in Moe.\n1. Roses: pruned in July by hand\n2. Hedges: cut twice a year\n3. Fruit trees: shaped after harvest',
    )
    expect(offers.map(({ title }) => title)).toEqual(['Roses', 'Hedges', 'Fruit trees'])
  })

  test('below a join form in a list of wishes are not its fields', () => {
    const { describedForms, forms } = read(
      'We lend toys in Moe. Wants:\n- join form\n- donate\n- no photos of kids\n- a way to volunteer',
    )
    expect(JSON.stringify([describedForms, forms])).not.toMatch(/donate|photos|volunteer/i)
  })

  test('that list pictures are no topics', () => {
    const page = pageText(
      'I repair leadlight in Moe. Please show process photographs: rubbings, cartoons, the bench.',
    )
    expect(page).not.toMatch(/"headline":"Cartoons"|"title":"Cartoons"/)
    expect(read('I turn bowls in Moe. Photos: flame, lathe, hands.').photos).toEqual([
      ...['Flame', 'Lathe', 'Hands'],
    ])
  })
})

describe('history', () => {
  test.each([
    'Started 1984 by some mums at the health centre.',
    'Since 2002 we’ve raised over 4,000 pups.',
  ])('is for customers: %s', (text) => {
    expect(statementsOf(`We lend toys in Moe. ${text}`)).toContain(text)
  })
})

describe('prices', () => {
  test('behind a label all belong to it', () => {
    expect(pricesOf('We grow limes. Fresh fruit: 100g $14, 500g $55, 1kg $98.')).toEqual([
      ['Fresh fruit', '100g', '$14'],
      ['Fresh fruit', '500g', '$55'],
      ['Fresh fruit', '1kg', '$98'],
    ])
  })

  test('may be kept out of the header only', () => {
    expect(
      pricesOf('Canvas in Moe. Bimini from $1,450. No prices in the header just on a page.'),
    ).toEqual([['', 'Bimini', 'From $1,450']])
    expect(pricesOf('Canvas in Moe. Bimini from $1,450. No prices on the site please.')).toEqual([
      ['', 'Bimini', ''],
    ])
  })

  test('of each extra one are no additions', () => {
    expect(
      pricesOf('We test in Moe. 20-50mm valve: $145 first device, $95 each extra same visit'),
    ).toEqual([['', '20-50mm valve', 'First device $145, each extra $95 same visit']])
  })

  test.each([
    [
      'I sell also second hand, maybe 15 in shop, from 400 to 6500. Tuning 180. Reed 25. Tape 60.',
      /\$15/,
    ],
    ['Pump outs 390. Traps 260. Tanks 180. Office 7-4 Mon to Fri, trucks from 5.', /\$5\b/],
  ])('are no counts and no times: %s', (brief, wrong) => {
    expect(pageText(brief)).not.toMatch(wrong)
  })
})

describe('calls', () => {
  test.each([
    ['We clean graves. Phone calls welcome 9 till 5, 03 5550 0127.', 'Calls are welcome 9 till 5.'],
    ['We grow limes. 0491 570 044 but not 6am-noon', 'Please do not ring from 6am-noon.'],
  ])('have their hours: %s', (brief, statement) => {
    expect(statementsOf(brief)).toContain(statement)
  })

  test('to a number beside a secret one are shown', () => {
    expect(
      read('Radio in Moe. Ring 08 5550 0187 (studio line is different, don’t publish it).')
        .contacts,
    ).toMatchObject([{ kind: 'phone', value: '08 5550 0187' }])
  })

  test('to New Zealand keep their spaces', () => {
    expect(read('Sauna in Wanaka. Text 021 555 0148').contacts).toMatchObject([
      { kind: 'phone', value: '021 555 0148' },
    ])
  })
})

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

describe('remarks', () => {
  test.each([
    ['Adopt a bat, get a certificate, not an actual bat lol.', /actual bat/],
    ['The sauna needs flat ground - please do a little diagram.', /diagram/],
    ['We sell tickets through another site so just link.', /just link/],
    [
      'Jumping castle we used to have, we DONT have it anymore, somebody backed over it.',
      /castle/i,
    ],
    ['Website needs a form where they can upload last years report.', /"Last years? report/i],
  ])('stay off the page: %s', (remark, wrong) => {
    expect(pageText(`We hire saunas in Moe. ${remark} Open daily.`)).not.toMatch(wrong)
  })

  test('that correct a name leave the new one', () => {
    const page = pageText(
      'Roller derby in Moe. Fresh Meat - sorry we now call it "Learn to Roll", 10 weeks, $160.',
    )
    expect(page).toContain('Learn to Roll')
    expect(page).not.toMatch(/Fresh Meat|sorry/)
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

describe('what the agency is told to write', () => {
  test.each([
    [
      '11) You don’t need a referral. Please put that first actually.',
      /^You don’t need a referral/,
    ],
  ])('leads: %s', (told, text) => {
    const [hero] = createConcept(briefOf(`Three-physio practice in Rosebud. ${told}`), 1).sections
    expect(hero?.text).toMatch(text)
  })

  test('in quotation marks is on the page', () => {
    const page = pageText(
      'Shearing in Moe. Please DO NOT put per-head rates on the web. Just put "award rate plus contractor loading, written quote inside 2 days". You CAN put\n- Trailer hire $380/day\n- Crutching trailer $260/day',
    )
    expect(page).toContain('Award rate plus contractor loading, written quote inside 2 days')
    expect(page).toContain('$380 per day')
    expect(page).not.toMatch(/Just put|per-head/)
  })

  test.each([
    'Please deal with me and not the physios.',
    'Someone please make a little table.',
    'Toilet is small sorry, please write honest.',
  ])('about its work is not: %s', (told) => {
    expect(pageText(`Physio in Moe, open daily. ${told}`)).not.toMatch(/deal with|table|honest/)
  })
})

describe('times', () => {
  test.each([
    ['Open 7.30 – 5 mon thurs, 7.30 – 4 fri.', /Monday to Thursday/],
    ['gate 0630-1500 m-f', /6:30am–3pm Monday/],
    ['forklift stops 1430.', /2\.30pm/],
    ['Not open until 2027.', /2027/],
  ])('are read as times: %s', (said, shown) => {
    expect(pageText(`We blast steel in Moe. ${said} Quotes are free.`)).toMatch(shown)
  })

  test.each([
    'Hours 8–4 Tuesday to Friday.',
    'By May there’s a six week wait.',
    'Cert III, 7 years, pet first aid.',
  ])('and credentials are for customers: %s', (said) => {
    expect(statementsOf(`I sweep chimneys in Moe. ${said}`).join(' ')).toContain(said)
  })
})

describe('places', () => {
  test.each([
    ['Contract shearing, Hay NSW. We go to Booligal.', 'Acme Works', 'Hay'],
    ['The club plays on three lawns.', 'Warrnambool & District Croquet Club', 'Warrnambool'],
  ])('are read from %s', (mainGoal, companyName, place) => {
    expect(readBrief({ ...briefOf(mainGoal), companyName }).places[0]).toBe(place)
  })
})

test('a count of animals is no price', () => {
  expect(pricesOf('Shearing in Moe. Trailer $380/day. Minimum shed 800 head.')).toEqual([
    ['', 'Trailer', '$380 per day'],
  ])
})

describe('amounts behind slashes', () => {
  test.each([
    [
      'Hair in Moe.\n\nStraight cut ...... 85 / 72 short\nKids ...... 38\nTint ...... 110',
      ['', 'Straight cut', '$85, short $72'],
    ],
    [
      'Membership 55 / conc 30 / family 75, runs Jul–Jun. Adult $15.',
      ['', 'Membership', '$55, concession $30, family $75'],
    ],
    [
      'Oysters in Moe. Shed door, 16/doz unopened $22 opened.',
      ['', 'Shed door, unopened', '$16 per dozen'],
    ],
    [
      'Gardening in Moe.\n\n- $62 hr each, 2 hr min\n- roses $9 a bush\n- hedges $58',
      ['', 'Hourly rate', '$62 each'],
    ],
  ])('belong to what is named: %j', (brief, row) => {
    expect(pricesOf(brief)).toContainEqual(row)
  })
})

test('wool classers are not corrected', () => {
  expect(pageText('Shearing in Moe with our own wool classers and a cook.')).toContain(
    'wool classers',
  )
})

describe('prices by quantity', () => {
  test('say for how many each is, also without signs', () => {
    expect(
      pricesOf(
        'Pallets in Moe.\n\nSELL\nGrade A 14.50 ea, 50+ 13.20, 300+ 11.90\nGrade B 9.80 / 8.90 / 7.75',
      ).map(([, title, price]) => [title, price]),
    ).toEqual([
      ['Grade A', '1–49: $14.50, 50–299: $13.20, 300+: $11.90 each'],
      ['Grade B', '1–49: $9.80, 50–299: $8.90, 300+: $7.75'],
    ])
    expect(
      pricesOf('Noodles in Moe.\n\npho fresh 1kg $3.60, 20kg up 3.20, 100kg up 2.85\nsheet $24'),
    ).toContainEqual(['', 'Pho fresh per kg', '1–19: $3.60, 20–99: $3.20, 100+: $2.85'])
  })

  test('of variants behind slashes are rows of their own', () => {
    expect(
      pricesOf(
        'Kilns in Moe.\n- Elements fitted: small ~$480 / medium 720 / big front loader 1,100-1,600\n- Check $240\n- Call $165',
      ).map(([group, title, price]) => `${group}: ${title} ${price}`),
    ).toContain('Elements fitted: Big front loader $1,100 to $1,600')
  })

  test('by the gram have their unit', () => {
    expect(
      pricesOf('- First class $1.90/g\n- Pieces $1.10/g\n- Butter $24').map(([, , price]) => price),
    ).toEqual(['$1.90 per g', '$1.10 per g', '$24'])
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

describe('numbers that are no prices', () => {
  test.each([
    [
      'Decks in Moe.\n\npergola from 6,800\nstairs per tread 145\nextension from 3,900\nBushfire zone, we do BAL 29, ask.',
      /\$29/,
    ],
    [
      'Brewery in Moe. On tap: Lager 4.4%, Gully Pale 5.0, Fogline Dark 5.6. Pot 7 / schooner 10.5 / pint 13.5.',
      /\$5/,
    ],
  ])('%j', (brief, wrong) => {
    expect(pageText(brief)).not.toMatch(wrong)
  })

  test('and a heading per seat and month is one', () => {
    expect(
      pageText(
        'IT support in Moe.\n\nPer seat / month:\nBasic $49 – helpdesk\nFull $89 – plus backup\nMax $124 – all',
      ),
    ).not.toMatch(/\/ Month/i)
  })
})

test('a form asks for a name and not whether there is one', () => {
  const { sections } = createConcept(
    briefOf(
      'IT support in Moe. Site needs a "Talk to us" form (staff count, current provider?, pain).',
    ),
    1,
  )
  expect(JSON.stringify(sections)).not.toMatch(/Current provider\?","text":"","value":"Yes/)
})

test('a bakery whose brief begins with its website is where it says', () => {
  const { places } = read(
    'ok website for bakery in Euroa I do this between bakes\nwe start 1am open 6am till 2.30pm mon to sat',
  )
  expect(places[0]).toBe('Euroa')
})
