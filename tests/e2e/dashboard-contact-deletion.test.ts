import { fullOnly } from '@agency/tools/test/test-size'
import type { Page } from 'playwright/test'
import { expectToBeAccessible } from '../support/accessible.ts'
import { call, findEstimate, sendProposalFor, signProposal } from '../support/site-proposals.ts'
import { expect } from '../support/site-test.ts'
import {
  createContact,
  failProcedure,
  ignoreStatusErrors,
  makeConcept,
  messages,
  staffTest as test,
  uniqueWord,
} from '../support/staff-test.ts'

const button = (page: Page) => page.getByRole('button', { name: 'Delete this contact' }).first()
const question = (page: Page, name: string) =>
  page.getByRole('dialog', { name: `Delete ${name} and everything stored about them?` })
const confirm = (page: Page, name: string) =>
  question(page, name).getByRole('button', { name: 'Delete this contact' }).click()

test('deletes a person with everything stored about them', async ({ page, token, problems }) => {
  const word = uniqueWord('Gone')
  const { id, name, email } = await createContact(token, word)
  const { imageUrl } = await makeConcept(`${word} Bakery`, word)
  await page.goto(`/dashboard/users?text=${word}`)
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await page.getByRole('textbox', { name: /^Notes about/ }).fill('Half a thought')

  await button(page).click()
  await expect(question(page, name)).toContainText('Deleted for good: their details, messages')
  await expect(question(page, name)).toContainText('Kept: proposals they signed')
  await expect(question(page, name)).toContainText('existing backups')
  await expectToBeAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question(page, name)).toHaveCount(0)
  await expect(button(page)).toBeFocused()

  await button(page).click()
  await confirm(page, name)
  await expect(page).toHaveURL('/dashboard/users')
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeFocused()
  await expect(messages(page)).toContainText(
    `${name} was deleted. Backups that were taken before still hold this person until you delete them.`,
  )
  expect(await page.evaluate((key) => localStorage.getItem(key), `contact-notes-${id}`)).toBeNull()
  await expect(page.getByText(email)).toHaveCount(0)
  // By a job, which may have others ahead of it.
  await expect.poll(async () => (await page.request.get(imageUrl)).status()).toBe(404)
  // Nothing from before is shown again on any page.
  await page.goBack()
  await page.goto(`/dashboard/users/${id}`)
  await expect(page.getByText('User not found.')).toBeVisible()
  await page.goto(`/dashboard/concepts?text=${word}`)
  await expect(page.getByText(`${word} Bakery`)).toHaveCount(0)
  ignoreStatusErrors(problems)
})

test('keeps a proposal that they signed, with their name', fullOnly, async ({ page, token }) => {
  const name = uniqueWord('Signed')
  await makeConcept('Copperline', name, false)
  const estimate = await findEstimate(token, name)
  const proposal = await sendProposalFor(token, estimate.id)
  await signProposal(proposal)
  await page.goto(`/dashboard/users/${proposal.contact.id}`)
  await button(page).click()
  await confirm(page, name)
  await expect(messages(page)).toContainText(`${name} was deleted. 1 signed proposal was kept.`)
  await page.goto(`/dashboard/proposals/${proposal.id}`)
  const state = page.getByRole('region', { name: 'State' })
  await expect(state).toContainText(`${proposal.contact.email} (deleted)`)
  await expect(state.getByRole('link', { name })).toHaveCount(0)
  await expect(state.getByRole('link', { name: 'Signed document' })).toBeVisible()
})

test(
  'a failed deletion is reported and asks again on retry',
  fullOnly,
  async ({ page, token, problems }) => {
    const { id, name } = await createContact(token)
    await page.goto(`/dashboard/users/${id}`)
    const stopFailing = await failProcedure(page, 'contacts.forget')
    await button(page).click()
    await confirm(page, name)
    await expect(messages(page)).toContainText('Failed to delete this contact. Please try again.')
    await expect(page).toHaveURL(`/dashboard/users/${id}`)
    await stopFailing()
    await messages(page).getByRole('button', { name: 'Retry' }).click()
    await confirm(page, name)
    await expect(page).toHaveURL('/dashboard/users')
    await expect(messages(page)).toContainText(`${name} was deleted.`)
    ignoreStatusErrors(problems)
  },
)

test(
  'a colleague’s change is shown before anything is deleted',
  fullOnly,
  async ({ page, token, problems }) => {
    const { id, name } = await createContact(token)
    await page.goto(`/dashboard/users/${id}`)
    await expect(page.getByLabel('Status')).toHaveValue('New')
    await call(token, 'contacts.update', { id, change: { contactStatus: 'Converted' } })
    await button(page).click()
    await confirm(page, name)
    await expect(messages(page)).toContainText('Somebody else changed this contact meanwhile.')
    await expect(page.getByLabel('Status')).toHaveValue('Converted')
    await button(page).click()
    await confirm(page, name)
    await expect(page).toHaveURL('/dashboard/users')
    ignoreStatusErrors(problems)
  },
)

test(
  'a person already deleted by a colleague is reported as gone',
  fullOnly,
  async ({ page, token, problems }) => {
    const { id, name } = await createContact(token)
    await page.goto(`/dashboard/users/${id}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    const { updatedAt } = await call<{ updatedAt: string }>(token, 'contacts.get', { id }, true)
    await call(token, 'contacts.forget', { id, updatedAt })
    await button(page).click()
    await confirm(page, name)
    await expect(page).toHaveURL('/dashboard/users')
    await expect(messages(page)).toContainText(`${name} is no longer there.`)
    ignoreStatusErrors(problems)
  },
)
