import type { GenerationState } from '@agency/contract/generation'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { advanceClock } from '../../testing/clock.ts'
import { errorResponse, type Responses, unreachable } from '../../testing/fake-calls.ts'
import { renderPublic } from '../../testing/render-component.tsx'
import { PICTURE } from '../../testing/sample-data.ts'
import { Page } from './generator-page.tsx'

const GENERATION_ID = '6f1b6c1e-1f0e-4c5b-9d0e-0f6c2b7f9a01'

/** The state of a generation that was queued this many seconds ago. */
function buildState(
  stage: GenerationState['stage'],
  change: Partial<GenerationState> = {},
  seconds = 3,
): GenerationState {
  const now = new Date()
  const queuedAt = new Date(now.getTime() - seconds * 1_000).toISOString()
  return {
    ...{ generationId: GENERATION_ID, stage, queuedAt, stageAt: now.toISOString() },
    ...{ now: now.toISOString(), position: null, result: null, failure: null },
    ...change,
  }
}

const sampleResult = {
  ...{ generationId: GENERATION_ID, conceptId: 'demo', pdfUrl: '/uploads/estimates/demo.pdf' },
  ...{ imageUrl: PICTURE, inGallery: false, released: false },
  ...{ imageWidth: 1440, imageHeight: 3000, imageAlt: 'A website concept for Second Crack' },
}
const answers = {
  Name: 'Priya Raman',
  Email: 'priya@lanternbakery.example',
  'Company Name': 'Lantern Bakery',
  Industry: 'Food & Beverage',
  'Color Scheme': 'warm cream and forest green',
  Description: 'A sourdough bakery in Coburg that opens at 6 am and takes orders for cakes.',
}
const choices = { 'Company Size': '1-10', 'Business Type': 'B2C', Style: 'Modern' }

/** The open streams of events, which a test sends by itself. */
let streams: FakeStream[] = []
class FakeStream extends EventTarget {
  constructor() {
    super()
    streams.push(this)
  }
  close() {
    streams = streams.filter((stream) => stream !== this)
  }
}
async function send(event: string, data?: unknown) {
  await expect.poll(() => streams.length).toBe(1)
  streams[0]?.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }))
}
const sendState = (...state: Parameters<typeof buildState>) => send('message', buildState(...state))

beforeEach(() => {
  streams = []
  vi.stubGlobal('EventSource', FakeStream)
  // The page beside the form stays empty.
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
})

function open(changes: Responses = {}) {
  const responses: Responses = {
    'concepts.list': [],
    'generations.start': { generationId: GENERATION_ID },
    'generations.cancel': buildState('cancelled'),
    ...changes,
  }
  return { responses, calls: renderPublic(<Page />, '/ai-generator', responses) }
}
const form = page.getByRole('form', { name: 'Your brief' })
const field = (label: string) => form.getByLabelText(label)
const submit = form.getByCss('button[type=submit]')
const failure = page.getByRole('alert')
const stages = page.getByCss('[data-stages]')
const result = page.getByRole('heading', { name: 'Your Generated Website Concept' })
const stepStates = () =>
  stages
    .getByCss('li')
    .elements()
    .map((item) => item.getAttribute('data-progress'))
const startsIn = (calls: ReturnType<typeof open>['calls']) =>
  calls.filter(({ name }) => name === 'generations.start')

async function fill(skipped?: string) {
  for (const [label, value] of Object.entries(answers)) {
    if (label !== skipped) await field(label).fill(value)
  }
  for (const [label, value] of Object.entries(choices)) {
    if (label !== skipped) await field(label).selectOptions(value)
  }
}
async function start(changes?: Responses) {
  const opened = open(changes)
  await fill()
  await submit.click()
  return opened
}

for (const label of [...Object.keys(answers), ...Object.keys(choices)]) {
  test(`refuses a brief without ${label}`, async () => {
    const { calls } = open()
    await fill(label)
    await submit.click()
    await expect.element(form.getByCss('a[href^="#"]').first()).toBeVisible()
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true')
    expect(startsIn(calls)).toEqual([])
  })
}

test('refuses an unknown business type with the documented message, and sends nothing', async () => {
  const { calls } = open()
  await fill()
  const select = field('Business Type').element() as HTMLSelectElement
  select.add(new Option('Government', 'B2G'))
  await field('Business Type').selectOptions('B2G')
  await submit.click()
  await expect
    .element(
      page.getByText('Invalid Business Type selected. Please choose from the dropdown.').first(),
    )
    .toBeVisible()
  expect(startsIn(calls)).toEqual([])
})

test('accepts 2,000 characters of description, and reports when the limit is reached', async () => {
  open()
  const description = field('Description')
  await description.fill('x'.repeat(1999))
  await expect.element(page.getByText('1999 / 2000')).toBeVisible()
  const note = page.getByText(
    'Limit reached. Please try to summarise or pick key highlights. You can always generate again with different details.',
  )
  await expect.element(note).not.toBeInTheDocument()
  await userEvent.type(description, 'yz')
  await expect.element(note.first()).toBeVisible()
  await expect.element(description).toHaveValue(`${'x'.repeat(1999)}y`)
})

test('sends the brief, and shows a busy button with phrases that change every two seconds', async () => {
  const { calls } = open({ 'generations.start': new Promise(() => {}) })
  await fill()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await submit.click()
  await expect.poll(() => startsIn(calls)).toHaveLength(1)
  expect(startsIn(calls)[0]?.input).toMatchObject({
    userName: answers.Name,
    employeeCount: choices['Company Size'],
    mainGoal: answers.Description,
    overallVibe: 'Modern',
    colorFeel: answers['Color Scheme'],
    keyVisualElements: '',
    showInGallery: false,
    businessType: 'B2C',
  })
  expect(startsIn(calls)[0]?.headers.get('authorization')).toBeNull()
  await expect.element(submit).toBeDisabled()
  const phrases = new Set<string | null>()
  for (let i = 0; i < 3; i += 1) {
    phrases.add(submit.element().textContent)
    await advanceClock(2_000)
  }
  expect(phrases.size).toBe(3)
})

for (const [label, response, text] of [
  [
    'the server’s message in red above the form',
    errorResponse(503, 'Many concepts are being generated right now. Please try again.'),
    'Many concepts are being generated right now.',
  ],
  [
    '"An error occurred" when the server sends no message',
    errorResponse(500, ''),
    'An error occurred',
  ],
] as const) {
  test(`shows ${label}, and keeps the input`, async () => {
    await start({ 'generations.start': response })
    await expect.element(failure).toMatchTextContent(text)
    await expect.element(field('Description')).toHaveValue(answers.Description)
  })
}

test('lights up each stage as the server reports it, and announces each once', async () => {
  open()
  await expect.poll(stepStates).toEqual(['next', 'next', 'next', 'next'])
  await fill()
  const announcements: string[] = []
  const region = page.getByCss('[data-announced]').element()
  new MutationObserver(() => announcements.push(region.textContent ?? '')).observe(region, {
    ...{ childList: true, characterData: true, subtree: true },
  })
  await submit.click()
  await expect.poll(() => announcements).toEqual(['Sending your brief.'])
  await sendState('queued', { position: 3 })
  await expect.element(stages).toMatchTextContent('Waiting in the queue, 2 ahead of you.')
  await sendState('queued', { position: 1 })
  await expect.element(stages).toMatchTextContent(/Waiting in the queue\. 0:(0[3-9]|1\d)/)
  await sendState('designing')
  await expect.poll(stepStates).toEqual(['done', 'now', 'next', 'next'])
  await sendState('pricing', {}, 65)
  await expect.poll(stepStates).toEqual(['done', 'done', 'done', 'now'])
  // The elapsed time by the server's clock.
  await expect.element(stages).toMatchTextContent(/Pricing the work\. 1:(0[5-9]|1\d)/)
  await expect.element(form).toHaveAttribute('aria-busy', 'true')
  await sendState('done', { result: sampleResult })
  await expect.element(result).toHaveFocus()
  expect(announcements).toEqual([
    'Sending your brief.',
    'Waiting in the queue.',
    'Designing the page.',
    'Pricing the work.',
  ])
  expect(streams).toEqual([])
})

test('moves nothing on the page from the first stage to the last', async () => {
  await start()
  const heights = new Set<number>()
  for (const stage of ['queued', 'brief', 'designing', 'rendering', 'pricing'] as const) {
    await sendState(stage, { position: stage === 'queued' ? 9 : null })
    await expect.element(stages).not.toMatchTextContent('Sending')
    heights.add(form.element().clientHeight)
  }
  expect(heights.size).toBe(1)
})

test('a run cancelled before the server responds is cancelled as soon as it has an id', async () => {
  const accepted = Promise.withResolvers<object>()
  const { calls } = await start({ 'generations.start': accepted.promise })
  await stages.getByRole('button', { name: 'Cancel' }).click()
  const cancelCalls = () => calls.filter(({ name }) => name === 'generations.cancel')
  expect(cancelCalls()).toEqual([])
  accepted.resolve({ generationId: GENERATION_ID })
  await expect.poll(cancelCalls).toHaveLength(1)
})

test('resumes when the stream breaks, and reports a lost server', async () => {
  const { responses } = await start({ 'generations.find': unreachable })
  await sendState('designing')
  await send('error')
  await expect.element(stages).toMatchTextContent('The connection was lost. Your concept is safe')
  responses['generations.find'] = buildState('pricing')
  await expect.element(stages).toMatchTextContent('Pricing the work.')
  await sendState('done', { result: sampleResult })
  await expect.element(result).toBeVisible()
})

test('a failure shows its message and any estimate, and keeps the input', async () => {
  await start()
  await sendState('failed', {
    failure: {
      code: 'GENERATION_FAILED',
      message: 'The brush broke.',
      pdfUrl: '/uploads/estimates/x.pdf',
    },
  })
  await expect.element(failure).toMatchTextContent('The brush broke.')
  await expect
    .element(failure.getByRole('link', { name: 'download it as PDF' }))
    .toHaveAttribute('download', 'estimate.pdf')
  await expect.element(field('Description')).toHaveValue(answers.Description)
})

test('a brief whose response was lost is resent as the same request', async () => {
  const { calls } = await start({ 'generations.start': unreachable })
  const sent = () =>
    startsIn(calls).map(({ input }) => input as { idempotencyKey: string; seed: number })
  await expect.element(failure).toMatchTextContent('An error occurred')
  await submit.click()
  await expect.poll(() => sent().length).toBe(2)
  const [first, second] = sent()
  // The page that was shown is the one that may already be stored.
  expect(second).toEqual(first)
  await expect.element(failure).toBeVisible()
  await field('Description').fill('Something else entirely.')
  await submit.click()
  await expect.poll(() => sent().length).toBe(3)
  expect(sent()[2]?.idempotencyKey).not.toBe(first?.idempotencyKey)
  await expect.element(failure).toBeVisible()
})

test('the document of a concept stays while another one is made', async () => {
  await start({ 'generations.summaries': [], 'starterSites.design': null })
  await sendState('done', { result: sampleResult })
  const download = page.getByRole('link', { name: 'Download Your Design' })
  await expect.element(download).toBeVisible()
  await page.getByRole('button', { name: 'Regenerate' }).click()
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
  await expect.element(download).toBeVisible()
})

test('offers no document when there is none', async () => {
  await start()
  await sendState('done', { result: { ...sampleResult, pdfUrl: '' } })
  await expect.element(result).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Regenerate' })).toBeVisible()
  await expect.element(page.getByText('Download Your Design')).not.toBeInTheDocument()
})
