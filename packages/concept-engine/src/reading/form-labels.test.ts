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
      'Who for: schools, theatres',
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

test('tells an address from coverage, and reads refusals in any wording', () => {
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

test('does not say which of coverage or premises a place is', () => {
  const form = ['Where: Room 2, Dickson', 'Areas: Kew, Hawthorn', 'Hours: 9 to 5', 'Deposit: 50%']
  expect(withoutFormLabels(form.join('\n'))).toBe(
    'Where: Room 2, Dickson\nWe cover Kew, Hawthorn\nHours: 9 to 5\nDeposit: 50%',
  )
})

test('keeps a colon in running text', () => {
  const text = 'We make masks.\nTrade: only with shops.\nPrices: ask us.'
  expect(withoutFormLabels(text)).toBe(text)
})
