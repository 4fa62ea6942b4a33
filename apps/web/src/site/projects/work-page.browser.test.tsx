import type { Project } from '@agency/contract/project'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { errorResponse, unreachable } from '../../testing/fake-calls.ts'
import { textsOf } from '../../testing/locators.ts'
import { renderPublic } from '../../testing/render-component.tsx'
import { buildProject, PICTURE } from '../../testing/sample-data.ts'
import { Page } from './work-page.tsx'

const FAILURE = 'Failed to load projects. Please try again later.'
const open = (projects: unknown) =>
  renderPublic(<Page />, '/our-work', { 'projects.list': projects })
const cards = page.getByCss('section:has(> * > h2) li:has(h3)')

test('shows the featured project, the strip and all other active projects', async () => {
  open([
    buildProject(9, { featured: true, active: false }),
    buildProject(8, {
      featured: true,
      clientLogo: PICTURE,
      technologies: ['Fastify'],
      services: ['Digital Marketing'],
    }),
    buildProject(7, { clientLogo: PICTURE, slug: null }),
    buildProject(6, { active: false, clientLogo: PICTURE }),
    buildProject(5, { summary: 'x'.repeat(101) }),
    buildProject(4, { summary: 'y'.repeat(100) }),
  ])
  await expect.element(page.getByRole('heading', { level: 1, name: 'Our Work' })).toBeVisible()
  await expect.element(page.getByText('Featured Project')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Project 8' })).toBeVisible()
  await expect.element(page.getByText('What it was.')).toBeVisible()
  const tags = page.getByRole('list', { name: 'Services and technologies' }).getByRole('listitem')
  expect(textsOf(tags)).toEqual(['Digital Marketing', 'Fastify'])
  await expect
    .element(page.getByRole('link', { name: 'View Case Study' }))
    .toHaveAttribute('href', '/our-work/project-8')
  const strip = page.getByRole('region', { name: 'Trusted by our Clients' })
  await expect.element(strip.getByRole('img')).toHaveLength(2)
  await expect.element(cards).toHaveLength(3)
  await expect.element(page.getByText('Project 6')).not.toBeInTheDocument()
  await expect.element(page.getByText('Project 9')).not.toBeInTheDocument()
  await expect.element(cards.first().getByRole('link')).toHaveAttribute('href', '/our-work/7')
  await expect.element(cards.nth(1)).toMatchTextContent(`${'x'.repeat(100)}…`)
  await expect.element(cards.nth(2)).toMatchTextContent('y'.repeat(100))
  await expect.element(cards.nth(2)).not.toMatchTextContent('…')
  await expect
    .element(page.getByRole('heading', { name: 'Ready to Start Your Project?' }))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Get in Touch' }))
    .toHaveAttribute('href', '/contact')
})

test('reports that projects are loading, or that there are none', async () => {
  const list = Promise.withResolvers<Project[]>()
  open(list.promise)
  await expect.element(page.getByText('Loading projects...')).toBeVisible()
  list.resolve([])
  await expect.element(page.getByText('No featured project is currently selected.')).toBeVisible()
  await expect.element(page.getByText('No projects found.')).toBeVisible()
  await expect.element(page.getByText('Loading projects...')).not.toBeInTheDocument()
})

for (const [label, failure] of [
  ['refused', errorResponse(500)],
  ['unreachable', unreachable],
] as const) {
  test(`reports twice that projects could not be loaded when they were ${label}, and can reload them`, async () => {
    let response: unknown = failure
    open(() => response)
    const alert = page.getByRole('alert')
    await expect.element(alert.getByText(FAILURE, { exact: true })).toBeVisible()
    await expect.element(page.getByText(`Error loading projects: ${FAILURE}`)).toBeVisible()
    response = [buildProject(1, { featured: true })]
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText('Featured Project')).toBeVisible()
  })
}
