import { fullOnly, fullUnless } from '@agency/tools/test/test-size'
import type { Page } from 'playwright/test'
import {
  buildProject,
  errorResponse,
  ignoreFailedCalls,
  mockCalls,
  navigateTo,
  unreachable,
} from '../support/mock-calls.ts'
import { expect, test } from '../support/site-test.ts'

const FAILURE = 'Failed to load projects. Please try again later.'
const cards = (page: Page) =>
  page.getByRole('heading', { name: 'More Projects' }).locator('xpath=..').getByRole('listitem')

test('shows the featured project, the strip and all other active projects', async ({ page }) => {
  const logo = '/uploads/projects/marrow-and-vine-bookings-logo.webp'
  await mockCalls(page, {
    'projects.list': [
      buildProject(9, { featured: true, active: false }),
      buildProject(8, {
        featured: true,
        clientLogo: logo,
        technologies: ['Fastify'],
        services: ['Digital Marketing'],
      }),
      buildProject(7, { clientLogo: logo, slug: null }),
      buildProject(6, { active: false, clientLogo: logo }),
      buildProject(5, { summary: 'x'.repeat(101) }),
      buildProject(4, { summary: 'y'.repeat(100) }),
    ],
  })
  await navigateTo(page, 'Our Work')
  await expect(page.getByRole('heading', { level: 1, name: 'Our Work' })).toBeVisible()
  await expect(page.getByText('Featured Project')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Project 8' })).toBeVisible()
  await expect(page.getByText('What it was.')).toBeVisible()
  const tags = page.getByRole('list', { name: 'Services and technologies' })
  await expect(tags.getByRole('listitem')).toHaveText(['Digital Marketing', 'Fastify'])
  await expect(page.getByRole('link', { name: 'View Case Study' })).toHaveAttribute(
    'href',
    '/our-work/project-8',
  )
  const strip = page.getByRole('region', { name: 'Trusted by our Clients' })
  await expect(strip.getByRole('img')).toHaveCount(2)
  await expect(cards(page)).toHaveCount(3)
  await expect(page.getByRole('main')).not.toContainText('Project 6')
  await expect(page.getByRole('main')).not.toContainText('Project 9')
  await expect(cards(page).first().getByRole('link')).toHaveAttribute('href', '/our-work/7')
  await expect(cards(page).nth(1)).toContainText(`${'x'.repeat(100)}…`)
  await expect(cards(page).nth(2)).toContainText('y'.repeat(100))
  await expect(cards(page).nth(2)).not.toContainText('…')
  const call = page.getByRole('heading', { name: 'Ready to Start Your Project?' })
  await expect(call).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Get in Touch' })).toHaveAttribute(
    'href',
    '/contact',
  )
})

for (const [width, columns] of [
  [1440, 3],
  [768, 2],
  [360, 1],
] as const) {
  test(
    `has ${columns} columns of other projects at ${width} px`,
    fullUnless(width === 768),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/our-work')
      const lefts = await cards(page).evaluateAll((items) =>
        items.map((item) => Math.round(item.getBoundingClientRect().left)),
      )
      expect(new Set(lefts).size).toBe(columns)
    },
  )
}

test('reports that projects are loading, or that there are none', fullOnly, async ({ page }) => {
  let resolveProjects: (projects: unknown[]) => void = () => {}
  const projectList = new Promise((resolve) => {
    resolveProjects = resolve
  })
  await mockCalls(page, { 'projects.list': projectList })
  await navigateTo(page, 'Our Work')
  await expect(page.getByText('Loading projects...')).toBeVisible()
  resolveProjects([])
  await expect(page.getByText('No featured project is currently selected.')).toBeVisible()
  await expect(page.getByText('No projects found.')).toBeVisible()
  await expect(page.getByText('Loading projects...')).toHaveCount(0)
})

for (const [label, failure] of [
  ['refused', errorResponse(500)],
  ['unreachable', unreachable],
] as const) {
  test(
    `reports twice that projects could not be loaded when they were ${label}, and can reload them`,
    fullUnless(label === 'refused'),
    async ({ page, problems }) => {
      await mockCalls(page, { 'projects.list': failure })
      await navigateTo(page, 'Our Work')
      await expect(page.getByRole('alert').getByText(FAILURE, { exact: true })).toBeVisible()
      await expect(page.getByText(`Error loading projects: ${FAILURE}`)).toBeVisible()
      await page.unrouteAll()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText('Featured Project')).toBeVisible()
      ignoreFailedCalls(problems)
    },
  )
}
