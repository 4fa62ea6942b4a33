import { fullOnly } from '@agency/tools/test/test-size'
import { expect } from '../support/site-test.ts'
import { ignoreStatusErrors, staffTest as test, uniqueWord } from '../support/staff-test.ts'

/** A time in Melbourne as a form's field takes it, so many minutes from now. */
const localTimeIn = (minutes: number) =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Australia/Melbourne',
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(Date.now() + minutes * 60_000)
    .replace(' ', 'T')

test(
  'a project is published when its time comes, and its old address leads to it',
  fullOnly,
  async ({ page, token, problems }) => {
    const headers = { authorization: `Bearer ${token}` }
    const title = uniqueWord('Kiln')
    const data = { title, Active: false, summary: 'Fired twice.' }
    const created = await (await page.request.post('/api/projects', { headers, data })).json()
    const { id, slug } = created.data
    await page.goto(`/dashboard/projects/${id}/edit`)
    await page.getByLabel('Publish on').fill(localTimeIn(2))
    await page.getByRole('button', { name: 'Update Project' }).click()
    await page.waitForURL('/dashboard/projects')
    await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Publishes')
    expect((await page.request.get(`/our-work/${slug}`)).status()).toBe(404)

    await expect
      .poll(async () => (await page.request.get(`/our-work/${slug}`)).status(), {
        timeout: 300_000,
      })
      .toBe(200)

    await page.goto(`/dashboard/projects/${id}/edit`)
    await page.getByRole('textbox', { name: 'Slug' }).fill(`${slug}-again`)
    await page.getByRole('button', { name: 'Update Project' }).click()
    await page.waitForURL('/dashboard/projects')
    const redirects = page.getByRole('region', { name: 'Redirects' })
    await expect(redirects.getByRole('row').filter({ hasText: `/our-work/${slug}` })).toBeVisible()
    await page.goto(`/our-work/${slug}`)
    await expect(page).toHaveURL(`/our-work/${slug}-again`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.request.delete(`/api/projects/${id}`, { headers })
    ignoreStatusErrors(problems)
  },
)
