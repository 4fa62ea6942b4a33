import { waitForPage } from '@agency/tools/browser/settled-page'
import type { Page } from 'playwright/test'
import { expect } from '../support/site-test.ts'
import { messages, staffTest as test } from '../support/staff-test.ts'

const DELETE = 'Are you sure you want to delete this project? This action cannot be undone.'

let projectCount = 0
const makeProject = async (page: Page, token: string, fields: object = {}) => {
  const title = `Kiln ${Date.now().toString(36)}${(projectCount++).toString(36)}`
  const response = await page.request.post('/api/projects', {
    headers: { authorization: `Bearer ${token}` },
    data: { title, ...fields },
  })
  return (await response.json()).data as { id: number; title: string; slug: string }
}
const row = (page: Page, title: string) =>
  page
    .getByRole('region', { name: 'Manage Projects' })
    .locator('tbody tr')
    .filter({ hasText: title })

test('lists every project, the featured one first, then by id descending, with its state', async ({
  page,
  token,
}) => {
  const { id, title } = await makeProject(page, token, { Active: false })
  await page.goto('/dashboard/projects')
  await expect(page.getByRole('heading', { level: 1, name: 'Projects Management' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Manage Projects' })).toBeVisible()
  await expect(row(page, title)).toContainText('Inactive')
  const links = page.locator('tbody tr td:first-child a')
  const hrefs = await links.evaluateAll((elements) =>
    elements.map((link) => link.getAttribute('href')),
  )
  const ids = hrefs.map((href) => Number(href?.split('/').at(-2)))
  const otherIds = ids.slice(1)
  expect(otherIds).toEqual([...otherIds].sort((a, b) => b - a))
  await expect(page.locator('tbody tr').first()).toContainText('Featured')
  await expect(page.getByRole('link', { name: 'Add New Project' })).toHaveAttribute(
    'href',
    '/dashboard/projects/new',
  )
  await page.getByRole('link', { name: `Edit ${title}` }).click()
  await expect(page).toHaveURL(`/dashboard/projects/${id}/edit`)
})

test('features a project with the documented call, reloads the list, and can undo it', async ({
  page,
  token,
}) => {
  const { id, title } = await makeProject(page, token)
  await page.goto('/dashboard/projects')
  const updateRequest = page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().endsWith(`/api/projects/${id}`),
  )
  await expect(row(page, title)).toBeVisible()
  const titleBefore = await page.locator('tbody tr').first().locator('td a').first().textContent()
  const reloadRequest = page.waitForRequest(/\/api\/projects\?status=all/)
  await page.getByRole('button', { name: `Make Featured: ${title}` }).click()
  expect((await updateRequest).postDataJSON()).toEqual({ IsFeatured: true })
  await reloadRequest
  await expect(row(page, title)).toContainText('Featured')
  await expect(page.locator('tbody tr').filter({ hasText: 'Featured' })).toHaveCount(1)

  let calls = 0
  await page.route(`/api/projects/${id}`, (route) => {
    calls += 1
    return route.fallback()
  })
  await page.getByRole('button', { name: `Make Featured: ${title}` }).click({ force: true })
  await messages(page).getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, titleBefore ?? '')).toContainText('Featured')
  await expect(row(page, title)).not.toContainText('Featured')
  expect(calls).toBe(0)
})

test('deletes after the documented confirmation, can restore a copy, and can be cancelled', async ({
  page,
  token,
}) => {
  const { title, slug } = await makeProject(page, token)
  await page.goto('/dashboard/projects')
  const remove = page.getByRole('button', { name: `Delete ${title}` })
  const question = page.getByRole('dialog', { name: DELETE })
  await remove.click()
  // On a busy machine, the button can be clicked again before the browser fires the first dialog's
  // close event, once the code that awaits the dialog's result has run.
  const deleteButton = await remove.elementHandle()
  await question
    .getByRole('button', { name: 'Cancel' })
    .evaluate(async (cancel: HTMLElement, button) => {
      cancel.click()
      for (let i = 0; i < 50; i += 1) await null
      ;(button as HTMLElement | null)?.click()
    }, deleteButton)
  await waitForPage(page)
  await expect(row(page, title)).toBeVisible()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(row(page, title)).toHaveCount(0)
  await expect(messages(page)).toContainText(`${title} was deleted`)
  expect((await page.request.get(`/our-work/${slug}`)).status()).toBe(404)
  await messages(page).getByRole('button', { name: 'Restore copy' }).click()
  await expect(row(page, title)).toBeVisible()
  await page.reload()
  await expect(row(page, title)).toBeVisible()
  expect((await page.request.get(`/our-work/${slug}`)).status()).toBe(200)
  await remove.click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(row(page, title)).toHaveCount(0)
  // The message may be gone by then.
  await page.reload()
  await page.getByRole('button', { name: `Restore ${title}` }).click()
  await expect(row(page, title)).toBeVisible()
  await expect(page.getByRole('button', { name: `Restore ${title}` })).toHaveCount(0)
})
