import { expect, test } from 'vitest'
import { expandShorthand } from './expand-shorthand.ts'

test.each([
  [
    'Torquay is open Mon–Friday 7am–7pm and Sat 8am–noon.',
    'Torquay is open Monday–Friday 7am–7pm and Saturday 8am–noon.',
  ],
  ['Mon, Wed and Friday only, 8am–4pm', 'Monday, Wednesday and Friday only, 8am–4pm'],
  ['We sell sun hats and sat navs', 'We sell sun hats and sat navs'],
  [
    'Oven incl, carpets not incl (we know a guy)',
    'Oven included, carpets not included (we know a guy)',
  ],
  ['Minor service incl oil filter', 'Minor service including oil filter'],
  ['Catering for offices, min 10 people', 'Catering for offices, minimum 10 people'],
  ['Thirty min of play', 'Thirty min of play'],
  ['Womens only lifting hour', 'Women’s only lifting hour'],
  ['For the both of us so its quick', 'For the both of us so it’s quick'],
  ['No aggro dogs sorry I’ve been bitten enough', 'No aggro dogs'],
  ['Under 16s not allowed sorry insurance.', 'Under 16s not allowed.'],
  ['No mirrors no classes.', 'No mirrors, no classes.'],
  [
    'Mon Tue Thursday Friday and 1 sat a month',
    'Monday, Tuesday, Thursday, Friday and 1 Saturday a month',
  ],
  ['A workshop at 22 Boundary Link (fake for now).', 'A workshop at 22 Boundary Link.'],
  ['Sorry no dogs', 'no dogs'],
  ['We are sorry for nothing', 'We are sorry for nothing'],
])('expands shorthand: %s', (hasty, page) => {
  expect(expandShorthand(hasty)).toBe(page)
})

test('expands “min” as minimum, but not as minutes', () => {
  expect(expandShorthand('4 week hire min.')).toBe('4 week hire minimum')
  expect(expandShorthand('Therapy, 45 min')).toBe('Therapy, 45 min')
})

test('corrects the spelling of a common word', () => {
  expect(expandShorthand('Open evry day')).toBe('Open every day')
})
