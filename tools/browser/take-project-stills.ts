import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { LIVE_FONTS_PATH } from '@agency/contract/live-page'
import { type BrowserContext, chromium, type Locator, type Page } from 'playwright'
import sharp from 'sharp'
import { trackCalls, waitForFrame, waitForPage } from './settled-page.ts'

interface Stills {
  theme: 'light' | 'dark'
  /** A colour of the client's, behind the demo. */
  ground: string
  /** Bring the demo from its first state into that of the second and the third picture. */
  steps: [second: Step, third: Step]
}

interface Step {
  act?: (demo: Locator) => Promise<unknown>
  /** What the picture starts with, if that is not the demo's top. */
  from?: string
}

const choose = (demo: Locator, label: string) =>
  demo.getByRole('radio', { name: label, exact: true }).check({ force: true })
const slide = (demo: Locator, label: RegExp, value: number) =>
  demo.getByRole('slider', { name: label }).fill(String(value))
const press = (demo: Locator, name: string | RegExp) =>
  demo.getByRole('button', { name }).first().click()

/** A string, so that the scripts that import this need no DOM types. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(`document.querySelector('[data-live-demo]').scrollTo(0, ${top})`)

/** By the project's slug. */
const stills: Record<string, Stills> = {
  'lighthouse-lane-homes': {
    ...{ theme: 'light', ground: '#1f5a73' },
    steps: [
      {
        act: async (demo) => {
          await choose(demo, 'Summer')
          await slide(demo, /Hour/, 17)
        },
      },
      {
        act: async (demo) => {
          await choose(demo, 'Bedroom upstairs')
          await choose(demo, 'Winter')
          await slide(demo, /Hour/, 10)
        },
      },
    ],
  },
  'marrow-and-vine-bookings': {
    ...{ theme: 'dark', ground: '#7a2f42' },
    steps: [
      {
        act: async (demo) => {
          await choose(demo, 'Sat')
          await slide(demo, /Guests/, 6)
        },
      },
      {
        act: async (demo) => {
          await choose(demo, 'Wed')
          await slide(demo, /Guests/, 8)
        },
      },
    ],
  },
  'quarrystone-quote-desk': {
    ...{ theme: 'light', ground: '#d9a84e' },
    steps: [
      { act: (demo) => demo.getByLabel('Width, m').fill('1.2') },
      { act: (demo) => demo.getByRole('combobox').first().selectOption({ index: 2 }) },
    ],
  },
  'bellbird-hearing': {
    ...{ theme: 'light', ground: '#f2d06b' },
    steps: [
      { act: (demo) => press(demo, 'Start the check') },
      {
        act: async (demo) => {
          for (const heard of [true, true, false]) {
            await press(demo, /Play/)
            await press(demo, heard ? 'I heard it' : 'I didn’t')
          }
        },
      },
    ],
  },
  'tramstop-television': {
    ...{ theme: 'dark', ground: '#1f7d55' },
    steps: [
      { act: (demo) => press(demo, /Sign off/) },
      { act: (demo) => choose(demo, 'Brunswick') },
    ],
  },
  'hollow-oak-school': {
    ...{ theme: 'light', ground: '#5fa777' },
    steps: [{ act: (demo) => choose(demo, 'Tiếng Việt') }, { act: (demo) => choose(demo, 'دری') }],
  },
  'saltmarsh-brewing': {
    ...{ theme: 'dark', ground: '#2c6f8f' },
    steps: [
      { act: (demo) => slide(demo, /Day of the season/, 12) },
      {
        act: async (demo) => {
          await choose(demo, 'Subscriber')
          await slide(demo, /Day of the season/, 70)
        },
      },
    ],
  },
  'parallel-freight-control-room': {
    ...{ theme: 'dark', ground: '#f5c518' },
    steps: [
      { act: (demo) => press(demo, 'Yes, replan') },
      { act: (demo) => slide(demo, /Corio Bay/, 60) },
    ],
  },
  'greenroom-theatre': {
    ...{ theme: 'dark', ground: '#e58fa5' },
    steps: [
      { act: (demo) => choose(demo, 'Friday') },
      {
        act: (demo) => choose(demo, 'Wednesday'),
        from: 'Wednesday: pay what you can',
      },
    ],
  },
  'kelpie-and-co-vets': {
    ...{ theme: 'light', ground: '#c2563d' },
    steps: [
      { act: (demo) => press(demo, 'Bleeding on, a deep wound, or hit by a car') },
      { from: 'The vets’ table' },
    ],
  },
}

/** Fonts of this site for scripts that the machine may lack, in the order of the demos' languages. */
const FALLBACK_FONTS = [
  'noto-sans-devanagari-400-normal',
  ...[117, 118, 119].map((subset) => `zcool-xiaowei-${subset}-400-normal`),
]

const SIZE = { width: 1120, height: 840 }
/** Around the demo, in pixels. */
const MARGIN = 56
/** Between that margin and the text that a picture starts with. */
const PADDING = 24

/** Leaves nothing but the demo, on its ground, cut off at the bottom. */
const styleOf = (ground: string) => `
  ${FALLBACK_FONTS.map((name) => `@font-face { font-family: ${name}; src: url(${LIVE_FONTS_PATH}/${name}.woff2) }`).join('\n  ')}
  [data-live-demo] {
    position: fixed; inset: 0; z-index: 9999; overflow: hidden;
    padding: ${MARGIN}px ${MARGIN}px 0; background: ${ground};
  }
  [data-live-demo] > div { border-width: 0; }
  /* A picture that starts further down has the same margin, and room to scroll there. */
  [data-live-demo]::before { content: ''; position: fixed; inset: 0 0 auto; height: ${MARGIN}px; background: ${ground}; z-index: 1; }
  [data-live-demo]::after { content: ''; display: block; height: ${SIZE.height}px; }`

/** Their width in pixels. */
const OUTPUT_WIDTH = 1440

interface ProjectStillsOptions {
  origin: string
  outDir: string
  chromiumPath: string
}

/** Captures each project's live demo three times, as a cover and in two other states. */
export async function takeProjectStills({ origin, outDir, chromiumPath }: ProjectStillsOptions) {
  await mkdir(outDir, { recursive: true })
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const capture = async (page: Page, file: string) => {
    await waitForFrame(page)
    await sharp(await page.screenshot())
      .webp({ quality: 86, smartSubsample: true, effort: 6 })
      .toFile(path.join(outDir, `${file}.webp`))
  }
  const captureProject = async (
    context: BrowserContext,
    slug: string,
    { ground, steps }: Stills,
  ) => {
    const page = await context.newPage()
    trackCalls(page)
    await page.goto(`${origin}/our-work/${slug}`)
    await waitForPage(page)
    const demo = page.locator('[data-live-demo]')
    await demo.scrollIntoViewIfNeeded()
    await waitForPage(page)
    await page.addStyleTag({ content: styleOf(ground) })
    await page.evaluate(
      `document.body.style.fontFamily = getComputedStyle(document.body).fontFamily + ', ${FALLBACK_FONTS.join(', ')}'`,
    )
    await page.evaluate('document.fonts.ready.then(() => {})')
    await waitForPage(page)
    await capture(page, slug)
    for (const [index, { act, from }] of steps.entries()) {
      await act?.(demo)
      await page.evaluate('document.activeElement?.blur()')
      await page.mouse.move(0, 0)
      await scrollTo(page, 0)
      const box = from && (await demo.getByText(from, { exact: true }).boundingBox())
      if (box) await scrollTo(page, Math.round(box.y) - MARGIN - PADDING)
      await capture(page, `${slug}-${index + 2}`)
    }
    await page.close()
  }
  for (const [slug, still] of Object.entries(stills)) {
    const context = await browser.newContext({
      viewport: SIZE,
      deviceScaleFactor: OUTPUT_WIDTH / SIZE.width,
      reducedMotion: 'reduce',
      locale: 'en-AU',
      timezoneId: 'Australia/Melbourne',
      // The style sheet of the tool is not one of the page's.
      bypassCSP: true,
    })
    await context.addInitScript((name) => localStorage.setItem('theme', name), still.theme)
    await captureProject(context, slug, still)
    await context.close()
  }
  await browser.close()
}
