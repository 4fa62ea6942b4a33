import { describe, expect, test } from 'vitest'
import { allTextOf, estimate, quote, quoteFor, read } from '../samples/estimate-document.ts'
import { splitAtBreaks } from './pdf-text.ts'
import { estimateFonts } from './write-estimate-pdf.ts'

describe('text in any script', () => {
  test.each([
    ['Latin', 'Łukasz & Søren'],
    ['Vietnamese', 'Phở Hằng Đường'],
    ['Greek', 'Ελληνικός Φούρνος'],
    ['Cyrillic', 'Хлеб і сіль'],
    ['Chinese', '山水茶馆'],
    ['Chinese of Taiwan', '臺灣書店'],
    ['Japanese', 'さくら製作所'],
    ['Korean', '한빛 치과'],
  ])('draws a name in %s with its own letters', async (_language, name) => {
    const content = quoteFor(name)
    const { pages, info } = await read(content)
    const title = pages[0]?.filter(({ size }) => size > 18) ?? []
    expect(title.map(({ text }) => text).join('')).toContain(name)
    expect(allTextOf({ pages })).not.toContain('\ufffd')
    expect(info.Title).toBe(`Website estimate for ${name}`)
  })

  test('uses different fonts for Japanese and Chinese', async () => {
    const fontsOf = async (name: string) => [...new Set((await read(quoteFor(name))).fonts)].join()
    expect(await fontsOf('さくら製作所')).not.toContain('ZCOOL')
    expect(await fontsOf('山水茶馆')).not.toContain('BIZ')
  })

  test('joins Arabic letters and runs them right to left between other words', async () => {
    const { pages } = await read(quoteFor('Café مقهى النور 2026'))
    const title = pages[0]?.filter(({ size }) => size > 18) ?? []
    const xOf = (part: string) => title.find(({ text }) => text.includes(part))?.x ?? Number.NaN
    // The first word's first letter is to the right of the second word's last one; its digit is to
    // the left.
    expect(xOf('Café')).toBeLessThan(xOf('2026'))
    expect(xOf('2026')).toBeLessThan(xOf('ر'))
    expect(xOf('ر')).toBeLessThan(xOf('م'))
    const joined = (await read(quoteFor('ههه'))).pages[0]?.filter(({ size }) => size > 18) ?? []
    const glyphs = joined.flatMap(({ text, glyphs }) => (text.includes('ه') ? glyphs : []))
    // The same letter three times: at the start, in the middle and at the end of a word.
    expect(new Set(glyphs).size).toBe(3)
  })

  test('needs only the font files of its characters', () => {
    const latinFonts = estimateFonts(quote).map(({ name }) => name)
    expect(latinFonts.toSorted()).toEqual([
      ...['bricolage-grotesque-latin-700', 'manrope-latin-400', 'manrope-latin-700'],
    ])
    const arabicFonts = estimateFonts(quoteFor('مقهى')).map(({ name }) => name)
    expect(arabicFonts).toContain('noto-sans-arabic-arabic-400')
    expect(arabicFonts.some((name) => name.startsWith('nanum'))).toBe(false)
  })
})

test('drops emoji and characters that no font has, without boxes', async () => {
  const { pages } = await read({
    ...quoteFor('Sunny 🍳 side up 🇦🇺'),
    summary: 'We bake ☕🎉 at 𓀀 night.',
  })
  const text = allTextOf({ pages })
  expect(text).toContain('Sunny side up')
  expect(text).not.toMatch(/[\u{1f000}-\u{1ffff}\u{13000}-\u{13fff}\ufffd]/u)
})

test('replaces common characters that its fonts lack, in any text', async () => {
  const uncommon = 'Co\u2011op \u02bbOhana \u2016 \u2030 \u2032 \u2020 \ufffd \u0301x'
  const [line] = estimate.lines
  if (!line) throw new Error('The estimate has no lines.')
  const { pages } = await read({
    ...quoteFor(uncommon, uncommon),
    agency: { ...quote.agency, name: uncommon, street: uncommon, location: uncommon },
    estimate: { ...estimate, lines: [{ ...line, description: uncommon }, ...estimate.lines] },
    summary: uncommon,
  })
  expect(allTextOf({ pages })).toContain('Co-op')
})

test.each([
  ['after spaces and hyphens', 'Well-kept shop', ['Well-', 'kept ', 'shop']],
  ['after slashes', 'terms/privacy', ['terms/', 'privacy']],
  ['between Han characters, but not before closing marks', '山水。茶', ['山', '水。', '茶']],
  ['at ordinary but not at non-breaking spaces', '12\u00a0% off', ['12\u00a0% ', 'off']],
])('breaks a line %s', (_case, text, parts) => {
  expect([...splitAtBreaks(text)]).toEqual(parts)
})
