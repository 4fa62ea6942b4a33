import { addPage, openSheet } from '@agency/estimate/pdf-sheet'
import { drawLines, layOut } from '@agency/estimate/pdf-text'
import { fontFilesFor, type Weight } from '@agency/fonts/document-fonts'
import { expect, test } from 'vitest'
import { openFontFiles } from './font-files.ts'
import { unpackWoff } from './unpack-woff.ts'

const readPlainFont = openFontFiles(unpackWoff)
const ink = '#000000'

/**
 * Renders a text in fonts that were chosen for `expectedTexts`, by default the text itself. Returns
 * the rendered text.
 */
async function renderText(text: string, weight: Weight, expectedTexts: Record<Weight, string>) {
  const sheet = openSheet({
    ...{ title: 'A test', author: 'A test', subject: 'A test', createdAt: new Date(0) },
    palette: { paper: '#ffffff' } as never,
  })
  for (const { name, file } of fontFilesFor(expectedTexts)) {
    sheet.doc.registerFont(name, Buffer.from(await readPlainFont(file)))
  }
  addPage(sheet)
  const style = { ...{ size: 9, leading: 1.4, color: ink }, weight }
  const lines = layOut(sheet.doc, text, style, 400)
  drawLines(sheet.doc, lines, style, { x: 48, y: 48, width: 400 })
  const ended = new Promise((resolve) => sheet.doc.once('end', resolve))
  sheet.doc.resume()
  sheet.doc.end()
  await ended
  return lines.map(({ segments }) => segments.map((segment) => segment.text).join('')).join('')
}
const plain = (text: string, weight: Weight = 'regular') =>
  renderText(text, weight, { regular: text, bold: text, display: text })

/** Every character of the basic alphabets and their marks, and some of every other block. */
const blocks = Array.from({ length: 0x1100 }, (_, block) => block).filter(
  (block) => block < 0xd8 || (block > 0xdf && block < 0x320) || block === 0xe00,
)
const charactersOf = (block: number) =>
  Array.from({ length: 256 }, (_, n) => block * 256 + n)
    .filter((point) => block < 0x24 || block === 0xfe || block === 0xff || point % 61 === 0)
    .map((point) => String.fromCodePoint(point))
    .join('')

/** `npm run test:full` tries more cases than `npm test`. */
const isFullRun = process.env.AGENCY_TEST_SIZE === 'full'

test.each(isFullRun ? (['regular', 'bold', 'display'] as const) : (['regular'] as const))(
  'draws any text: %s',
  { timeout: 60_000 },
  async (weight) => {
    const texts = blocks.map(charactersOf)
    const parts = Array.from({ length: 8 }, (_, n) => texts.filter((__, index) => index % 8 === n))
    for (const part of parts) await plain(part.join('\n'), weight)
  },
)

const common =
  '\u2011\u02bb\u02bc\u2010\u2015\u2016\u2020\u2027\u2030\u2032\u2033\u2038\u203b\u203e\u2047\u2052\ufffd'
test.each([...common])('draws %s or a substitute', async (character) => {
  const rendered = await plain(`a${character}b`, 'bold')
  expect(rendered).toMatch(/^a.+b$/u)
})

test('replaces characters that no font has with plainer ones', async () => {
  expect(await plain('co\u2011op')).toBe('co-op')
  expect(await plain('O\u2016P \ufb01t 5\u2033')).toMatch(/^O\|\|P fit 5/)
  expect(await plain('\u{10330}\u{10331}')).toBe('??')
})

test('draws a combining mark after a space', async () => {
  for (const mark of ['\u0301', '\u0489', '\u20dd', '\ufe20', '\u1ab0']) await plain(`a ${mark} b`)
})

test('falls back to a font of another weight', async () => {
  const rendered = await renderText('Минь', 'display', { regular: 'Минь', bold: '', display: '' })
  expect(rendered).toBe('Минь')
  const fallback = await renderText('Минь', 'bold', { regular: 'A', bold: '', display: '' })
  expect(fallback).toBe('????')
})
