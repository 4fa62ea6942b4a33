import { expect, test } from 'vitest'
import { photoSubjectsIn, photosIn } from './photo-subjects.ts'

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

test('other wishes behind photographs are none of them', () => {
  expect(
    photoSubjectsIn('A calendar, photographs of layouts, members’ page with a password.'),
  ).toEqual(['Layouts'])
  expect(photoSubjectsIn('Photos of our pool, how to get in with the hoist, parking.')).toEqual([
    'Pool',
  ])
})

test('the first that says what it shows leads the page, and the others are a gallery', () => {
  expect(photosIn('Photos of Bev with the ute and the yard please.', false)).toEqual({
    firstPicture: 'Bev with the ute',
    photos: ['The yard'],
  })
  expect(photosIn('Photos of Bev with the ute.', true)).toEqual({ firstPicture: '', photos: [] })
})
