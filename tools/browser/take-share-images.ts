import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { trackCalls, waitForFrame, waitForPage } from './settled-page.ts'

/** Wide enough for the whole background. */
const SIZE = { width: 1280, height: 672 }
/** Above the heading, in pixels. */
const TOP_MARGIN = 56

interface ShareImageOptions {
  origin: string
  paths: readonly string[]
  outDir: string
  chromiumPath: string
}

/** Pages whose first screen is the same on every site; the others also show what is in a database. */
const isSameEverywhere = (route: string) =>
  /^\/($|services\/|case-study\/|ai-generator$|ghibli-generator$)/.test(route)

/** React would bring back what was changed before. */
const IS_HYDRATED = `Object.keys(document.querySelector('main h1')).some((key) => key.startsWith('__reactFiber'))`

/**
 * Runs in the page; it is a string, so that the scripts that import this need no DOM types. Leaves the
 * first heading with the background, and what follows if it is the same on every site. Anything that
 * names the agency, its city or its year is removed, since settings may change it. Returns where to cut.
 */
const prepare = (hasRest: boolean) => `(() => {
  const hide = (part) => { part.style.visibility = 'hidden' }
  const name = document.querySelector('meta[property="og:site_name"]').content
  const title = document.querySelector('main h1')
  const head = title.parentElement
  document.querySelectorAll('header, footer').forEach(hide)
  for (const part of head.querySelectorAll('a, button')) hide(part)
  for (const part of head.querySelectorAll('h1, p')) {
    if (part.textContent.includes(name)) hide(part)
    const text = part.textContent.replace(/, made in .*[.]/, '.').replace(/ since [0-9]{4}/, '')
    if (text !== part.textContent) part.textContent = text
  }
  for (let node = head; !${hasRest} && node !== document.body; node = node.parentElement) {
    for (const other of node.parentElement.children) {
      const isBackground = other.getAttribute('aria-hidden') === 'true' && other.querySelector('svg')
      if (other !== node && !isBackground) hide(other)
    }
  }
  const piece = ${hasRest} && head.parentElement.querySelector('form')
  const box = piece && piece.getBoundingClientRect()
  // Beside the heading, not below it.
  if (box && box.top < head.getBoundingClientRect().bottom) {
    return Math.max(0, Math.round((box.top + box.bottom - ${SIZE.height}) / 2))
  }
  const shown = [...head.children].filter((part) => part.style.visibility !== 'hidden')
  const boxes = shown.map((part) => part.getBoundingClientRect())
  const top = Math.min(...boxes.map((box) => box.top))
  const bottom = Math.max(...boxes.map((box) => box.bottom))
  return Math.max(0, Math.round(${hasRest} ? top - ${TOP_MARGIN} : (top + bottom - ${SIZE.height}) / 2))
})()`

/** Captures the top of each page at 1200 × 630, as JPEGs. */
export async function takeShareImages({ origin, paths, outDir, chromiumPath }: ShareImageOptions) {
  await mkdir(outDir, { recursive: true })
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const page = await browser.newPage({
    viewport: { width: SIZE.width, height: 1100 },
    deviceScaleFactor: 1200 / SIZE.width,
    locale: 'en-AU',
    timezoneId: 'Australia/Melbourne',
    reducedMotion: 'reduce',
  })
  trackCalls(page)
  for (const route of paths) {
    await page.goto(origin + route)
    await waitForPage(page)
    while (!(await page.evaluate(IS_HYDRATED))) await waitForFrame(page)
    const y: number = await page.evaluate(prepare(isSameEverywhere(route)))
    const name = route === '/' ? 'home' : route.slice(1).replaceAll('/', '_')
    await sharp(await page.screenshot({ clip: { ...SIZE, x: 0, y } }))
      .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toFile(path.join(outDir, `${name}.jpg`))
  }
  await browser.close()
}
