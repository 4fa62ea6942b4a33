import type { Section } from '@agency/contract/concept'
import { expect, test } from 'vitest'
import { sectionKinds } from '../section-kinds.ts'
import { adaptSections } from './adapt-sections.ts'

const item = (title: string, text = '', value = '') => ({ title, text, value, group: '' })
const section = (kind: string, items = [item('One'), item('Two')]): Section => ({
  ...{ kind, ground: 'background', headline: `A ${kind}`, items, pictures: [] },
  ...{ eyebrow: '', text: '', callToAction: 'Go', secondCallToAction: '' },
})
const labels = { prices: 'Prices' }

test.each(['asked-calendar', 'asked-calculator', 'asked-login', 'asked-search'])(
  'leaves out a section that would only pretend to work: %s',
  (kind) => {
    const { sections, omitted } = adaptSections([section(kind)], labels)
    expect(sections).toEqual([])
    expect(omitted).toEqual([{ kind: 'needs a server', name: `A ${kind}`, entries: [] }])
  },
)

test('turns an order form into a list of prices without quantities and without a button', () => {
  const order = section('asked-order', [item('Loaf', '', '$9'), item('Bun', '', '$3')])
  const { sections, omitted } = adaptSections([order], labels)
  expect(sections[0]?.section).toMatchObject({
    ...{ kind: 'list-menu', headline: 'Prices', callToAction: '' },
    items: [
      { title: 'Loaf', value: '$9' },
      { title: 'Bun', value: '$3' },
    ],
  })
  expect(omitted).toMatchObject([{ kind: 'needs a server' }])
})

test('keeps only questions with an answer, and topics with a text', () => {
  for (const kind of ['asked-questions', 'asked-topics']) {
    const { sections, omitted } = adaptSections(
      [section(kind, [item('Do you deliver?', 'To Kyneton.'), item('Is there parking?')])],
      labels,
    )
    expect(sections[0]?.section.items.map(({ title }) => title)).toEqual(['Do you deliver?'])
    expect(omitted).toEqual([
      { kind: 'needs content', name: `A ${kind}`, entries: ['Is there parking?'] },
    ])
    expect(adaptSections([section(kind)], labels).sections).toEqual([])
  }
})

test('keeps or names every kind of section, and skips unknown ones', () => {
  for (const kind of sectionKinds) {
    const { sections, omitted } = adaptSections([section(kind)], labels)
    expect(sections.length + omitted.length, kind).toBeGreaterThan(0)
  }
  expect(adaptSections([section('of-the-future')], labels)).toEqual({ sections: [], omitted: [] })
})
