import type { ProjectEmbed } from '@agency/contract/project-embed'
import { fullOnly } from '@agency/tools/test/test-size'
import type { Page } from 'playwright/test'
import { expectToBeAccessible } from '../support/accessible.ts'
import { expect } from '../support/site-test.ts'
import { staffTest as test } from '../support/staff-test.ts'

let projectCount = 0
async function makeProject(page: Page, token: string, embed: ProjectEmbed): Promise<string> {
  const title = `Embed ${Date.now().toString(36)}${(projectCount++).toString(36)}`
  const response = await page.request.post('/api/projects', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { title, embed: JSON.stringify(embed) },
  })
  return (await response.json()).data.slug
}

/** Stands for another site; returns the requests it gets. */
async function serve(page: Page, origin: string, body: string): Promise<string[]> {
  const requested: string[] = []
  await page.route(`${origin}/**`, (route) => {
    requested.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body })
  })
  return requested
}

test('a page of another site is loaded when it is opened, and has no access to storage', async ({
  page,
  token,
}) => {
  const requested = await serve(
    page,
    'https://tools.example',
    `<p></p><script>
      try { localStorage.setItem('a', 'b') } catch { document.querySelector('p').textContent = 'No storage' }
    </script>`,
  )
  const slug = await makeProject(page, token, {
    ...{ kind: 'page', title: 'The calculator', caption: 'Try it with your own figures.' },
    url: 'https://tools.example/calculator',
  })
  await page.goto(`/our-work/${slug}`)
  await expect(page.getByRole('heading', { level: 2, name: 'The calculator' })).toBeVisible()
  await expect(page.getByText('It loads from tools.example.')).toBeVisible()
  await expectToBeAccessible(page)
  expect(requested).toEqual([])
  await page.getByRole('link', { name: 'Open it here' }).click()
  const frame = page.getByTitle('The calculator')
  await expect(frame).toBeFocused()
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms')
  const tool = frame.contentFrame().getByTitle('The calculator').contentFrame()
  await expect(tool.getByText('No storage')).toBeVisible()
  expect(requested).toEqual(['https://tools.example/calculator'])
})

test('a film is set in the project form, and loads when it is played', async ({ page, token }) => {
  const requested = await serve(page, 'https://films.example', '')
  const slug = await makeProject(page, token, { kind: 'images', title: 'Six firings', caption: '' })
  await page.goto(`/our-work/${slug}`)
  // It has no pictures yet, so its cover leads.
  await expect(page.getByRole('heading', { name: 'Six firings' })).toHaveCount(0)
  const headers = { authorization: `Bearer ${token}` }
  const { data } = await (await page.request.get(`/api/projects/${slug}`, { headers })).json()
  await page.goto(`/dashboard/projects/${data.id}/edit`)
  const kind = page.getByLabel('At the top of the page')
  await expect(kind).toHaveValue('images')
  await kind.selectOption('A film')
  await page.getByRole('button', { name: 'Update Project' }).click()
  await page.getByRole('link', { name: 'Please enter an address.' }).click()
  await expect(page.getByLabel('Address')).toBeFocused()
  await page.keyboard.type('http://films.example/launch.mp4')
  await page.keyboard.press('Tab')
  await expect(
    page.getByText('Please enter a web address that starts with https://.').first(),
  ).toBeVisible()
  await page.getByLabel('Address').fill('https://films.example/launch.mp4')
  await page.getByRole('button', { name: 'Update Project' }).click()
  await expect(page).toHaveURL('/dashboard/projects')

  // A busy server answers with the page from before the change, and renders it again.
  const play = page.getByRole('link', { name: 'Play the film' })
  await expect(async () => {
    await page.goto(`/our-work/${slug}`)
    await expect(play).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await play.click()
  const film = page.getByTitle('Six firings').contentFrame().getByLabel('Six firings')
  await expect(film).toHaveAttribute('controls')
  await expect.poll(() => requested).toContain('https://films.example/launch.mp4')
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })
  test('without JavaScript a film opens on its own', fullOnly, async ({ page, token }) => {
    await serve(page, 'https://films.example', '')
    const slug = await makeProject(page, token, {
      ...{ kind: 'film', title: 'The launch film', caption: '' },
      url: 'https://films.example/launch.mp4',
    })
    await page.goto(`/our-work/${slug}`)
    await page.getByRole('link', { name: 'Play the film' }).click()
    await expect(page).toHaveURL(`/our-work/${slug}/embed`)
    await expect(page.getByLabel('The launch film')).toBeVisible()
  })
})
