import { describe, expect, test } from 'vitest'
import { allTextOf, estimate, named, quote, read } from '../samples/estimate-document.ts'
import { piecesOf } from './pdf-text.ts'
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
  ])('draws a name in %s with its own letters', async (_script, name) => {
    const content = named(name)
    const { pages, info } = await read(content)
    const title = pages[0]?.filter(({ size }) => size > 18) ?? []
    expect(title.map(({ text }) => text).join('')).toContain(name)
    expect(allTextOf({ pages })).not.toContain('\ufffd')
    expect(info.Title).toBe(`Website estimate for ${name}`)
  })

  test('uses different fonts for Japanese and Chinese', async () => {
    const fontsOf = async (name: string) => [...new Set((await read(named(name))).fonts)].join()
    expect(await fontsOf('さくら製作所')).not.toContain('ZCOOL')
    expect(await fontsOf('山水茶馆')).not.toContain('BIZ')
  })

  test('joins Arabic letters and runs them right to left between other words', async () => {
    const { pages } = await read(named('Café مقهى النور 2026'))
    const title = pages[0]?.filter(({ size }) => size > 18) ?? []
    const place = (part: string) => title.find(({ text }) => text.includes(part))?.x ?? Number.NaN
    // The first word's first letter is to the right of the second word's last one; its digit is to
    // the left.
    expect(place('Café')).toBeLessThan(place('2026'))
    expect(place('2026')).toBeLessThan(place('ر'))
    expect(place('ر')).toBeLessThan(place('م'))
    const joined = (await read(named('ههه'))).pages[0]?.filter(({ size }) => size > 18) ?? []
    const glyphs = joined.flatMap(({ text, glyphs }) => (text.includes('ه') ? glyphs : []))
    // The same letter three times: at the start, in the middle and at the end of a word.
    expect(new Set(glyphs).size).toBe(3)
  })

  test('needs only the font files of its characters', () => {
    const plain = estimateFonts(quote).map(({ name }) => name)
    expect(plain.toSorted()).toEqual([
      ...['bricolage-grotesque-latin-700', 'manrope-latin-400', 'manrope-latin-700'],
    ])
    const arabic = estimateFonts(named('مقهى')).map(({ name }) => name)
    expect(arabic).toContain('noto-sans-arabic-arabic-400')
    expect(arabic.some((name) => name.startsWith('nanum'))).toBe(false)
  })
})

test('drops emoji and characters that no font has, without boxes', async () => {
  const { pages } = await read({
    ...named('Sunny 🍳 side up 🇦🇺'),
    summary: 'We bake ☕🎉 at 𓀀 night.',
  })
  const text = allTextOf({ pages })
  expect(text).toContain('Sunny side up')
  expect(text).not.toMatch(/[\u{1f000}-\u{1ffff}\u{13000}-\u{13fff}\ufffd]/u)
})

test('draws common characters that its own fonts lack, whoever wrote them', async () => {
  const words = 'Co\u2011op \u02bbOhana \u2016 \u2030 \u2032 \u2020 \ufffd \u0301x'
  const [line] = estimate.lines
  if (!line) throw new Error('The estimate has no lines.')
  const { pages } = await read({
    ...named(words, words),
    agency: { ...quote.agency, name: words, street: words, location: words },
    estimate: { ...estimate, lines: [{ ...line, description: words }, ...estimate.lines] },
    summary: words,
  })
  expect(allTextOf({ pages })).toContain('Co-op')
})

test.each([
  ['after spaces and hyphens', 'Well-kept shop', ['Well-', 'kept ', 'shop']],
  ['after slashes', 'terms/privacy', ['terms/', 'privacy']],
  ['between Han characters, but not before closing marks', '山水。茶', ['山', '水。', '茶']],
  ['at ordinary but not at non-breaking spaces', '12\u00a0% off', ['12\u00a0% ', 'off']],
])('breaks a line %s', (_where, text, pieces) => {
  expect([...piecesOf(text)]).toEqual(pieces)
})
