import type { DesignBrief } from '@agency/contract/brief'
import { designStyles } from '@agency/contract/generator-form'
import { expect, test } from 'vitest'
import { loadFonts } from '../samples/load-fonts.ts'
import { loadIcons } from '../samples/load-icons.ts'
import { createConcept } from './create-concept.ts'
import { describeConcept } from './describe-concept.ts'
import { renderConcept } from './render-concept.ts'
import { requiredFonts, requiredIcons } from './required-assets.ts'

async function render(brief: DesignBrief, seed = 1) {
  const concept = createConcept(brief, seed)
  return {
    concept,
    ...(await renderConcept(concept, {
      fonts: await loadFonts(requiredFonts(concept)),
      icons: loadIcons(requiredIcons(concept)),
      uploads: new Map(),
    })),
  }
}

const brief: DesignBrief = {
  companyName: 'Second Crack',
  employeeCount: '1-10',
  businessType: 'B2C',
  industry: 'Café',
  mainGoal: 'A coffee roastery in Brunswick. We roast on Tuesdays and sell beans by subscription.',
  overallVibe: 'Modern',
  colorFeel: 'espresso and apricot',
}

const coloursIn = (pixels: Uint8Array) => {
  const found = new Set<number>()
  for (let index = 0; index < pixels.length; index += 4 * 97) {
    found.add(
      ((pixels[index] ?? 0) << 16) | ((pixels[index + 1] ?? 0) << 8) | (pixels[index + 2] ?? 0),
    )
  }
  return found.size
}

test.each(designStyles)(
  'draws a %s page 1440 pixels wide, the same each time',
  async (overallVibe) => {
    const first = await render({ ...brief, overallVibe })
    const second = await render({ ...brief, overallVibe })
    expect(first.width).toBe(1440)
    expect(first.height).toBeGreaterThan(1200)
    expect(first.pixels.length).toBe(first.width * first.height * 4)
    expect(coloursIn(first.pixels)).toBeGreaterThan(12)
    expect(Buffer.compare(first.pixels, second.pixels)).toBe(0)
  },
)

const hostile: [string, Partial<DesignBrief>][] = [
  [
    'markup',
    {
      companyName: '<script>alert(1)</script>',
      mainGoal: '</svg><image href="x"/> & "quotes" \'here\'',
    },
  ],
  ['a name of 120 characters', { companyName: 'W'.repeat(120) }],
  ['a description of 2,000 unbroken characters', { mainGoal: 'x'.repeat(2000) }],
  ['one letter', { companyName: 'X', mainGoal: 'x', industry: 'y', colorFeel: 'z' }],
  [
    'Vietnamese',
    { companyName: 'Bánh Mì Đà Nẵng', mainGoal: 'Chúng tôi làm bánh mì mỗi sáng ở Footscray.' },
  ],
  ['Greek', { companyName: 'Ελληνικός Φούρνος' }],
  ['Cyrillic', { companyName: 'Хлеб и соль' }],
  ['emoji', { companyName: 'Sunny ☀️ Side 🍳', mainGoal: '🍕🍕🍕 We make pizza 🍕.' }],
]

test.each(hostile)('draws %s', async (_what, changes) => {
  const { width, height, pixels } = await render({ ...brief, ...changes })
  expect(width).toBe(1440)
  expect(pixels.length).toBe(width * height * 4)
})

test('draws Vietnamese letters rather than missing-glyph boxes', async () => {
  const plain = await render({ ...brief, companyName: 'Ba Da' })
  const first = await render({ ...brief, companyName: 'Bằ Đạ' })
  const second = await render({ ...brief, companyName: 'Bẵ Đậ' })
  // Missing glyphs would all look the same.
  expect(Buffer.compare(first.pixels, second.pixels)).not.toBe(0)
  expect(requiredFonts(first.concept).length).toBeGreaterThan(requiredFonts(plain.concept).length)
})

test('describes the page for people who cannot see it', () => {
  expect(describeConcept(createConcept(brief, 1))).toMatch(
    /^Modern website concept for Second Crack, Café: .+\.$/,
  )
})
