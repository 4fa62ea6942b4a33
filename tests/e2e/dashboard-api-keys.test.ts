import { expect } from '../support/site-test.ts'
import {
  ignoreStatusErrors,
  messages,
  staffTest as test,
  uniqueWord,
} from '../support/staff-test.ts'
import { testLogin } from '../support/start-site.ts'

// A login of its own: making a key needs one of the last ten minutes.
test.use({ storageState: { cookies: [], origins: [] } })

test('an owner makes a key for a program, finds what it did in the audit log, and revokes it', async ({
  page,
  request,
  problems,
}) => {
  const name = uniqueWord('Timetable')
  await page.goto('/login')
  await page.getByLabel('Email').fill(testLogin.email)
  await page.getByLabel('Password').fill(testLogin.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/dashboard/settings/api-keys')
  await page.getByRole('button', { name: 'New key' }).first().click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Add, change and delete projects').check()
  await page.getByRole('button', { name: 'Create key' }).click()
  const secret = (await page.getByText(/^agk_/).last().textContent()) ?? ''
  await page.getByRole('button', { name: 'Done' }).click()

  const headers = { authorization: `Bearer ${secret}` }
  const created = await request.post('/api/projects', { headers, data: { title: `${name} line` } })
  expect(created.status()).toBe(201)
  const { id } = (await created.json()).data
  expect((await request.get('/api/analytics/summary', { headers })).status()).toBe(403)

  await page.goto('/dashboard/settings/audit-log')
  await page.getByLabel('Kind').selectOption('Project')
  const entry = page.getByRole('row').filter({ hasText: `${name} line` })
  await expect(entry).toContainText(`API key ${name}, from`)
  await expect(entry).toContainText(testLogin.email)

  await page.goto('/dashboard/settings/api-keys')
  await expect(page.getByRole('row').filter({ hasText: name })).not.toContainText('Not yet')
  await page.getByRole('button', { name: `Revoke ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(messages(page)).toContainText(`${name} is revoked`)
  const refused = await request.delete(`/api/projects/${id}`, { headers })
  expect(refused.status()).toBe(401)
  ignoreStatusErrors(problems)
})
