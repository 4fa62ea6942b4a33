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

test('an old slug redirects to the new one', async ({ request, token }) => {
  const headers = { authorization: `Bearer ${token}` }
  const slug = `kiln-${Date.now().toString(36)}`
  const created = await request.post('/api/projects', { headers, data: { title: 'Kiln', slug } })
  const url = `/api/projects/${(await created.json()).data.id}`
  await request.put(url, { headers, data: { slug: `${slug}-moved` } })
  const response = await request.get(`/our-work/${slug}`, { maxRedirects: 0 })
  await request.delete(url, { headers })
  expect(response.status()).toBe(301)
  expect(response.headers().location).toBe(`/our-work/${slug}-moved`)
})
