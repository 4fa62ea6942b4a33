import { describe, expect, test } from 'vitest'
import { briefOf } from '../samples/a-brief.ts'
import { pageOf } from '../samples/page-of.ts'
import { createConcept } from './create-concept.ts'
import { menuOf } from './drawing/menu.ts'
import { readBrief } from './reading/read-brief.ts'

const read = (mainGoal: string) => readBrief(briefOf(mainGoal))
const said = (mainGoal: string) =>
  read(mainGoal)
    .statements.map(({ text }) => text)
    .join(' ')
const prices = (mainGoal: string) =>
  read(mainGoal).offers.flatMap(({ title, price }) => (price ? `${title} | ${price}` : []))
const fields = (mainGoal: string) => read(mainGoal).forms.flatMap((form) => form.fields)
const leadOf = (mainGoal: string) => createConcept(briefOf(mainGoal), 1).sections[0]?.text ?? ''
/** The notes of a page by the heading above them. */
const notesOf = (mainGoal: string) =>
  createConcept(briefOf(mainGoal), 1).sections.flatMap(({ headline, items }) =>
    items.map(({ title, group }) => `${group || headline}: ${title}`),
  )

describe('notes stand below what they are about', () => {
  const brief =
    'We catch bees in Moe.\n\nWe do not do wasps.\n\nConfined space tickets.\n\nSeptember to January mostly.\n\nThe hive goes to a beekeeper.'
  test.each([
    'What we don’t do: We do not do wasps.',
    'Credentials: Confined space tickets.',
    'When: September to January mostly.',
    'Good to know: The hive goes to a beekeeper.',
  ])('%s', (note) => {
    expect(notesOf(brief)).toContain(note)
  })

  test.each(['No call-out fee.', 'No mess, drop sheets, vacuum runs the whole time.'])(
    'and a promise is no refusal: %s',
    (promise) => {
      expect(notesOf(`We fix roofs in Moe.\n\n${promise}`).join()).not.toContain('don’t do')
    },
  )

  test('and nobody looks for them in the menu', () => {
    const concept = createConcept(briefOf(brief), 1)
    expect(menuOf(concept).join()).not.toMatch(/don’t do|When|Credentials|Good to know/)
  })
})

describe('what a business may do, when and for whom is about the business', () => {
  test.each([
    ['We hire cranes in Moe. HRWL operators, site inducted.', 'HRWL operators'],
    ['We clean kitchens in Moe. Confined space tickets.', 'Confined space tickets'],
    ['We shear sheep in Moe. Big months Nov to Feb.', 'Big months'],
    ['I keep books in Moe. I’m not taking new clients during July.', 'new clients'],
    ['I make wigs in Moe. Some health funds pay part of it.', 'health funds'],
    ['We shear in Moe. Full team we need about 8 weeks notice.', '8 weeks notice'],
    [
      'We fix kilns in Moe. Schools should be able to see that we both have Working With Children Checks.',
      'We both have Working With Children Checks.',
    ],
    [
      'I lead funerals in Moe. People should be able to ring or text any day between 8 and 8.',
      'Ring or text any day between 8 and 8.',
    ],
    [
      'We interpret in Moe. We follow a code of ethics, everything is confidential.',
      'code of ethics',
    ],
    ['I make wigs in Moe. The first hour is free and private, just me.', 'free and private'],
  ])('%s', (brief, words) => {
    expect(said(brief)).toContain(words)
  })

  test.each([
    ['We require a website which presents our services well.', /require|presents/],
    ['We interpret in Moe. The page needs a video. We’ll film it.', /film/],
    [
      'We build walls in Moe. Let them talk. Workshop sign up with a waitlist if it’s doable.',
      /doable/,
    ],
    ['I tune pianos in Moe and would like a quiet, well-mannered website.', /would like|quiet/],
  ])('but not: %s', (brief, words) => {
    expect(said(brief)).not.toMatch(words)
  })
})

describe('a refusal is said as a sentence', () => {
  test.each([
    ['What we dont do - goats, alpacas, cats.', 'We don’t do goats, alpacas or cats.'],
    [
      'Do not offer: oven cleaning, grease traps.',
      'We do not offer oven cleaning or grease traps.',
    ],
    ['We wont do cotton, so dont ask.', 'We won’t do cotton.'],
  ])('%s', (row, sentence) => {
    expect(said(`We spray in Moe.\n\n${row}`)).toContain(sentence)
  })
})

describe('what a price is for', () => {
  test.each([
    [
      'Fixed monthly packages – Paddock $220, Homestead $410 (all inc. GST).',
      ['Paddock | $220', 'Homestead | $410'],
    ],
    [
      'Small (holds 20 cartons) 1 day $120, weekend $190, week $340',
      ['Small (holds 20 cartons) | $120', 'Small, weekend | $190', 'Small, week | $340'],
    ],
    ['Day rate 720 or by quote.', ['Day rate | $720, by quote']],
    [
      'Ramp, spring and latch repairs. About $150 to $500.',
      ['Ramp, spring and latch repairs | About $150 to $500'],
    ],
    [
      'Ash scattering at the beach, small group, $380.',
      ['Ash scattering at the beach (small group) | $380'],
    ],
    [
      'Ninety minutes, max 8 people, $95 adults, $55 kids 6 to 15.',
      ['Adults | $95', 'Kids 6 to 15 | $55'],
    ],
  ])('%s', (row, expected) => {
    expect(prices(`We work in Moe.\n\n${row}`)).toEqual(expected)
  })
})

describe('who does what', () => {
  test.each([
    ['Three of us (Brad = owner, trimmer 26 yrs, Toby = canvas).', ['Brad', 'Toby']],
    [
      '1. Scope. Mass and pressure.\n\n2. People. Dr Helena Voss, Laboratory Manager; Mr Imran Qadir, Senior Metrologist.\n\n3. Area. All of Gippsland.',
      ['Dr Helena Voss', 'Mr Imran Qadir'],
    ],
    [
      'Who we are:\n- Col Drury, owner\n- Nifty, presser, real name Neville but dont put that',
      ['Col Drury'],
    ],
  ])('%s', (row, names) => {
    const brief = `We work in Moe.\n\n${row}`
    expect(read(brief).people.map(({ name }) => name)).toEqual(names)
    expect(pageOf(brief)).not.toContain('Neville')
  })

  test('and somebody who writes for the person who does the work', () => {
    const text = said(
      'My husband Pat repairs horse floats in Moe. He issues pink slips for trailers. He’ll come out within 40 km.',
    )
    expect(text).toContain('Pat issues pink slips for trailers.')
    expect(text).toContain('Pat will come out within 40 km.')
    expect(text).not.toMatch(/husband|\bHe\b/)
  })

  test('and a grandfather called Vic is no state', () => {
    expect(said('We grow oysters in Moe. Grandad Vic took the lease in 1958.')).toContain(
      'Grandad Vic',
    )
  })
})

describe('forms', () => {
  test('have the fields below their name', () => {
    expect(
      fields(
        'We calibrate scales in Moe.\n\n1. Scope. Mass and pressure.\n\n2. Enquiry form. Company, instrument type, model, range.\n\n3. Area. All of Gippsland.',
      ),
    ).toEqual(['Company', 'Instrument type', 'Model', 'Range'])
  })
  test('have no download, number or remark as a field', () => {
    expect(
      fields(
        'We hire cranes in Moe. Form: name, property, hectares. and a phone no 0491 570 159.',
      ).join(),
    ).not.toMatch(/0491/)
  })
  test('are listed after the word “message”', () => {
    expect(
      fields('I sweep chimneys in Moe. Message: name, suburb, type of fire, any pets.'),
    ).toEqual(expect.arrayContaining(['Suburb', 'Type of fire', 'Any pets']))
  })
  test('are none where people ring', () => {
    const { wishes } = read('We test herds in Moe. Farmers ring, they don’t fill in forms.')
    expect(wishes).toContainEqual(expect.objectContaining({ purpose: 'ask', negated: true }))
  })
  test('of a booking', () => {
    expect(
      fields('We sail in Moe. Must have: book online with date, time & number of people.'),
    ).toEqual(['Date', 'Time', 'Number of people'])
  })
})

test('a lead starts with the description, and is no rest of a sentence', () => {
  expect(
    leadOf('We fix kilns! Electric mainly, gas on a good day, in schools and studios of Moe.'),
  ).toMatch(/^We fix kilns!/)
  expect(
    leadOf(
      'We run shearing teams out of Hay, anywhere from Balranald across to Griffith. We’ve been going since 2004 with two stands.',
    ),
  ).not.toMatch(/^Anywhere/)
})

test('a list of three things is no trade in a town', () => {
  expect(said('Flyscreens, security doors, cat doors. Palmerston, Darwin.')).not.toContain(
    'The security doors',
  )
})

test('what customers must understand is said, and what the website is for is the business', () => {
  const text = said(
    'The website is for a repair workshop in Moe.\n\nWhat customers must understand from the website:\n- we are repairers and sell no instruments\n- the service price is fixed',
  )
  expect(text).toContain('We are a repair workshop in Moe.')
  expect(text).toMatch(/we are repairers/i)
})

test('what no picture may show is not drawn, whatever it is called', () => {
  const motifs = JSON.stringify(
    createConcept(
      briefOf('We shear sheep and rams in Moe. Don’t use pictures of fluffy white English sheep.'),
      1,
    ).sections,
  )
  expect(motifs).not.toMatch(/:(?:ewe|sheep)/)
})

test('the last town of a list has its “and”', () => {
  expect(said('I collect swarms around Maryborough and Avoca also Dunolly.')).toContain(
    'Maryborough, Avoca and Dunolly',
  )
})

test('who must not be called gets text messages', () => {
  const [contact] = read(
    'We interpret in Moe. SMS 0491 570 157. Not "call us" as the main button.',
  ).contacts
  expect(contact?.by).toBe('text')
})
