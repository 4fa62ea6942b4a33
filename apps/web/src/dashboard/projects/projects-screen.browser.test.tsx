import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { errorResponse, type Responses } from '../../testing/fake-calls.ts'
import { messages, rows, textsOf } from '../../testing/locators.ts'
import { renderStaff } from '../../testing/render-component.tsx'
import { buildProject } from '../../testing/sample-data.ts'
import { RoleProvider } from '../permissions.tsx'
import ProjectsScreen from './projects-screen.tsx'

const LIST = 'GET /api/projects'
const { active, featured, ...fields } = buildProject(1, { title: 'Kiln' })
const kiln = { ...fields, Active: active, IsFeatured: featured }
const open = (list: unknown, changes: Responses = {}) => {
  const responses: Responses = {
    [LIST]: list,
    'projects.deleted': [],
    'redirects.list': [],
    ...changes,
  }
  renderStaff(<ProjectsScreen />, '/dashboard/projects', responses)
  return responses
}

test('reports failures with the documented messages, and rolls them back', async () => {
  const responses = open(
    { success: true, data: [kiln] },
    {
      'DELETE /api/projects/1': errorResponse(500, 'The disk is full.'),
      'PUT /api/projects/1': new Response('<html>', { status: 500 }),
    },
  )
  await expect.element(rows).toMatchTextContent('Kiln')
  // Rolled back before the list is refetched.
  responses[LIST] = new Promise(() => {})
  await page.getByRole('button', { name: 'Delete Kiln' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(messages).toMatchTextContent('Failed to delete project: The disk is full.')
  await expect.element(rows).toMatchTextContent('Kiln')
  await page.getByRole('button', { name: 'Make Featured: Kiln' }).click()
  await expect
    .element(messages)
    .toMatchTextContent('Failed to make project featured: Unknown error')
  await expect.element(rows).not.toMatchTextContent('Featured')
})

test('an empty list says so', async () => {
  open({ success: true, data: [] })
  await expect.element(page.getByText('No projects found.')).toBeVisible()
})

test('has the documented messages for invalid data and a failed load', async () => {
  const responses = open({ success: true, data: 'none' })
  const panel = page.getByRole('region', { name: 'Manage Projects' })
  await expect
    .element(panel)
    .toMatchTextContent('Failed to load projects: Invalid data structure received from API.')
  responses[LIST] = errorResponse(503, 'The database is resting.')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect
    .element(panel)
    .toMatchTextContent('Failed to load projects: The database is resting.')
})

test('a deleted project is restored from its list, also when the message is gone', async () => {
  const deleted = { id: 7, title: 'The pier', deletedBy: 'owner@emberlane.example' }
  const responses = open(
    { success: true, data: [] },
    {
      'projects.deleted': [{ ...deleted, deletedAt: '2026-03-01T00:00:00.000Z' }],
      'projects.restore': errorResponse(404, 'This project can no longer be restored.'),
    },
  )
  const restore = page.getByRole('button', { name: 'Restore The pier' })
  await restore.click()
  await expect.element(messages).toMatchTextContent('can no longer be restored')
  responses['projects.restore'] = null
  responses[LIST] = { success: true, data: [{ ...kiln, id: 7, title: 'The pier' }] }
  responses['projects.deleted'] = []
  await restore.click()
  await expect.element(messages).toMatchTextContent('The pier was restored')
  await expect.element(rows).toMatchTextContent('The pier')
  await expect
    .element(page.getByRole('heading', { name: 'Recently deleted' }))
    .not.toBeInTheDocument()
})

test('moves a project below the featured one, and orders by date again', async () => {
  const row = (id: number, title: string, IsFeatured = false) => ({
    ...{ ...kiln, id, title, IsFeatured },
  })
  const responses = open(
    { success: true, data: [row(1, 'Ferry', true), row(3, 'Kiln'), row(2, 'Pier')] },
    { 'projects.order': errorResponse(500, 'The disk is full.') },
  )
  const titles = () => textsOf(page.getByCss('tbody td:first-child'))
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  for (const name of ['Move Ferry down', 'Move Kiln up', 'Move Pier down']) {
    await expect.element(button(name)).toHaveAttribute('aria-disabled', 'true')
  }
  await button('Move Pier up').click()
  await expect.element(messages).toMatchTextContent('Failed to order the projects')
  expect(titles()).toEqual(['Ferry', 'Kiln', 'Pier'])

  responses[LIST] = new Promise(() => {})
  let order: unknown
  responses['projects.order'] = (input: unknown) => {
    order = input
    return null
  }
  await button('Move Kiln down').click()
  await expect.poll(titles).toEqual(['Ferry', 'Pier', 'Kiln'])
  await expect.poll(() => order).toEqual({ ids: [1, 2, 3] })
  await expect.element(button('Move Kiln down')).toHaveFocus()
  await expect
    .element(page.getByText('Kiln is now number 3 of 3.', { exact: true }))
    .toBeInTheDocument()
  await button('Order by date').click()
  await expect.poll(titles).toEqual(['Ferry', 'Kiln', 'Pier'])
  await expect.poll(() => order).toEqual({ ids: [] })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(titles).toEqual(['Ferry', 'Pier', 'Kiln'])
})

test('says when a project publishes itself', async () => {
  const waiting = { ...kiln, Active: false, publishAt: '2026-12-03T09:00' }
  open({ success: true, data: [waiting] })
  await expect.element(rows).toMatchTextContent('Publishes 3 Dec, 9:00 am')
})

test.for([
  ['viewer', 1],
  ['editor', 0],
] as const)(
  'the list opens the versions for whoever cannot open the form: %s',
  async ([role, count]) => {
    renderStaff(
      <RoleProvider staffRole={role}>
        <ProjectsScreen />
      </RoleProvider>,
      '/dashboard/projects',
      {
        [LIST]: { success: true, data: [kiln] },
        ...{ 'projects.deleted': [], 'redirects.list': [] },
        'projects.versions': { rows: [], updatedAt: '2026-03-03T00:00:00.000Z' },
      },
    )
    await expect.element(rows).toMatchTextContent('Kiln')
    const versions = page.getByRole('button', { name: 'Versions of Kiln' })
    expect(versions.elements()).toHaveLength(count)
    if (count === 0) return
    await versions.click()
    const drawer = page.getByRole('dialog', { name: 'Versions of Kiln' })
    await expect.element(drawer).toMatchTextContent('No versions yet.')
  },
)
