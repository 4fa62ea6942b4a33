import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from 'playwright'
import { trackCalls, waitForPage } from './settled-page.ts'

/** Concurrent browser contexts. */
const CONCURRENCY = 2

interface ScreenshotSet {
  width: number
  theme: 'dark' | 'light'
}

/** Runs in the page; it is a string, so that the scripts that import this need no DOM types. */
const SCROLL_DOWN = `(async () => {
  for (let y = 0; y < document.body.scrollHeight; y += 500) {
    window.scrollTo(0, y)
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
  window.scrollTo(0, 0)
})()`

interface ScreenshotOptions {
  origin: string
  routes: string[]
  sets: ScreenshotSet[]
  /** A subfolder of it receives the pictures of one set, named by width and theme. */
  outDir: string
  chromiumPath: string
  onSet: (set: ScreenshotSet) => void
}

const fileOf = (route: string) =>
  `${route === '/' ? 'home' : route.slice(1).replaceAll('/', '_')}.png`

/** Captures whole pages, including their lazy pictures, with motion off. */
export async function takeScreenshots({
  origin,
  routes,
  sets,
  outDir,
  chromiumPath,
  onSet,
}: ScreenshotOptions): Promise<void> {
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const captureSet = async ({ width, theme }: ScreenshotSet) => {
    const context = await browser.newContext({
      viewport: { width, height: width < 700 ? 780 : 900 },
      reducedMotion: 'reduce',
      locale: 'en-AU',
      timezoneId: 'Australia/Melbourne',
    })
    await context.addInitScript((name) => localStorage.setItem('theme', name), theme)
    const page = await context.newPage()
    trackCalls(page)
    const dir = path.join(outDir, `${width}-${theme}`)
    await mkdir(dir, { recursive: true })
    for (const route of routes) {
      await page.goto(origin + route)
      await waitForPage(page)
      // Lazy pictures load when they come near the viewport, so scroll past them once.
      await page.evaluate(SCROLL_DOWN)
      await waitForPage(page)
      await page.screenshot({ path: path.join(dir, fileOf(route)), fullPage: true })
    }
    await context.close()
  }
  const queue = [...sets]
  const drainQueue = async () => {
    for (let set = queue.shift(); set; set = queue.shift()) {
      await captureSet(set)
      onSet(set)
    }
  }
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, drainQueue))
  } finally {
    await browser.close()
  }
}
