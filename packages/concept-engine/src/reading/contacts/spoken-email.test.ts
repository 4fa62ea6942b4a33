import { expect, test } from 'vitest'
import { withWrittenAddresses } from './spoken-email.ts'

test.each([
  ['Email’s priya at thumping rabbit dot example', 'Email’s priya@thumpingrabbit.example'],
  [
    'Email is nobby at nobby and belle dot example all one word the word and not the squiggle. Ta',
    'Email is nobby@nobbyandbelle.example. Ta',
  ],
  [
    'you can email me at jo dot smith at reef boats dot com dot au',
    'you can email me at jo.smith@reefboats.com.au',
  ],
  ['we email people at the end dot', 'we email people at the end dot'],
])('writes a spoken email address: %s', (spoken, written) => {
  expect(withWrittenAddresses(spoken)).toBe(written)
})
