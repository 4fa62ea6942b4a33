import type { GalleryConcept } from '@agency/contract/gallery-concept'
import type { Page } from 'playwright/test'

class ErrorResponse {
  readonly status: number
  readonly message: string
  constructor(status: number, message: string) {
    this.status = status
    this.message = message
  }
}

/** A response in the server's error format. */
export const errorResponse = (status = 500, message = 'Something on our side went wrong.') =>
  new ErrorResponse(status, message)

const toTrpcResponse = (value: unknown) =>
  value instanceof ErrorResponse
    ? {
        error: {
          message: value.message,
          code: -32_000,
          data: { code: 'INTERNAL', httpStatus: value.status, issues: [], requestId: 'test' },
        },
      }
    : { result: { data: value } }

/** The procedures of a call, in the order in which they are batched. */
export const proceduresOf = (url: string): string[] =>
  new URL(url).pathname.slice('/trpc/'.length).split(',')

/** A response computed from a query's input. */
type Resolver = (input: never) => unknown

/** The inputs of a batch of queries, by index. */
const inputsOf = (url: string): Record<string, unknown> =>
  JSON.parse(new URL(url).searchParams.get('input') ?? '{}')

/**
 * Fakes the responses to some of the page's calls, by name, and lets all others through, however
 * they are batched. A function is called with the query's input, and a promise is awaited. Counts
 * the faked responses.
 */
export async function mockCalls(page: Page, responses: Record<string, unknown>) {
  const counts: Record<string, number> = {}
  await page.route('**/trpc/**', async (route) => {
    const names = proceduresOf(route.request().url())
    const mocked = names.filter((name) => Object.hasOwn(responses, name))
    if (mocked.length === 0) return route.fallback()
    for (const name of mocked) counts[name] = (counts[name] ?? 0) + 1
    const inputs = inputsOf(route.request().url())
    const values = await Promise.all(
      names.map((name, index) => {
        const response = responses[name]
        return typeof response === 'function'
          ? (response as Resolver)(inputs[index] as never)
          : response
      }),
    )
    const passedThrough = mocked.length < names.length ? await (await route.fetch()).json() : []
    const failure = values.find((value) => value instanceof ErrorResponse)
    await route.fulfill({
      status: failure instanceof ErrorResponse ? (names.length > 1 ? 207 : failure.status) : 200,
      json: names.map((name, index) =>
        Object.hasOwn(responses, name) ? toTrpcResponse(values[index]) : passedThrough[index],
      ),
    })
  })
  return counts
}

/** A concept as visitors see it. */
export const buildConcept = (id: number, change: Partial<GalleryConcept> = {}): GalleryConcept => ({
  id,
  conceptId: `concept-${id}`,
  companyName: `Company ${id}`,
  industry: 'Retail',
  overallVibe: 'Bold',
  imageUrl: '/uploads/concepts/demo-second-crack.webp',
  thumbnailUrl: '/uploads/concepts/demo-second-crack-top.webp',
  imageWidth: 1440,
  imageHeight: 3000,
  imageAlt: `A page for Company ${id}`,
  websiteFor: 'Retail',
  designStyle: 'Bold',
  businessType: 'B2C',
  colorPalette: 'teal',
  pageType: 'Home page',
  hasLivePage: false,
  pictures: [],
  createdAt: '2026-03-01T00:00:00.000Z',
  ...change,
})

/**
 * Removes Chromium's messages about rejected and failed calls from the problems; the rest stays.
 */
export const ignoreFailedCalls = (problems: string[]) => {
  const remaining = problems.filter((line) => !line.startsWith('Failed to load resource'))
  problems.splice(0, problems.length, ...remaining)
}

/** Navigates to a page from another one, so that the browser has to fetch its data. */
export async function navigateTo(page: Page, name: string) {
  await page.goto('/terms-of-service')
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
}
