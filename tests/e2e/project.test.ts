import type { Page } from 'playwright/test'
import {
  answerCalls,
  forgetFailedCalls,
  refused,
  someProject,
  unreachable,
} from '../support/answered-calls.ts'
import { expect, test } from '../support/site-test.ts'
import { fullOnly, fullUnless } from '../support/test-size.ts'

/** Opens the first project of a list whose page has to ask for it. */
async function openProject(page: Page) {
  await page.goto('/our-work')
  await page.getByRole('link', { name: 'View Case Study' }).click()
}

test('shows each part of a project that has all of them, and none of what it lacks', async ({
  page,
}) => {
  const picture = '/uploads/projects/marrow-and-vine-bookings.webp'
  const whole = someProject(1, {
    ...{ description: 'An overview.', problem: 'A challenge.', solution: 'A solution.' },
    content: '<h2>What was measured</h2><p>Everything.</p>',
    ...{ coverImage: picture, image2: picture, image3: picture, clientLogo: picture },
    ...{ testimonial: 'They rang back.', projectUrl: 'https://client.example/' },
  })
  await answerCalls(page, { 'projects.get': { ...whole, images: [] } })
  await openProject(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await expect(main).toContainText('An overview.')
  await expect(main.getByRole('heading', { name: 'The Challenge' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Our Solution' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Project Details' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'What was measured' })).toBeVisible()
  for (const which of ['cover', 'second', 'third']) {
    await expect(main.getByRole('img', { name: `Project 1, ${which} picture` })).toBeVisible()
  }
  await expect(main.getByRole('figure').filter({ hasText: 'They rang back.' })).toBeVisible()
  await expect(main.locator('figcaption img')).toHaveCount(1)
  const live = main.getByRole('link', { name: 'Visit Live Site' })
  await expect(live).toHaveAttribute('href', 'https://client.example/')
  await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')

  await page.unrouteAll()
  await answerCalls(page, { 'projects.get': { ...someProject(1), images: [] } })
  await openProject(page)
  await expect(main.getByRole('heading', { name: 'Overview' })).toBeVisible()
  for (const part of ['The Challenge', 'Our Solution', 'Project Details']) {
    await expect(main.getByRole('heading', { name: part })).toHaveCount(0)
  }
  await expect(main.getByRole('link', { name: 'Visit Live Site' })).toHaveCount(0)
  await expect(main.getByRole('figure')).toHaveCount(0)
})

test('an id leads to the slug, and so does every link', async ({ page, request }) => {
  const list = await (await request.get('/api/projects')).json()
  const [{ id, slug }] = list.data
  const answer = await request.get(`/our-work/${id}`, { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(answer.headers().location).toBe(`/our-work/${slug}`)
  await page.goto('/our-work')
  await expect(page.locator(`a[href="/our-work/${slug}"]`).first()).toBeVisible()
})

test('says that the project loads', fullOnly, async ({ page }) => {
  let arrive: (project: unknown) => void = () => {}
  const project = new Promise((resolve) => {
    arrive = resolve
  })
  await answerCalls(page, { 'projects.get': project })
  await openProject(page)
  await expect(page.getByText('Loading project...')).toBeVisible()
  arrive({ ...someProject(1), images: [] })
  await expect(page.getByRole('heading', { level: 1, name: 'Project 1' })).toBeVisible()
})

for (const [what, failure, text] of [
  ['does not exist', refused(404, 'Project not found.'), 'Project not found.'],
  ['is refused', refused(503), 'Error: HTTP error! status: 503'],
  ['cannot be reached', unreachable, 'Error: Failed to fetch project details.'],
] as const) {
  test(
    `says so when the project ${what}`,
    fullUnless(what === 'is refused'),
    async ({ page, problems }) => {
      await answerCalls(page, { 'projects.get': failure })
      await openProject(page)
      await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible()
      forgetFailedCalls(problems)
    },
  )
}

test(
  'a project that could not be had can be asked for again',
  fullOnly,
  async ({ page, problems }) => {
    let answer: unknown = refused(503)
    await answerCalls(page, { 'projects.get': () => answer })
    await openProject(page)
    await expect(page.getByText('Please try again in a moment.')).toBeVisible()
    answer = { ...someProject(1), images: [] }
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Project 1' })).toBeVisible()
    forgetFailedCalls(problems)
  },
)
