import { fullOnly, fullUnless } from '@agency/tools/test/test-size'
import type { Page } from 'playwright/test'
import { expectToBeAccessible } from '../support/accessible.ts'
import { ignoreFailedCalls, mockCalls, unreachable } from '../support/mock-calls.ts'
import { expect } from '../support/site-test.ts'
import { createContact, staffTest as test } from '../support/staff-test.ts'

const box = (page: Page) =>
  page.getByRole('combobox', { name: 'Search projects, concepts and users' })
const results = (page: Page) => page.getByRole('listbox', { name: 'Search results' })
const option = (page: Page, name: string | RegExp) => results(page).getByRole('option', { name })
const group = (page: Page, name: string) => results(page).getByRole('group', { name })
const selectedOption = (page: Page) => results(page).locator('[aria-selected=true]')
const announcement = (page: Page) =>
  page.getByRole('search', { name: 'Dashboard' }).getByRole('status')

for (const keys of ['Control+k', 'Meta+k']) {
  test(
    `${keys} opens the search, and Escape closes it and restores the focus`,
    fullUnless(keys === 'Control+k'),
    async ({ page }) => {
      await page.goto('/dashboard/projects')
      const add = page.getByRole('link', { name: 'Add New Project' })
      await add.focus()
      await page.keyboard.press(keys)
      await expect(box(page)).toBeFocused()
      await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
      await expect(results(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(results(page)).toBeHidden()
      await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
      await expect(add).toBeFocused()
    },
  )
}

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
  await expect(group(page, 'Pages').getByRole('option')).toHaveCount(9)
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
  await page.keyboard.type('estim')
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

test('announces the number of results, or that nothing was found', fullOnly, async ({ page }) => {
  await page.goto('/dashboard')
  await box(page).click()
  await expect(announcement(page)).toHaveText('12 results')
  await box(page).fill('no such word anywhere')
  await expect(announcement(page)).toHaveText('Nothing found')
  await expect(page.getByText('Nothing matches “no such word anywhere”')).toBeVisible()
  await box(page).fill('  ')
  await expect(announcement(page)).toHaveText('12 results')
})

test(
  'the chosen option stays chosen when the server’s results arrive',
  fullOnly,
  async ({ page }) => {
    let resolveSearch = (_: unknown) => {}
    const searchResponse = new Promise((resolve) => {
      resolveSearch = resolve
    })
    await mockCalls(page, { 'search.find': searchResponse })
    await page.goto('/dashboard')
    await box(page).click()
    await page.keyboard.type('concept')
    await page.keyboard.press('ArrowDown')
    await expect(selectedOption(page)).toHaveText('Generate concept')
    await expect(page.getByText('Searching...')).toBeVisible()
    const user = { id: 1, name: 'Concepta Lee', email: 'c@lantern.example', company: '' }
    resolveSearch({ projects: [], concepts: [], contacts: [{ ...user, contactStatus: 'New' }] })
    await expect(option(page, /^Concepta Lee/)).toBeVisible()
    await expect(selectedOption(page)).toHaveText('Generate concept')
  },
)

test(
  'a failed request still lists the pages, and can be retried',
  fullOnly,
  async ({ page, problems }) => {
    const responses: Record<string, unknown> = { 'search.find': unreachable }
    await mockCalls(page, responses)
    await page.goto('/dashboard')
    await box(page).click()
    await page.keyboard.type('user')
    const alert = page.getByRole('search', { name: 'Dashboard' }).getByRole('alert')
    await expect(alert).toContainText('Search is not available right now.')
    await expect(option(page, 'Users')).toBeVisible()
    const user = { id: 1, name: 'User Lee', email: 'u@lantern.example', company: '' }
    responses['search.find'] = {
      ...{ projects: [], concepts: [] },
      contacts: [{ ...user, contactStatus: 'New' }],
    }
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(option(page, /^User Lee/)).toBeVisible()
    ignoreFailedCalls(problems)
  },
)

test(
  'tabbing past the box opens nothing, and leaving it closes the results',
  fullOnly,
  async ({ page }) => {
    await page.goto('/dashboard')
    await box(page).focus()
    await expect(results(page)).toBeHidden()
    await page.keyboard.press('ArrowDown')
    await expect(results(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(results(page)).toBeHidden()
    await expect(box(page)).not.toBeFocused()
  },
)

test('the shortcut is ignored while a dialog is open', fullOnly, async ({ page }) => {
  await page.goto('/dashboard/concepts?concept=1')
  const drawer = page.getByRole('dialog')
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
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
