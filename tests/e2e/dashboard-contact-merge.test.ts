import { expectToBeAccessible } from '../support/accessible.ts'
import { expect } from '../support/site-test.ts'
import { createContact, messages, staffTest as test, uniqueWord } from '../support/staff-test.ts'

test('two contacts are merged from a contact’s page, and separated again', async ({
  page,
  token,
}) => {
  const [kept, other] = [await createContact(token), await createContact(token)]
  await page.goto(`/dashboard/users/${kept.id}`)
  const panel = page.getByRole('region', { name: 'Merge', exact: true })
  await panel.getByLabel('The same person as another contact?').fill(other.email)
  await panel.getByRole('button', { name: `Merge ${other.name} into this contact` }).click()
  const question = page.getByRole('dialog', { name: `Merge ${other.name} into ${kept.name}?` })
  await expect(question).toContainText('You can undo this for a day')
  await question.getByRole('button', { name: 'Merge' }).click()
  await expect(messages(page)).toContainText(`${other.name} was merged into ${kept.name}`)
  await expect(panel.getByRole('list', { name: 'Merged contacts' })).toContainText(other.email)
  await expect(
    page.getByRole('region', { name: 'Tags and addresses' }).getByRole('link'),
  ).toHaveText(other.email)
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText(
    `${other.name.split(' ')[0]} has a question.`,
  )
  await expectToBeAccessible(page)
  await panel.getByRole('button', { name: `Undo the merge of ${other.name}` }).click()
  await expect(messages(page)).toContainText(`${other.name} is a contact of their own again`)
  await expect(panel.getByRole('list', { name: 'Merged contacts' })).toHaveCount(0)
  await page.goto(`/dashboard/users/${other.id}`)
  await expect(page.getByRole('heading', { level: 1, name: other.name })).toBeVisible()
})

test('tags and second addresses are kept on a contact’s page', async ({
  page,
  token,
  problems,
}) => {
  const { id, email } = await createContact(token)
  const tag = uniqueWord('tag')
  await page.goto(`/dashboard/users/${id}`)
  const panel = page.getByRole('region', { name: 'Tags and addresses' })
  await panel.getByLabel('Tags').fill(tag)
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('button', { name: `Remove ${tag}` })).toBeVisible()
  await panel.getByLabel('Tags').fill('one, two')
  await page.keyboard.press('Enter')
  await expect(panel).toContainText('Please leave commas and semicolons out of a tag.')

  const address = panel.getByLabel('Second email address')
  await address.fill(email)
  await page.keyboard.press('Enter')
  await expect(panel).toContainText('This address belongs to another contact')
  expect(problems.splice(0).every((line) => line.includes('409'))).toBe(true)
  await address.fill(`second.${email}`)
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('link', { name: `second.${email}` })).toBeVisible()
  await page.reload()
  await expect(panel.getByRole('button', { name: `Remove ${tag}` })).toBeVisible()
  await panel.getByRole('button', { name: `Remove second.${email}` }).click()
  await expect(panel.getByRole('link')).toHaveCount(0)
})

test('selected people get a status and a tag together', async ({ page, token }) => {
  const word = uniqueWord('Bulk')
  for (const letter of ['a', 'b']) await createContact(token, `${letter}${word}`)
  await page.goto(`/dashboard/users?text=${word}`)
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  const bar = page.getByRole('group', { name: 'Selected users' })
  await expect(bar.getByRole('status')).toHaveText('2 selected')
  await bar.getByRole('combobox', { name: 'New status' }).selectOption('Responded')
  await bar.getByRole('button', { name: 'Set status' }).click()
  await expect(messages(page)).toContainText('2 users: status is Responded now')
  await bar.getByLabel('Tag', { exact: true }).fill(word)
  await bar.getByRole('button', { name: 'Add tag' }).click()
  await expect(messages(page)).toContainText(`2 users: tag ${word} added`)
  await expect(page.getByRole('list', { name: 'Tags' })).toHaveCount(2)
  await expectToBeAccessible(page)
  await page.goto('/dashboard/users')
  await page.getByRole('combobox', { name: 'Tag', exact: true }).selectOption(word)
  await expect(page.getByText('2 users', { exact: true })).toBeVisible()
})
