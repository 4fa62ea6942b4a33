import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { errorResponse } from '../../testing/fake-calls.ts'
import { problems } from '../../testing/problems.ts'
import { renderPublic } from '../../testing/render-component.tsx'
import { buildProject, PICTURE } from '../../testing/sample-data.ts'
import { Page } from './home-page.tsx'

const open = (projects: unknown) =>
  renderPublic(<Page />, '/', {
    'projects.list': projects,
    'concepts.list': [],
    'settings.agency': { location: 'Melbourne, Australia', foundedYear: 2019 },
  })
const strip = page.getByRole('region', { name: 'Trusted by our Clients' })
const closing = page.getByRole('link', { name: 'Start Your Project' })

test('the strip shows projects with a logo', async () => {
  open([buildProject(1, { clientLogo: PICTURE }), buildProject(2)])
  await expect.element(strip.getByRole('img')).toHaveLength(1)
  await expect.element(strip.getByRole('img', { name: 'Client 1' })).toBeVisible()
})

test('the strip disappears if no project has a logo', async () => {
  const calls = open([buildProject(2)])
  await expect.poll(() => calls.map(({ name }) => name)).toContain('projects.list')
  await expect.element(closing).toBeVisible()
  await expect.element(strip).not.toBeInTheDocument()
})

test('the first featured project in the response is featured', async () => {
  const calls = open([
    buildProject(3),
    buildProject(2, { featured: true, slug: null }),
    buildProject(1, { featured: true }),
  ])
  const featured = page.getByRole('region', { name: 'Project 2' })
  await expect
    .element(featured.getByRole('link', { name: 'View Case Study' }))
    .toHaveAttribute('href', '/our-work/2')
  await expect
    .element(featured.getByRole('link', { name: 'See All Projects' }))
    .toHaveAttribute('href', '/our-work')
  const listCalls = calls.filter(({ name }) => name === 'projects.list')
  expect(listCalls.map(({ input }) => input)).toEqual([{ status: 'all' }])
  expect(listCalls[0]?.headers.get('authorization')).toBeNull()
})

test('without projects neither strip nor featured project is shown, and the failure is logged', async () => {
  open(errorResponse(503))
  await expect.poll(() => problems).toHaveLength(1)
  expect(problems.splice(0)[0]).toMatch(/^Failed to fetch projects/)
  await expect.element(strip).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'View Case Study' })).not.toBeInTheDocument()
})
