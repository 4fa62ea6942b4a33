import { defaultRateCard } from '@agency/contract/estimate'
import type { Role } from '@agency/contract/permissions'
import type { StoredSettings } from '@agency/contract/settings'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { messages } from '../../testing/locators.ts'
import { renderStaff } from '../../testing/render-component.tsx'
import { RoleProvider } from '../permissions.tsx'
import SettingsScreen from './settings-screen.tsx'

const time = '2026-11-20T02:00:00.000Z'
const limits = { dailyCapCents: 1_000, resultCost: 100, fallBack: true }
const settings: StoredSettings = {
  agency: {
    ...{ name: 'Lantern & Co', tagline: 'Sites that glow.', principal: 'Ana Ruiz', portrait: '' },
    ...{ foundedYear: 2018, email: 'desk@lantern.example', phone: '+61 3 5550 0199' },
    ...{ location: 'Melbourne, Australia', street: '9 Juniper Lane', openingHours: '' },
    ...{ mapsUrl: '', social: { linkedin: '', instagram: '', facebook: '', x: '' } },
  },
  rateCard: defaultRateCard,
  retention: { styleResultDays: 30, shareLinkDays: 90, eventDays: 400, auditDays: 730 },
  font: { provider: 'own' },
  aiServices: { concept: limits, brief: limits, style: limits },
  pipeline: { weights: { new: 10, contacted: 20, talking: 40, proposal: 60 } },
  mcp: { isEnabled: false },
  embedding: { origins: [] },
  botProtection: { proofOfWork: 'nearLimits' },
  rateCardState: { version: 1, since: null },
  updatedAt: time,
}
const provider = {
  ...{ kind: 'local', host: null, model: null, state: 'working', pausedUntil: null },
  ...{ today: { results: 0, cost: 0 }, month: { results: 0, cost: 0 }, lastFailure: null },
}
const openAs = (role: Role) =>
  renderStaff(
    <RoleProvider staffRole={role}>
      <SettingsScreen />
    </RoleProvider>,
    '/dashboard/settings',
    {
      'settings.get': settings,
      'settings.update': { ...settings, mcp: { isEnabled: true } },
      'settings.agency': {},
      'settings.providers': { concept: provider, brief: provider, style: provider },
      'auth.me': { email: 'owner@emberlane.example', role },
      'auth.sessions': [],
      'calendarFeeds.get': null,
      'secondFactor.get': { appSince: null, passkeys: [], recoveryCodesLeft: 0, isRequired: false },
    },
  )
const on = page.getByLabelText('Assistants with an API key can connect')
const address = page.getByText(`${location.origin}/mcp`, { exact: true })
const keysLink = page.getByRole('region', { name: 'Assistants' }).getByRole('link')

test('an owner switches the endpoint on, and copies its address', async () => {
  const calls = openAs('owner')
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  await expect.element(page.getByLabelText('Off: the address does not exist')).toBeChecked()
  await expect.element(keysLink).toHaveTextContent('API keys')
  await page.getByRole('button', { name: 'Copy address' }).click()
  await expect.element(messages).toMatchTextContent('Address copied')
  expect(write).toHaveBeenCalledWith(`${location.origin}/mcp`)
  await on.click()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect.element(messages).toMatchTextContent('Settings saved')
  expect(calls.find(({ name }) => name === 'settings.update')?.input).toEqual({
    ...{ change: { mcp: { isEnabled: true } }, updatedAt: time },
  })
})

test.for(['editor', 'viewer'] as const)('%s: sees the state and changes nothing', async (role) => {
  openAs(role)
  await expect.element(address).toBeVisible()
  await expect.element(on).toBeDisabled()
  await expect.element(keysLink).not.toBeInTheDocument()
})
