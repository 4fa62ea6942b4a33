import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from 'playwright'
import { countCalls, settledPage } from './settled-page.ts'

/** Concurrent browser contexts. */
const AT_ONCE = 2

interface ScreenshotSet {
  width: number
  theme: 'dark' | 'light'
}

/** Runs in the page; it is a string, so that the scripts that import this need no DOM types. */
const WALK_DOWN = `(async () => {
  for (let y = 0; y < document.body.scrollHeight; y += 500) {
    window.scrollTo(0, y)
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
  window.scrollTo(0, 0)
})()`

interface Shoot {
  origin: string
  routes: string[]
  sets: ScreenshotSet[]
  /** A subfolder of it receives the pictures of one set, named by width and theme. */
  out: string
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
  out,
  chromiumPath,
  onSet,
}: Shoot): Promise<void> {
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const shoot = async ({ width, theme }: ScreenshotSet) => {
    const context = await browser.newContext({
      viewport: { width, height: width < 700 ? 780 : 900 },
      reducedMotion: 'reduce',
      locale: 'en-AU',
      timezoneId: 'Australia/Melbourne',
    })
    await context.addInitScript((name) => localStorage.setItem('theme', name), theme)
    const page = await context.newPage()
    countCalls(page)
    const dir = path.join(out, `${width}-${theme}`)
    await mkdir(dir, { recursive: true })
    for (const route of routes) {
      await page.goto(origin + route)
      await settledPage(page)
      // Lazy pictures load when they come near the viewport, so scroll past them once.
      await page.evaluate(WALK_DOWN)
      await settledPage(page)
      await page.screenshot({ path: path.join(dir, fileOf(route)), fullPage: true })
    }
    await context.close()
  }
  const left = [...sets]
  const walk = async () => {
    for (let set = left.shift(); set; set = left.shift()) {
      await shoot(set)
      onSet(set)
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, walk))
  } finally {
    await browser.close()
  }
}
