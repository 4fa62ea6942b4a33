import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { errorResponse } from '../../testing/fake-calls.ts'
import { messages, rows } from '../../testing/locators.ts'
import { cleanUp, renderStaff } from '../../testing/render-component.tsx'
import { buildContact } from '../../testing/sample-data.ts'
import ContactsScreen from './contacts-screen.tsx'

const FAILURE = 'Failed to update user. Please try again.'
const person = buildContact(1, { name: 'Edie Marsh' })
const onePerson = { rows: [person], matching: 1, newestId: 1 }
const noPeople = { rows: [], matching: 0, newestId: 0 }
const responses = {
  'contacts.list': onePerson,
  'contacts.assignees': [],
  'contacts.tags': [],
  'contacts.update': {},
}
const status = page.getByRole('combobox', { name: 'Status of Edie Marsh' })
const open = (changes: object = {}, query = '') =>
  renderStaff(<ContactsScreen />, `/dashboard/users${query}`, { ...responses, ...changes })
type Calls = ReturnType<typeof open>
/** The statuses that were sent, in order. */
const sentStatuses = (calls: Calls) =>
  calls
    .filter(({ name }) => name === 'contacts.update')
    .map(({ input }) => (input as { change: { contactStatus: string } }).change.contactStatus)

for (const [title, sort] of [
  ['Name', 'name'],
  ['Submissions', 'totalSubmissions'],
  ['First seen', 'firstSeen'],
] as const) {
  test(`sorts by ${title} in both directions`, async () => {
    const calls = open({}, '?text=marsh')
    const head = page.getByRole('columnheader', { name: title })
    for (const [direction, label] of [
      ['asc', 'ascending'],
      ['desc', 'descending'],
    ] as const) {
      await head.getByRole('button').click()
      await expect.element(head).toHaveAttribute('aria-sort', label)
      expect(location.search).toContain(`sort=${sort}-${direction}`)
      await expect
        .poll(() => calls.at(-1))
        .toMatchObject({ name: 'contacts.list', input: { sort, direction } })
    }
    await expect.element(rows).toMatchTextContent('Edie Marsh')
  })
}

test('a row that no longer matches the filter stays until the list reloads', async () => {
  const calls = open({}, '?status=New')
  await status.selectOptions('Responded')
  await expect.element(messages).toMatchTextContent('Edie Marsh is Responded now')
  await expect.element(status).toHaveValue('Responded')
  expect(calls.filter(({ name }) => name === 'contacts.list')).toHaveLength(1)
})

test('a status chosen by keyboard is saved after a pause, not while choosing', async () => {
  const calls = open()
  await expect.element(status).toBeVisible()
  vi.useFakeTimers()
  status.element().focus()
  for (const _ of [1, 2, 3]) {
    await userEvent.keyboard('{ArrowDown}')
    await vi.advanceTimersByTimeAsync(500)
  }
  expect(sentStatuses(calls)).toEqual([])
  await vi.advanceTimersByTimeAsync(300)
  await expect.poll(() => sentStatuses(calls)).toEqual(['Converted'])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => sentStatuses(calls)).toEqual(['Converted', 'Cold'])
})

test('a status chosen by keyboard is saved on leaving the control by Tab, or the screen', async () => {
  const calls = open()
  await expect.element(status).toBeVisible()
  // The time after which a keyboard choice is committed does not pass.
  vi.useFakeTimers()
  status.element().focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(sentStatuses(calls)).toEqual([])
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => sentStatuses(calls)).toEqual(['Contacted'])
  status.element().focus()
  await userEvent.keyboard('{ArrowDown}')
  cleanUp()
  await expect.poll(() => sentStatuses(calls)).toEqual(['Contacted', 'Responded'])
})

test('a failed change is rolled back and can be retried', async () => {
  let response: unknown = errorResponse()
  const calls = open({ 'contacts.update': () => response })
  await status.selectOptions('Converted')
  await expect.element(messages).toMatchTextContent(FAILURE)
  await expect.element(status).toHaveValue('New')
  response = {}
  await messages.getByRole('button', { name: 'Retry' }).click()
  await expect.element(messages).toMatchTextContent('Edie Marsh is Converted now')
  await expect.element(status).toHaveValue('Converted')
  expect(sentStatuses(calls)).toEqual(['Converted', 'Converted'])
})

test('shows a change at once, and rolls it back before the list reloads', async () => {
  const update = Promise.withResolvers<unknown>()
  let list: unknown = onePerson
  open({ 'contacts.update': update.promise, 'contacts.list': () => list })
  await status.selectOptions('Cold')
  await expect.element(status).toHaveValue('Cold')
  list = new Promise(() => {})
  update.resolve(errorResponse())
  await expect.element(messages).toMatchTextContent(FAILURE)
  await expect.element(status).toHaveValue('New')
})

test('an empty list explains what will be here', async () => {
  open({ 'contacts.list': noPeople })
  await expect.element(page.getByText('No users yet')).toBeVisible()
})

test('shows placeholder rows while loading', async () => {
  const list = Promise.withResolvers<unknown>()
  open({ 'contacts.list': list.promise })
  await expect.element(page.getByText('Loading users...')).toBeInTheDocument()
  list.resolve(noPeople)
  await expect.element(page.getByText('No users yet')).toBeVisible()
})

test('a list that cannot be loaded can be retried', async () => {
  let response: unknown = errorResponse()
  open({ 'contacts.list': () => response })
  await expect.element(page.getByText('Failed to load users')).toBeVisible()
  response = onePerson
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(rows).toMatchTextContent('Edie Marsh')
})

test('adds somebody who rang, and says who has that address already', async () => {
  const calls = open({
    'contacts.create': errorResponse(409, 'This address belongs to a contact.'),
  })
  await page.getByRole('button', { name: 'Add contact' }).click()
  const form = page.getByRole('form', { name: 'Contact' })
  await form.getByRole('button', { name: 'Add contact' }).click()
  await expect.element(form.getByText('Please enter a name.').first()).toBeVisible()
  expect(calls.some(({ name }) => name === 'contacts.create')).toBe(false)
  await form.getByLabelText('Name').fill('Mai Nguyen')
  await form.getByLabelText('Email').fill('mai@loaf.example')
  await form.getByLabelText(/^Where they come from/).fill('Rang after a talk')
  await form.getByRole('button', { name: 'Add contact' }).click()
  await expect.element(form.getByText('This address belongs to a contact.')).toBeVisible()
  expect(calls.find(({ name }) => name === 'contacts.create')?.input).toEqual({
    ...{ name: 'Mai Nguyen', email: 'mai@loaf.example', company: '', phone: '' },
    source: 'Rang after a talk',
  })
})
