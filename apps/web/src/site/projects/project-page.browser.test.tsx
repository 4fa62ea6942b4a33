import type { ProjectDetail } from '@agency/contract/project'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { errorResponse, unreachable } from '../../testing/fake-calls.ts'
import { renderPublic } from '../../testing/render-component.tsx'
import { buildProject, PICTURE } from '../../testing/sample-data.ts'
import { Page } from './project-page.tsx'

const project: ProjectDetail = { ...buildProject(1), images: [], embed: null }
const open = (response: unknown) =>
  renderPublic(<Page params={{ slug: 'project-1' }} />, '/our-work/project-1', {
    'projects.get': response,
    'projects.list': [],
  })
const heading = (name: string) => page.getByRole('heading', { name })
const liveSite = page.getByRole('link', { name: 'Visit Live Site' })

test('shows each section of a complete project', async () => {
  open({
    ...project,
    ...{ description: 'An overview.', problem: 'A challenge.', solution: 'A solution.' },
    content: '<h2>What was measured</h2><p>Everything.</p>',
    ...{ coverImage: PICTURE, image2: PICTURE, image3: PICTURE, clientLogo: PICTURE },
    ...{ testimonial: 'They rang back.', projectUrl: 'https://client.example/' },
  })
  for (const name of [
    ...['Overview', 'The Challenge', 'Our Solution', 'Project Details', 'What was measured'],
  ]) {
    await expect.element(heading(name)).toBeVisible()
  }
  await expect.element(page.getByText('An overview.')).toBeVisible()
  for (const slot of ['cover', 'second', 'third']) {
    await expect
      .element(page.getByRole('img', { name: `Project 1, ${slot} picture` }))
      .toBeVisible()
  }
  const quote = page.getByRole('figure').filter({ hasText: 'They rang back.' })
  await expect.element(quote).toBeVisible()
  // The logo is the client's name; it is not repeated beside it.
  const logo = page.getByCss('figcaption img')
  await expect.element(logo).toHaveAttribute('alt', project.clientName ?? 'Client')
  expect(page.getByCss('figcaption').element().textContent).toBe('')
  await expect.element(liveSite).toHaveAttribute('href', 'https://client.example/')
  await expect
    .element(page.getByRole('link', { name: 'Contact Us' }))
    .toHaveAttribute('href', '/contact')
})

test('the texts of a project stand in one column', async () => {
  await page.viewport(1280, 900)
  open({
    ...project,
    ...{ description: 'An overview.', problem: 'A challenge.', solution: 'A solution.' },
    ...{ content: '<p>What was measured.</p>', testimonial: 'They rang back.' },
    clientLogo: PICTURE,
  })
  const leftOf = (text: string) => page.getByText(text).element().getBoundingClientRect().left
  await expect.element(page.getByText('“They rang back.”')).toBeVisible()
  const lefts = ['An overview.', 'A challenge.', 'What was measured.', '“They rang back.”'].map(
    leftOf,
  )
  expect(new Set(lefts).size).toBe(1)
  const leftOfElement = (selector: string) =>
    page.getByCss(selector).element().getBoundingClientRect().left
  expect(leftOfElement('figcaption img')).toBe(leftOfElement('figcaption'))
})

test('omits the sections that a project does not have', async () => {
  open(project)
  await expect.element(heading('Overview')).toBeVisible()
  for (const name of ['The Challenge', 'Our Solution', 'Project Details']) {
    await expect.element(heading(name)).not.toBeInTheDocument()
  }
  await expect.element(liveSite).not.toBeInTheDocument()
  await expect.element(page.getByRole('figure')).not.toBeInTheDocument()
})

test('shows that the project is loading', async () => {
  const response = Promise.withResolvers<ProjectDetail>()
  open(response.promise)
  await expect.element(page.getByText('Loading project...')).toBeVisible()
  response.resolve(project)
  await expect.element(heading('Project 1')).toBeVisible()
})

for (const [label, failure, text] of [
  ['does not exist', errorResponse(404, 'Project not found.'), 'Project not found.'],
  ['is rejected', errorResponse(503), 'Error: HTTP error! status: 503'],
  ['cannot be reached', unreachable, 'Error: Failed to fetch project details.'],
] as const) {
  test(`reports when the project ${label}`, async () => {
    open(failure)
    await expect.element(page.getByRole('heading', { level: 1, name: text })).toBeVisible()
  })
}

test('a project that could not be loaded can be retried', async () => {
  let response: unknown = errorResponse(503)
  open(() => response)
  await expect.element(page.getByText('Please try again in a moment.')).toBeVisible()
  response = project
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(heading('Project 1')).toBeVisible()
})
