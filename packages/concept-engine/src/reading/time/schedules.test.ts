import { expect, test } from 'vitest'
import { briefOf } from '../../../samples/a-brief.ts'
import { readBrief } from '../read-brief.ts'
import { schedulesIn } from './schedules.ts'

const PROGRAMME = `What’s on every week
Mon - closed
Tue - Bingo 10.30, books $6
Thu - Members draw 6.30 and 7.30. Jackpots $250 a week
Fri - Meat raffle tickets from 5.15 drawn 6.30, courtesy bus from 4.30

Hire of the room $350.`

test('a programme of the week is shown day by day, and its times are no prices', () => {
  const { timetables, offers, statements } = readBrief(briefOf(PROGRAMME))
  expect(timetables[0]).toEqual({
    heading: 'What’s on every week',
    rows: [
      'Monday: closed',
      'Tuesday: Bingo 10.30, books $6',
      'Thursday: Members draw 6.30 and 7.30. Jackpots $250 a week',
      'Friday: Meat raffle tickets from 5.15 drawn 6.30, courtesy bus from 4.30',
    ],
  })
  const text = [
    ...offers.map(({ title, price }) => title + price),
    ...statements.map((s) => s.text),
  ]
  expect(text.join(' ')).not.toMatch(/bingo|jackpot|\$4\.30|\$5\.15|\$6\b/i)
  expect(text.join(' ')).toContain('$350')
})

test.each([
  'Mon - 9 to 5\nTue - 9 to 5\nWed - closed\nThu - 9 to 7\nFri - 9 to 5',
  'Mon - Bingo\nTue - Trivia\nA café in Yea.',
])('lines of hours, or of two days, are no programme: %j', (description) => {
  expect(schedulesIn(description)).toEqual({ schedules: [], rest: description })
})

test('reads a table of days and times, without the days that have nothing', () => {
  const { schedules, rest } = schedulesIn(
    'Yoga in Moe.\n\nTimetable in term\n\nDay | Time | Class | Teacher\nMon | 6.15 am | Slow flow | Ingrid\nTue | 9.30 am | Chair | \nThu | 7 to 8pm | Men only | Marcus\nSun | none\n\nBring a mat.',
  )
  expect(schedules[0]).toEqual({
    heading: 'Timetable in term',
    rows: [
      'Monday, 6.15 am: Slow flow, Ingrid',
      'Tuesday, 9.30 am: Chair',
      'Thursday, 7 to 8pm: Men only, Marcus',
    ],
  })
  expect(rest.replace(/\s+/g, ' ')).toBe('Yoga in Moe. Bring a mat.')
})

test.each([
  [
    'We shear alpacas.\n\nRun 2025\nWeek of 8 Sep – Dungog Stroud\n22 Sep – Singleton, Scone\n\nCash only.',
    { heading: 'Run 2025', rows: ['Week of 8 Sep: Dungog Stroud', '22 Sep: Singleton, Scone'] },
    'We shear alpacas. Cash only.',
  ],
  [
    'We follow school terms. The rest of this year:\n\nTerm 3: 23 July – 24 Sept\nTerm 4: 15 Oct – 10 Dec\nNo perfume.',
    {
      heading: 'The rest of this year',
      rows: ['Term 3: 23 July – 24 Sept', 'Term 4: 15 Oct – 10 Dec'],
    },
    'We follow school terms. No perfume.',
  ],
  [
    '3. Weekly: Mon croquet 9.30. Tues pennant 10am. Sat social 1pm $8.\nHall $220.',
    {
      heading: 'Weekly',
      rows: ['Monday: croquet 9.30', 'Tuesday: pennant 10am', 'Saturday: social 1pm $8'],
    },
    'Hall $220.',
  ],
  [
    'Carpark free. Program (draft)\nSat 10 Pavilion opens\nSun 1 Demolition derby\nNo dogs.',
    {
      heading: 'Program (draft)',
      rows: ['Saturday, 10: Pavilion opens', 'Sunday, 1: Demolition derby'],
    },
    'Carpark free. No dogs.',
  ],
  [
    'On the day\n9.30am Registration\n10am - Walk to the dam\n12 pm Lunch in the shed\nBring a hat.',
    {
      heading: 'On the day',
      rows: ['9.30am: Registration', '10am: Walk to the dam', '12 pm: Lunch in the shed'],
    },
    'Bring a hat.',
  ],
])('reads dated rows with their heading: %j', (description, schedule, rest) => {
  const read = schedulesIn(description)
  expect(read.schedules).toEqual([schedule])
  expect(read.rest.replace(/\s+/g, ' ').trim()).toBe(rest)
})

test.each([
  'Rates\nMon to Thu $45 an hour\nFri and Sat $60 an hour\nSun $70 an hour',
  'Pages:\nMonday: list of classes\nTuesday: another',
  'Pages:\nMonday classes with their times\nWednesday classes\nFriday night music',
  'Saturday is our busiest day.\nSunday we are closed.\nMonday we bake.',
])('prices, wishes and sentences are no schedule: %j', (description) => {
  expect(schedulesIn(description)).toEqual({ schedules: [], rest: description })
})

test('a requested table with the name of a schedule is on the page once', () => {
  const { requests, timetables } = readBrief(
    briefOf(
      'We shear alpacas.\n\nRun 2025\n8 Sep – Dungog Stroud\n22 Sep – Singleton\n\nThe run table has to be at the top of the page.',
    ),
  )
  expect(timetables).toHaveLength(1)
  expect(requests).toEqual([])
})
