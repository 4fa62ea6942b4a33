import { expect, test } from 'vitest'
import { briefOf } from '../../samples/a-brief.ts'
import { pageOf } from '../../samples/page-of.ts'
import { readBrief } from './read-brief.ts'
import { timetableIn, weekProgrammeIn } from './timetables.ts'

test.each([
  [
    'PLAYING TIMES\nMon 9.30 golf croquet, Tue 12.45 association, Wed 6pm twilight (Oct-March).',
    'Playing times',
    [
      'Monday, 9.30: golf croquet',
      'Tuesday, 12.45: association',
      'Wednesday, 6pm: twilight (Oct-March)',
    ],
  ],
  [
    'Classes: Mon 6pm beginners; Wed 7.15pm reel and jig; Sat 10am kids.',
    'Classes',
    ['Monday, 6pm: beginners', 'Wednesday, 7.15pm: reel and jig', 'Saturday, 10am: kids'],
  ],
  [
    '- Mon 6 to 7pm yoga\n- Wed and Thu 6pm pilates\n- Fri 7am run club',
    '',
    ['Monday, 6 to 7pm: yoga', 'Wednesday and Thursday, 6pm: pilates', 'Friday, 7am: run club'],
  ],
])('reads what takes place on which day: %s', (text, heading, rows) => {
  const read = timetableIn(`We play.\n\n${text}\nBring a mat.`)
  expect(read.timetable).toEqual({ heading, rows })
  expect(read.rest.replace(/\s+/g, ' ')).toBe('We play. Bring a mat.')
})

test.each([
  'Open Mon 9 to 5, Tue 9 to 5 and Wed 9 to 12.',
  'Mon 6pm beginners $20, Wed 7pm reel $25, Sat 10am kids $10.',
  'Mon 6pm beginners, Wed 7pm reel.',
])('is no timetable: %s', (text) => {
  expect(timetableIn(text)).toEqual({ timetable: undefined, rest: text })
})

test('is on the page with its heading', () => {
  expect(
    pageOf(
      'We dance in Coburg. Classes: Mon 6pm beginners; Wed 7.15pm reel and jig; Sat 10am kids.',
    ),
  ).toMatch(/Monday, 6pm: beginners[\s\S]*Saturday, 10am: kids/)
})

const PROGRAMME = `What’s on every week
Mon - closed
Tue - Bingo 10.30, books $6
Thu - Members draw 6.30 and 7.30. Jackpots $250 a week
Fri - Meat raffle tickets from 5.15 drawn 6.30, courtesy bus from 4.30

Hire of the room $350.`

test('a programme of the week is shown day by day, and its times are no prices', () => {
  const { timetable, offers, statements } = readBrief(briefOf(PROGRAMME))
  expect(timetable).toEqual({
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
  expect(weekProgrammeIn(description)).toEqual({ programme: undefined, rest: description })
})

test('reads a table of days and times, without the days that have nothing', () => {
  const { programme, rest } = weekProgrammeIn(
    'Yoga in Moe.\n\nTimetable in term\n\nDay | Time | Class | Teacher\nMon | 6.15 am | Slow flow | Ingrid\nTue | 9.30 am | Chair | \nThu | 7 to 8pm | Men only | Marcus\nSun | none\n\nBring a mat.',
  )
  expect(programme).toEqual({
    heading: 'Timetable in term',
    rows: [
      'Monday, 6.15 am: Slow flow, Ingrid',
      'Tuesday, 9.30 am: Chair',
      'Thursday, 7 to 8pm: Men only, Marcus',
    ],
  })
  expect(rest.replace(/\s+/g, ' ')).toBe('Yoga in Moe. Bring a mat.')
})
