import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { embedSnippetOf } from '@agency/contract/embed'
import type { LeadSources } from '@agency/contract/visit-source'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { briefField, fillGenerator, submitButton } from '../support/generator-form.ts'
import { expect, requestTest, test } from '../support/site-test.ts'
import { uniqueWord } from '../support/staff-test.ts'

// In sequence: they share the list of sites that may show the generator.
test.describe.configure({ mode: 'default' })

interface Host {
  origin: string
  close(): void
}

/** Another website, whose policy allows the snippet and nothing else; /no-script not even that. */
async function openHost(agency: string): Promise<Host> {
  const policy = (script: string) =>
    `default-src 'none'; script-src ${script}; frame-src ${agency}; img-src data:; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'`
  const server = createServer(({ url }, response) => {
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy(url === '/no-script' ? "'none'" : agency),
        'referrer-policy': 'no-referrer',
      })
      .end(
        `<!doctype html><html lang="en-AU"><title>Campaign</title><link rel="icon" href="data:,">
        <main><h1>Campaign</h1><p><a href="#rules">Rules</a></p>${embedSnippetOf(agency)}
        <p id="rules">The rules.</p></main></html>`,
      )
  })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

let allowed: Host
let other: Host
const headersOf = (token: string) => ({ authorization: `Bearer ${token}` })

test.beforeAll(async ({ siteUrl, token }) => {
  allowed = await openHost(siteUrl)
  other = await openHost(siteUrl)
  const call = (name: string, body?: object) =>
    fetch(`${siteUrl}/trpc/${name}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...headersOf(token), 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
  const { updatedAt } = (await (await call('settings.get')).json()).result.data
  const change = { embedding: { origins: [allowed.origin] } }
  expect((await call('settings.update', { change, updatedAt })).status).toBe(200)
})
test.afterAll(() => {
  allowed.close()
  other.close()
})

const frameOf = (page: Page, index = 0) => page.locator('agency-generator iframe').nth(index)
const formOf = (page: Page, index = 0) => frameOf(page, index).contentFrame()
const link = (page: Page) =>
  page.getByRole('link', { name: 'Get a website concept and an estimate' })
const heightOf = async (page: Page) => (await frameOf(page).boundingBox())?.height ?? 0
/** Whether the frame is as high as its content. */
const expectToFit = (page: Page) =>
  expect
    .poll(async () => {
      const content = await formOf(page).locator('#main').boundingBox()
      return Math.abs((content?.height ?? 0) - (await heightOf(page)))
    })
    .toBeLessThanOrEqual(1)
const violationsOf = async (page: Page, excludedRules: string[] = []) =>
  (await new AxeBuilder({ page }).disableRules(excludedRules).analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.target}`,
  )

test('a site with a strict policy shows the generator, and the lead has its origin', async ({
  page,
  siteUrl,
  token,
}) => {
  const company = uniqueWord('Embed')
  const email = `${company.toLowerCase()}@lantern.example`
  await page.goto(allowed.origin)
  const form = formOf(page)
  await expect(form.getByRole('heading', { level: 1 })).toHaveText('AI Website Concept Generator')
  await expect(link(page)).toBeHidden()
  await expect(frameOf(page)).toHaveAttribute('title', 'Website concept generator')
  await expect(frameOf(page)).toHaveAttribute('loading', 'lazy')
  for (const name of ['banner', 'contentinfo', 'navigation'] as const) {
    await expect(form.getByRole(name)).toHaveCount(0)
  }

  await test.step('the frame is as high as its content, at each width', async () => {
    await expectToFit(page)
    const wide = await heightOf(page)
    await page.setViewportSize({ width: 360, height: 780 })
    await expect.poll(() => heightOf(page)).toBeGreaterThan(wide)
    await expectToFit(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect.poll(() => heightOf(page)).toBe(wide)
  })

  await test.step('the keyboard reaches it, and leaves it', async () => {
    await page.getByRole('link', { name: 'Rules' }).focus()
    await page.keyboard.press('Tab')
    await expect(briefField(form, 'Name')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('link', { name: 'Rules' })).toBeFocused()
  })

  await test.step('axe finds nothing in either theme', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.reload()
      await expect(form.locator('html')).toHaveClass(colorScheme)
      await expect(link(page)).toBeHidden()
      expect(await violationsOf(page)).toEqual([])
    }
  })

  await test.step('errors are shown, and the frame grows with them', async () => {
    const before = await heightOf(page)
    await submitButton(form).click()
    await expect(form.getByRole('group').and(form.locator(':focus'))).toBeVisible()
    await expect.poll(() => heightOf(page)).toBeGreaterThan(before)
    await expectToFit(page)
  })

  await fillGenerator(form)
  await briefField(form, 'Email').fill(email)
  await briefField(form, 'Company Name').fill(company)
  await submitButton(form).click()
  const result = form.getByRole('heading', { name: 'Your Generated Website Concept' })
  await expect(result).toBeFocused()
  await expectToFit(page)
  await expect(form.getByRole('img', { name: new RegExp(`concept for ${company}`) })).toBeVisible()
  // The live page may not be framed here.
  await expect(form.locator('iframe')).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])

  await test.step('pages of the agency open beside the site', async () => {
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      form.getByRole('link', { name: 'Talk to us' }).click(),
    ])
    await expect(opened).toHaveURL(/\/contact$/)
    await opened.close()
    const [live] = await Promise.all([
      page.waitForEvent('popup'),
      form.getByRole('link', { name: 'Open the live page' }).click(),
    ])
    await expect(live.getByRole('heading', { level: 1 })).toBeVisible()
    await live.close()
    await expect(result).toBeVisible()
  })

  await test.step('the lead has the origin of the site', async () => {
    const query = async (name: string, input: object) => {
      const url = `${siteUrl}/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`
      return (await (await fetch(url, { headers: headersOf(token) })).json()).result.data
    }
    const { rows } = await query('contacts.list', { filter: { text: email } })
    const { first, last }: LeadSources = await query('sources.ofContact', { id: rows[0].id })
    for (const source of [first, last]) {
      expect(source).toMatchObject({ channel: 'embed', embedder: allowed.origin })
    }
  })
})

test('several on one page, with a theme and an accent, also when they are added later', async ({
  page,
}) => {
  await page.goto(allowed.origin)
  await expect(link(page)).toBeHidden()
  await page.evaluate(() => {
    const element = document.createElement('agency-generator')
    element.setAttribute('theme', 'light')
    element.setAttribute('accent', '#2dd4bf')
    element.setAttribute('frame-title', 'A second one')
    document.querySelector('main')?.append(element)
  })
  const second = page.getByTitle('A second one')
  await second.scrollIntoViewIfNeeded()
  const form = formOf(page, 1)
  await expect(form.locator('html')).toHaveClass('light')
  await expect(submitButton(form)).toHaveCSS('background-color', 'rgb(45, 212, 191)')
  // Too light to be read on white.
  expect(
    await form.locator('html').evaluate((root) => root.style.getPropertyValue('--e-colors-accent')),
  ).toBe('')
  await expect(submitButton(formOf(page))).toHaveCSS('background-color', 'rgb(252, 109, 0)')
  // The link that the script makes itself is gone as well.
  await expect(link(page)).toHaveCount(0)
  // Two frames with titles of their own contain the same form.
  expect(await violationsOf(page, ['landmark-unique'])).toEqual([])
})

test('messages of other windows do not resize it', async ({ page }) => {
  await page.goto(allowed.origin)
  await expect(link(page)).toBeHidden()
  await expectToFit(page)
  const before = await heightOf(page)
  await page.evaluate(() => postMessage({ type: 'agency-generator', height: 9_000 }, '*'))
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  expect(await heightOf(page)).toBe(before)
})

requestTest('a site that is not allowed shows the link', async ({ page, siteUrl }) => {
  const refused = page.waitForResponse((response) => response.url().includes('/embed/generator'))
  await page.goto(other.origin)
  expect((await refused).status()).toBe(403)
  await expect(link(page)).toBeVisible()
  await expect(frameOf(page)).toBeHidden()
  await expect(formOf(page).getByRole('form')).toHaveCount(0)
  // The frame takes part in nothing: what follows the link is the page's own.
  await link(page).focus()
  await page.keyboard.press('Tab')
  await expect(link(page)).not.toBeFocused()
  await expect(frameOf(page)).not.toBeFocused()
  await expect(link(page)).toHaveAttribute('href', `${siteUrl}/ai-generator`)
  expect(await violationsOf(page)).toEqual([])
})

requestTest('a site whose policy refuses the script shows the link', async ({ page }) => {
  await page.goto(`${allowed.origin}/no-script`)
  await expect(link(page)).toBeVisible()
  await expect(frameOf(page)).toHaveCount(0)
})

requestTest.describe(() => {
  requestTest.use({ javaScriptEnabled: false })
  requestTest('without JavaScript a site shows the link', async ({ page }) => {
    await page.goto(allowed.origin)
    await expect(link(page)).toBeVisible()
  })
})
