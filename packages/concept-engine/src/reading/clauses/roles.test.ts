import { describe, expect, test } from 'vitest'
import { readExamples } from '../../../samples/roles/train.ts'
import { tokensOf } from '../english/tokens.ts'
import { clausesOf } from './clauses.ts'
import weights from './role-weights.json' with { type: 'json' }
import { ROLES, roleOf, roleProbabilities, WEIGHT_SCALE } from './roles.ts'

const rolesIn = (text: string) => clausesOf(text).map(({ role }) => role)

describe('the role of a clause', () => {
  test.each([
    'We restore church bells in Ballarat and hang them again.',
    'No dogs in the orchard.',
    'Colour prints are 60 cents a page.',
    'You can book by phone until noon.',
    'Bring a photo of the chair and we will tell you what it costs.',
    'The design fee comes off the price of the sign.',
    'We need two days to fire the kiln.',
    'I have three vans and a forklift.',
    'Closed in July.',
  ])('is business for: %s', (text) => {
    expect(rolesIn(text)).toEqual(['business'])
  })

  test.each([
    'We want a website that shows our bells.',
    'Please put the phone number where nobody can miss it.',
    'My nephew did the last one and it never worked on a phone.',
    'People should be able to pay a deposit there.',
    'Hardly any words, big pictures.',
    'No stock photos please.',
    'Our budget is about $6,000.',
    'Something warm and quiet, no bright colours.',
    'Thanks, hope that is enough to go on.',
    'I can send you heaps of photos.',
    'We will get our own taken.',
    'Want younger members and hall hire.',
    'Couples should get a sense of me.',
    'I’d like it to feel like a person answers.',
  ])('is not business for: %s', (text) => {
    expect(rolesIn(`We mill timber in Kyneton. ${text}`).slice(1)).not.toContain('business')
  })

  test.each([
    'We want more work like that as it is where the money is.',
    'The phone has been quiet since June.',
    'Need more students for next year.',
    'Problem is we lose bookings to the big operators.',
    'What actually makes money is the hall.',
    'Our customers are council asset managers.',
    'Most of our customers are over sixty.',
    'We get most of our work by word of mouth.',
  ])('is private for: %s', (text) => {
    expect(rolesIn(`We mill timber in Kyneton. ${text}`).slice(1)).toEqual(['private'])
  })

  test('is business for a fact among website wishes', () => {
    const wording =
      'I remove tattoos in Richmond and I want the site to be upfront about that because other places aren’t. Lots of clients are a bit embarrassed so keep it kind. also we do fading for a cover up which is only like 3 sessions'
    expect(rolesIn(wording).at(-1)).toBe('business')
  })

  test('is not business below a heading for the designer', () => {
    const wording =
      'We mill timber in Kyneton.\n\nTHE WEBSITE\n- Slabs with their prices\n- Opening hours'
    expect(clausesOf(wording).filter(({ role }) => role === 'business')).toHaveLength(1)
  })
})

test('classifies over 98% of the marked clauses correctly with the trained weights', () => {
  const trained: Record<string, number[]> = weights
  const isFullRun = process.env.AGENCY_TEST_SIZE === 'full'
  const examples = readExamples(isFullRun ? 1 : 4)
  const right = examples.filter(({ features, role }) => {
    const probabilities = roleProbabilities(features, trained, WEIGHT_SCALE)
    return probabilities.indexOf(Math.max(...probabilities)) === role
  })
  expect(ROLES).toHaveLength(7)
  expect(right.length / examples.length).toBeGreaterThan(0.98)
})

test('does not classify an ambiguous clause as business', () => {
  const text = 'Every competitor in this town looks the same.'
  expect(roleOf(tokensOf(text), text, { before: 'business', position: 0.5, next: '' })).not.toBe(
    'business',
  )
})
