import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPublic } from '../../testing/render-component.tsx'
import { buildProject } from '../../testing/sample-data.ts'
import { Page } from './service-page.tsx'

const open = (slug: string) =>
  renderPublic(<Page params={{ slug }} />, `/services/${slug}`, {
    'projects.list': [
      buildProject(2, { services: ['Business Automation'] }),
      buildProject(1, { services: ['Web Development'] }),
    ],
  })
const studies = page.getByRole('region', { name: 'Case studies' })

test('case studies are the service’s projects', async () => {
  open('business-automation')
  await expect.element(studies.getByRole('link')).toHaveLength(1)
  await expect.element(studies.getByRole('link')).toHaveAttribute('href', '/our-work/project-2')
})

test('a service without projects has a note instead of case studies', async () => {
  open('digital-marketing')
  await expect.element(studies).toMatchTextContent('Coming soon')
  await expect.element(studies.getByRole('link')).not.toBeInTheDocument()
})

test('Lorimer is a case study of film like the others, with a picture of its own', async () => {
  open('ai-video-production')
  const card = studies.getByRole('link', { name: /Lorimer/ })
  await expect.element(card).toHaveAttribute('href', '/case-study/lorimer')
  await expect.element(card.getByCss('svg')).toBeVisible()
})
