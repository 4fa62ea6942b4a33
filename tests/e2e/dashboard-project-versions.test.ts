import { expect } from '../support/site-test.ts'
import { ignoreStatusErrors, messages, staffTest as test } from '../support/staff-test.ts'

test('staff compare a version with what they saved since, and restore it', async ({
  page,
  token,
  problems,
}) => {
  const headers = { authorization: `Bearer ${token}` }
  const title = `Kiln ${Date.now().toString(36)}`
  const data = { title, summary: 'Fired twice.', content: '<p>Built by <em>hand</em>.</p>' }
  const created = await (await page.request.post('/api/projects', { headers, data })).json()
  const { id, slug } = created.data
  await page.goto(`/dashboard/projects/${id}/edit`)
  const summary = page.getByRole('textbox', { name: 'Summary' })
  await summary.fill('Fired three times.')
  await page.getByRole('button', { name: 'Update Project' }).click()
  await page.waitForURL('/dashboard/projects')

  await page.goto(`/dashboard/projects/${id}/edit`)
  await summary.fill('Not saved yet.')
  await page.getByRole('button', { name: 'Versions' }).click()
  const drawer = page.getByRole('dialog', { name: `Versions of ${title}` })
  await drawer.getByRole('button', { name: 'Compare version 1' }).click()
  await expect(drawer.locator('dt')).toHaveText(['Summary'])
  await expect(drawer.getByRole('deletion')).toContainText('twice')
  await expect(drawer.getByRole('insertion')).toContainText('three times')
  await drawer.getByRole('button', { name: 'All versions' }).click()
  await drawer.getByRole('button', { name: 'Restore version 1' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(messages(page)).toContainText(`Version 1 of ${title} was restored`)
  await expect(drawer).toContainText('Version 1 was restored.')
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(summary).toHaveValue('Fired twice.')

  await page.goto(`/our-work/${slug}`)
  await expect(page.getByText('Fired twice.').first()).toBeVisible()
  await page.request.delete(`/api/projects/${id}`, { headers })
  ignoreStatusErrors(problems)
})
