import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { settledPage } from '../support/settled-page.ts'
import { expect, test } from '../support/site-test.ts'
import { fullOnly, fullUnless } from '../support/test-size.ts'

/** A photo as a phone takes it: larger than what is painted, and lying on its side. */
const makePhoto = async () => {
  const width = 1_600
  const height = 1_200
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isSky = y < 500 + 80 * Math.sin(x / 200)
      const grain = (x * 13 + y * 7) % 11
      pixels.set(
        isSky ? [110 + grain, 160 + grain, 220] : [90 + grain, 130, 60 + grain],
        (y * width + x) * 3,
      )
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()
}

const progress = [
  'Preparing image...',
  'Sending request to the image service...',
  'Processing results...',
  'Preparing upload...',
  'Uploading image to server...',
  'Image transformed and saved!',
]

const status = (page: Page) => page.locator('[data-status]')
const transform = (page: Page) => page.getByRole('button', { name: 'Transform Image' })
const failure = (page: Page) => page.getByRole('alert')

async function open(page: Page) {
  await page.goto('/ghibli-generator')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The page listens once its script runs.
  await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeEnabled()
  await settledPage(page)
}

async function drop(page: Page, name: string, type: string, bytes: Buffer) {
  const transfer = await page.evaluateHandle(
    ({ name, type, base64 }) => {
      const data = new DataTransfer()
      const content = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      data.items.add(new File([content], name, { type }))
      return data
    },
    { name, type, base64: bytes.toString('base64') },
  )
  const zone = page.getByRole('group', { name: 'Photo' })
  await zone.dispatchEvent('dragover', { dataTransfer: transfer })
  await zone.dispatchEvent('drop', { dataTransfer: transfer })
}

/** Everything that the progress line says, in its order. */
const watchProgress = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const text = document.querySelector('[data-progress]')?.textContent
      if (text && seen.at(-1) !== text) seen.push(text)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
const progressSeen = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: string[] }).seen)

interface SentForm {
  address: string
  fields: Record<string, string | { name: string; type: string; width: number; height: number }>
}

/** Writes down every form before it is sent: what a browser streams, a test cannot read. */
const recordForms = (page: Page) =>
  page.addInitScript(() => {
    const sent: unknown[] = []
    Object.assign(window, { sent })
    const send = window.fetch
    window.fetch = async (address, init) => {
      if (init?.body instanceof FormData) {
        const fields: Record<string, unknown> = {}
        for (const [name, value] of init.body) {
          if (typeof value === 'string') fields[name] = value
          else {
            const { width, height } = await createImageBitmap(value)
            fields[name] = { name: value.name, type: value.type, width, height }
          }
        }
        sent.push({ address, fields })
      }
      return send(address, init)
    }
  })
const formsSent = (page: Page) =>
  page.evaluate(() => (window as unknown as { sent: SentForm[] }).sent)

test('a dropped photo goes through all six messages and ends saved to the server', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (/^http/.test(protocol) && origin !== baseURL) elsewhere.push(origin)
  })
  await recordForms(page)
  await open(page)
  await watchProgress(page)
  await drop(page, 'Harbour Walk.jpg', 'image/jpeg', await makePhoto())
  await expect(page.getByRole('img', { name: 'Your original' })).toBeVisible()

  await transform(page).click()
  await expect(status(page)).toHaveText('Saved to server', { timeout: 30_000 })
  expect(await progressSeen(page)).toEqual(progress)

  await test.step('sends the documented fields, to this server only', async () => {
    const [styled, uploaded] = await formsSent(page)
    expect(styled).toMatchObject({
      address: '/api/images/style',
      fields: { style: 'meadow', strength: '0.5', image: { type: 'image/jpeg' } },
    })
    // Made smaller before it left.
    expect(styled?.fields.image).toMatchObject({ width: 1_024, height: 768 })
    expect(uploaded).toMatchObject({
      address: '/api/images/upload',
      fields: {
        prompt: 'a ghibli style image',
        generator: 'ghibli-img2img',
        image: { name: 'Harbour Walk_ghibli.png', type: 'image/png', width: 1_024, height: 768 },
      },
    })
    expect(elsewhere).toEqual([])
  })

  await test.step('the slider moves by keyboard', async () => {
    const slider = page.getByRole('slider', { name: 'Where the photo ends' })
    await slider.focus()
    await page.keyboard.press('ArrowRight')
    await expect(slider).toHaveAttribute('aria-valuetext', '51% photo, 49% painting')
    await page.keyboard.press('End')
    await expect(slider).toHaveAttribute('aria-valuetext', '100% photo, 0% painting')
  })

  await test.step('the painting is downloaded as a PNG of the right shape', async () => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download painting' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('Harbour Walk_ghibli.png')
    const { format, width, height } = await sharp(await download.path()).metadata()
    expect([format, width, height]).toEqual(['png', 1_024, 768])
  })

  await test.step('another style paints it again', async () => {
    await page.getByRole('radio', { name: /Dusk/ }).check()
    await page.getByRole('button', { name: 'Paint it again' }).click()
    await expect(status(page)).toHaveText('Saved to server', { timeout: 30_000 })
  })

  await test.step('what was saved can be deleted at once', async () => {
    await expect(page.getByText('Kept for 30 days')).toBeVisible()
    const kept = page.waitForResponse('**/trpc/styleResults.remove*')
    await page.getByRole('button', { name: 'Delete now' }).click()
    expect((await kept).status()).toBe(200)
    await expect(page.getByText('Image deleted from our server.')).toBeVisible()
    await expect(status(page)).toHaveText('Temporary preview')
    await expect(page.getByRole('button', { name: 'Delete now' })).toHaveCount(0)
  })
})

test('the preview shows before it is saved', fullOnly, async ({ page }) => {
  await open(page)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/images/upload', async (route) => {
    await released
    await route.continue()
  })
  await drop(page, 'a.jpg', 'image/jpeg', await makePhoto())
  await transform(page).click()
  await expect(status(page)).toHaveText('Temporary preview', { timeout: 30_000 })
  await expect(page.getByRole('img', { name: 'Your original, painted' })).toBeVisible()
  release()
  await expect(status(page)).toHaveText('Saved to server')
})

test('says what is missing or wrong with a file, and takes the next one', async ({ page }) => {
  await open(page)
  await transform(page).click()
  await expect(failure(page)).toHaveText('Please upload an image first.')
  await drop(page, 'notes.txt', 'text/plain', Buffer.from('hello'))
  await expect(failure(page)).toHaveText('Please upload a valid image file (PNG, JPG, etc.).')
  await drop(page, 'a.svg', 'image/svg+xml', Buffer.from('<svg/>'))
  await expect(failure(page)).toHaveText('Please upload a valid image file (PNG, JPG, etc.).')
  await drop(page, 'broken.png', 'image/png', Buffer.from('not a picture'))
  await transform(page).click()
  await expect(failure(page)).toHaveText('Failed to read file as base64 string.')
  await page.getByRole('button', { name: 'Use another photo' }).click()
  await drop(page, 'a.jpg', 'image/jpeg', await makePhoto())
  await expect(failure(page)).toHaveCount(0)
  await transform(page).click()
  await expect(status(page)).toHaveText('Saved to server', { timeout: 30_000 })
})

test('a file dialog that is left is noticed after 300 ms', fullOnly, async ({ page }) => {
  await open(page)
  const choose = page.getByRole('button', { name: 'Choose a photo' })
  const chooser = page.waitForEvent('filechooser')
  await choose.click()
  await chooser
  await expect(page.getByRole('button', { name: 'Waiting for your choice' })).toBeVisible()
  const waited = await page.evaluate(async () => {
    const isWaiting = () =>
      [...document.querySelectorAll('button')].some(({ textContent }) =>
        textContent?.includes('Waiting for your choice'),
      )
    const started = performance.now()
    window.dispatchEvent(new Event('focus'))
    while (isWaiting()) await new Promise((resolve) => setTimeout(resolve, 5))
    return performance.now() - started
  })
  // On a busy machine it is noticed later, and never earlier.
  expect(waited).toBeGreaterThan(290)
  await expect(choose).toBeVisible()

  const again = page.waitForEvent('filechooser')
  await choose.click()
  await (await again).setFiles({ name: 'b.jpg', mimeType: 'image/jpeg', buffer: await makePhoto() })
  await expect(page.getByRole('img', { name: 'Your original' })).toBeVisible()
})

test.describe('what fails is said in the documented words', () => {
  const tooLarge = 'This picture is too large: 10 MB and 25 megapixels at most.'
  const answer = (code: number, body: unknown) => ({ status: code, json: body })
  for (const [what, address, fulfilled, words] of [
    [
      'a refused photo',
      '**/api/images/style',
      answer(413, { success: false, message: tooLarge }),
      `Failed image transformation: HTTP error! status: 413. ${tooLarge}`,
    ],
    [
      'a refusal without words',
      '**/api/images/style',
      { status: 502, body: '<html>' },
      'Failed image transformation: HTTP error! status: 502',
    ],
    [
      'an answer without a picture',
      '**/api/images/style',
      answer(200, { success: true }),
      'Image data not found in response.',
    ],
    [
      'a refused upload',
      '**/api/images/upload',
      answer(507, { success: false, message: 'There is no room to store this just now.' }),
      'Failed to upload transformed image: Upload failed! status: 507. There is no room to store this just now.',
    ],
  ] as const) {
    test(what, fullUnless(what === 'a refused photo'), async ({ page, problems }) => {
      await open(page)
      await page.route(address, (route) => route.fulfill(fulfilled))
      await drop(page, 'a.jpg', 'image/jpeg', await makePhoto())
      await transform(page).click()
      await expect(failure(page)).toHaveText(words, { timeout: 30_000 })
      await expect(
        page.getByRole('button', { name: /Transform Image|Paint it again/ }),
      ).toBeEnabled()
      // The browser's own line about the status.
      problems.length = 0
    })
  }

  test('anything else', fullOnly, async ({ page, problems }) => {
    await open(page)
    await page.route('**/api/images/style', (route) => route.abort())
    await drop(page, 'a.jpg', 'image/jpeg', await makePhoto())
    await transform(page).click()
    await expect(failure(page)).toHaveText('An unknown error occurred')
    problems.length = 0
  })
})
