import pg from 'pg'
import { expectToBeAccessible } from '../support/accessible.ts'
import { expect } from '../support/site-test.ts'
import { messages, freshStaffTest as test } from '../support/staff-test.ts'

const colleague = 'kim@emberlane.example'

test('contacts are assigned on their page and together, and found by it', async ({
  page,
  demo,
}) => {
  await page.goto('/dashboard/users')
  const rows = page.getByRole('table', { name: 'Users' }).getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  // With one login there is nobody to choose from.
  await expect(page.getByRole('combobox', { name: 'Assigned to' })).toHaveCount(0)

  const database = new pg.Client(demo.databaseUrl)
  await database.connect()
  await database.query("insert into staff (email, password_hash) values ($1, 'x')", [colleague])
  await database.end()
  await page.reload()
  await rows.nth(1).getByRole('link').click()
  const assignee = page.getByRole('combobox', { name: 'Assigned to' })
  await assignee.focus()
  await page.keyboard.type('kim')
  await expect(messages(page)).toContainText('is assigned')
  await page.goBack()

  await page.getByRole('combobox', { name: 'Assigned to' }).selectOption(colleague)
  await expect(page.getByText('1 user', { exact: true })).toBeVisible()
  await expect(rows.nth(1)).toContainText('Assigned to kim')
  await page.getByRole('combobox', { name: 'Assigned to' }).selectOption('Not assigned')
  await expect(rows.nth(1)).not.toContainText('Assigned to kim')
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  const bar = page.getByRole('group', { name: 'Selected users' })
  await bar.getByRole('combobox', { name: 'Assign to' }).selectOption(colleague)
  await bar.getByRole('button', { name: 'Assign', exact: true }).press('Enter')
  await expect(messages(page)).toContainText('assigned')
  await expectToBeAccessible(page)

  await page.goto('/dashboard/pipeline')
  await page.getByRole('combobox', { name: 'Assigned to' }).selectOption(colleague)
  await expect(page.getByText('Assigned to kim').first()).toBeVisible()
  await expectToBeAccessible(page)
  await page.getByRole('radio', { name: 'Board' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(
    page.getByRole('table', { name: 'Contacts with their stages' }).getByRole('row').nth(1),
  ).toContainText('Assigned to kim')
})
