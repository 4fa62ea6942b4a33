import { chromium } from 'playwright'
import { findChromium } from '@agency/tools/browser/chromium'
const base = 'http://127.0.0.1:3000'
const { path: executablePath } = findChromium(() => {})
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] })
const out = '/work/scratch/shots'
for (const [scheme, width] of [['light', 1440], ['dark', 360]] as const) {
  const context = await browser.newContext({ viewport: { width, height: 820 } })
  const page = await context.newPage()
  page.on('pageerror', (e) => console.log('ERR', e.message)); page.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text()))
  await page.addInitScript((s) => localStorage.setItem('theme', s), scheme)
  await page.goto(`${base}/login`)
  await page.getByLabel('Email').fill('demo@emberlane.example'); await page.getByLabel('Password', { exact: true }).fill('melbourne-laneway')
  await page.getByRole('button', { name: /log in|sign in/i }).click(); await page.waitForURL(/dashboard/)
  await page.goto(`${base}/dashboard/users`); await page.waitForTimeout(900)
  await page.screenshot({ path: `${out}/u-${width}.png` })
  await page.getByRole('button', { name: 'Add contact' }).first().click(); await page.waitForTimeout(500)
  await page.screenshot({ path: `${out}/u-add-${width}.png` })
  await page.goto(`${base}/dashboard/users/1`); await page.waitForTimeout(900)
  await page.getByRole('region', { name: 'Details' }).getByRole('button', { name: 'Edit' }).click(); await page.waitForTimeout(500)
  await page.screenshot({ path: `${out}/u-edit-${width}.png` })
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Create estimate' }).click(); await page.waitForTimeout(1200)
  await page.screenshot({ path: `${out}/u-est-${width}.png` })
  await context.close()
}
await browser.close()
