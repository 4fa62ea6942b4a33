import { describe, expect, test } from 'vitest'
import { briefOf } from '../../../samples/a-brief.ts'
import { createConcept } from '../../create-concept.ts'
import { readBrief } from '../read-brief.ts'
import { withPageContents } from './page-contents.ts'

describe('the contents of a page that is asked for', () => {
  const rebuild =
    'We tune pianos in Moe. I should like a page on how a rebuild proceeds (inspection, written quote, strip-down, three settling tunings over about seven months) and a simple form for requesting a tuning. We visit Monday to Thursday.'
  test('in brackets are its steps, below its name', () => {
    const { steps, stepHeading } = readBrief(briefOf(rebuild))
    expect(steps).toEqual([
      'Inspection',
      'Written quote',
      'Strip-down',
      'Three settling tunings over about seven months',
    ])
    expect(stepHeading).toBe('How a rebuild proceeds')
    const { sections } = createConcept(briefOf(rebuild), 1)
    expect(sections.find(({ kind }) => kind.startsWith('process'))?.headline).toBe(
      'How a rebuild proceeds',
    )
    expect(JSON.stringify(sections)).toContain('tuning')
  })

  test('that it should explain stand below its name', () => {
    const { statements } = readBrief(
      briefOf(
        'We fit limbs in Moe. There should be a page, "Your first visit", explaining what to wear (loose shorts), what to bring, that there is step-free parking at the rear off Cowper Lane, and that you may bring anyone you like.',
      ),
    )
    expect(
      statements.flatMap(({ heading, text }) => (heading === 'Your first visit' ? text : [])),
    ).toEqual([
      'What to wear: loose shorts.',
      'There is step-free parking at the rear off Cowper Lane.',
      'You may bring anyone you like.',
    ])
  })

  test.each([
    'I want a page about us (photos, a map, prices).',
    'We need a page on weddings (big ones).',
    'There should be a page, "Shop", explaining everything.',
  ])('are left as they are if they are parts of a website, or none: %s', (text) => {
    expect(withPageContents(text)).toBe(text)
  })
})
