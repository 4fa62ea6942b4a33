import type { Contact, TimelineEntry } from '@agency/contract/contact'
import { expect, test } from 'vitest'
import { estimateForContact } from './estimate-for-contact.ts'

const contact = {
  ...{ name: 'Mai Anh Nguyen', email: 'mai@loaf.example', phone: '0491 570 006', company: '' },
} as Contact
const message = { type: 'message', message: 'Could you ring me?' } as TimelineEntry
const concept = {
  ...{ type: 'concept', companyName: 'Loaf', industry: 'Bakery', mainGoal: 'Bread in Moe.' },
} as TimelineEntry
const quote = {
  ...{ type: 'quote', companyName: 'Loaf Pty Ltd', industry: 'Food' },
  websiteDescription: 'A shop for bread.',
} as TimelineEntry

test('has the person’s details, and what they asked for last', () => {
  expect(estimateForContact(contact, [message, concept, quote])).toEqual({
    ...{ firstName: 'Mai', lastName: 'Anh Nguyen', email: 'mai@loaf.example' },
    ...{ phone: '0491 570 006', companyName: 'Loaf', industry: 'Bakery' },
    ...{ companySize: '', targetMarket: '', websiteDescription: 'Bread in Moe.' },
  })
  expect(estimateForContact(contact, [quote, concept]).websiteDescription).toBe('A shop for bread.')
})

test('has the message of somebody who has asked for nothing else, and otherwise nothing', () => {
  expect(estimateForContact(contact, [message]).websiteDescription).toBe('Could you ring me?')
  expect(estimateForContact(contact, []).websiteDescription).toBe('')
})

test('keeps the company that staff have entered', () => {
  expect(estimateForContact({ ...contact, company: 'Loaf & Co' }, [quote]).companyName).toBe(
    'Loaf & Co',
  )
})
