import { expect, test } from 'vitest'
import { withMissingCommas } from './run-together.ts'

test.for<[text: string, listed: string]>([
  [
    'Do blocked drains hot water systems leaking taps gas cooktops bathroom renos',
    'Do blocked drains, hot water systems, leaking taps, gas cooktops, bathroom renos',
  ],
  ['Driveways slabs sheds paths exposed agg', 'Driveways, slabs, sheds, paths, exposed agg'],
  ['We do fencing retaining walls gates decks', 'We do fencing, retaining walls, gates, decks'],
  [
    'Lawns hedges rubbish removal gutters, free quotes',
    'Lawns, hedges, rubbish removal, gutters, free quotes',
  ],
  ['We fit sports nets goals fences', 'We fit sports nets, goals, fences'],
  ['At farmers markets fetes stalls', 'At farmers markets, fetes, stalls'],
  ['Pies pasties sausage rolls and cakes', 'Pies, pasties, sausage rolls and cakes'],
])('%s: a list gets its commas', ([text, listed]) => {
  expect(withMissingCommas(text)).toBe(listed)
})

test.for([
  'Parents drop kids off at nine and pick them up at three',
  'Our prices beat most clubs and gyms',
  'We are five psychologists seeing adolescents adults and couples',
  'Restoring clocks watches barometers',
  'Sold at farmers markets in two towns',
  'Kennel runs dog baths cat rooms',
  'We keep goats and pigs during business days',
  'Gas tennis series news',
  'Small animal clinic four vets cats dogs rabbits',
])('%s: nothing is listed, or it is not clear what', (text) => {
  expect(withMissingCommas(text)).toBe(text)
})
