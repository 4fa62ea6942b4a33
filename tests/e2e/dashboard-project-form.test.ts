import { fullOnly } from '@agency/tools/test/test-size'
import type { Page } from 'playwright/test'
import { makeNoise, makePicture } from '../support/forms.ts'
import { expect } from '../support/site-test.ts'
import { ignoreStatusErrors, messages, staffTest as test } from '../support/staff-test.ts'

// In sequence: the list that a form leads to would request pictures that another test deletes
// meanwhile.
test.describe.configure({ mode: 'default' })

let titleCount = 0
const uniqueTitle = () => `Lantern ${Date.now().toString(36)}${(titleCount++).toString(36)}`
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const optional = (page: Page, label: string) => field(page, `${label} (optional)`)
const picture = async (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await makePicture(),
})
const getProject = async (page: Page, token: string, id: number | string) => {
  const headers = { authorization: `Bearer ${token}` }
  return (await (await page.request.get(`/api/projects/${id}`, { headers })).json()).data
}
const makeProject = async (page: Page, token: string, multipart: Record<string, string> = {}) => {
  const response = await page.request.post('/api/projects', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { title: uniqueTitle(), ...multipart },
  })
  return (await response.json()).data
}
const today = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Melbourne' }).format(new Date())

test('creates a project with tags, pictures, captions and text, and returns to the list', async ({
  page,
  token,
}) => {
  const title = uniqueTitle()
  await page.goto('/dashboard/projects/new')
  for (const section of ['Basic Information', 'Content', 'Media', 'Details', 'SEO']) {
    await expect(page.getByRole('heading', { level: 2, name: section })).toBeVisible()
    await expect(page.getByRole('link', { name: section, exact: true })).toBeVisible()
  }
  await expect(page.getByRole('checkbox', { name: /^Active/ })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /^Featured/ })).not.toBeChecked()
  await expect(field(page, 'Published')).toHaveValue(today())

  await field(page, 'Title').fill(title)
  const slug = title.toLowerCase().replace(' ', '-')
  await page.getByRole('button', { name: `Use ${slug}` }).click()
  await optional(page, 'Overview').fill('Bread by the river.')
  const services = optional(page, 'Services')
  for (const tag of ['  Web Development ', 'Web Development', '', 'UI/UX Design', 'Wrong']) {
    await services.fill(tag)
    await services.press('Enter')
  }
  await page.getByRole('button', { name: 'Remove Wrong' }).click()

  const editor = page.getByRole('textbox', { name: 'Project Details' })
  await editor.click()
  await page.getByRole('button', { name: 'Heading', exact: true }).click()
  await page.keyboard.type('How it works')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Bold' }).click()
  await page.keyboard.type('Warm')

  await page.getByLabel('Cover image file').setInputFiles(await picture('cover.png'))
  await optional(page, 'What the cover image shows').fill('A loaf')
  await page.getByLabel('Second image file').setInputFiles(await picture('second.png'))
  await page
    .getByRole('checkbox', { name: /^Decorative/ })
    .nth(1)
    .check()
  await page
    .getByLabel('More images file')
    .setInputFiles([await picture('one.png'), await picture('two.png')])
  await page.getByLabel('Caption of picture 1').fill('one')
  await page.getByLabel('Caption of picture 2').fill('two')
  await page.getByRole('button', { name: 'Move picture 2 up' }).click()
  await expect(page.getByText('Picture 2 is now number 1 of 2.')).toBeAttached()
  await expect(page.getByText('Unsaved changes')).toBeVisible()

  await page.getByRole('button', { name: 'Create Project' }).click()
  await expect(page).toHaveURL('/dashboard/projects')
  await expect(page.getByRole('link', { name: `Edit ${title}` })).toBeVisible()
  expect(await getProject(page, token, slug)).toMatchObject({
    title,
    slug,
    description: 'Bread by the river.',
    services: ['Web Development', 'UI/UX Design'],
    content: '<h2>How it works</h2><p><strong>Warm</strong></p>',
    coverImage: expect.stringMatching(/^\/uploads\/projects\//),
    coverImageAlt: 'A loaf',
    image2Alt: '',
    image3: null,
    images: [{ caption: 'two' }, { caption: 'one' }],
    publishedDate: today(),
    Active: true,
    IsFeatured: false,
  })
})

test('edits a project: a picture is only removed on saving, or replaced by a new one', async ({
  page,
  token,
}) => {
  const project = await makeProject(page, token)
  await page.request.put(`/api/projects/${project.id}`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      title: project.title,
      coverImage: await picture('a.png'),
      image2: await picture('b.png'),
    },
  })
  await page.goto(`/dashboard/projects/${project.id}/edit`)
  await expect(field(page, 'Title')).toHaveValue(project.title)
  const before = await getProject(page, token, project.id)
  const cover = page.getByRole('group', { name: 'Cover image' })
  const second = page.getByRole('group', { name: 'Second image' })
  await cover.getByRole('button', { name: 'Remove' }).click()
  await expect(cover).toContainText('Deleted when you save.')
  expect((await getProject(page, token, project.id)).coverImage).not.toBeNull()
  await cover.getByRole('button', { name: 'Undo' }).click()
  await expect(cover).toContainText('On the site now.')
  await cover.getByRole('button', { name: 'Remove' }).click()
  await second.getByRole('button', { name: 'Remove' }).click()
  await page.getByLabel('Second image file').setInputFiles(await picture('c.png'))
  await expect(second).toContainText('c.png')
  await page.getByRole('button', { name: 'Update Project' }).click()
  await expect(page).toHaveURL('/dashboard/projects')
  const updatedProject = await getProject(page, token, project.id)
  expect(updatedProject.coverImage).toBeNull()
  expect(updatedProject.image2).toMatch(/^\/uploads\//)
  expect(updatedProject.image2).not.toBe(before.image2)
})

test('requires a title and a valid URL, on blur and in a summary that takes focus', async ({
  page,
}) => {
  await page.goto('/dashboard/projects/new')
  await optional(page, 'Live site').fill('not an address')
  await page.keyboard.press('Tab')
  const message = 'Please enter a web address that starts with http:// or https://.'
  await expect(page.getByText(message)).toBeVisible()
  await expect(page.getByRole('group', { name: /need/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Create Project' }).click()
  const summary = page.getByRole('group', { name: '2 fields need attention' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: 'Please enter a title.' }).click()
  await expect(field(page, 'Title')).toBeFocused()
  await optional(page, 'Live site').fill('https://lantern.example')
  await expect(page.getByText(message)).toHaveCount(0)
})

test('accepts only pictures, and says why it refuses others', async ({ page }) => {
  await page.goto('/dashboard/projects/new')
  const input = page.getByLabel('Cover image file')
  await expect(input).toHaveAttribute('accept', /^image\//)
  await input.setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('hello'),
  })
  await expect(page.getByRole('alert')).toContainText('notes.txt is not a picture')
  await input.setInputFiles({
    name: 'huge.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
  })
  await expect(page.getByRole('alert')).toContainText('huge.png is larger than 10 MB')
})

test('conflicting changes to a project are resolved by choosing a version', async ({
  page,
  token,
  problems,
}) => {
  const { id, title } = await makeProject(page, token)
  const changeAsColleague = (summary: string) =>
    page.request.put(`/api/projects/${id}`, {
      headers: { authorization: `Bearer ${token}` },
      multipart: { title, summary, services: JSON.stringify([summary]) },
    })
  await page.goto(`/dashboard/projects/${id}/edit`)
  await optional(page, 'Overview').fill('Mine')
  await changeAsColleague('Theirs')
  await page.getByRole('button', { name: 'Update Project' }).click()
  const choice = page.getByRole('alert')
  await expect(choice).toContainText('Somebody else changed this project meanwhile.')
  await choice.getByRole('button', { name: 'Take theirs' }).click()
  await expect(optional(page, 'Summary')).toHaveValue('Theirs')
  await expect(optional(page, 'Overview')).toHaveValue('')

  await optional(page, 'Overview').fill('Mine again')
  await changeAsColleague('Theirs again')
  await page.getByRole('button', { name: 'Update Project' }).click()
  await choice.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page).toHaveURL('/dashboard/projects')
  expect(await getProject(page, token, id)).toMatchObject({
    description: 'Mine again',
    // Their changes to other fields are kept.
    ...{ summary: 'Theirs again', services: ['Theirs again'] },
  })
  ignoreStatusErrors(problems)
})

test(
  'a taken slug is reported before saving, with a free one suggested',
  fullOnly,
  async ({ page, token }) => {
    const { slug } = await makeProject(page, token)
    await page.goto('/dashboard/projects/new')
    await field(page, 'Title').fill('Another')
    await optional(page, 'Slug').fill(slug)
    await expect(page.getByText('This slug is already taken or not valid.')).toBeVisible()
    await page.getByRole('button', { name: `Use ${slug}-2` }).click()
    await expect(optional(page, 'Slug')).toHaveValue(`${slug}-2`)
  },
)

test('unsaved changes are confirmed on leaving, kept as a draft, and can be restored', async ({
  page,
}) => {
  await page.goto('/dashboard/projects/new')
  await field(page, 'Title').fill('Half a thought')
  await page.getByRole('link', { name: 'Cancel' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(field(page, 'Title')).toHaveValue('Half a thought')
  await page.waitForFunction(() => localStorage.getItem('project-draft-new')?.includes('Half'))
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(field(page, 'Title')).toHaveValue('')
  await page.getByRole('button', { name: 'Restore draft' }).click()
  await expect(field(page, 'Title')).toHaveValue('Half a thought')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/dashboard/projects')
  expect(await page.evaluate(() => localStorage.getItem('project-draft-new'))).toBeNull()
})

test(
  'typing does not lose an offered draft, and restoring it does not lose the typing',
  fullOnly,
  async ({ page, token }) => {
    const { id } = await makeProject(page, token)
    const path = `/dashboard/projects/${id}/edit`
    const leaveByReload = async () => {
      page.once('dialog', (dialog) => dialog.accept())
      await page.reload()
    }
    const draft = (text: string) =>
      page.waitForFunction(
        ([key = '', draftText = '']) => localStorage.getItem(key)?.includes(draftText),
        [`project-draft-${id}`, text],
      )
    await page.goto(path)
    await optional(page, 'Overview').fill('First thoughts')
    await draft('First thoughts')
    await leaveByReload()
    await optional(page, 'Overview').fill('Second')
    await draft('Second')
    await expect(page.getByText('You left a draft of this project')).toBeVisible()
    await page.getByRole('button', { name: 'Restore draft' }).click()
    await expect(optional(page, 'Overview')).toHaveValue('First thoughts')
    // The two drafts have swapped places.
    await page.getByRole('button', { name: 'Restore draft' }).click()
    await expect(optional(page, 'Overview')).toHaveValue('Second')
    // A draft restores what it changed, and nothing else of the version that it started from.
    await page.request.put(`/api/projects/${id}`, {
      headers: { authorization: `Bearer ${token}` },
      data: { summary: 'Changed elsewhere' },
    })
    await leaveByReload()
    await page.getByRole('button', { name: 'Restore draft' }).click()
    await expect(optional(page, 'Overview')).toHaveValue('Second')
    await expect(optional(page, 'Summary')).toHaveValue('Changed elsewhere')
  },
)

test(
  'a link without https:// is completed, and an invalid one is refused',
  fullOnly,
  async ({ page }) => {
    await page.goto('/dashboard/projects/new')
    const editor = page.getByRole('textbox', { name: 'Project Details' })
    await editor.click()
    await page.keyboard.type('Our work')
    await page.keyboard.press('ControlOrMeta+a')
    await page.getByRole('button', { name: 'Link', exact: true }).click()
    const address = page.getByRole('textbox', { name: 'Link address' })
    await address.fill('our website')
    await address.press('Enter')
    await expect(page.getByRole('alert')).toHaveText(
      'Please enter an address such as https://example.com.',
    )
    await address.fill('example.com/work')
    await address.press('Enter')
    await expect(editor.getByRole('link')).toHaveAttribute('href', 'https://example.com/work')
  },
)

test(
  'failures to load or save show the documented messages',
  fullOnly,
  async ({ page, token, problems }) => {
    await page.goto('/dashboard/projects/2147483647/edit')
    await expect(page.getByRole('alert')).toContainText(
      'Error loading project data: Project not found.',
    )
    const { id } = await makeProject(page, token)
    const path = `/api/projects/${id}`
    await page.route(path, (route) => route.fulfill({ status: 502, body: '<html>' }))
    await page.goto(`/dashboard/projects/${id}/edit`)
    await expect(page.getByRole('alert')).toContainText(
      'Error loading project data: Failed to fetch project',
    )
    await page.unroute(path)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(field(page, 'Title')).toBeVisible()
    await page.route(path, (route) => route.fulfill({ status: 502, body: '<html>' }))
    await optional(page, 'Overview').fill('x')
    await page.getByRole('button', { name: 'Update Project' }).click()
    await expect(page.getByRole('alert')).toHaveText('Failed to save project')
    // Its button is far below the fold.
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByRole('alert')).toBeInViewport()
    await expect(optional(page, 'Overview')).toHaveValue('x')
    await page.unroute(path)
    await page.route(path, (route) =>
      route.fulfill({
        status: 507,
        json: { success: false, message: 'The disk is full.', code: 'DISK_FULL', requestId: 'x' },
      }),
    )
    await page.getByRole('button', { name: 'Update Project' }).click()
    await expect(page.getByRole('alert')).toHaveText('The disk is full.')
    await expect(messages(page)).toBeEmpty()
    ignoreStatusErrors(problems)
  },
)

test('an upload shows its progress, announced at quarters', fullOnly, async ({ page, token }) => {
  const { id } = await makeProject(page, token)
  await page.goto(`/dashboard/projects/${id}/edit`)
  const state = page.getByRole('form', { name: 'Edit project' }).getByRole('status').last()
  await state.evaluate((line) => {
    const announcements: string[] = []
    Object.assign(window, { announcements })
    new MutationObserver(() => announcements.push(line.textContent ?? '')).observe(line, {
      ...{ subtree: true, childList: true, characterData: true },
    })
  })
  await page.getByLabel('Cover image file').setInputFiles({
    ...(await picture('cover.png')),
    buffer: await makeNoise(900),
  })
  const network = await page.context().newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 500_000 },
  })
  const call = page.waitForRequest(`**/api/projects/${id}`)
  await page.getByRole('button', { name: 'Update Project' }).click()
  await expect(page.getByRole('progressbar', { name: 'Upload' })).toBeVisible()
  await expect(page).toHaveURL('/dashboard/projects')
  expect((await call).headers().authorization).toBe(`Bearer ${token}`)
  const announcements = await page.evaluate(
    () => (window as unknown as { announcements: string[] }).announcements,
  )
  expect(announcements).toContain('Uploading...')
  expect(announcements.filter((text) => text.endsWith('% uploaded')).length).toBeGreaterThan(0)
  expect(announcements).toContain('Saving...')
  expect((await getProject(page, token, id)).coverImage).toMatch(/^\/uploads\//)
})

test(
  'a token rejected during an upload ends the session',
  fullOnly,
  async ({ page, token, problems }) => {
    const { id } = await makeProject(page, token)
    await page.goto(`/dashboard/projects/${id}/edit`)
    await page.getByLabel('Cover image file').setInputFiles(await picture('cover.png'))
    await page.route(`**/api/projects/${id}`, (route) =>
      route.fulfill({ status: 401, json: { success: false, message: 'Please log in.' } }),
    )
    await page.getByRole('button', { name: 'Update Project' }).click()
    await expect(page).toHaveURL('/login')
    ignoreStatusErrors(problems)
  },
)

test('a project is scheduled in the form, and the list says when it publishes', async ({
  page,
  token,
}) => {
  const { id, title } = await makeProject(page, token, { Active: 'false' })
  await page.goto(`/dashboard/projects/${id}/edit`)
  await optional(page, 'Publish on').fill('2099-12-03T09:00')
  await page.getByRole('button', { name: 'Update Project' }).click()
  await expect(page).toHaveURL('/dashboard/projects')
  const row = page.locator('tbody tr').filter({ hasText: title })
  await expect(row).toContainText('Publishes 3 Dec, 9:00 am')
  expect((await getProject(page, token, id)).publishAt).toBe('2099-12-03T09:00')
  await page.goto(`/dashboard/projects/${id}/edit`)
  await expect(optional(page, 'Publish on')).toHaveValue('2099-12-03T09:00')
  await page.getByRole('checkbox', { name: /^Active/ }).check()
  await expect(optional(page, 'Publish on')).toBeHidden()
  await page.getByRole('button', { name: 'Update Project' }).click()
  await expect(row).toContainText('Active')
  await expect(row).not.toContainText('Publishes')
})
