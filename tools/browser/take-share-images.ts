import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { trackCalls, waitForPage } from './settled-page.ts'

interface ShareImageOptions {
  origin: string
  paths: readonly string[]
  outDir: string
  chromiumPath: string
}

/**
 * Runs in the page; it is a string, so that the scripts that import this need no DOM types. Leaves
 * the first heading, its surroundings and the background. Anything that names the agency is
 * removed, since settings may change it.
 */
const HIDE_REST = `(() => {
  const name = document.querySelector('meta[property="og:site_name"]').content
  const head = document.querySelector('main h1').parentElement
  for (const part of head.querySelectorAll('a, button')) part.style.visibility = 'hidden'
  for (const part of head.children) {
    if (part.textContent.includes(name)) part.style.visibility = 'hidden'
  }
  for (let node = head; node !== document.body; node = node.parentElement) {
    for (const other of node.parentElement.children) {
      const isBackground = other.getAttribute('aria-hidden') === 'true' && other.querySelector('svg')
      if (other !== node && !isBackground) other.style.visibility = 'hidden'
    }
  }
  const shown = [...head.children].filter((part) => part.style.visibility !== 'hidden')
  const boxes = shown.map((part) => part.getBoundingClientRect())
  const top = Math.min(...boxes.map((box) => box.top))
  const bottom = Math.max(...boxes.map((box) => box.bottom))
  head.style.transform = 'translateY(' + ((innerHeight - (bottom - top)) / 2 - top) + 'px)'
})()`

/** Captures the top of each page at 1200 × 630, as JPEGs. */
export async function takeShareImages({ origin, paths, outDir, chromiumPath }: ShareImageOptions) {
  await mkdir(outDir, { recursive: true })
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const page = await browser.newPage({
    // A little larger than on a screen, since these are viewed small.
    viewport: { width: 1040, height: 546 },
    deviceScaleFactor: 1200 / 1040,
    reducedMotion: 'reduce',
  })
  trackCalls(page)
  for (const route of paths) {
    await page.goto(origin + route)
    await waitForPage(page)
    await page.evaluate(HIDE_REST)
    const name = route === '/' ? 'home' : route.slice(1).replaceAll('/', '_')
    await sharp(await page.screenshot())
      .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toFile(path.join(outDir, `${name}.jpg`))
  }
  await browser.close()
}
