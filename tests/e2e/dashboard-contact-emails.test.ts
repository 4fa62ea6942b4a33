import { expect } from '../support/site-test.ts'
import { createContact, messages, staffTest as test, uniqueWord } from '../support/staff-test.ts'

test('a template is made in the settings, and a person is answered with it on their page', async ({
  page,
  token,
}) => {
  const word = uniqueWord('Answer')
  const { id, name, email } = await createContact(token, word)
  await page.goto('/dashboard/settings')
  await page.getByRole('link', { name: 'Emails', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Emails' })).toBeVisible()
  await page.getByRole('button', { name: 'Add template' }).first().click()
  const drawer = page.getByRole('dialog', { name: 'Add template' })
  await drawer.getByLabel('Name').fill(`Template ${word}`)
  await drawer.getByLabel('Subject').fill(`About ${word}`)
  await drawer
    .getByRole('textbox', { name: 'Text' })
    .fill('Hello {{name}},\n\nWe are at https://tidewater.example/hours.')
  await drawer.getByRole('button', { name: 'Add template' }).click()
  await expect(messages(page)).toContainText(`The template “Template ${word}” was saved`)

  await page.goto(`/dashboard/users/${id}`)
  const next = page.getByRole('region', { name: 'Next step' })
  await expect(next).toContainText('Waiting for an answer')
  await page.getByRole('button', { name: `Email ${name}` }).click()
  const form = page.getByRole('form', { name: 'Email' })
  await form.getByLabel('Template').selectOption(`Template ${word}`)
  await expect(form.getByLabel('Subject')).toHaveValue(`About ${word}`)
  const preview = form.getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText(`Hello ${name},`)
  // As a page, the address is a link in the colour that the email's inline style gives it.
  await expect(preview.getByText('https://tidewater.example/hours')).toHaveCSS(
    'color',
    'rgb(186, 69, 0)',
  )
  await preview.getByText('Plain text').click()
  await expect(preview.locator('pre')).toContainText(`Hello ${name},\n\nWe are at`)
  await form.getByRole('button', { name: 'Send email' }).click()
  await expect(messages(page)).toContainText(`The email to ${name} is on its way`)
  await expect(next).not.toContainText('Waiting for an answer')
  const entry = page
    .getByRole('list', { name: 'Timeline' })
    .getByRole('listitem')
    .filter({ hasText: `Email: About ${word}` })
  await expect(entry).toContainText(`to ${email}`)
  // There is no mail server here, so it is saved as a file; the timeline learns of it by itself.
  await expect(entry).toContainText('Saved as a file')
})

test('what is written is kept over a reload', async ({ page, token }) => {
  const { id, name } = await createContact(token, uniqueWord('Draft'))
  await page.goto(`/dashboard/users/${id}`)
  await page.getByRole('button', { name: `Email ${name}` }).click()
  await page.getByLabel('Subject').fill('Half of an email')
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(page.getByLabel('Subject')).toHaveValue('Half of an email')
})

test('an automatic email is changed, previewed, and the original again', async ({ page }) => {
  await page.goto('/dashboard/settings/emails')
  const label = 'When a concept could not be generated'
  await page.getByRole('button', { name: `Edit: ${label}` }).click()
  const drawer = page.getByRole('dialog', { name: label })
  await drawer.getByLabel('Heading').fill('We will call you')
  await expect(drawer.getByRole('region', { name: 'Preview' })).toContainText('We will call you')
  await drawer.getByRole('button', { name: 'Save text' }).click()
  const row = page.getByRole('listitem').filter({ hasText: label })
  await expect(row).toContainText('Changed ')
  await page.getByRole('button', { name: `Edit: ${label}` }).click()
  await drawer.getByRole('button', { name: 'Use the original' }).click()
  await page
    .getByRole('dialog', { name: 'Go back to the original text?' })
    .getByRole('button', { name: 'Use the original' })
    .click()
  await expect(row).toContainText('Original text')
})
