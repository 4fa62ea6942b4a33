import { waitForPage } from '@agency/tools/browser/settled-page'
import { fullOnly } from '@agency/tools/test/test-size'
import type { Page } from 'playwright/test'
import { expect } from '../support/site-test.ts'
import {
  createContact,
  makeConcept,
  messages,
  staffTest as test,
  uniqueWord,
} from '../support/staff-test.ts'

/**
 * Waits for its pictures: changing a concept's visibility moves them, and a pending request would
 * get a 404.
 */
const open = async (page: Page, text: string) => {
  await page.goto(`/dashboard/concepts?text=${encodeURIComponent(text)}`)
  await waitForPage(page)
}
/** The drawer of a new concept. */
const openDrawer = async (page: Page) => {
  const name = uniqueWord('Drawer')
  await makeConcept(name)
  await open(page, name)
  await page.getByRole('button', { name, exact: true }).click()
  const drawer = page.getByRole('dialog', { name })
  await expect(drawer).toContainText('bakes bread in Coburg')
  return { name, drawer }
}

test('Undo works above an open drawer', async ({ page }) => {
  const { drawer } = await openDrawer(page)
  await waitForPage(page)
  await drawer.getByRole('button', { name: 'Hide' }).click()
  await waitForPage(page)
  await messages(page).getByRole('button', { name: 'Undo' }).click()
  await expect(messages(page)).toContainText('Concept activated successfully')
  await expect(drawer.getByRole('button', { name: 'Hide' })).toBeVisible()
})

test('a drawer closes only when its backdrop is pressed', fullOnly, async ({ page }) => {
  const { drawer } = await openDrawer(page)
  const heading = await drawer.getByRole('heading', { level: 2 }).boundingBox()
  const { x = 0, y = 0 } = heading ?? {}
  // A text selection that is released outside the drawer.
  await page.mouse.move(x + 2, y + 4)
  await page.mouse.down()
  await page.mouse.move(100, y + 4)
  await page.mouse.up()
  await expect(drawer).toBeVisible()
  await page.mouse.move(100, 300)
  await page.mouse.down()
  await page.mouse.move(x + 2, y + 4)
  await page.mouse.up()
  await expect(drawer).toBeVisible()
  // A click on the drawer's own empty space.
  await drawer.dispatchEvent('pointerdown', { clientX: x + 2, clientY: y + 4 })
  await drawer.dispatchEvent('click', { clientX: x + 2, clientY: y + 4 })
  await expect(drawer).toBeVisible()
  await page.mouse.click(100, 300)
  await expect(drawer).toBeHidden()
})

test.describe('offline', () => {
  test('a change is rolled back and reported as unsaved, and can be retried', async ({
    page,
    token,
    context,
    problems,
  }) => {
    const { id } = await createContact(token)
    await page.goto(`/dashboard/users/${id}`)
    const status = page.getByLabel('Status', { exact: true })
    await expect(status).toHaveValue('New')
    await context.setOffline(true)
    await expect(page.getByText('You appear to be offline. Nothing can be saved')).toBeVisible()
    await status.selectOption('Cold')
    await expect(messages(page).getByRole('alert')).toContainText(
      'You appear to be offline. Failed to update user.',
    )
    await expect(status).toHaveValue('New')
    await context.setOffline(false)
    await expect(page.getByText('You appear to be offline. Nothing can be saved')).toBeHidden()
    await messages(page).getByRole('button', { name: 'Retry' }).click()
    await expect(status).toHaveValue('Cold')
    await page.reload()
    await expect(status).toHaveValue('Cold')
    problems.splice(0)
  })

  test(
    'a screen reports it, and loads by itself when back online',
    fullOnly,
    async ({ page, context, problems }) => {
      await page.goto('/dashboard/concepts')
      await expect(page.locator('tbody tr').first()).toBeVisible()
      await context.setOffline(true)
      const sortButton = page.getByRole('columnheader', { name: 'Company' }).getByRole('button')
      await sortButton.click()
      await expect(page.getByRole('alert')).toContainText('You appear to be offline.')
      await context.setOffline(false)
      await expect(page.locator('tbody tr').first()).toBeVisible()
      problems.splice(0)
    },
  )
})
