import type { PublicSettings } from '@agency/contract/settings'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPublic } from '../../testing/render-component.tsx'
import { Page } from './contact-page.tsx'

const agency: PublicSettings = {
  ...{
    name: 'Paper Lantern',
    tagline: 'Sites by lamplight.',
    principal: 'Ada Okafor',
    portrait: '',
  },
  ...{ foundedYear: 2021, email: 'hello@lantern.example', phone: '+61 3 5550 0199' },
  ...{ location: 'Hobart, Australia', street: '1 Wharf Lane, Hobart TAS 7000', openingHours: '' },
  mapsUrl: '',
  social: { linkedin: '', instagram: '', facebook: '', x: '' },
  font: { provider: 'own' },
  ...{ styleResultDays: 30, shareLinkDays: 90 },
}
const open = (change: Partial<PublicSettings> = {}) =>
  renderPublic(<Page />, '/contact', { 'settings.agency': { ...agency, ...change } })
const directions = page.getByRole('link', { name: 'Get Directions' })

test('offers no directions, social network or opening hours until they are set', async () => {
  open()
  await expect.element(page.getByText('1 Wharf Lane, Hobart TAS 7000')).toBeVisible()
  await expect.element(directions).not.toBeInTheDocument()
  const links = [...document.querySelectorAll('main a, section a')].map((link) =>
    link.getAttribute('href'),
  )
  expect(links.filter((href) => !/^(mailto|tel):/.test(href ?? ''))).toEqual([])
})

test('links to what is set', async () => {
  const social = { ...agency.social, x: 'https://x.example/lantern' }
  open({ social, mapsUrl: 'https://maps.example/hobart', openingHours: 'Weekdays, 10 to 4.' })
  await expect.element(directions).toHaveAttribute('href', 'https://maps.example/hobart')
  await expect
    .element(page.getByRole('link', { name: 'X' }))
    .toHaveAttribute('href', 'https://x.example/lantern')
  await expect.element(page.getByRole('link', { name: 'LinkedIn' })).not.toBeInTheDocument()
  await expect.element(page.getByText('Weekdays, 10 to 4.')).toBeVisible()
})
