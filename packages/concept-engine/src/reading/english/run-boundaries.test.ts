import { expect, test } from 'vitest'
import { briefOf } from '../../../samples/a-brief.ts'
import { readBrief } from '../read-brief.ts'
import { withRunBoundaries } from './run-boundaries.ts'

test.each([
  [
    'so um we recover pool tables Newcastle Hunter seven foot pub table $390 nine foot $520 full size from $1,100 takes half a day we don’t do air hockey call Robbo',
    'so um we recover pool tables Newcastle Hunter. Seven foot pub table $390, nine foot $520, full size from $1,100 takes half a day. We don’t do air hockey. Call Robbo',
  ],
  [
    'after five is plus $150 we need the lid clear',
    'after five is plus $150. We need the lid clear',
  ],
  [
    'a mantel clock is $220 a longcase is from $550 each way it takes three months',
    'a mantel clock is $220. A longcase is from $550 each way. It takes three months',
  ],
  ['okay um its septic pump outs', 'septic pump outs'],
  [
    'clocks not watches people get cross about that so put it first mantel clocks too',
    'clocks not watches, put it first. Mantel clocks too',
  ],
])('marks where the next statement begins: %s', (run, marked) => {
  expect(withRunBoundaries(run)).toBe(marked)
})

test.each([
  'the tools we don’t need go to Moe',
  'we travel to Kin Kin and out to Gympie on Fridays',
  'the Hunter Valley area is where we work',
  'it’s $90 an hour or $120 if you call me late',
])('leaves what belongs together: %s', (run) => {
  expect(withRunBoundaries(run)).toBe(run)
})

const dictated =
  'um its septic pump outs Cooroy Pomona standard tank four hundred and forty tip fee included grease traps from two ninety and um Sundays is plus a hundred and fifty we dont do plumbing call Donna'
test('prices of a dictated text stand beside the things that they are for', () => {
  const { offers, statements } = readBrief(briefOf(dictated))
  expect(offers.map(({ title, price }) => `${title} ${price}`)).toEqual([
    'Standard tank $440',
    'Grease traps From $290',
  ])
  expect(statements.map(({ text }) => text)).toContain('We don’t do plumbing.')
})

test('numbers of things are no prices', () => {
  const { text } = readBrief(
    briefOf(
      'yeah so we do pollination not honey we have about eighteen hundred hives at Narrandera and we take four hundred of them down to Robinvale in August and growers tell us at two thirty when they spray',
    ),
  )
  expect(text).not.toContain('$')
})

test('a price that somebody takes back in the same breath is shown nowhere', () => {
  const facts = readBrief(
    briefOf(
      'yeah so we bring hives to almond growers at Narrandera the price is around the hundred and thirty a hive plus GST for almonds but don’t put that because the brokers undercut us minimum is forty hives',
    ),
  )
  expect(JSON.stringify([facts.offers, facts.statements])).not.toMatch(/\$|hundred and thirty/)
})
