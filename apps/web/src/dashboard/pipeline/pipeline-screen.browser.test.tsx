import { stages } from '@agency/contract/pipeline-stages'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { errorResponse, type Responses } from '../../testing/fake-calls.ts'
import { renderStaff } from '../../testing/render-component.tsx'
import { buildContact } from '../../testing/sample-data.ts'
import PipelineScreen from './pipeline-screen.tsx'

const totals = {
  stages: stages.map((stage) => ({
    ...{ stage, contacts: stage === 'won' ? 1 : 0, valueCents: 0, weight: null, weightedCents: 0 },
  })),
  ...{ openCents: 0, forecastCents: 0 },
}
const winner = buildContact(1, { name: 'Ngaire Hall', stage: 'won', contactStatus: 'Converted' })
const readColumn = ({ stage }: { stage: string }) => ({ rows: stage === 'won' ? [winner] : [] })

const open = (changes: Responses = {}) => {
  const responses: Responses = {
    'pipeline.totals': totals,
    'pipeline.column': readColumn,
    'contacts.assignees': [],
    ...changes,
  }
  renderStaff(<PipelineScreen />, '/dashboard/pipeline', responses)
  return responses
}
const won = page.getByRole('region', { name: 'Won' })
const winnerCard = won.getByRole('listitem').filter({ hasText: 'Ngaire Hall' })

test('an empty pipeline says how it fills', async () => {
  open({ 'pipeline.totals': { stages: [], openCents: 0, forecastCents: 0 } })
  await expect.element(page.getByText('Nobody is in the pipeline yet')).toBeVisible()
})

test('totals that fail to load can be loaded again', async () => {
  const responses = open({ 'pipeline.totals': errorResponse() })
  await expect.element(page.getByText('Failed to load the totals')).toBeVisible()
  await expect.element(winnerCard).toBeVisible()
  responses['pipeline.totals'] = totals
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Weighted forecast').first()).toBeVisible()
})

test('a column that fails to load can be loaded again', async () => {
  const responses = open({ 'pipeline.column': errorResponse() })
  await expect.element(won.getByRole('alert')).toMatchTextContent('Failed to load Won')
  responses['pipeline.column'] = readColumn
  await won.getByRole('button', { name: 'Try again' }).click()
  await expect.element(winnerCard).toBeVisible()
})
