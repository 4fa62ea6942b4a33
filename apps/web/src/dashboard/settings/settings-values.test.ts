import { defaultRateCard } from '@agency/contract/estimate'
import type { Settings } from '@agency/contract/settings'
import { expect, test } from 'vitest'
import { fromHundredths } from '../../format/hundredths.ts'
import { SettingsRules, settingsOf, unusualChanges, valuesOf } from './settings-values.ts'

const settings: Settings = {
  agency: {
    name: 'Lantern & Co',
    tagline: 'Sites that glow.',
    principal: 'Ana Ruiz',
    portrait: '/uploads/projects/ana.webp',
    foundedYear: 2018,
    email: 'desk@lantern.example',
    phone: '+61 3 5550 0199',
    location: 'Melbourne, Australia',
    street: '9 Juniper Lane, Melbourne VIC 3000',
    openingHours: 'Weekdays, 9 to 5.',
    mapsUrl: 'https://maps.example/9',
    social: { linkedin: 'https://social.example/l', instagram: '', facebook: '', x: '' },
  },
  rateCard: { ...defaultRateCard, gstBasisPoints: 1_250 },
  retention: { styleResultDays: 30, shareLinkDays: 90, eventDays: 400, auditDays: 730 },
  font: {
    provider: 'service',
    stylesheet: 'https://fonts.example/manrope.css',
    filesOrigin: 'https://files.example',
    family: 'Manrope',
  },
  aiServices: {
    concept: { dailyCapCents: 1_050, resultCost: 1_525, fallBack: true },
    brief: { dailyCapCents: 0, resultCost: 5, fallBack: false },
    style: { dailyCapCents: 500, resultCost: 300, fallBack: true },
  },
  pipeline: { weights: { new: 5, contacted: 15, talking: 35, proposal: 70 } },
  mcp: { isEnabled: true },
  embedding: { origins: ['https://lorimer.example', 'http://localhost:8080'] },
  botProtection: { proofOfWork: 'always' },
}
const problemsOf = (change: Partial<ReturnType<typeof valuesOf>>) =>
  SettingsRules.safeParse({ ...valuesOf(settings), ...change }).error?.issues.map(
    ({ path, message }) => `${path}: ${message}`,
  )

test('formats hundredths without needless decimals', () => {
  expect([18_000, 18_050, 115, 5, 0].map(fromHundredths)).toEqual([
    ...['180', '180.50', '1.15', '0.05', '0'],
  ])
})

test('round-trips all settings through the form', () => {
  expect(settingsOf(valuesOf(settings))).toEqual(settings)
  const ownFontSettings: Settings = { ...settings, font: { provider: 'own' } }
  expect(settingsOf(valuesOf(ownFontSettings))).toEqual(ownFontSettings)
})

test('reports contract violations at their field, in terms of what was typed', () => {
  expect(problemsOf({})).toBeUndefined()
  expect(problemsOf({ agency_phone: 'call us', rateCard_hourly_design: 'ten' })).toEqual([
    'agency_phone: Please use digits, spaces, brackets and hyphens only.',
    'rateCard_hourly_design: Please enter an amount such as 180 or 180.50.',
  ])
  expect(problemsOf({ rateCard_gstBasisPoints: '101', retention_eventDays: '6.5' })).toEqual([
    'rateCard_gstBasisPoints: Please enter a percentage from 0 to 100.',
    'retention_eventDays: Please enter whole days.',
  ])
  expect(problemsOf({ agency_social_x: 'nowhere', font_family: 'A;b' })).toEqual([
    'agency_social_x: Please enter a web address that starts with http:// or https://.',
    'font_family: Please use letters, digits, spaces and hyphens only.',
  ])
  expect(
    problemsOf({ aiServices_brief_resultCost: 'cheap', aiServices_style_dailyCapCents: '200000' }),
  ).toEqual([
    'aiServices_brief_resultCost: Please enter an amount such as 5 or 7.50.',
    'aiServices_style_dailyCapCents: Please enter at most 100,000.',
  ])
})

test('a list is one field, an origin a line, and each that is none is named there', () => {
  expect(valuesOf(settings).embedding_origins).toBe(
    'https://lorimer.example\nhttp://localhost:8080',
  )
  expect(problemsOf({ embedding_origins: ' https://one.example \n\n' })).toBeUndefined()
  expect(
    problemsOf({ embedding_origins: 'https://one.example\nhttps://two.example/page' }),
  ).toEqual([
    'embedding_origins: https://two.example/page is not an origin such as https://www.example.com. Please leave out paths, user names and wildcards.',
  ])
})

test('refuses an ambiguous amount and says how to write it', () => {
  const message =
    'Please write a comma or space between thousands and a point before decimals, such as 1,250.50.'
  expect(
    problemsOf({ rateCard_hourly_design: '160,50', aiServices_style_dailyCapCents: '1.250,00' }),
  ).toEqual([`rateCard_hourly_design: ${message}`, `aiServices_style_dailyCapCents: ${message}`])
  expect(settingsOf({ ...valuesOf(settings), rateCard_hourly_design: 'A$1,250.50' })).toMatchObject(
    { rateCard: { hourly: { design: 125_050 } } },
  )
  expect(problemsOf({ rateCard_hourly_design: '16,050' })).toEqual([
    'rateCard_hourly_design: Please enter at most 5,000 dollars an hour.',
  ])
})

test('flags an amount over three times or under a third of the previous one', () => {
  const changes = (change: Partial<ReturnType<typeof valuesOf>>) =>
    unusualChanges({ ...valuesOf(settings), ...change }, settings)
  expect(changes({})).toEqual([])
  expect(changes({ rateCard_hourly_design: '480', retention_eventDays: '7' })).toEqual([])
  expect(changes({ rateCard_hourly_design: '480.01' })).toEqual(['rateCard_hourly_design'])
  expect(changes({ rateCard_validDays: '3', aiServices_style_resultCost: '0.9' })).toEqual([
    ...['rateCard_validDays', 'aiServices_style_resultCost'],
  ])
})
