import { expect, test } from 'vitest'
import { contactsOf, withoutAddresses } from './contact.ts'

test.each([
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

test('a date is no address, even where the address is withheld', () => {
  expect(
    withoutAddresses(
      'Finished till about 10 December. Seed orders open 1 Feb. We are at 14 Wattle Grove.',
    ),
  ).toMatch(/^Finished till about 10 December\. Seed orders open 1 Feb\. We are +\.$/)
})

test.each(['fish shop, 88 esplanade tumby bay', 'Find us at 88 Esplanade, Tumby Bay'])(
  'an esplanade needs no other name: %s',
  (text) => {
    expect(contactsOf(text, '').map(({ value }) => value)).toContain('88 Esplanade')
  },
)

test('what is on at a time is no address', () => {
  const values = (text: string) => contactsOf(text, '').map(({ value }) => value)
  expect(values('Sat 10 Pavilion opens\nSat 2 Grand Parade')).toEqual([])
  expect(values('Sat 2 Grand Parade\nSecretary: 9 High Street, Stroud')).toEqual(['9 High Street'])
})
