import { describe, expect, test } from 'vitest'
import { briefOf } from '../../../samples/a-brief.ts'
import { readBrief } from '../read-brief.ts'
import { stressedIn } from './stressed.ts'

test.for<[sentence: string, statement: string]>([
  [
    'please make it really clear people have to have the horse caught',
    'You have to have the horse caught',
  ],
  [
    'Please say strongly that the date can change by the weather, up to one week.',
    'The date can change by the weather, up to one week.',
  ],
  ['Must be really obvious: we pick up on Sundays.', 'We pick up on Sundays.'],
  ['The site needs to make clear that we are not a charity.', 'We are not a charity.'],
  ['It must be very clear to people that dogs stay on leads.', 'Dogs stay on leads.'],
  ['People need to know that we close in July.', 'We close in July.'],
  ['It’s important people understand we’re not a rescue.', 'We’re not a rescue.'],
  ['I want to be really clear that I don’t diagnose.', 'I don’t diagnose.'],
  ['i need it to say loud and clear no walk ins', 'No walk ins'],
  ['Tell people up front that parking is limited.', 'Parking is limited.'],
  ['Please the website should say I never shout.', 'I never shout.'],
  ['I would like website to explain softly that everybody is welcome.', 'Everybody is welcome.'],
  [
    'So I want something on the site that tells em straight: minimum three logs, and no nails.',
    'Minimum three logs, and no nails.',
  ],
  [
    'Absolute must is the anchors bit, we will not drop off old anchors.',
    'We will not drop off old anchors.',
  ],
  [
    'The Committee wishes it to be understood very plainly that there are no auditions.',
    'There are no auditions.',
  ],
  ['Very important to say we never charge workers a fee.', 'We never charge workers a fee.'],
  [
    'Visitors must know before they come: some places we do not photograph.',
    'Some places we do not photograph.',
  ],
  ['We ask that it be stated that fees are extra.', 'Fees are extra.'],
  [
    'Please note that a request is not a confirmed booking until we have replied, and this must be made plain.',
    'A request is not a confirmed booking until we have replied.',
  ],
  [
    'Emergency call outs at weekends cost more, say so.',
    'Emergency call outs at weekends cost more.',
  ],
  ['Dogs must be on a lead, please make that clear.', 'Dogs must be on a lead.'],
])('%s: asks to say “%s”', ([sentence, statement]) => {
  expect(stressedIn(sentence)).toEqual({ before: '', statement })
})

test('what stands before the request stays a sentence', () => {
  expect(
    stressedIn('We get too many enquiries, so please state clearly that we do not do weddings.'),
  ).toEqual({ before: 'We get too many enquiries', statement: 'We do not do weddings.' })
})

test.for([
  'Please make it clear what it costs.',
  'Please make it obvious how to book.',
  'The instructions are clear: we show you how.',
  'Our prices are clear, no surprises.',
  'It is extremely important that no student can be identified.',
  'We need to be clear about fees.',
  'If you are late, say so.',
  'If the dog bites please say so.',
  'Customers with allergies should say so.',
])('%s: says nothing itself', (sentence) => {
  expect(stressedIn(sentence)).toBeUndefined()
})

test('a long row of requests is read, whatever its length', () => {
  expect(stressedIn(`${'I need to '.repeat(190)}stop`)).toBeUndefined()
})

describe('a limit that the client stresses', () => {
  const { messages, statements } = readBrief(
    briefOf(
      'We make passata in Griffith every February. Please say strongly that the date can change by the weather.',
    ),
  )
  test('is a message, without the request', () => {
    expect(messages).toEqual(['The date can change by the weather.'])
  })
  test('is a limit, which heads no page', () => {
    expect(statements.find(({ text }) => text === messages[0])?.topic).toBe('limit')
  })
})
