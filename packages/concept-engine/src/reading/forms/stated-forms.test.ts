import { describe, expect, test } from 'vitest'
import { describedForms } from './described-forms.ts'
import { formName, headingOfForm, statedForm } from './stated-forms.ts'

describe('a sentence states a form with all its fields', () => {
  test.each([
    [
      'Booking form, fields in this order: Who is the booking for; Your name if different; Date; How to reach you (SMS, email, video call).',
      [
        'Booking',
        'Who is the booking for',
        'Your name if different',
        'Date',
        'How to reach you - SMS/email/video call',
      ],
    ],
    [
      'Fault form: address / brand on motor / what it’s doing / photo / phone.',
      ['Report a fault', 'Address', 'Brand on motor', 'What is it doing', 'Photo', 'Phone'],
    ],
    [
      'RFQ fields: org, depth range, deliverables, date reqd.',
      ['Request a quote', 'Organisation', 'Depth range', 'Deliverables', 'Date required'],
    ],
    [
      'text needs to say address, how many litres, any dogs or locked gates',
      ['', 'Address', 'How many litres', 'Any dogs or locked gates'],
    ],
    [
      'I want a "book a cage pickup" form with business name, ABN, site address, forklift on site y/n.',
      ['Book a cage pickup', 'Business name', 'ABN', 'Site address', 'Forklift on site y/n'],
    ],
    [
      'Please: a gallery, a thesis order form (title, author, number of copies, pick up or post).',
      ['Thesis order', 'Title', 'Author', 'Number of copies', 'Pick up or post'],
    ],
    [
      'If there has to be a form it comes to me, just name, suburb, make of piano, last time tuned.',
      ['', 'Name', 'Suburb', 'Make of piano', 'Last time tuned'],
    ],
    [
      'Please the form short: name, suburb, which day is good.',
      ['', 'Name', 'Suburb', 'Which day is good'],
    ],
    [
      'enquiry form collecting as little as possible: safe times, language, "do you have a deadline?" not country, not visa number.',
      ['Enquiry', 'Safe times', 'Language', 'Do you have a deadline'],
    ],
    [
      'Booking form should ask dogs name, breed, desexed y/n, not credit card',
      ['Booking', 'Dog’s name', 'Breed', 'Desexed y/n'],
    ],
  ])('%s', (sentence, [title, ...fields]) => {
    expect(statedForm(sentence)).toMatchObject({ title, fields })
  })
  test('the thing that a later sentence wants a form for is its name', () => {
    expect(
      statedForm(
        'Christmas orders need to be in by 15 December with name, how many dozen, and which pick up day (22, 23 or 24).',
        'A form for that would save my life.',
      ),
    ).toMatchObject({
      title: 'Christmas orders',
      fields: ['Name', 'How many dozen', 'Which pick up day - 22/23/24'],
    })
  })
  test('without a word about a form it is none', () => {
    expect(
      statedForm('Christmas orders need to be in by 15 December with name, size, and date.'),
    ).toBeUndefined()
  })
  test.each([
    'Call only, no forms: name, phone, address.',
    'It fits any bank’s form: nurses, teachers, farmers.',
    'We sell forms: tax, rental, wills.',
  ])('is none: %s', (sentence) => {
    expect(statedForm(sentence)).toBeUndefined()
  })
})

test('a form below a heading in capitals has its name', () => {
  const text =
    'We run trains.\n\nBIRTHDAY PARTIES Saturdays only. Form for: name, date wanted, number of kids.'
  expect(headingOfForm(text)).toBe('birthday parties')
  expect(describedForms(text).forms[0]?.title).toBe('Birthday parties')
})

test.each([
  ['site wants a form', ''],
  ['Form for', ''],
  ['customers fill in a form', ''],
  ['4. quote form', 'Quote'],
  ['a form to book a tour', 'Book a tour'],
  ['a form for school groups', 'School groups'],
  ['We’d like a simple hire enquiry form', 'Hire enquiry'],
  ['an online form that looks short', ''],
])('the name of a form in "%s" is "%s"', (lead, name) => {
  expect(formName(lead)).toBe(name)
})

test('a list of bullets below the name of a form has its fields', () => {
  const { forms } = describedForms(
    'We mow.\nQuote form:\n- name\n- what size is the block\n- gate width\n- photo\n',
  )
  expect(forms).toEqual([
    { title: 'Quote', fields: ['Name', 'What size is the block', 'Gate width', 'Photo'] },
  ])
})

test.each([
  'form ',
  'form: a, ',
  'form (',
  'a form with ',
  'orders are with a, ',
  'just name, ',
  'BIRTHDAY ',
  '- ',
])('long runs of %j are read quickly', (part) => {
  const text = part.repeat(2000 / part.length)
  const from = performance.now()
  statedForm(text)
  headingOfForm(text)
  formName(text)
  expect(performance.now() - from).toBeLessThan(300)
})
