import { waitForPage } from '@agency/tools/browser/settled-page'
import { fullOnly, fullUnless } from '@agency/tools/test/test-size'
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { expect, test } from '../support/site-test.ts'

/** A photo of the minimum size unless a test is about the size: painting takes time per pixel. */
const makePhoto = async (width = 120, height = (width * 3) / 4) => {
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isSky = y < (0.4 + 0.1 * Math.sin((6 * x) / width)) * height
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

/** Other photos may be painted first. */
const paintTimeout = { timeout: 180_000 }

const status = (page: Page) => page.locator('[data-status]')
const transform = (page: Page) => page.getByRole('button', { name: 'Transform Image' })
const failure = (page: Page) => page.getByRole('alert')

async function open(page: Page) {
  await page.goto('/ghibli-generator')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The page only listens once its script runs.
  await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeEnabled()
  await waitForPage(page)
}

const dropZone = (page: Page) => page.getByRole('group', { name: 'Photo' })

async function drop(
  page: Page,
  name: string,
  type: string,
  bytes: Buffer,
  target = dropZone(page),
) {
  const transfer = await page.evaluateHandle(
    ({ name, type, base64 }) => {
      const data = new DataTransfer()
      const content = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      data.items.add(new File([content], name, { type }))
      return data
    },
    { name, type, base64: bytes.toString('base64') },
  )
  await target.dispatchEvent('dragover', { dataTransfer: transfer })
  await target.dispatchEvent('drop', { dataTransfer: transfer })
}

/** Everything that the progress line shows, in order. */
const recordProgress = (page: Page) =>
  page.evaluate(() => {
    const progressTexts: string[] = []
    Object.assign(window, { progressTexts })
    new MutationObserver(() => {
      const text = document.querySelector('[data-progress]')?.textContent
      if (text && progressTexts.at(-1) !== text) progressTexts.push(text)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
const readProgress = (page: Page) =>
  page.evaluate(() => (window as unknown as { progressTexts: string[] }).progressTexts)

interface SentForm {
  address: string
  fields: Record<string, string | { name: string; type: string; width: number; height: number }>
}

/** Records every form before it is sent: a test cannot read what a browser streams. */
const recordForms = (page: Page) =>
  page.addInitScript(() => {
    const sentForms: unknown[] = []
    Object.assign(window, { sentForms })
    const originalFetch = window.fetch
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
        sentForms.push({ address, fields })
      }
      return originalFetch(address, init)
    }
  })
const readForms = (page: Page) =>
  page.evaluate(() => (window as unknown as { sentForms: SentForm[] }).sentForms)

/** Holds the uploads of copies until they are released. */
async function holdUploads(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/images/upload', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('a dropped photo shows all six messages and ends as saved to the server', async ({
  page,
  baseURL,
}) => {
  const externalRequests: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (/^http/.test(protocol) && origin !== baseURL) externalRequests.push(origin)
  })
  await recordForms(page)
  await open(page)
  await recordProgress(page)
  await drop(page, 'Harbour Walk.jpg', 'image/jpeg', await makePhoto(2_400, 300))
  await expect(page.getByRole('img', { name: 'Your original' })).toBeVisible()

  await transform(page).click()
  await expect(status(page)).toHaveText('Saved to server', paintTimeout)
  expect(await readProgress(page)).toEqual(progress)

  await test.step('sends the documented fields, to this server only', async () => {
    const [styleForm, uploadForm] = await readForms(page)
    expect(styleForm).toMatchObject({
      address: '/api/images/style',
      fields: { style: 'meadow', strength: '0.8', image: { type: 'image/jpeg' } },
    })
    // Downscaled before it was sent.
    expect(styleForm?.fields.image).toMatchObject({ width: 2_048, height: 256 })
    expect(uploadForm).toMatchObject({
      address: '/api/images/upload',
      fields: {
        prompt: 'a ghibli style image',
        generator: 'ghibli-img2img',
        image: { name: 'Harbour Walk_ghibli.png', type: 'image/png', width: 2_048, height: 256 },
      },
    })
    expect(externalRequests).toEqual([])
  })

  await test.step('the slider works with the keyboard', async () => {
    const slider = page.getByRole('slider', { name: 'Where the photo ends' })
    await slider.focus()
    await page.keyboard.press('ArrowRight')
    await expect(slider).toHaveAttribute('aria-valuetext', '51% photo, 49% painting')
    await page.keyboard.press('End')
    await expect(slider).toHaveAttribute('aria-valuetext', '100% photo, 0% painting')
  })

  await test.step('the painting downloads as a PNG of the right size', async () => {
    const downloadPromise = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download painting' }).click()
    const download = await downloadPromise
    expect(download.suggestedFilename()).toBe('Harbour Walk_meadow.png')
    const { format, width, height } = await sharp(await download.path()).metadata()
    expect([format, width, height]).toEqual(['png', 2_048, 256])
  })
})

test('another style repaints the photo, and both paintings can be deleted at once', async ({
  page,
}) => {
  await open(page)
  await drop(page, 'Harbour Walk.jpg', 'image/jpeg', await makePhoto())
  await expect(page.getByRole('img', { name: 'Your original' })).toBeAttached()
  await transform(page).click()
  await expect(status(page)).toHaveText('Saved to server', paintTimeout)

  const hint = page.getByText('The painting shows your earlier choice.')
  await expect(hint).toHaveCount(0)
  await page.getByRole('radio', { name: /Dusk/ }).check()
  await expect(hint).toBeVisible()
  await page.getByRole('button', { name: 'Paint it again' }).click()
  await expect(page.getByText('2 paintings. Kept for 30 days')).toBeVisible(paintTimeout)
  await expect(status(page)).toHaveText('Saved to server')

  const responsePromise = page.waitForResponse('**/trpc/imageStyles.deleteResult*')
  await page.getByRole('button', { name: 'Delete all 2 now' }).click()
  expect((await responsePromise).status()).toBe(200)
  await expect(page.getByText('Image deleted from our server.')).toBeVisible()
  await expect(status(page)).toHaveText('Temporary preview')
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
})

test('the preview shows before it is saved', fullOnly, async ({ page }) => {
  await open(page)
  const release = await holdUploads(page)
  await drop(page, 'a.jpg', 'image/jpeg', await makePhoto())
  await expect(page.getByRole('img', { name: 'Your original' })).toBeAttached()
  await transform(page).click()
  await expect(status(page)).toHaveText('Temporary preview', paintTimeout)
  await expect(page.getByRole('img', { name: 'Your original, painted' })).toBeVisible()
  release()
  await expect(status(page)).toHaveText('Saved to server')
})

test('reports a missing or invalid file, and accepts the next one', async ({ page }) => {
  await open(page)
  await transform(page).click()
  await expect(failure(page)).toHaveText('Please upload an image first.')
  await drop(page, 'notes.txt', 'text/plain', Buffer.from('hello'))
  await expect(failure(page)).toHaveText('Please upload a valid image file (PNG, JPG, etc.).')
  await drop(page, 'a.svg', 'image/svg+xml', Buffer.from('<svg/>'))
  await expect(failure(page)).toHaveText('Please upload a valid image file (PNG, JPG, etc.).')
  await drop(page, 'broken.png', 'image/png', Buffer.from('not a picture'))
  await expect(page.getByRole('img', { name: 'Your original' })).toBeAttached()
  await transform(page).click()
  await expect(failure(page)).toHaveText(
    'Failed to read file as base64 string. The file may be damaged, or not be a picture at all.',
  )
  await page.getByRole('button', { name: 'Use another photo' }).click()
  await drop(page, 'a.jpg', 'image/jpeg', await makePhoto())
  await expect(failure(page)).toHaveCount(0)
  await transform(page).click()
  await expect(status(page)).toHaveText('Saved to server', paintTimeout)
})

test('the photo is previewed in every style, and the page scrolls to the painting', async ({
  page,
}) => {
  await open(page)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.method()))
  await drop(page, 'a.jpg', 'image/jpeg', await makePhoto())
  const previews = page.getByRole('img', { name: /^Preview in/ })
  await expect(previews).toHaveCount(4, paintTimeout)
  const sources = await previews.evaluateAll((images) =>
    images.map((image) => (image as HTMLImageElement).src),
  )
  expect(new Set(sources).size).toBe(4)
  // They are painted in the browser.
  expect(sent).not.toContain('POST')

  await page.getByRole('checkbox', { name: /Keep a copy/ }).scrollIntoViewIfNeeded()
  await transform(page).click()
  const paintedImage = page.getByRole('img', { name: 'Your original, painted' })
  await expect(paintedImage).toBeVisible(paintTimeout)
  await expect(paintedImage).toBeInViewport()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.querySelector('img') !== null))
    .toBe(true)
})

test('a second photo, dropped anywhere, replaces the first and its painting', async ({ page }) => {
  await open(page)
  await drop(page, 'first.jpg', 'image/jpeg', await makePhoto())
  await expect(page.getByRole('img', { name: 'Your original' })).toBeAttached()
  await transform(page).click()
  await expect(status(page)).toHaveText('Saved to server', paintTimeout)
  const first = await page
    .getByRole('img', { name: 'Your original', exact: true })
    .getAttribute('src')
  await drop(page, 'second.jpg', 'image/jpeg', await makePhoto(160), page.locator('h1'))
  const original = page.getByRole('img', { name: 'Your original', exact: true })
  await expect(original).not.toHaveAttribute('src', first ?? '')
  await expect(page.getByRole('img', { name: 'Your original, painted' })).toHaveCount(0)
  // The stored copy of the first one can still be deleted.
  await page.getByRole('button', { name: 'Delete now' }).click()
  await expect(page.getByText('Image deleted from our server.')).toBeVisible()
})

test('a second photo, pasted while no field has the focus, replaces the first', async ({
  page,
}) => {
  await open(page)
  await drop(page, 'first.jpg', 'image/jpeg', await makePhoto())
  const original = page.getByRole('img', { name: 'Your original', exact: true })
  await expect(original).toBeAttached()
  const first = await original.getAttribute('src')
  await page.evaluate(
    (base64) => {
      const clipboardData = new DataTransfer()
      const content = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      clipboardData.items.add(new File([content], 'image.jpg', { type: 'image/jpeg' }))
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    },
    (await makePhoto(160)).toString('base64'),
  )
  await expect(original).not.toHaveAttribute('src', first ?? '')
})

test('a photo of 50 megapixels is scaled down before it is sent', async ({ page }) => {
  await recordForms(page)
  await open(page)
  const huge = await sharp(await makePhoto())
    .resize(8_660, 5_774, { fit: 'fill' })
    .jpeg({ quality: 40 })
    .toBuffer()
  await drop(page, 'huge.jpg', 'image/jpeg', huge)
  await expect(page.getByRole('img', { name: 'Your original' })).toBeAttached()
  await transform(page).click()
  await expect.poll(async () => (await readForms(page)).length, paintTimeout).toBe(1)
  await page.getByRole('button', { name: 'Cancel' }).click()
  const [form] = await readForms(page)
  expect(form?.fields.image).toMatchObject({ width: 2_048, height: 1_365 })
})

test('a copy is stored only on request, at once or later', async ({ page }) => {
  await recordForms(page)
  await open(page)
  await page.getByRole('checkbox', { name: 'Keep a copy on our server for 30 days' }).uncheck()
  await drop(page, 'a.jpg', 'image/jpeg', await makePhoto())
  await expect(page.getByRole('img', { name: 'Your original' })).toBeAttached()
  await transform(page).click()
  const keep = page.getByRole('button', { name: 'Keep a copy' })
  await expect(keep).toBeVisible(paintTimeout)
  await expect(status(page)).toHaveText('Temporary preview')
  expect((await readForms(page)).map(({ address }) => address)).toEqual(['/api/images/style'])
  await keep.click()
  await expect(status(page)).toHaveText('Saved to server')
})

test('a copy sent before Cancel can be deleted', async ({ page }) => {
  await open(page)
  const release = await holdUploads(page)
  await drop(page, 'a.jpg', 'image/jpeg', await makePhoto())
  const uploadRequest = page.waitForRequest('**/api/images/upload', paintTimeout)
  await transform(page).click()
  await uploadRequest
  await page.getByRole('button', { name: 'Cancel' }).click()
  release()
  await page.getByRole('button', { name: 'Delete now' }).click()
  await expect(page.getByText('Image deleted from our server.')).toBeVisible()
})

test('a file that cannot be painted is refused with a reason', async ({ page, problems }) => {
  await open(page)
  await drop(page, 'IMG_0412.HEIC', '', Buffer.from('....ftypheic'))
  await expect(failure(page)).toHaveText(/cannot open HEIC photos\. Save it as a JPG/)
  await drop(page, 'nothing.jpg', 'image/jpeg', Buffer.alloc(0))
  await expect(failure(page)).toHaveText(/This file is empty/)
  const icon = await sharp({ create: { width: 12, height: 9, channels: 3, background: '#a50' } })
    .png()
    .toBuffer()
  await drop(page, 'icon.png', 'image/png', icon)
  await expect(page.getByRole('img', { name: 'Your original' })).toBeAttached()
  await transform(page).click()
  await expect(failure(page)).toHaveText(/too small to paint: 12 × 9 pixels/)

  await drop(page, 'a.jpg', 'image/jpeg', await makePhoto(), page.locator('h1'))
  await page.context().setOffline(true)
  await transform(page).click()
  await expect(failure(page)).toHaveText(/You seem to be offline/)
  await page.context().setOffline(false)
  await transform(page).click()
  await expect(status(page)).toHaveText('Saved to server', paintTimeout)
  // The browser's own message about the lost connection.
  problems.length = 0
})

test('a dismissed file dialog is noticed after 300 ms', fullOnly, async ({ page }) => {
  await open(page)
  const choose = page.getByRole('button', { name: 'Choose a photo' })
  const chooser = page.waitForEvent('filechooser')
  await choose.click()
  await chooser
  await expect(page.getByRole('button', { name: 'Waiting for your choice' })).toBeVisible()
  const waitedMs = await page.evaluate(async () => {
    const isWaiting = () =>
      [...document.querySelectorAll('button')].some(({ textContent }) =>
        textContent?.includes('Waiting for your choice'),
      )
    const startedAt = performance.now()
    window.dispatchEvent(new Event('focus'))
    while (isWaiting()) await new Promise((resolve) => setTimeout(resolve, 5))
    return performance.now() - startedAt
  })
  // On a busy machine it is noticed later, but never earlier.
  expect(waitedMs).toBeGreaterThan(290)
  await expect(choose).toBeVisible()

  const nextFileChooser = page.waitForEvent('filechooser')
  await choose.click()
  await (await nextFileChooser).setFiles({
    name: 'b.jpg',
    mimeType: 'image/jpeg',
    buffer: await makePhoto(),
  })
  await expect(page.getByRole('img', { name: 'Your original' })).toBeVisible()
})

test.describe('failures show the documented messages for', () => {
  const tooLarge = 'This image is too large. The limit is 10 MB and 25 megapixels.'
  const buildResponse = (code: number, body: unknown) => ({ status: code, json: body })
  for (const [label, address, fulfilled, message] of [
    [
      'a rejected photo',
      '**/api/images/style',
      buildResponse(413, { success: false, message: tooLarge }),
      `Failed image transformation: HTTP error! status: 413. ${tooLarge}`,
    ],
    [
      'a rejection without a message',
      '**/api/images/style',
      { status: 502, body: '<html>' },
      'Failed image transformation: HTTP error! status: 502',
    ],
    [
      'a response without a picture',
      '**/api/images/style',
      buildResponse(200, { success: true }),
      'Image data not found in response.',
    ],
    [
      'a rejected upload',
      '**/api/images/upload',
      buildResponse(507, {
        success: false,
        message: 'There is not enough disk space to store this.',
      }),
      'Failed to upload transformed image: Upload failed! status: 507. There is not enough disk space to store this.',
    ],
  ] as const) {
    test(label, fullUnless(label === 'a rejected photo'), async ({ page, problems }) => {
      await open(page)
      await page.route(address, (route) => route.fulfill(fulfilled))
      await drop(page, 'a.jpg', 'image/jpeg', await makePhoto())
      await expect(page.getByRole('img', { name: 'Your original' })).toBeVisible()
      await transform(page).click()
      await expect(failure(page)).toHaveText(message, paintTimeout)
      await expect(
        page.getByRole('button', { name: /Transform Image|Paint it again/ }),
      ).toBeEnabled()
      // The browser's own message about the status.
      problems.length = 0
    })
  }

  test('any other failure', fullOnly, async ({ page, problems }) => {
    await open(page)
    await page.route('**/api/images/style', (route) => route.abort())
    await drop(page, 'a.jpg', 'image/jpeg', await makePhoto())
    await expect(page.getByRole('img', { name: 'Your original' })).toBeAttached()
    await transform(page).click()
    await expect(failure(page)).toHaveText('An unknown error occurred')
    problems.length = 0
  })
})

test('goes on in a tab that gets no frames', fullOnly, async ({ page, problems }) => {
  await open(page)
  await page.route('**/api/images/style', (route) => route.fulfill({ status: 502, body: '' }))
  await drop(page, 'a.jpg', 'image/jpeg', await makePhoto())
  await expect(page.getByRole('img', { name: 'Your original' })).toBeVisible()
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0
  })
  await transform(page).click()
  await expect(failure(page)).toHaveText('Failed image transformation: HTTP error! status: 502')
  // The browser's own message about the status.
  problems.length = 0
})
