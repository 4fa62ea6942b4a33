import { fullOnly, fullUnless } from '@agency/tools/test/test-size'
import type { Page } from 'playwright/test'
import {
  buildProject,
  errorResponse,
  ignoreFailedCalls,
  mockCalls,
  unreachable,
} from '../support/mock-calls.ts'
import { expect, test } from '../support/site-test.ts'

/** Opens the first project of a list, so that its page has to fetch it. */
async function openProject(page: Page) {
  await page.goto('/our-work')
  await page.getByRole('link', { name: 'View Case Study' }).click()
}

test('shows each section of a complete project, and omits missing ones', async ({ page }) => {
  const picture = '/uploads/projects/marrow-and-vine-bookings.webp'
  const complete = buildProject(1, {
    ...{ description: 'An overview.', problem: 'A challenge.', solution: 'A solution.' },
    content: '<h2>What was measured</h2><p>Everything.</p>',
    ...{ coverImage: picture, image2: picture, image3: picture, clientLogo: picture },
    ...{ testimonial: 'They rang back.', projectUrl: 'https://client.example/' },
  })
  await mockCalls(page, { 'projects.get': { ...complete, images: [] } })
  await openProject(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await expect(main).toContainText('An overview.')
  await expect(main.getByRole('heading', { name: 'The Challenge' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Our Solution' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Project Details' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'What was measured' })).toBeVisible()
  for (const slot of ['cover', 'second', 'third']) {
    await expect(main.getByRole('img', { name: `Project 1, ${slot} picture` })).toBeVisible()
  }
  await expect(main.getByRole('figure').filter({ hasText: 'They rang back.' })).toBeVisible()
  await expect(main.locator('figcaption img')).toHaveCount(1)
  const live = main.getByRole('link', { name: 'Visit Live Site' })
  await expect(live).toHaveAttribute('href', 'https://client.example/')
  await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')

  await page.unrouteAll()
  await mockCalls(page, { 'projects.get': { ...buildProject(1), images: [] } })
  await openProject(page)
  await expect(main.getByRole('heading', { name: 'Overview' })).toBeVisible()
  for (const heading of ['The Challenge', 'Our Solution', 'Project Details']) {
    await expect(main.getByRole('heading', { name: heading })).toHaveCount(0)
  }
  await expect(main.getByRole('link', { name: 'Visit Live Site' })).toHaveCount(0)
  await expect(main.getByRole('figure')).toHaveCount(0)
})

test('an id redirects to the slug, which every link uses', async ({ page, request }) => {
  const list = await (await request.get('/api/projects')).json()
  const [{ id, slug }] = list.data
  const response = await request.get(`/our-work/${id}`, { maxRedirects: 0 })
  expect(response.status()).toBe(301)
  expect(response.headers().location).toBe(`/our-work/${slug}`)
  await page.goto('/our-work')
  await expect(page.locator(`a[href="/our-work/${slug}"]`).first()).toBeVisible()
})

test('shows that the project is loading', fullOnly, async ({ page }) => {
  let resolveProject: (project: unknown) => void = () => {}
  const project = new Promise((resolve) => {
    resolveProject = resolve
  })
  await mockCalls(page, { 'projects.get': project })
  await openProject(page)
  await expect(page.getByText('Loading project...')).toBeVisible()
  resolveProject({ ...buildProject(1), images: [] })
  await expect(page.getByRole('heading', { level: 1, name: 'Project 1' })).toBeVisible()
})

for (const [label, failure, text] of [
  ['does not exist', errorResponse(404, 'Project not found.'), 'Project not found.'],
  ['is rejected', errorResponse(503), 'Error: HTTP error! status: 503'],
  ['cannot be reached', unreachable, 'Error: Failed to fetch project details.'],
] as const) {
  test(
    `reports when the project ${label}`,
    fullUnless(label === 'is rejected'),
    async ({ page, problems }) => {
      await mockCalls(page, { 'projects.get': failure })
      await openProject(page)
      await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible()
      ignoreFailedCalls(problems)
    },
  )
}

test('a project that could not be loaded can be retried', fullOnly, async ({ page, problems }) => {
  let response: unknown = errorResponse(503)
  await mockCalls(page, { 'projects.get': () => response })
  await openProject(page)
  await expect(page.getByText('Please try again in a moment.')).toBeVisible()
  response = { ...buildProject(1), images: [] }
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Project 1' })).toBeVisible()
  ignoreFailedCalls(problems)
})
