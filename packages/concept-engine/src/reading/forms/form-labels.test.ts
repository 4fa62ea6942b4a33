import { expect, test } from 'vitest'
import { withoutFormLabels } from './form-labels.ts'

test('turns the rows of a filled-in form into running text', () => {
  const form = [
    'Company: Farrow Masks',
    'Trade: mask making and repair',
    'Based in: Mayfield, Newcastle',
    'Offer 1: half masks $140',
    'Services + price: paper $20 / leather $90 / felt $35',
    'Not offered: wigs, costumes, make-up',
    'Audience: schools, theatres',
    'Deposit: 50%',
  ].join('\n')
  expect(withoutFormLabels(form)).toBe(
    [
      'Mask making and repair',
      'Based in Mayfield, Newcastle',
      '- half masks $140',
      'Prices:',
      '- paper $20',
      '- leather $90',
      '- felt $35',
      '',
      'We don’t offer wigs, costumes or make-up',
      'For schools, theatres',
      'Deposit: 50%',
    ].join('\n'),
  )
})

test('keeps what the owner is, the address and the fields of the form', () => {
  const form = [
    'Owner: Anjali Perera, registered agent',
    'Address: Suite 4, 88 Tarrawin Street, Parramatta',
    'Who buys: schools',
    'Team: 9 technicians',
    'Quote fields: venue, town',
    'Pages wanted: home, visas',
  ].join('\n')
  expect(withoutFormLabels(form)).toBe(
    [
      'Anjali Perera, registered agent',
      'You will find us at Suite 4, 88 Tarrawin Street, Parramatta',
      'Who for: schools',
      'Our team: 9 technicians',
      'Form: venue, town',
      'Pages: home, visas',
    ].join('\n'),
  )
})

test('writes labels in capitals as words, and keeps acronyms', () => {
  const form = [
    'NAME: Corinne',
    'LANGUAGES: English',
    'NOT OFFERED: LED strip, acrylic, neon',
    'WHO: couples',
  ]
  expect(withoutFormLabels(form.join('\n'))).toBe(
    'Languages: English\nWe don’t offer LED strip, acrylic or neon\nWho for: couples',
  )
})

test('distinguishes an address from coverage, and reads refusals in any wording', () => {
  const form = [
    'Where: old wool store, 8 Quay Lane, Kew',
    'What do you sell: kits',
    'We don’t: Do fire',
    'Fresh prices: $9 each',
  ]
  expect(withoutFormLabels(form.join('\n'))).toBe(
    'You will find us at old wool store, 8 Quay Lane, Kew\nKits\nWe don’t do fire\n$9 each',
  )
})

test('leaves it open whether a place is coverage or premises', () => {
  const form = ['Where: Room 2, Dickson', 'Areas: Kew, Hawthorn', 'Hours: 9 to 5', 'Deposit: 50%']
  expect(withoutFormLabels(form.join('\n'))).toBe(
    'Where: Room 2, Dickson\nWe cover Kew, Hawthorn\nHours: 9 to 5\nDeposit: 50%',
  )
})

test('keeps a colon in running text', () => {
  const text = 'We make masks.\nTrade: only with shops.\nPrices: ask us.'
  expect(withoutFormLabels(text)).toBe(text)
})

test('reads a questionnaire with its answers as a form', () => {
  const form = [
    '1. Who are you? Two puppeteers and a float.',
    '2. Where do you go? All Perth metro and Peel.',
    '3. What do you offer?',
    ' - Moth Night',
    '4. What don’t you do? Parties. Clowns. Outdoor shows over 36 degrees.',
    '5. Pages? Shows, Schools',
    '6. Booking form? School, number of kids',
    '7. Colours you dislike: neon',
  ].join('\n')
  expect(withoutFormLabels(form)).toBe(
    [
      'Two puppeteers and a float.',
      'We cover all Perth metro and Peel.',
      '',
      'What we do:',
      ' - Moth Night',
      'We don’t offer parties, clowns or outdoor shows over 36 degrees',
      'Pages: Shows, Schools',
      'Form: School, number of kids',
      'Colours: no neon',
    ].join('\n'),
  )
})

test('keeps a remark on tax, and leaves out how the website should sound', () => {
  const form = [
    'What is it: a van with a sound booth',
    'Where: based Hay NSW',
    'Prices (ex GST): tests $62 per person',
    'What we don’t do: no hearing aids, no walk-ins',
    'Not us: we are not lawyers',
    'Tone: plain',
    'One line: no wheel tracks',
    'Site map: Home / Which licence? / Fees',
  ].join('\n')
  expect(withoutFormLabels(form)).toBe(
    [
      'A van with a sound booth',
      'Based in Hay NSW',
      'tests $62 per person',
      'All prices are ex GST.',
      'We don’t offer hearing aids or walk-ins',
      'We are not lawyers',
      '',
      'Main message: no wheel tracks',
      'Pages: Home, Which licence, Fees',
    ].join('\n'),
  )
})

test('reads answers below their questions', () => {
  const form = [
    '1. What does your business do?\nClean hoods and ducts.',
    '2. Where?\nMelbourne metro, Geelong, Ballarat. Not Gippsland.',
    '3. Prices you want shown?\nRooftop fan $180.',
    '4. What do you not do?\nDucts, homes, grease traps. We can’t certify what we can’t reach.',
    '5. Who are your customers?\nChefs.',
    '6. Pages?\nHome / What we clean / Quote',
    '7. Forms?\nQuote: venue name, suburb',
  ].join('\n\n')
  expect(withoutFormLabels(form).split('\n\n')).toEqual([
    'Clean hoods and ducts.',
    'We cover Melbourne metro, Geelong, Ballarat. Not Gippsland.',
    'Rooftop fan $180.',
    'We don’t offer ducts, homes or grease traps. We can’t certify what we can’t reach.',
    'Who for: Chefs.',
    'Pages: Home, What we clean, Quote',
    'Form: venue name, suburb',
  ])
})
