import { expect, test } from 'vitest'
import { briefOf } from '../../../samples/a-brief.ts'
import { createConcept } from '../../create-concept.ts'
import { readBrief } from '../read-brief.ts'
import { redactConfidential } from './confidential-text.ts'

const pageText = (text: string) =>
  JSON.stringify(createConcept(briefOf(`We fix leaks in Fitzroy. ${text}`), 1).sections)

test.each<[string, RegExp]>([
  ['Please don’t put my phone number on the website. It is 0491 570 006.', /570 006/],
  ['Don’t show my mobile 0491 570 006.', /570 006/],
  ['Please keep my mobile 0491 570 006 private.', /570 006/],
  ['Mobile (not for publication): 0491 570 006.', /570 006/],
  ['My email is joan@private.example. Do not show my email.', /joan@/],
  ['Keep my email off the page: joan@private.example.', /joan@/],
  ['Hide our address: 12 Elm Street, Preston.', /Elm Street/],
  ['A shelter. The location is confidential: 12 Elm Street, Preston.', /Elm Street/],
  ['The address 5 Oak Street is for your invoice only.', /Oak Street/],
  ['A callout is $120. Keep the prices off the website.', /120/],
  ['A callout is $120. Prices must not be public.', /120/],
  ['Open Monday to Friday 9am to 5pm. Do not show opening hours.', /Monday|9 ?am/],
  ['We are run by Joan Whitlam. Keep her name off the site.', /Whitlam/],
  ['Please leave my name (Joan Whitlam) out.', /Whitlam/],
  ['Confidential: we plan to sell the business in June.', /June/],
  ['We were sued by Harrow Ltd in 2019, obviously leave that out.', /Harrow/],
])('withholds: %s', (text, withheld) => {
  expect(pageText(text)).not.toMatch(withheld)
})

test.each<[string, RegExp]>([
  ['Free, confidential advice for renters.', /confidential advice/],
  ['A callout is $120, and we never hide our prices.', /120/],
  ['The fees must not be hidden: an hour is $80.', /80/],
])('prints: %s', (text, shown) => {
  expect(pageText(text)).toMatch(shown)
})

test.each([
  'Free, confidential advice for renters.',
  'Heritage houses, between us and the council, need no permit.',
  'If you find an animal, keep it dark, warm and quiet.',
  'Actually no, leave that out for now.',
  'Private, discreet, dark blue.',
])('does not treat as confidential: %s', (text) => {
  expect(redactConfidential(text)).toBe(text)
})

test('shows prices though a calculator of prices is refused', () => {
  expect(pageText('A callout is $120. Don’t put in a price calculator.')).toMatch(/120/)
})

test('withholds only the excluded part of a run-on sentence', () => {
  const shown = pageText(
    'we fix pumps and tanks, callout is $120, the old photo of dad is bad leave it out, we come the same day',
  )
  expect(shown).toMatch(/120/)
  expect(shown).not.toMatch(/photo of dad/)
})

test('withholds a number meant for questions about the brief', () => {
  expect(pageText('Reach me on 0491 570 006 with questions about this brief.')).not.toMatch(
    /570 006/,
  )
})

test('withholds only the refused contact and keeps the others', () => {
  const { contacts } = readBrief(
    briefOf('Plumber. Don’t show my mobile 0491 570 006. Ring the office on 03 5550 1234.'),
  )
  expect(contacts.map(({ value }) => value)).toEqual(['03 5550 1234'])
  expect(pageText('Ring me on 0491 570 006. No callout fee, and we never leave a mess.')).toMatch(
    /0491 570 006/,
  )
})
