import { expect, it } from 'vitest'
import { contactsOf } from './contact.ts'

it.each([
  [
    'Front gate (08) 5550 1870, collections Mick 0491 570 266.',
    ['Front gate', 'Collections, Mick'],
  ],
  [
    'Ring Trent 0491 570 159 for quotes. Office (03) 5550 7120 is Jodie, accounts only',
    ['Trent, quotes', 'Office, Jodie'],
  ],
  [
    'Chefs ring Rob on 0491 570 156 before 2pm. Everyone else rings the shed (02) 5550 4417.',
    ['Rob', 'Shed'],
  ],
  ['After hours: 0491 570 156, clinic 03 5550 4417', ['After hours', 'Clinic']],
  ['Phone 03 5550 4417 or text 0491 570 156', [undefined, undefined]],
  ['Call us on 03 5550 4417 or my mobile 0491 570 156', [undefined, undefined]],
  ['Ring Trent 0491 570 159.', [undefined]],
  ['Thanks heaps 0491 570 156, cheers Dave 03 5550 1111', [undefined, undefined]],
])('names the numbers of %j', (description, labels) => {
  expect(contactsOf(description).map(({ label }) => label)).toEqual(labels)
})
