import { expect, test } from '../support/site-test.ts'

test('an id redirects to the slug, which every link uses', async ({ page, request }) => {
  const list = await (await request.get('/api/projects')).json()
  const [{ id, slug }] = list.data
  const response = await request.get(`/our-work/${id}`, { maxRedirects: 0 })
  expect(response.status()).toBe(301)
  expect(response.headers().location).toBe(`/our-work/${slug}`)
  await page.goto('/our-work')
  await expect(page.locator(`a[href="/our-work/${slug}"]`).first()).toBeVisible()
})
