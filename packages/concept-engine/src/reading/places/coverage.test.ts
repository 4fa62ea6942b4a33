import { expect, test } from 'vitest'
import { coverageOf, listedArea } from './coverage.ts'

test.each([
  [
    'Grease trap pump outs. Gin Gin, Mt Perry, Bundaberg, out to Biggenden. Two trucks.',
    'Gin Gin, Mt Perry, Bundaberg, out to Biggenden',
  ],
  [
    'Based in Manjimup, we do all the south west from bunbury to albany plus Perth hills in October.',
    'All the south west from Bunbury to Albany plus Perth hills',
  ],
  [
    'Mobile sharpening van around the Barossa and Adelaide’s north.',
    'The Barossa and Adelaide’s north',
  ],
  [
    'We are in Invermay and we look after the whole of Tasmania, with a day in Hobart.',
    'The whole of Tasmania',
  ],
  ['Livestock carted anywhere between Hay and Wodonga.', 'Between Hay and Wodonga'],
  [
    'I go from Werribee across to Footscray, up to Melton and down as far as Lara, not further.',
    'From Werribee across to Footscray, up to Melton and down as far as Lara',
  ],
  [
    'We repair scooters at the customer’s home in Geelong, on the Bellarine Peninsula and along the Surf Coast.',
    'Geelong, on the Bellarine Peninsula and along the Surf Coast',
  ],
  [
    'Saddle fitter, I come to your stable in the Yarra Valley and around Pakenham on Fridays.',
    'The Yarra Valley and around Pakenham',
  ],
  ['We service all Perth metro and down to Mandurah.', 'All Perth metro and down to Mandurah'],
])('finds the area in which a business works: %s', (description, expected) => {
  expect(coverageOf(description)).toBe(expected)
})

test.each([
  'A bakery in Coburg.',
  'We don’t cover Geelong or Ballarat.',
  'Cafes across Melbourne and Geelong buy our bread.',
  'We repair windmills: Southern Cross, Comet.',
  'I worked across Melbourne and Sydney for ten years.',
  'We do weddings and funerals, and I do all of it myself.',
  'We are not covering Geelong or Ballarat any more.',
  'One day we hope to be covering Geelong and Ballarat.',
  'We used to go all over Geelong and Ballarat.',
])('is no area in which a business works: %s', (description) => {
  expect(coverageOf(description)).toBe('')
})

test.each([
  [
    'We repair jetties on Port Phillip, Western Port and the Gippsland Lakes.',
    ['Western Port', 'Phillip'],
    'Port Phillip, Western Port and the Gippsland Lakes',
  ],
  [
    'Leaflet drops in Geelong, Ballarat and all of Western Melbourne.',
    ['Geelong', 'Ballarat'],
    'Geelong, Ballarat and all of Western Melbourne',
  ],
  [
    'Shearing, whole of central Victoria, October to January.',
    ['Victoria'],
    'The whole of central Victoria',
  ],
  [
    'Dog wash in Pakenham, Officer and Berwick Tuesday to Sat.',
    ['Pakenham'],
    'Pakenham, Officer and Berwick',
  ],
  ['A bakery in Coburg.', ['Coburg'], ''],
  ['Cut in Coburg. We no longer go to Geelong or Ballarat.', ['Coburg', 'Geelong'], ''],
])('gives the list of places with its regions: %s', (description, places, expected) => {
  expect(listedArea(description, places)).toBe(expected)
})
