import { mkdirSync } from 'node:fs'
import { findChromium } from '@agency/tools/browser/chromium'
import { chromium } from 'playwright'

const base = 'http://127.0.0.1:3000'
const { path: executablePath } = findChromium(() => {})
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const out = '/work/scratch/shots'
mkdirSync(out, { recursive: true })
const pages = (process.argv[2] ?? '/dashboard').split(',')
const widths = (process.argv[3] ?? '360,768,1440').split(',').map(Number)
for (const scheme of (process.argv[4] ?? 'light,dark').split(',') as ('light' | 'dark')[]) {
  const context = await browser.newContext({
    colorScheme: scheme,
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  if (pages.some((p) => p.startsWith('/dashboard'))) {
    await page.addInitScript((s) => localStorage.setItem('theme', s), scheme)
    await page.goto(`${base}/login`)
    await page.getByLabel('Email').fill('demo@emberlane.example')
    await page.getByLabel('Password', { exact: true }).fill('melbourne-laneway')
    await page.getByRole('button', { name: /log in|sign in/i }).click()
    await page.waitForURL(/dashboard/)
  }
  for (const p of pages)
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 500 ? 780 : 900 })
      await page.goto(base + p)
      await page.waitForTimeout(1200)
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (over > 0) console.log('OVERFLOW', p, width, scheme, over)
      await page.screenshot({
        path: `${out}/${p.replace(/[^a-z0-9]+/gi, '_')}-${width}-${scheme}.png`,
        fullPage: true,
      })
    }
  await context.close()
}
await browser.close()
