import { expect, test } from 'vitest'
import { createConcept } from '../create-concept.ts'
import { readBrief } from './read-brief.ts'

const brief = (mainGoal: string) => ({
  companyName: 'Tarrow Hill',
  employeeCount: '1-10',
  businessType: 'Both' as const,
  industry: 'Other',
  mainGoal,
  overallVibe: 'Modern',
  colorFeel: '',
})
const requests = (mainGoal: string) =>
  readBrief(brief(mainGoal)).requests.map(({ title, sort }) => `${title} (${sort})`)

test.each<[string, string[]]>([
  [
    'Netball club near Echuca. Need fixtures, a canteen roster and a map on the website.',
    ['Fixtures (dates)', 'Canteen roster (dates)', 'Map (map)'],
  ],
  [
    'I tune pianos. People should be able to see which towns I’m in which weeks on the website.',
    ['Which towns I’m in which weeks (rows)'],
  ],
  [
    'We are a choir. The website should tell singers what to expect on their first night.',
    ['What to expect on your first night (text)'],
  ],
  [
    'We are vets. A section on saying goodbye to a pet is important to us on the site.',
    ['Saying goodbye (text)'],
  ],
  // What business it has is nothing that the website is to hold.
  ['We print menus, timetables and floor plans for theatres.', []],
  ['The old website has a timetable that nobody reads.', []],
  ['No reviews on the website please.', []],
  ['Tours go with the tide so a fixed timetable won’t work on the website.', []],
  [
    'We build homes. The website should show finished homes with the slope and how long they took.',
    ['Finished homes (pictures)'],
  ],
  [
    'A cafe. I’d like the website to show the menu, where to park, and that dogs are fine.',
    ['Where to park (map)', 'Menu (rows)'],
  ],
])('%s', (mainGoal, expected) => {
  expect(requests(mainGoal)).toEqual(expected)
})

test('questions have the topics that the client named', () => {
  const { requests: found } = readBrief(
    brief(
      'We keep bees on roofs. Most questions we get are about stings, kids and the neighbours so an FAQ on the website would be handy.',
    ),
  )
  expect(found.find(({ sort }) => sort === 'questions')?.topics).toEqual([
    'Stings',
    'Kids',
    'Neighbours',
  ])
})

test('each has its room on the page, under the name that the client gave it', () => {
  const { sections } = createConcept(
    brief(
      'Netball club near Echuca. Junior sides from five. We need fixtures and a canteen roster on the website.',
    ),
    1,
  )
  const topics = sections.find(({ kind }) => kind === 'asked-topics')
  expect(topics?.items.map(({ title, group }) => [title, group])).toEqual([
    ['Fixtures', 'dates'],
    ['Canteen roster', 'dates'],
  ])
})

test('prices in brackets behind their thing are shown with it', () => {
  const { statements } = readBrief(
    brief('We are a choir. The website should sell concert tickets ($35, $25 concession).'),
  )
  expect(statements.map(({ text }) => text)).toContain('Concert tickets: $35, $25 concession.')
})
