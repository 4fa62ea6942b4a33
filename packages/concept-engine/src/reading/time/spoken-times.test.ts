import { expect, test } from 'vitest'
import { withTimes } from './spoken-times.ts'

test.each([
  ['Monday to Friday seven thirty to six', 'Monday to Friday 7:30 to 6'],
  ['Friday seven to twelve, Wednesday till eight', 'Friday 7 to 12, Wednesday till 8'],
  ['the first Saturday of the month nine till twelve', 'the first Saturday of the month 9 till 12'],
  ['Friday nights five to six fifteen', 'Friday nights 5 to 6:15'],
  ['training Wednesday at four thirty', 'training Wednesday at 4:30'],
  // Other numbers are not times.
  ['Sunday two to eight people', 'Sunday two to eight people'],
  ['Saturday one to two hundred come', 'Saturday one to two hundred come'],
  ['two to eight dollars on Monday', 'two to eight dollars on Monday'],
])('writes spoken times as digits: %s', (spoken, written) => {
  expect(withTimes(spoken)).toBe(written)
})
