import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { errorResponse, type Responses } from '../../testing/fake-calls.ts'
import { messages, rows } from '../../testing/locators.ts'
import { renderStaff } from '../../testing/render-component.tsx'
import { RedirectsPanel } from './redirects-panel.tsx'

const redirect = {
  ...{ id: 1, path: '/old', target: '/our-work/kiln', active: true, uses: 1_234 },
  createdAt: '2026-03-01T00:00:00.000Z',
}
const open = (responses: Responses) =>
  renderStaff(<RedirectsPanel />, '/dashboard/projects', responses)

test('adds a redirect, and says beside the field why it was refused', async () => {
  const responses: Responses = {
    'redirects.list': [],
    'redirects.add': errorResponse(409, 'This path is redirected already.', [
      { path: 'path', message: 'This path is redirected already.' },
    ]),
  }
  open(responses)
  await expect.element(page.getByText('No redirects yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add redirect' }).click()
  const form = page.getByRole('form', { name: 'Redirect' })
  await form.getByRole('textbox', { name: 'Old path' }).fill('/contact')
  await form.getByRole('textbox', { name: 'New path' }).fill('//evil.example')
  await form.getByRole('button', { name: 'Add redirect' }).click()
  await expect.element(form).toMatchTextContent('The site has a page here')
  await expect.element(form).toMatchTextContent('Please enter a path of this site')
  await form.getByRole('textbox', { name: 'Old path' }).fill('/old')
  await form.getByRole('textbox', { name: 'New path' }).fill('/our-work/kiln')
  await form.getByRole('button', { name: 'Add redirect' }).click()
  await expect.element(form).toMatchTextContent('This path is redirected already.')
  responses['redirects.add'] = null
  responses['redirects.list'] = [redirect]
  await form.getByRole('textbox', { name: 'Old path' }).fill('/older')
  await form.getByRole('button', { name: 'Add redirect' }).click()
  await expect.element(messages).toMatchTextContent('The redirect was added')
  await expect.element(rows).toMatchTextContent('/old')
  await expect.element(rows).toMatchTextContent('1,234')
})

test('deletes a redirect once that is confirmed', async () => {
  const responses: Responses = {
    'redirects.list': [redirect],
    'redirects.delete': errorResponse(404, 'This redirect no longer exists.'),
  }
  open(responses)
  await page.getByRole('button', { name: 'Delete the redirect from /old' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(messages).toMatchTextContent('This redirect no longer exists.')
  await expect.element(rows).toMatchTextContent('/old')
})

test('a redirect to a project that is not shown says so', async () => {
  open({ 'redirects.list': [{ ...redirect, active: false }] })
  await expect.element(rows).toMatchTextContent('/our-work/kiln (not shown at present)')
})

test('of many redirects, the newest are shown until all are asked for', async () => {
  const redirects = Array.from({ length: 24 }, (_, index) => ({
    ...{ ...redirect, id: index + 1, path: `/old/${index + 1}` },
  }))
  open({ 'redirects.list': redirects })
  await page.getByRole('button', { name: 'Show all 24' }).click()
  await expect.element(page.getByText('/old/24')).toBeVisible()
  await page.getByRole('button', { name: 'Show fewer' }).click()
  await expect.element(page.getByText('/old/24')).not.toBeInTheDocument()
  await expect.element(page.getByText('/old/10')).toBeVisible()
})
