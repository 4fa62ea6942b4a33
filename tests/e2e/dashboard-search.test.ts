import { fullOnly } from '@agency/tools/test/test-size'
import type { Page } from 'playwright/test'
import { expectToBeAccessible } from '../support/accessible.ts'
import { expect } from '../support/site-test.ts'
import { createContact, staffTest as test } from '../support/staff-test.ts'

const box = (page: Page) =>
  page.getByRole('combobox', { name: 'Search projects, concepts and users' })
const results = (page: Page) => page.getByRole('listbox', { name: 'Search results' })
const option = (page: Page, name: string | RegExp) => results(page).getByRole('option', { name })
const group = (page: Page, name: string) => results(page).getByRole('group', { name })
const selectedOption = (page: Page) => results(page).locator('[aria-selected=true]')

test('finds projects, concepts and users by part of their names', async ({ page, token }) => {
  const { id, name, email } = await createContact(token)
  await page.goto('/dashboard')
  await box(page).click()
  await page.keyboard.type(name.slice(1, 8))
  await expect(group(page, 'Users').getByRole('option')).toContainText([name])
  await expect(option(page, email)).toHaveAttribute('href', `/dashboard/users/${id}`)
  await box(page).fill('tidewater')
  await expect(group(page, 'Concepts').getByRole('option')).toContainText(['Tidewater Physio'])
  await expect(group(page, 'Users').getByRole('option')).toContainText(['Tomas Vidal'])
  const projects = await page.request.get('/api/projects')
  const { data } = await projects.json()
  await box(page).fill(data[0].title)
  await expect(group(page, 'Projects').getByRole('option').first()).toContainText(data[0].title)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/dashboard/projects/${data[0].id}/edit`)
})

test('offers pages and quick actions, with wrapping arrow keys and Enter', async ({ page }) => {
  await page.goto('/dashboard')
  await expect(box(page)).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(group(page, 'Pages').getByRole('option')).toHaveCount(19)
  await expect(group(page, 'Quick actions').getByRole('option')).toHaveText([
    ...['Add project', 'Generate concept', 'Create estimate'],
  ])
  await expect(selectedOption(page)).toHaveText('Dashboard')
  await page.keyboard.press('ArrowUp')
  await expect(selectedOption(page)).toHaveText('Create estimate')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(selectedOption(page)).toHaveText('Projects')
  const id = await selectedOption(page).getAttribute('id')
  await expect(box(page)).toHaveAttribute('aria-activedescendant', id ?? '')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('create est')
  await expect(selectedOption(page)).toHaveText('Create estimate')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard/create-estimate')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(results(page)).toBeHidden()
  await expect(box(page)).toHaveValue('')
})

test('a found concept opens over the current list', fullOnly, async ({ page }) => {
  await page.goto('/dashboard/concepts')
  await expect(box(page)).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('stillwater')
  await option(page, /^Stillwater Architects/).click()
  await expect(page.getByRole('dialog', { name: 'Stillwater Architects' })).toBeVisible()
})

test('takes up the whole bar on a phone, and is accessible in both themes', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/dashboard')
  await expect(box(page)).toBeHidden()
  const opener = page.getByRole('button', { name: 'Search', exact: true })
  await opener.click()
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('tide')
  await expect(option(page, /^Tomas Vidal/)).toBeVisible()
  await expectToBeAccessible(page, [[320, 'dark', 'light']])
  await page.getByRole('button', { name: 'Close search' }).click()
  await expect(box(page)).toBeHidden()
  await expect(opener).toBeFocused()
})
