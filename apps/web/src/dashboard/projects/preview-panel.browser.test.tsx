import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { errorResponse, type Responses } from '../../testing/fake-calls.ts'
import { messages } from '../../testing/locators.ts'
import { renderStaff } from '../../testing/render-component.tsx'
import { PreviewPanel } from './preview-panel.tsx'

test('a preview that cannot be made closes its tab and says so', async () => {
  const tab = { opener: window, close: vi.fn(), location: { replace: vi.fn() } }
  const open = vi.spyOn(window, 'open').mockReturnValue(tab as never)
  const link = { token: 'a'.repeat(32), expiresAt: '2026-12-02T22:00:00.000Z' }
  const responses: Responses = {
    'projects.previewLink': null,
    'projects.createPreviewLink': errorResponse(404, 'Project not found.'),
  }
  renderStaff(<PreviewPanel id={3} />, '/dashboard/projects/3/edit', responses)
  const panel = page.getByRole('region', { name: 'Preview' })
  await expect.element(panel).toMatchTextContent('Visitors do not see this project yet.')
  await panel.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect.element(messages).toMatchTextContent('Project not found.')
  expect(tab.close).toHaveBeenCalledOnce()
  responses['projects.createPreviewLink'] = link
  responses['projects.previewLink'] = link
  await panel.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect.element(panel).toMatchTextContent('until 3 Dec 2026, 9:00 am.')
  expect(tab).toMatchObject({ opener: null })
  expect(tab.location.replace).toHaveBeenCalledWith(`/preview/${link.token}`)
  open.mockRestore()
})
