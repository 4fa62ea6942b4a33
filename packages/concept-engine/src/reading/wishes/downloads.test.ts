import { expect, test } from 'vitest'
import type { Clause } from '../clauses/clause.ts'
import { downloadsIn, isDownload } from './downloads.ts'

const filesIn = (sentence: string) =>
  downloadsIn([
    {
      sentence,
      text: sentence,
      role: 'website',
      kind: 'sentence',
      tokens: [],
    } as unknown as Clause,
  ])

test.each([
  [
    'Downloads required: monument permit application, right of interment application, map of the grounds, annual report.',
    [
      'Monument permit application',
      'Right of interment application',
      'Map of the grounds',
      'Annual report',
    ],
  ],
  ['annual reports and fact sheets to download', ['Annual reports', 'Fact sheets']],
  [
    'Need: capability pages, vessel spec sheets (PDF), 6 project case studies with map pins.',
    ['Vessel spec sheets'],
  ],
  ['Would love a checklist people can print before a trip and a spot for reviews.', ['Checklist']],
  [
    'A tracking certificate download for councils – log in or just email.',
    ['Tracking certificate'],
  ],
  ['The price list should be on the website to download.', ['Price list']],
  [
    'People should be able to download the enrolment form, the fee schedule and the uniform list.',
    ['Enrolment form', 'Fee schedule', 'Uniform list'],
  ],
  ['We need a gallery, a map and a downloadable wine list.', ['Wine list']],
  [
    'Put the hire agreement and the safety checklist up as PDFs.',
    ['Hire agreement', 'Safety checklist'],
  ],
  [
    'PDFs to download: club rules; entry form; course map',
    ['Club rules', 'Entry form', 'Course map'],
  ],
  [
    'Downloads page with the constitution, annual report and membership form',
    ['Constitution', 'Annual report', 'Membership form'],
  ],
  ['Customers can print out the intake form before they come.', ['Intake form']],
  ['Printable map of the trails', ['Map of the trails']],
])('the files of: %s', (sentence, files) => {
  expect(filesIn(sentence)).toEqual(files)
})

test.each([
  'No downloads please.',
  'Members page with password: recordings, lyrics PDFs',
  'We print shirts for schools.',
  'The site should download fast.',
])('no files in: %s', (sentence) => {
  expect(filesIn(sentence)).toEqual([])
})

test('a file is not a topic as well', () => {
  const files = ['Annual reports', 'Fact sheets']
  expect(isDownload('Annual reports and fact sheets to download', files)).toBe(true)
  expect(isDownload('Fact sheets', files)).toBe(true)
  expect(isDownload('What to bring', files)).toBe(false)
})

test.each(['download a, ', 'map to ', 'pdf of ', 'a and ', 'downloads: ', 'people can print '])(
  'long runs of %j are read quickly',
  (part) => {
    const from = performance.now()
    filesIn(part.repeat(2000 / part.length))
    expect(performance.now() - from).toBeLessThan(300)
  },
)
