import type { StoredEstimate } from '@agency/contract/stored-estimate'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { errorResponse, type Responses, unreachable } from '../../testing/fake-calls.ts'
import { rows, textsOf } from '../../testing/locators.ts'
import { problems } from '../../testing/problems.ts'
import { renderStaff } from '../../testing/render-component.tsx'
import EstimateScreen from './estimate-screen.tsx'

const CALL = 'POST /api/quotes/website'
const button = page.getByRole('button', { name: 'Generate Estimate PDF' })
const field = (label: string) => page.getByRole('textbox', { name: label })
const open = (changes: Responses = {}) => {
  const responses: Responses = {
    'emails.delivery': { host: null, sender: 'hello@kelp.example' },
    'estimates.list': { rows: [] },
    ...changes,
  }
  return {
    responses,
    calls: renderStaff(<EstimateScreen />, '/dashboard/create-estimate', responses),
  }
}
const fill = async () => {
  await field('First name').fill('Mira')
  await field('Last name').fill('Castellan')
  await field('Email').fill('mira@saltbush.example')
  await field('Website description').fill('A site for a law firm with bookings.')
}

for (const [label, delivery, text] of [
  [
    'without a mail server says that nothing is emailed',
    { host: null, sender: 'hello@kelp.example' },
    /not emailed/,
  ],
  [
    'with a mail server promises an email',
    { host: 'mail.kelp.example', sender: 'hello@kelp.example' },
    'The estimate is emailed here.',
  ],
] as const) {
  test(`a site ${label}`, async () => {
    open({ 'emails.delivery': delivery })
    await expect.element(field('Email')).toHaveAccessibleDescription(text)
  })
}

test('shows progress while the document is written', async () => {
  const estimate = Promise.withResolvers<unknown>()
  open({ [CALL]: estimate.promise })
  await fill()
  await button.click()
  await expect.element(page.getByRole('button', { name: 'Generating PDF...' })).toBeVisible()
  estimate.resolve({ success: true, pdfUrl: '', message: 'Done.' })
  await expect.element(button).toBeVisible()
})

for (const [label, text] of [
  ['First name', 'Please enter a first name.'],
  ['Last name', 'Please enter a last name.'],
  ['Email', 'Please enter your email address.'],
  ['Website description', 'Please describe the website.'],
] as const) {
  test(`requires the ${label.toLowerCase()} and sends nothing without it`, async () => {
    const { calls } = open()
    await fill()
    await field(label).fill('')
    await button.click()
    const summary = page.getByRole('group', { name: '1 field needs attention' })
    await expect.element(summary).toHaveFocus()
    await expect.element(summary).toMatchTextContent(text)
    expect(calls.map(({ name }) => name)).not.toContain(CALL)
  })
}

test('reports a failure with the server’s message, its status, or the console', async () => {
  const { responses } = open({ [CALL]: errorResponse(429, 'Too many estimates just now.') })
  const alert = page.getByCss('form [role=alert]')
  await fill()
  await button.click()
  await expect.element(alert).toHaveTextContent('Too many estimates just now.')
  responses[CALL] = new Response('<html>', { status: 502 })
  await button.click()
  await expect.element(alert).toHaveTextContent('HTTP error! status: 502')
  responses[CALL] = unreachable
  await button.click()
  await expect
    .element(alert)
    .toHaveTextContent('Failed to create estimate. Please check the console.')
  expect(problems.splice(0).join()).toContain('TypeError')
})

describe('the list of estimates', () => {
  const list = page.getByRole('region', { name: 'Estimates' })
  const buildEstimate = (id: number, change: Partial<StoredEstimate> = {}): StoredEstimate => ({
    id,
    reference: `WE-${id}`,
    ...{ totalCents: 1_234_567, lowCents: 1_045_000, highCents: 1_420_000 },
    ...{ validUntil: '2026-03-31', isExpired: false },
    pdfUrl: `/uploads/estimates/${id}.pdf`,
    createdAt: '2026-03-01T01:00:00.000Z',
    kind: 'quote',
    contact: { id, name: 'Mira Castellan', email: 'mira@saltbush.example', company: 'Saltbush' },
    ...change,
  })

  test('shows the reference, contact, reason, total and date of each', async () => {
    const older = { kind: 'concept', totalCents: 50, isExpired: true } as const
    open({ 'estimates.list': { rows: [buildEstimate(7), buildEstimate(6, older)] } })
    await expect
      .poll(() => textsOf(rows.first().getByRole('cell')))
      .toEqual([
        'WE-7',
        'Mira Castellan, Saltbushmira@saltbush.example',
        'Quote',
        '$12,345.67$10,450 to $14,200',
        '1 Mar 2026',
        '31 Mar 2026',
        '',
      ])
    await expect
      .element(rows.first().getByRole('link', { name: /^Mira Castellan/ }))
      .toHaveAttribute('href', '/dashboard/users/7')
    for (const text of ['Concept', '$0.50', 'Expired']) {
      await expect.element(rows.nth(1)).toMatchTextContent(text)
    }
    await expect.element(rows.first()).not.toMatchTextContent('Expired')
  })

  test('is paged by the server, in the URL', async () => {
    const requested: unknown[] = []
    open({
      'estimates.list': (input: { after?: string }) => {
        requested.push(input)
        return input.after
          ? { rows: [buildEstimate(1)], previous: 'the-first' }
          : { rows: [buildEstimate(2)], next: 'behind-2' }
      },
    })
    await expect.element(rows).toMatchTextContent('WE-2')
    await expect
      .element(page.getByRole('button', { name: 'Previous page' }))
      .toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect.element(rows).toMatchTextContent('WE-1')
    expect(location.search).toBe('?after=behind-2')
    await page.getByRole('combobox', { name: 'Rows per page' }).selectOptions('50')
    await expect.element(rows).toMatchTextContent('WE-2')
    expect(location.search).toBe('?size=50')
    expect(requested).toEqual([{ size: 25 }, { size: 25, after: 'behind-2' }, { size: 50 }])
  })

  test('says that it is empty', async () => {
    open()
    await expect.element(list).toMatchTextContent('No estimates yet')
  })

  test('can be retried if it cannot be loaded', async () => {
    const { responses } = open({ 'estimates.list': errorResponse() })
    await expect.element(list.getByRole('alert')).toMatchTextContent('Failed to load estimates')
    responses['estimates.list'] = { rows: [buildEstimate(1)] }
    await list.getByRole('button', { name: 'Try again' }).click()
    await expect.element(rows).toHaveLength(1)
  })
})
