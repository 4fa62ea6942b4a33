import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expectToBeAccessible } from '../support/accessible.ts'
import { expect } from '../support/site-test.ts'
import {
  createContact,
  ignoreStatusErrors,
  messages,
  staffTest as test,
  uniqueWord,
} from '../support/staff-test.ts'

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const count = (page: Page, label: string) =>
  panel(page, 'Preview').locator('dl > div', { hasText: label }).locator('dd')

/** Chooses a file with the keyboard. */
async function chooseFile(page: Page, text: string, name = 'clients.csv') {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^Choose (a|another) file$/ }).focus()
  await page.keyboard.press('Enter')
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
}

test('a file is previewed, imported and undone, all by keyboard', async ({ page, token }) => {
  const word = uniqueWord('Ferry')
  const known = await createContact(token, uniqueWord('Known'))
  const at = (name: string) => `${name}.${word.toLowerCase()}@lantern.example`
  await page.goto('/dashboard/users')
  await page.getByRole('link', { name: 'Import CSV' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Import contacts' })).toBeFocused()
  await chooseFile(
    page,
    [
      'Name;Where;Telephone;Firm;State;Added;Lead source',
      `Ana ${word};${at('ana')};0400 000 000;${word} & Sons;Lead;3/4/2024;Trade show`,
      `Bo ${word};${at('bo')};;;Platinum;`,
      `Cy ${word};${at('cy')};;;;`,
      `Ana again;${at('ana')};;;;`,
      `Known;${known.email};0499 000 000;;;`,
    ].join('\n'),
    `${word}.csv`,
  )
  const columns = panel(page, 'Columns')
  await expect(columns.getByRole('alert')).toContainText('the column with the email addresses')
  await expect(panel(page, 'Preview')).toHaveCount(0)
  const match = (heading: string) =>
    columns.getByRole('combobox', { name: `${heading} is imported as` })
  await expect(match('Telephone')).toHaveValue('phone')
  await match('Where').focus()
  await page.keyboard.type('Ema')
  await expect(match('Where')).toHaveValue('email')
  await match('Firm').focus()
  await page.keyboard.type('Comp')
  await match('State').focus()
  await page.keyboard.type('Stat')
  await expect(columns.getByRole('alert')).toHaveCount(0)

  await expect(count(page, 'New contacts')).toHaveText('2')
  await expect(count(page, 'Exist already')).toHaveText('1')
  await expect(count(page, 'Repeated in the file')).toHaveText('1')
  await expect(count(page, 'With a fault')).toHaveText('1')
  const leftOut = panel(page, 'Left out').getByRole('row')
  await expect(leftOut.nth(1)).toContainText('Line 3')
  await expect(leftOut.nth(1)).toContainText('The status “Platinum” is not known.')
  await expect(leftOut.nth(2)).toContainText('This is the same contact as on line 2.')
  const samples = page.getByRole('table', { name: 'The first new contacts' })
  await expect(samples).toContainText('3 Apr 2024')
  await page.getByRole('radio', { name: 'March' }).focus()
  await page.keyboard.press('Space')
  await expect(samples).toContainText('4 Mar 2024')
  await page.getByRole('radio', { name: 'Leave as is' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(panel(page, 'Preview')).toContainText('1 contact would get something they lack.')
  await expectToBeAccessible(page)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as CSV' }).press('Enter')
  const list = await readFile(await (await downloading).path(), 'utf8')
  expect(list).toContain('"3","State: The status “Platinum” is not known.","Bo')

  await page.getByRole('button', { name: 'Import 2 contacts, fill in 1' }).press('Enter')
  const outcome = page.getByRole('heading', { name: `${word}.csv is imported` })
  await expect(outcome).toBeFocused()
  await expect(page.getByText('2 added, 1 filled in, 2 rows left out.')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Source' })).toHaveValue('import')
  await expect(page.getByRole('link', { name: `Ana ${word}` })).toBeVisible()
  await page.getByRole('link', { name: `Ana ${word}` }).click()
  await expect(panel(page, 'Source')).toContainText('Trade show')
  await page.goto(`/dashboard/users/${known.id}`)
  await expect(panel(page, 'Details')).toContainText('0499 000 000')

  await page.goto('/dashboard/users/import')
  const history = panel(page, 'Imports of the last day').getByRole('listitem')
  const undo = history
    .filter({ hasText: `${word}.csv` })
    .first()
    .getByRole('button')
  await undo.press('Enter')
  const question = page.getByRole('dialog')
  await expect(question).toContainText(`Undo the import of ${word}.csv, with 2 contacts?`)
  await question.getByRole('button', { name: 'Undo the import' }).press('Enter')
  await expect(
    page.getByRole('heading', { name: `The import of ${word}.csv is undone` }),
  ).toBeFocused()
  await expect(page.getByText('2 removed, 1 as they were before.')).toBeVisible()
  await page.goto(`/dashboard/users?text=${word}`)
  await expect(page.getByText('No users match the current filters')).toBeVisible()
})

test('who wrote since the import is kept when it is undone, and named', async ({ page }) => {
  const word = uniqueWord('Harbour')
  const email = `ana.${word.toLowerCase()}@lantern.example`
  await page.goto('/dashboard/users/import')
  await chooseFile(page, `Email,Name\n${email},Ana ${word}\n`, `${word}.csv`)
  await page.getByRole('button', { name: 'Import 1 contact' }).click()
  await expect(page.getByRole('heading', { name: `${word}.csv is imported` })).toBeVisible()
  await page.request.post('/api/contact', {
    data: { name: 'Ana', email, subject: '', message: 'Hello.' },
  })
  await page.getByRole('button', { name: `Undo the import of ${word}.csv` }).click()
  await page.getByRole('button', { name: 'Undo the import', exact: true }).click()
  await expect(
    page.getByRole('list', { name: 'Kept contacts' }).getByRole('link', { name: `Ana ${word}` }),
  ).toBeVisible()
  await expect(page.getByText('0 removed, 1 kept.')).toBeVisible()
})

test('a file that cannot be imported says why, and an import that fails can be tried again', async ({
  page,
  problems,
}) => {
  const word = uniqueWord('Jetty')
  await page.goto('/dashboard/users/import')
  await chooseFile(page, 'x', 'clients.xlsx')
  await expect(page.getByRole('alert')).toHaveText(
    'clients.xlsx is a spreadsheet. Please save it as CSV first.',
  )
  await chooseFile(page, 'Email,Notes\na@b.example,"never closed\n')
  await expect(panel(page, 'Preview')).toContainText('a quote (") is opened and never closed')
  ignoreStatusErrors(problems)

  await chooseFile(page, `Email\n${word.toLowerCase()}@lantern.example\n`)
  let failures = 1
  await page.route('**/dashboard/users/import', (route) =>
    route.request().method() === 'POST' && failures-- > 0 ? route.abort() : route.continue(),
  )
  const action = page.getByRole('button', { name: 'Import 1 contact' })
  await action.click()
  await expect(panel(page, 'Preview').getByRole('alert')).toHaveText(
    'Failed to import the contacts. Please try again.',
  )
  problems.splice(0)
  await action.click()
  await expect(page.getByText('1 added.')).toBeVisible()
  await expect(messages(page)).not.toContainText('Failed')
})
