import { expect } from '../support/site-test.ts'
import { ignoreStatusErrors, messages, staffTest as test } from '../support/staff-test.ts'

test('staff open a preview, and whoever has its link sees it until they end it', async ({
  page,
  token,
  browser,
  siteUrl,
  problems,
}) => {
  const headers = { authorization: `Bearer ${token}` }
  const title = `Kiln ${Date.now().toString(36)}`
  const data = { title, Active: false, summary: 'Fired twice.' }
  const created = await (await page.request.post('/api/projects', { headers, data })).json()
  const { id, slug } = created.data
  await page.goto(`/dashboard/projects/${id}/edit`)
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const preview = await opened
  await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(preview.getByText('Preview, not published')).toBeVisible()
  const { pathname } = new URL(preview.url())
  expect(pathname).toMatch(/^\/preview\/[0-9a-f]{32}$/)
  await preview.close()

  // A client: without a login, and without code.
  const context = await browser.newContext({ javaScriptEnabled: false })
  const client = await context.newPage()
  await client.goto(siteUrl + pathname)
  await expect(client.getByText('Fired twice.')).toBeVisible()
  await expect(client.getByText('Preview, not published')).toBeVisible()
  await expect(client.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(client.locator('link[rel=canonical]')).toHaveCount(0)

  await page.getByRole('button', { name: 'End preview link' }).click()
  await expect(messages(page)).toContainText('The preview link has ended')
  expect((await client.goto(siteUrl + pathname))?.status()).toBe(404)
  await expect(client.getByText('This preview has ended.')).toBeVisible()
  await context.close()

  const link = await page.request.post('/trpc/projects.createPreviewLink', {
    headers,
    data: { id },
  })
  const path = `/preview/${(await link.json()).result.data.token}`
  await page.request.put(`/api/projects/${id}`, { headers, data: { Active: true } })
  const published = await page.request.get(path, { maxRedirects: 0 })
  expect(published.headers().location).toBe(`/our-work/${slug}`)
  await page.request.delete(`/api/projects/${id}`, { headers })
  ignoreStatusErrors(problems)
})
