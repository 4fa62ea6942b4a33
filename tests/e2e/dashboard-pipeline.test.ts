import type { Contact } from '@agency/contract/contact'
import type { Locator, Page } from 'playwright/test'
import { allThemesAndWidths, expectToBeAccessible } from '../support/accessible.ts'
import { expect } from '../support/site-test.ts'
import {
  createContact,
  failProcedure,
  ignoreStatusErrors,
  messages,
  staffTest as test,
} from '../support/staff-test.ts'

// All six columns fit.
test.use({ viewport: { width: 1440, height: 900 } })

const column = (page: Page, stage: string) => page.getByRole('region', { name: stage, exact: true })
const card = (page: Page, stage: string, name: string) =>
  column(page, stage).getByRole('listitem').filter({ hasText: name })
const handle = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}` })
const announcement = (page: Page) => page.getByRole('status', { name: 'Moves' })
const reasonDialog = (page: Page, name: string) =>
  page.getByRole('dialog', { name: `Why was ${name} lost?` })

/** The board with only this contact's card. */
const openFor = (page: Page, name: string, query = '') =>
  page.goto(`/dashboard/pipeline?text=${encodeURIComponent(name)}${query}`)

async function readContact(page: Page, token: string, id: number): Promise<Contact> {
  const input = encodeURIComponent(JSON.stringify({ id }))
  const response = await page.request.get(`/trpc/contacts.get?input=${input}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return (await response.json()).result.data
}
const changeAsColleague = async (page: Page, token: string, id: number, change: object) => {
  const response = await page.request.post('/trpc/contacts.update', {
    headers: { authorization: `Bearer ${token}` },
    data: { id, change },
  })
  expect(response.status()).toBe(200)
}

async function dragTo(page: Page, from: Locator, to: Locator, { drops = true } = {}) {
  const start = await from.boundingBox()
  const end = await to.boundingBox()
  if (!start || !end) throw new Error('The card or the column is not visible.')
  await page.mouse.move(start.x + 12, start.y + start.height - 10)
  await page.mouse.down()
  await page.mouse.move(start.x + 40, start.y + start.height, { steps: 3 })
  await page.mouse.move(end.x + end.width / 2, end.y + 120, { steps: 5 })
  if (drops) await page.mouse.up()
}

test('the demo’s board has people in every stage, with values, and adds up', async ({ page }) => {
  for (const [stage, name] of [
    ['New lead', 'Mira Castellan'],
    ['Contacted', 'Harriet Lowe'],
    ['In conversation', 'Jun Takeda'],
    ['Proposal sent', 'Dev Okafor'],
    ['Won', 'Ngaire Hall'],
    ['Lost', 'Rohan Mehta'],
  ] as const) {
    // Other tests add new leads, also of the same name.
    await openFor(page, name)
    await expect(card(page, stage, name).filter({ hasText: /\$\d+/ }).first()).toBeVisible()
  }
  await expect(card(page, 'Lost', 'Rohan Mehta')).toContainText('Went with somebody else')
  await page.getByText('What these figures mean').click()
  await expect(page.getByText(/their newest estimate since they last signed/)).toBeVisible()
  await expect(page.getByText(/Proposal sent 60%/)).toBeVisible()
})

test('a card is moved by keyboard, announced, and keeps the focus', async ({ page, token }) => {
  const { id, name } = await createContact(token)
  await openFor(page, name)
  await handle(page, name).focus()
  await page.keyboard.press('Enter')
  await expect(announcement(page)).toContainText(`${name} is lifted, in New lead, 1 of 6`)
  await expect(handle(page, name)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(announcement(page)).toHaveText('Contacted, 2 of 6.')
  await page.keyboard.press('Escape')
  await expect(announcement(page)).toHaveText(`${name} stays in New lead.`)

  await page.keyboard.press('Space')
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(announcement(page)).toHaveText(`${name} was moved to Proposal sent.`)
  await expect(card(page, 'Proposal sent', name)).toBeVisible()
  await expect(card(page, 'New lead', name)).toHaveCount(0)
  await expect(handle(page, name)).toBeFocused()
  await expect(messages(page)).toContainText(`${name} is in Proposal sent now`)
  expect(await readContact(page, token, id)).toMatchObject({
    ...{ stage: 'proposal', contactStatus: 'Responded' },
  })
  await messages(page).getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 'New lead', name)).toBeVisible()
  await expect.poll(async () => (await readContact(page, token, id)).stage).toBe('new')
})

test('a card is dragged to another stage; Escape puts it back', async ({ page, token }) => {
  const { id, name } = await createContact(token)
  await openFor(page, name)
  const start = card(page, 'New lead', name)
  await expect(start).toBeVisible()
  await dragTo(page, start, column(page, 'In conversation'), { drops: false })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(start).toBeVisible()
  expect((await readContact(page, token, id)).stage).toBe('new')

  await dragTo(page, start, column(page, 'In conversation'))
  await expect(card(page, 'In conversation', name)).toBeVisible()
  await expect.poll(async () => (await readContact(page, token, id)).stage).toBe('talking')
  // A press on the name is no drag.
  await page.getByRole('link', { name }).click()
  await expect(page).toHaveURL(`/dashboard/users/${id}`)
  await expect(page.getByRole('region', { name: 'Next step' })).toContainText('In conversation')
})

test('without keys or dragging, a card is moved by a press on it and on a column', async ({
  page,
  token,
}) => {
  const { id, name } = await createContact(token)
  await page.setViewportSize({ width: 390, height: 844 })
  await openFor(page, name)
  await handle(page, name).click()
  await page.getByRole('button', { name: 'Move here to Contacted' }).click()
  await expect(card(page, 'Contacted', name)).toBeVisible()
  await expect.poll(async () => (await readContact(page, token, id)).stage).toBe('contacted')
})

test('asks why somebody was lost; without an answer they stay', async ({ page, token }) => {
  const { id, name } = await createContact(token)
  await openFor(page, name)
  await expect(card(page, 'New lead', name)).toBeVisible()
  await dragTo(page, card(page, 'New lead', name), column(page, 'Lost'))
  await expect(reasonDialog(page, name)).toBeVisible()
  await expectToBeAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.keyboard.press('Escape')
  await expect(card(page, 'New lead', name)).toBeVisible()
  expect((await readContact(page, token, id)).stage).toBe('new')

  await dragTo(page, card(page, 'New lead', name), column(page, 'Lost'))
  await reasonDialog(page, name).getByRole('radio', { name: 'Too expensive' }).check()
  await reasonDialog(page, name).getByLabel('In their words').fill('Half would have done.')
  await reasonDialog(page, name).getByRole('button', { name: 'Mark as lost' }).click()
  await expect(card(page, 'Lost', name)).toContainText('Too expensive')
  await expect
    .poll(() => readContact(page, token, id))
    .toMatchObject({
      ...{ contactStatus: 'Cold', lostReason: 'price', lostNote: 'Half would have done.' },
    })
  await page.goto(`/dashboard/users/${id}`)
  await expect(page.getByRole('region', { name: 'Next step' })).toContainText(
    'Too expensive: “Half would have done.”',
  )
  await expect(page.getByText('Status changed from New to Cold: too expensive')).toBeVisible()
})

test('a status of Cold can be explained afterwards', async ({ page, token }) => {
  const { id, name } = await createContact(token)
  await page.goto(`/dashboard/users/${id}`)
  await page.getByLabel('Status').selectOption('Cold')
  await messages(page).getByRole('button', { name: 'Say why' }).click()
  await reasonDialog(page, name).getByRole('radio', { name: 'Not now' }).check()
  await reasonDialog(page, name).getByRole('button', { name: 'Mark as lost' }).click()
  await expect(page.getByRole('region', { name: 'Next step' })).toContainText('Lost. Not now')
  await expect.poll(async () => (await readContact(page, token, id)).lostReason).toBe('timing')
})

test('a card that a colleague moved meanwhile goes where they moved it', async ({
  page,
  token,
  problems,
}) => {
  const { id, name } = await createContact(token)
  await openFor(page, name)
  await expect(card(page, 'New lead', name)).toBeVisible()
  await changeAsColleague(page, token, id, { stage: 'won' })
  await dragTo(page, card(page, 'New lead', name), column(page, 'Contacted'))
  await expect(messages(page)).toContainText('Somebody else changed this contact meanwhile')
  await expect(card(page, 'Won', name)).toBeVisible()
  await expect(announcement(page)).toHaveText(`${name} was not moved.`)
  expect((await readContact(page, token, id)).stage).toBe('won')
  ignoreStatusErrors(problems)
})

test('a move that fails is taken back on screen, and can be retried', async ({
  page,
  token,
  problems,
}) => {
  const { name } = await createContact(token)
  await openFor(page, name)
  await expect(card(page, 'New lead', name)).toBeVisible()
  const restore = await failProcedure(page, 'contacts.update')
  await dragTo(page, card(page, 'New lead', name), column(page, 'Contacted'))
  await expect(messages(page)).toContainText(`Failed to move ${name}. Please try again.`)
  await expect(card(page, 'New lead', name)).toBeVisible()
  await restore()
  await messages(page).getByRole('button', { name: 'Retry' }).click()
  await expect(card(page, 'Contacted', name)).toBeVisible()
  ignoreStatusErrors(problems)
})

test('the list shows the same people, and changes their stage', async ({ page, token }) => {
  const { id, name } = await createContact(token)
  await openFor(page, name)
  await page.getByText('List', { exact: true }).click()
  await expect(page).toHaveURL(/view=list/)
  const select = page.getByRole('combobox', { name: `Stage of ${name}` })
  await expect(select).toHaveValue('new')
  await select.selectOption('Won')
  await expect(messages(page)).toContainText(`${name} is in Won now`)
  expect((await readContact(page, token, id)).contactStatus).toBe('Converted')
  await page.getByRole('combobox', { name: 'Stage', exact: true }).selectOption('Lost')
  await expect(page.getByText('No contacts match the current filters')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await page.getByRole('columnheader', { name: 'Value' }).getByRole('button').click()
  await expect(page).toHaveURL(/sort=value-asc/)
})

test('the board is accessible in both themes, also with a card lifted', async ({ page, token }) => {
  const { name } = await createContact(token)
  await openFor(page, name)
  await handle(page, name).click()
  await expectToBeAccessible(page, allThemesAndWidths)
})
