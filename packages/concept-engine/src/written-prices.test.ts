import { describe, expect, test } from 'vitest'
import { briefOf } from '../samples/a-brief.ts'
import { createConcept } from './create-concept.ts'
import { readBrief } from './reading/read-brief.ts'

const read = (mainGoal: string) => readBrief(briefOf(mainGoal))
const pricesOf = (mainGoal: string) =>
  read(mainGoal).offers.map(({ title, price, group }) => [group ?? '', title, price])
const pageText = (mainGoal: string) => JSON.stringify(createConcept(briefOf(mainGoal), 1).sections)

describe('prices', () => {
  test('behind a label all belong to it', () => {
    expect(pricesOf('We grow limes. Fresh fruit: 100g $14, 500g $55, 1kg $98.')).toEqual([
      ['Fresh fruit', '100g', '$14'],
      ['Fresh fruit', '500g', '$55'],
      ['Fresh fruit', '1kg', '$98'],
    ])
  })

  test('may be kept out of the header only', () => {
    expect(
      pricesOf('Canvas in Moe. Bimini from $1,450. No prices in the header just on a page.'),
    ).toEqual([['', 'Bimini', 'From $1,450']])
    expect(pricesOf('Canvas in Moe. Bimini from $1,450. No prices on the site please.')).toEqual([
      ['', 'Bimini', ''],
    ])
  })

  test('of each extra one are no additions', () => {
    expect(
      pricesOf('We test in Moe. 20-50mm valve: $145 first device, $95 each extra same visit'),
    ).toEqual([['', '20-50mm valve', 'First device $145, each extra $95 same visit']])
  })

  test.each([
    [
      'I sell also second hand, maybe 15 in shop, from 400 to 6500. Tuning 180. Reed 25. Tape 60.',
      /\$15/,
    ],
    ['Pump outs 390. Traps 260. Tanks 180. Office 7-4 Mon to Fri, trucks from 5.', /\$5\b/],
  ])('are no counts and no times: %s', (brief, wrong) => {
    expect(pageText(brief)).not.toMatch(wrong)
  })
})

describe('amounts behind slashes', () => {
  test.each([
    [
      'Hair in Moe.\n\nStraight cut ...... 85 / 72 short\nKids ...... 38\nTint ...... 110',
      ['', 'Straight cut', '$85, short $72'],
    ],
    [
      'Membership 55 / conc 30 / family 75, runs Jul–Jun. Adult $15.',
      ['', 'Membership', '$55, concession $30, family $75'],
    ],
    [
      'Oysters in Moe. Shed door, 16/doz unopened $22 opened.',
      ['', 'Shed door, unopened', '$16 per dozen'],
    ],
    [
      'Gardening in Moe.\n\n- $62 hr each, 2 hr min\n- roses $9 a bush\n- hedges $58',
      ['', 'Hourly rate', '$62 each'],
    ],
  ])('belong to what is named: %j', (brief, row) => {
    expect(pricesOf(brief)).toContainEqual(row)
  })
})

test('wool classers are not corrected', () => {
  expect(pageText('Shearing in Moe with our own wool classers and a cook.')).toContain(
    'wool classers',
  )
})

describe('prices by quantity', () => {
  test('say for how many each is, also without signs', () => {
    expect(
      pricesOf(
        'Pallets in Moe.\n\nSELL\nGrade A 14.50 ea, 50+ 13.20, 300+ 11.90\nGrade B 9.80 / 8.90 / 7.75',
      ).map(([, title, price]) => [title, price]),
    ).toEqual([
      ['Grade A', '1–49: $14.50, 50–299: $13.20, 300+: $11.90 each'],
      ['Grade B', '1–49: $9.80, 50–299: $8.90, 300+: $7.75'],
    ])
    expect(
      pricesOf('Noodles in Moe.\n\npho fresh 1kg $3.60, 20kg up 3.20, 100kg up 2.85\nsheet $24'),
    ).toContainEqual(['', 'Pho fresh per kg', '1–19: $3.60, 20–99: $3.20, 100+: $2.85'])
  })

  test('of variants behind slashes are rows of their own', () => {
    expect(
      pricesOf(
        'Kilns in Moe.\n- Elements fitted: small ~$480 / medium 720 / big front loader 1,100-1,600\n- Check $240\n- Call $165',
      ).map(([group, title, price]) => `${group}: ${title} ${price}`),
    ).toContain('Elements fitted: Big front loader $1,100 to $1,600')
  })

  test('by the gram have their unit', () => {
    expect(
      pricesOf('- First class $1.90/g\n- Pieces $1.10/g\n- Butter $24').map(([, , price]) => price),
    ).toEqual(['$1.90 per g', '$1.10 per g', '$24'])
  })
})

describe('numbers that are no prices', () => {
  test.each([
    [
      'Decks in Moe.\n\npergola from 6,800\nstairs per tread 145\nextension from 3,900\nBushfire zone, we do BAL 29, ask.',
      /\$29/,
    ],
    [
      'Brewery in Moe. On tap: Lager 4.4%, Gully Pale 5.0, Fogline Dark 5.6. Pot 7 / schooner 10.5 / pint 13.5.',
      /\$5/,
    ],
  ])('%j', (brief, wrong) => {
    expect(pageText(brief)).not.toMatch(wrong)
  })

  test('and a heading per seat and month is one', () => {
    expect(
      pageText(
        'IT support in Moe.\n\nPer seat / month:\nBasic $49 – helpdesk\nFull $89 – plus backup\nMax $124 – all',
      ),
    ).not.toMatch(/\/ Month/i)
  })
})

test('a form asks for a name and not whether there is one', () => {
  const { sections } = createConcept(
    briefOf(
      'IT support in Moe. Site needs a "Talk to us" form (staff count, current provider?, pain).',
    ),
    1,
  )
  expect(JSON.stringify(sections)).not.toMatch(/Current provider\?","text":"","value":"Yes/)
})

test('a bakery whose brief begins with its website is where it says', () => {
  const { places } = read(
    'ok website for bakery in Euroa I do this between bakes\nwe start 1am open 6am till 2.30pm mon to sat',
  )
  expect(places[0]).toBe('Euroa')
})
