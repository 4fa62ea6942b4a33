import type { ShareLinkState } from '@agency/contract/share-link'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { messages } from '../../testing/locators.ts'
import { renderStaff } from '../../testing/render-component.tsx'
import { ShareLinkPart } from './share-link-part.tsx'

const TOKEN = '0123456789abcdef0123456789abcdef'
const link: ShareLinkState = {
  ...{ token: TOKEN, createdAt: '2026-03-02T01:00:00.000Z', views: 0, lastViewedAt: null },
  ...{ expiresAt: '2099-03-02T01:00:00.000Z', isRevoked: false, isExpired: false },
}
const open = (state: ShareLinkState) =>
  renderStaff(<ShareLinkPart conceptId={1} link={state} onChange={() => {}} />, '/dashboard', {})
const copy = page.getByRole('button', { name: 'Copy link' })

test('a link has the day it was made on, and its address can be copied', async () => {
  open(link)
  await expect.element(page.getByText('2 Mar 2026')).toBeVisible()
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  await copy.click()
  await expect.element(messages).toMatchTextContent('Link copied')
  expect(write).toHaveBeenCalledWith(`${location.origin}/concepts/${TOKEN}`)
  write.mockRejectedValueOnce(new Error('Not allowed.'))
  await copy.click()
  await expect.element(messages).toMatchTextContent('The link could not be copied')
})

test('a link that has ended cannot be copied', async () => {
  open({ ...link, isRevoked: true })
  await expect.element(page.getByText('Ended by staff')).toBeVisible()
  await expect.element(copy).not.toBeInTheDocument()
})
