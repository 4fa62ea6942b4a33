import { expect, test } from 'vitest'
import { briefOf } from '../../../samples/a-brief.ts'
import { readBrief } from '../read-brief.ts'

const pages = (wish: string) =>
  readBrief(briefOf(`We cut keys in Nhill. ${wish}`)).requests.map(({ title }) => title)

test.each<[string, string[]]>([
  ['Pages: Home, Our locksmiths, Prices, Lost keys, Contact.', ['Our locksmiths', 'Lost keys']],
  ['Pages: home, a page per visa, contact.', ['Visas']],
  ['The website needs a page of common keys.', ['Common keys']],
  ['Please give us pages for Locksmiths, Lost Keys and Fees.', ['Locksmiths', 'Lost Keys']],
  [
    'Main wish: explain the difference between locks and latches so clearly that nobody asks.',
    ['Difference between locks and latches'],
  ],
  [
    'Main wish: a checklist "is my old lock safe?" that people can print.',
    ['Is my old lock safe?'],
  ],
  [
    'Main wish: people should know what a lock means for their insurance before they choose.',
    ['What a lock means for your insurance'],
  ],
  ['Short page about me and my apprentice Tilly please.', []],
  ['Four pages at most: what I do, fees, safe hire, contact.', ['Safe hire']],
  [
    'Pages: work (a gallery), "I’ve lost my key - what now?", contact',
    ['I’ve lost my key - what now?'],
  ],
  [
    'I want a page called "Getting ready for the locksmith" with a checklist.',
    ['Getting ready for the locksmith', 'Checklist'],
  ],
  [
    'website needs a page how to oil a lock + page why are my keys sticking because I get asked',
    ['How to oil a lock', 'Why are my keys sticking'],
  ],
])('reads the pages in: %s', (wish, titles) => {
  expect(pages(wish)).toEqual(titles)
})

test('keeps a list of pages off the page', () => {
  const { statements } = readBrief(briefOf('We cut keys. Pages: Home, Our locksmiths, Contact.'))
  expect(statements.map(({ text }) => text)).toEqual(['We cut keys.'])
})

test('a list of pages with services in brackets puts the services on offer', () => {
  const { offers, requests, offerHeading } = readBrief(
    briefOf(
      'We survey quarries in Moe.\nPages: Services (stockpile volumes, topographic survey, progress monitoring), Capability (equipment, accuracies), Projects, Contact.',
    ),
  )
  expect(offers.map(({ title }) => title)).toEqual([
    'Stockpile volumes',
    'Topographic survey',
    'Progress monitoring',
  ])
  expect(offerHeading).toBe('')
  expect(requests.map(({ title }) => title)).toEqual(['Capability'])
})
