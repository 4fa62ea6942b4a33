import { waitForPage } from '@agency/tools/browser/settled-page'
import pg from 'pg'
import type { Locator, Page } from 'playwright/test'
import { makePicture } from '../support/forms.ts'
import { expect } from '../support/site-test.ts'
import { messages, freshDemoTest as test } from '../support/staff-test.ts'
import { testLogin } from '../support/start-site.ts'

/** More tab stops than any screen has. */
const MAX_TAB_STOPS = 250

/** Tabs to a control, as somebody without a mouse has to. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible()
  for (let i = 0; i < MAX_TAB_STOPS; i += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`No tab stop reaches ${target}.`)
}
async function pressControl(page: Page, target: Locator) {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}
async function write(page: Page, target: Locator, text: string) {
  await tabTo(page, target)
  await page.keyboard.type(text)
}
/** Goes to a screen or an action through the search. */
async function openBySearch(page: Page, name: string, heading: string) {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(name)
  await expect(page.locator('#search-results [aria-selected=true]')).toHaveText(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
}

/** Somebody who wrote yesterday. */
async function createLeadOfYesterday(page: Page, databaseUrl: string) {
  const email = 'odile@lantern.example'
  await page.request.post('/api/contact', {
    data: { name: 'Odile Moreau', email, subject: 'A new shop', message: 'Can we talk?' },
  })
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `update contacts set first_seen = now() - interval '26 hours',
       last_activity = now() - interval '26 hours' where email = $1`,
    [email],
  )
  await client.end()
  return 'Odile Moreau'
}

test('a working day can be done by keyboard alone', async ({ page, demo }) => {
  const lead = await createLeadOfYesterday(page, demo.databaseUrl)
  // A listener enables the interception of file dialogs permanently; one per key press would race
  // with it.
  page.on('filechooser', () => {})

  await test.step('log in', async () => {
    await page.goto('/login')
    await write(page, page.getByLabel('Email'), testLogin.email)
    await write(page, page.getByLabel('Password'), testLogin.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('button', { name: testLogin.email })).toBeVisible()
  })

  await test.step('find yesterday’s leads', async () => {
    await openBySearch(page, 'Users', 'Users')
    await tabTo(page, page.getByRole('combobox', { name: 'Status', exact: true }))
    await page.keyboard.type('New')
    await tabTo(page, page.getByRole('combobox', { name: 'Activity' }))
    await page.keyboard.type('Active in the last 7')
    await expect(page).toHaveURL(/status=New&period=week/)
    await expect(page.locator('tbody tr').filter({ hasText: lead })).toContainText('yesterday')
  })

  await test.step('mark one Contacted, with a note', async () => {
    await tabTo(page, page.getByRole('combobox', { name: `Status of ${lead}` }))
    await page.keyboard.type('Contacted')
    await page.keyboard.press('Enter')
    await expect(messages(page)).toContainText(`${lead} is Contacted now`)
    await tabTo(page, page.getByRole('link', { name: lead }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: lead })).toBeFocused()
    await write(page, page.getByLabel(`Notes about ${lead}`), 'Rang at nine. Wants a quote.')
    await pressControl(page, page.getByRole('button', { name: 'Save notes' }))
    await expect(page.getByRole('region', { name: 'Notes' })).toContainText(/Saved \d\d:\d\d/)
    await expect(page.getByRole('list', { name: 'Timeline' })).toContainText(
      'Status changed from New to Contacted',
    )
  })

  await test.step('hide a concept', async () => {
    await openBySearch(page, 'AI Concepts', 'Website Concepts')
    // A pending picture request would get a 404 once its concept is hidden.
    await waitForPage(page)
    await pressControl(page, page.getByRole('button', { name: 'Hide Stillwater Architects' }))
    await expect(messages(page)).toContainText('Concept deactivated successfully')
    const row = page.locator('tbody tr').filter({ hasText: 'Stillwater Architects' })
    await expect(row).toContainText('Hidden')
  })

  await test.step('publish a project with three images', async () => {
    await openBySearch(page, 'Add project', 'New project')
    await write(page, page.getByLabel('Title', { exact: true }), 'Lantern Books')
    const picture = { mimeType: 'image/png', buffer: await makePicture() }
    for (const slot of ['Cover image', 'Second image', 'Third image']) {
      const choose = page
        .getByRole('group', { name: slot, exact: true })
        .getByRole('button')
        .first()
      await tabTo(page, choose)
      const [dialog] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.keyboard.press('Enter'),
      ])
      await dialog.setFiles({ ...picture, name: `${slot}.png` })
      const altField = page.getByLabel(`What the ${slot.toLowerCase()} shows (optional)`)
      await write(page, altField, 'A shelf of books')
    }
    await pressControl(page, page.getByRole('button', { name: 'Create Project' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Projects Management' })).toBeFocused()
    const { data } = await (await page.request.get('/api/projects/lantern-books')).json()
    expect([data.coverImage, data.image2, data.image3]).toEqual(
      Array(3).fill(expect.stringMatching(/^\/uploads\/projects\//)),
    )
  })

  await test.step('make it featured', async () => {
    await pressControl(page, page.getByRole('button', { name: 'Make Featured: Lantern Books' }))
    await expect(messages(page)).toContainText('Lantern Books is the featured project now')
    await expect(page.locator('tbody tr').first()).toContainText('Lantern Books')
  })

  await test.step('send an estimate', async () => {
    await openBySearch(page, 'Create estimate', 'Create Website Estimate Request')
    for (const [label, text] of [
      ['First name', 'Odile'],
      ['Last name', 'Moreau'],
      ['Email', 'odile@lantern.example'],
      ['Website description', 'A shop for second-hand books, with pick-up.'],
    ] as const) {
      await write(page, page.getByLabel(label), text)
    }
    await tabTo(page, page.getByRole('button', { name: 'Generate Estimate PDF' }))
    await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
    await expect(page.getByRole('link', { name: 'Download again' })).toBeVisible()
  })

  await test.step('read the month’s analytics', async () => {
    await openBySearch(page, 'Analytics', 'Analytics')
    await tabTo(page, page.getByRole('radio', { name: 'Month' }))
    await page.keyboard.press('ArrowLeft')
    await expect(page).toHaveURL(/period=week/)
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Month' })).toBeChecked()
    await expect(page.getByRole('img', { name: /^Page views and visits by day/ })).toBeVisible()
    const traffic = page.getByRole('region', { name: 'Visits and forms' })
    await pressControl(page, traffic.getByText('View as a table'))
    await expect(traffic.getByRole('rowheader')).not.toHaveCount(0)
  })

  await test.step('log out', async () => {
    await pressControl(page, page.getByRole('button', { name: 'Logout' }))
    await expect(page).toHaveURL('/login')
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })
})
