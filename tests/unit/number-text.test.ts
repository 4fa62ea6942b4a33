import {
  isAmbiguousNumber,
  readDecimal,
  readHundredths,
  readWholeNumber,
} from '@agency/contract/number-text'
import { expect, test } from 'vitest'

test.each([
  ['180', 18_000],
  ['160.50', 16_050],
  ['160.5', 16_050],
  ['1.15', 115],
  ['.5', 50],
  ['1,250', 125_000],
  ['$1,250.50', 125_050],
  ['A$ 1,250', 125_000],
  ['AU$1250', 125_000],
  ['1 250 000', 125_000_000],
  ['1\u00a0250.5', 125_050],
  ['160.50 AUD', 16_050],
  ['12.5 %', 1_250],
  [' 0 ', 0],
])('%j is read as %i hundredths', (text, hundredths) => {
  expect(readHundredths(text)).toBe(hundredths)
})

test.each(['160,50', '1.250,00', '1.250', '1,25,000', '1,250 000', '1,250,0', '12,345.678'])(
  '%j is ambiguous and refused',
  (text) => {
    expect(readHundredths(text)).toBeNaN()
    expect(isAmbiguousNumber(text)).toBe(true)
  },
)

test.each([
  '',
  ' ',
  '$',
  '.',
  '5.',
  '1e3',
  '--5',
  '-5',
  '0x10',
  'Infinity',
  '١٢',
  'about 160',
  '1/2',
])('%j is not a number', (text) => {
  expect(readHundredths(text)).toBeNaN()
})

test('days and years are whole numbers', () => {
  expect(readWholeNumber('1,250')).toBe(1_250)
  expect(readWholeNumber('30.00')).toBe(30)
  expect(readWholeNumber('30.5')).toBeNaN()
  expect(readWholeNumber('')).toBeNaN()
  expect(readWholeNumber('1e3')).toBeNaN()
})

test('a decimal is digits with a point, unlike other JavaScript number formats', () => {
  expect(['0', '1', '0.5', '.25', '007'].map(readDecimal)).toEqual([0, 1, 0.5, 0.25, 7])
  const otherFormats = [
    '',
    ' ',
    ' 1',
    '1\n',
    '0x1',
    '0b1',
    '1e-1',
    '+1',
    '-1',
    '1.',
    '1,5',
    '1_0',
    'NaN',
  ]
  for (const text of [...otherFormats, 'Infinity', '１'])
    expect([text, readDecimal(text)]).toEqual([text, Number.NaN])
})

test('a number that is too long is not read', () => {
  expect(readWholeNumber('1'.repeat(41))).toBeNaN()
  expect(readWholeNumber(`$ 1 250 ${' '.repeat(20)}AUD`)).toBe(1250)
})
