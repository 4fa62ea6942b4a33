import { expect, test } from 'vitest'
import { withVerbForms } from './learners-english.ts'

test.each([
  ['She speak English, Dari and some Urdu.', 'She speaks English, Dari and some Urdu.'],
  ['She have 9 years and he don’t do trucks.', 'She has 9 years and he doesn’t do trucks.'],
  ['hello we doing cleaning in Box Hill', 'hello we’re doing cleaning in Box Hill'],
  ['I working since 2009.', 'I’m working since 2009.'],
  ['1 bed 260. Oven include.', '1 bed 260. Oven included.'],
  ['If agent not happy we come back.', 'If agent is not happy we come back.'],
  ['If you not happy, tell us.', 'If you are not happy, tell us.'],
  [
    'We are two teacher, two car. Five lesson $335, one lesson 60 minute $70.',
    'We are two teachers, two cars. Five lessons $335, one lesson 60 minutes $70.',
  ],
  ['I am driving instructor in Dandenong.', 'I am a driving instructor in Dandenong.'],
  ['I’m electrician and I start 2016.', 'I’m an electrician and I started in 2016.'],
  ['My cousin Laila also teaching with me.', 'My cousin Laila is also teaching with me.'],
  ['Many students cannot read good.', 'Many students cannot read well.'],
])('completes the verbs of %s', (text, expected) => {
  expect(withVerbForms(text)).toBe(expected)
})

test.each([
  'Does she speak English? She can drive, and we let her work.',
  'We bring the tools and sing.',
  'Prices include delivery. We include the oven.',
  'See what we include.',
  'If you are not happy, we come back. When the shop is not available, ring.',
  'If not happy, we come back.',
  'They sing during spring.',
  'We have two car parks and three bedroom units, and a two day course.',
  'I am the instructor in Dandenong. I am a teacher and a builder.',
  'We’ve done it since twenty thirteen. My guide is seventy eight, seventy nine now.',
  'We start 20 minutes early. The bread is good.',
])('leaves %s as it is', (text) => {
  expect(withVerbForms(text)).toBe(text)
})
