import { expect, test } from 'vitest'
import { pageOf } from '../../../samples/page-of.ts'
import { timetableIn } from './timetables.ts'

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
