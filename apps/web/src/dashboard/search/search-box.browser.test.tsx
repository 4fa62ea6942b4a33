import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { unreachable } from '../../testing/fake-calls.ts'
import { renderStaff } from '../../testing/render-component.tsx'
import { SearchBox } from './search-box.tsx'

const nothing = { projects: [], concepts: [], contacts: [] }
const findUser = (name: string) => ({
  ...nothing,
  contacts: [{ id: 1, name, email: 'lee@lantern.example', company: '', contactStatus: 'New' }],
})
const open = (results: unknown = nothing) =>
  renderStaff(
    <>
      <SearchBox />
      <button type="button">Elsewhere</button>
    </>,
    '/dashboard',
    { 'search.find': results },
  )
const box = page.getByRole('combobox', { name: 'Search projects, concepts and users' })
const results = page.getByRole('listbox', { name: 'Search results' })
const option = (name: string | RegExp) => results.getByRole('option', { name })
const selectedOption = results.getByCss('[aria-selected=true]')
// Unlike Playwright, Vitest does not know the role of the <search> element.
const area = page.getByCss('search[aria-label="Dashboard"]')

for (const key of ['Control', 'Meta']) {
  test(`${key}+k opens the search, and Escape closes it and restores the focus`, async () => {
    open()
    const elsewhere = page.getByRole('button', { name: 'Elsewhere' })
    await elsewhere.click()
    await userEvent.keyboard(`{${key}>}k{/${key}}`)
    await expect.element(box).toHaveFocus()
    await expect.element(box).toHaveAttribute('aria-expanded', 'true')
    await expect.element(results).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(results).not.toBeInTheDocument()
    await expect.element(box).toHaveAttribute('aria-expanded', 'false')
    await expect.element(elsewhere).toHaveFocus()
  })
}

test('announces the number of results, or that nothing was found', async () => {
  open()
  const announcement = area.getByRole('status')
  await box.click()
  await expect.element(announcement).toHaveTextContent('22 results')
  await box.fill('no such word anywhere')
  await expect.element(announcement).toHaveTextContent('Nothing found')
  await expect.element(page.getByText('Nothing matches “no such word anywhere”')).toBeVisible()
  await box.fill('  ')
  await expect.element(announcement).toHaveTextContent('22 results')
})

test('the chosen option stays chosen when the server’s results arrive', async () => {
  const response = Promise.withResolvers<unknown>()
  open(response.promise)
  await box.click()
  await userEvent.keyboard('concept{ArrowDown}')
  await expect.element(selectedOption).toHaveTextContent('Generate concept')
  await expect.element(page.getByText('Searching...')).toBeVisible()
  response.resolve(findUser('Concepta Lee'))
  await expect.element(option(/^Concepta Lee/)).toBeVisible()
  await expect.element(selectedOption).toHaveTextContent('Generate concept')
})

test('a failed request still lists the pages, and can be retried', async () => {
  let response: unknown = unreachable
  open(() => response)
  await box.click()
  await userEvent.keyboard('user')
  const alert = area.getByRole('alert')
  await expect.element(alert).toMatchTextContent('Search is not available right now.')
  await expect.element(option('Users')).toBeVisible()
  response = findUser('User Lee')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect.element(option(/^User Lee/)).toBeVisible()
})

test('tabbing past the box opens nothing, and leaving it closes the results', async () => {
  open()
  await expect.element(box).toBeVisible()
  box.element().focus()
  await expect.element(results).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(results).toBeVisible()
  await userEvent.tab()
  await expect.element(results).not.toBeInTheDocument()
  await expect.element(box).not.toHaveFocus()
})

test('the shortcut is ignored while a dialog is open', async () => {
  renderStaff(
    <>
      <SearchBox />
      <dialog open>A question</dialog>
    </>,
    '/dashboard',
    {},
  )
  await expect.element(page.getByText('A question')).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(box).toHaveAttribute('aria-expanded', 'false')
})
