import { expect, test } from 'vitest'
import { photoSubjectsIn } from './photo-subjects.ts'

test.each<[string, string[]]>([
  [
    'We have drone photos of the blossom and lots of children with red faces (permission given).',
    ['The blossom', 'Children with red faces'],
  ],
  [
    'pics of trucks and a new tank going in, nobody wants to see the other photos',
    ['Trucks', 'A new tank going in'],
  ],
  [
    'We have photos of both of us, Helen Marchetti and Tom Oyelaran.',
    ['Helen Marchetti', 'Tom Oyelaran'],
  ],
  ['We have a fine photograph of the 1963 opening day.', ['The 1963 opening day']],
  ['pics avail of machines, ignore the mess', ['Machines']],
  ['Photos of hands and tools please.', ['Hands and tools']],
  ['A gallery of our loaves on the website.', ['Loaves']],
])('names what photographs show: %s', (text, captions) => {
  expect(photoSubjectsIn(text)).toEqual(captions)
})

test.each([
  'No photos of calculators or piggy banks.',
  'Got photos of feet before and after.',
  'Customers can send photos of the leak.',
  'I’m sick of stock photos of smiling people.',
  'There’s a good photo of that at sunset.',
  'There are pictures of our old site somewhere.',
])('finds none in: %s', (text) => {
  expect(photoSubjectsIn(text)).toEqual([])
})
