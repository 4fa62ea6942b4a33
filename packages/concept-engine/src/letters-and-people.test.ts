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
