import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { usePriceBookSite } from '../support/price-book-site.ts'

const prices = usePriceBookSite()
const { get, save, addLogo, requestQuote } = prices

describe('a logo', () => {
  const picture = (width: number, height: number) =>
    sharp({
      create: { width, height, channels: 4, background: { r: 200, g: 90, b: 0, alpha: 0.5 } },
    })
  const base64 = async (bytes: Promise<Buffer>) => (await bytes).toString('base64')

  test('is validated, stored as a small PNG, and named by its content', async () => {
    const encoded = await base64(picture(900, 300).webp().toBuffer())
    const { status, result } = await addLogo(encoded)
    expect(status).toBe(200)
    expect((await addLogo(encoded)).result).toEqual(result)
    const { result: storedLogo } = await prices.staff.query<{ url: string }>(
      'priceBook.logo',
      result,
    )
    expect(storedLogo).toMatchObject({ width: 600, height: 200 })
    const storedPng = Buffer.from(storedLogo.url.replace('data:image/png;base64,', ''), 'base64')
    expect(await sharp(storedPng).metadata()).toMatchObject({ format: 'png', hasAlpha: true })
  })

  test('appears on the next document', async () => {
    const { result } = await addLogo(await base64(picture(300, 100).png().toBuffer()))
    const saveResponse = await save((book) => Object.assign(book.look, { logo: result.id }))
    expect(saveResponse.status).toBe(200)
    const { estimate, pdfUrl } = await requestQuote()
    expect(estimate.look?.logo).toBe(result.id)
    const pdf = await prices.site.deps.storage.read(pdfUrl.replace('/uploads/', ''))
    expect(Buffer.from(pdf ?? []).includes('/Subtype /Image')).toBe(true)
  })

  test('used in no version is deleted a day later', async () => {
    const unusedLogo = (await addLogo(await base64(picture(30, 10).png().toBuffer()))).result
    const { logo } = (await get()).book.look
    await prices.site.pool.query(
      `update document_logos set created_at = now() - interval '25 hours'`,
    )
    await addLogo(await base64(picture(40, 10).png().toBuffer()))
    expect((await prices.staff.query('priceBook.logo', unusedLogo)).status).toBe(404)
    expect((await prices.staff.query('priceBook.logo', { id: logo })).status).toBe(200)
  })

  test.each<[string, () => Promise<string>, number]>([
    ['is text', async () => Buffer.from('<svg/>').toString('base64'), 415],
    ['is an animation', () => base64(picture(9, 9).gif().toBuffer()), 415],
    [
      'is truncated',
      async () => (await picture(300, 300).png().toBuffer()).subarray(0, 90).toString('base64'),
      415,
    ],
    ['is too large', async () => 'A'.repeat(60_001), 400],
    ['is not base64', async () => '####', 400],
    ['is empty', async () => '', 400],
  ])('that %s is refused', async (_label, createFile, status) => {
    expect(await addLogo(await createFile())).toMatchObject({ status })
  })
})
