import type { GalleryConcept } from '@agency/contract/gallery-concept'
import type { Project } from '@agency/contract/project'
import type { Page } from 'playwright/test'

class Refusal {
  readonly status: number
  readonly message: string
  constructor(status: number, message: string) {
    this.status = status
    this.message = message
  }
}

/** A response in the server's error format. */
export const refused = (status = 500, message = 'Something on our side went wrong.') =>
  new Refusal(status, message)
/** The server cannot be reached. */
export const unreachable = Symbol('unreachable')

const asResult = (given: unknown) =>
  given instanceof Refusal
    ? {
        error: {
          message: given.message,
          code: -32_000,
          data: { code: 'INTERNAL', httpStatus: given.status, issues: [], requestId: 'test' },
        },
      }
    : { result: { data: given } }

/** The procedures of a call, in the order in which they are batched. */
export const proceduresOf = (url: string): string[] =>
  new URL(url).pathname.slice('/trpc/'.length).split(',')

/** A response computed from a query's input. */
type Answerer = (input: never) => unknown

/** The inputs of a batch of queries, by index. */
const inputsOf = (url: string): Record<string, unknown> =>
  JSON.parse(new URL(url).searchParams.get('input') ?? '{}')

/**
 * Fakes the responses to some of the page's calls, by name, and lets all others through, however
 * they are batched. A function is called with the query's input, and a promise is awaited. Counts
 * the faked responses.
 */
export async function mockCalls(page: Page, given: Record<string, unknown>) {
  const answered: Record<string, number> = {}
  await page.route('**/trpc/**', async (route) => {
    const names = proceduresOf(route.request().url())
    const mine = names.filter((name) => Object.hasOwn(given, name))
    if (mine.length === 0) return route.fallback()
    for (const name of mine) answered[name] = (answered[name] ?? 0) + 1
    const inputs = inputsOf(route.request().url())
    const values = await Promise.all(
      names.map((name, at) => {
        const answer = given[name]
        return typeof answer === 'function' ? (answer as Answerer)(inputs[at] as never) : answer
      }),
    )
    if (values.includes(unreachable)) return route.abort('connectionfailed')
    const others = mine.length < names.length ? await (await route.fetch()).json() : []
    const refusal = values.find((value) => value instanceof Refusal)
    await route.fulfill({
      status: refusal instanceof Refusal ? (names.length > 1 ? 207 : refusal.status) : 200,
      json: names.map((name, at) =>
        Object.hasOwn(given, name) ? asResult(values[at]) : others[at],
      ),
    })
  })
  return answered
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

/** A project as visitors see it. */
export const someProject = (id: number, change: Partial<Project> = {}): Project => ({
  id,
  slug: `project-${id}`,
  title: `Project ${id}`,
  clientName: `Client ${id}`,
  description: 'What it was.',
  summary: 'In short.',
  problem: '',
  solution: '',
  content: '',
  services: ['Web Development'],
  technologies: ['PostgreSQL'],
  projectUrl: null,
  metaTitle: null,
  metaDescription: null,
  active: true,
  featured: false,
  publishedDate: '2026-03-01',
  coverImage: null,
  image2: null,
  image3: null,
  coverImageAlt: null,
  image2Alt: null,
  image3Alt: null,
  clientLogo: null,
  testimonial: null,
  pictures: [],
  updatedAt: '2026-03-01T00:00:00.000Z',
  ...change,
})

/**
 * Removes Chromium's messages about rejected and failed calls from the problems; the rest stays.
 */
export const forgetFailedCalls = (problems: string[]) => {
  const others = problems.filter((line) => !line.startsWith('Failed to load resource'))
  problems.splice(0, problems.length, ...others)
}

/** Navigates to a page from another one, so that the browser has to fetch its data. */
export async function navigateTo(page: Page, name: string) {
  await page.goto('/terms-of-service')
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
}
