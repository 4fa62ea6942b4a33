import { fontFilesFor, removeUndrawable } from '@agency/fonts/page-fonts'
import { create, type Font } from 'fontkit'
import { expect, test } from 'vitest'
import { sampleBriefs } from '../../samples/briefs.ts'
import { loadFonts } from '../../samples/load-fonts.ts'
import { createConcept } from '../create-concept.ts'
import { randomOf } from '../random.ts'
import { requiredFonts } from '../required-assets.ts'
import { pickTypePair } from './pairs.ts'

const pair = pickTypePair('Bold', randomOf(1))

/** Characters of a text for which none of the fonts has a glyph. */
async function missingIn(text: string, files: ReturnType<typeof fontFilesFor>): Promise<string[]> {
  const fonts = (await loadFonts(files)).map(({ data }) => create(data) as Font)
  return [...new Set(text)].filter(
    (character) =>
      !/[\s\p{Cc}\p{Cf}\p{Variation_Selector}]/u.test(character) &&
      !fonts.some((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
  )
}

test.each([
  ['Latin', 'Café Übermut, façade'],
  ['Polish and Turkish', 'Łódź, Şişli, Čevapi'],
  ['Vietnamese', 'Bánh mì Đà Nẵng, phở gà, ướp lạnh'],
  ['Greek', 'Ελληνικός Φούρνος, Άγιος'],
  ['Cyrillic', 'Хлеб и соль, Щёголь, Їжа'],
  ['Arabic', 'مخبز الياسمين في كوبرغ'],
  ['Simplified Chinese', '墨尔本唐人街的茶馆'],
  ['Japanese', 'さくら歯科クリニック、土曜日も診療'],
  ['Korean', '글렌웨이벌리의 태권도장'],
  ['Hindi', 'नमस्ते'],
  ['emoji', '🍳🥑☕🎉'],
])('has glyphs for %s', async (_script, text) => {
  expect(await missingIn(text, fontFilesFor(pair, text))).toEqual([])
})

test.each(sampleBriefs.map((brief) => [brief.companyName, brief] as const))(
  'has a glyph for every character on the page of %s',
  async (_name, brief) => {
    const concept = createConcept(brief, 1)
    const shown = [concept.companyName, concept.tagline, ...concept.siteMap]
    const conceptText = concept.sections.flatMap(({ headline, text, items }) => [
      ...[headline, text],
      ...items.flatMap((item) => [item.title, item.text, item.value]),
    ])
    expect(await missingIn([...shown, ...conceptText].join(' '), requiredFonts(concept))).toEqual(
      [],
    )
  },
)

test('loads only the three files of the type pair for a Latin page', () => {
  expect(fontFilesFor(pair, 'Plain words.')).toHaveLength(3)
})

test('loads only the needed slices of a large script', () => {
  const sliceCount = fontFilesFor(pair, '茶').length
  expect(sliceCount).toBeLessThan(8)
})

test('drops characters that no font has', () => {
  expect(removeUndrawable('ไทย Thai \u{10380} end')).toBe('Thai end')
})
