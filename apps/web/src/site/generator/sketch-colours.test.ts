import { expect, test } from 'vitest'
import { coloursIn, inkOn } from './sketch-colours.ts'

test('finds named colours and codes in the order they are written', () => {
  expect(coloursIn('Navy and gold, then #0a5')).toEqual(['#1b2a4a', '#c9992e', '#0a5'])
  expect(coloursIn('no preference')).toEqual([])
})

test('uses dark ink on light and light ink on dark', () => {
  expect(inkOn('#ffffff')).toBe('#141414')
  expect(inkOn('#036')).toBe('#ffffff')
})
