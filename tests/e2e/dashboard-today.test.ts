import type { Today } from '@agency/contract/today'
import { waitForPage } from '@agency/tools/browser/settled-page'
import pg from 'pg'
import type { Locator, Page } from 'playwright/test'
import { expectToBeAccessible } from '../support/accessible.ts'
import { expect, logIn } from '../support/site-test.ts'
import { freshStaffTest, messages, staffTest as test } from '../support/staff-test.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const rows = (page: Page, name: string) => part(page, name).getByRole('listitem')

test('rows of the recent activity link to what they show', async ({ page }) => {
  const responsePromise = page.waitForResponse('/api/activity/recent')
  await page.goto('/dashboard')
  const { data } = await (await responsePromise).json()
  const links = page.getByRole('region', { name: 'Recent Activity' }).getByRole('link')
  const paths = {
    form: (id: number) => `/dashboard/users/${id}`,
    concept: (id: number) => `/dashboard/concepts?concept=${id}`,
    project: (id: number) => `/dashboard/projects/${id}/edit`,
  }
  for (const [index, { type, id }] of data.entries()) {
    const href = paths[type as keyof typeof paths](id)
    await expect(links.nth(index)).toHaveAttribute('href', href)
  }
})

/** More tab stops than any screen has. */
const MAX_TAB_STOPS = 250

/** Tabs to a control and presses it, as somebody without a mouse has to. */
async function pressControl(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let i = 0; i < MAX_TAB_STOPS; i += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      return page.keyboard.press('Enter')
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`No tab stop reaches ${target}.`)
}

/** Adds one of each kind that the demo does not have, and a second email and job. */
async function addTroubles(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`
    insert into mails (kind, recipient, submission_id, contact_id, to_name, to_address, subject,
      body_text, body_html, message_id, request_id, state, attempts, last_error)
    select 'message', 'visitor', submissions.id, contacts.id, contacts.name, contacts.email,
      'We have your message', 'Hello', '<p>Hello</p>', 'today@emberlane.example', 'test', 'failed',
      12, 'The mailbox is full.'
    from submissions join contacts on contacts.id = contact_id
    where kind = 'message' order by submissions.id limit 1`)
  await client.query(`
    insert into proposals (reference, token, contact_id, state, title, draft, total_cents,
      snapshot, snapshot_sha256, sendings, sent_at, expires_on)
    select 'WP-TODAY', md5('today'), min(id), 'sent', 'A shop for books', '{}', 1200000,
      '{"client":{}}', '', 1, now(), (now() at time zone 'Australia/Melbourne')::date + 1
    from contacts`)
  for (let number = 0; number < 2; number += 1) {
    await client.query(
      `select graphile_worker.add_job('roll-up-days', run_at => now() + interval '1 day')`,
    )
  }
  await client.query(`
    update graphile_worker._private_jobs set attempts = max_attempts
    where run_at > now() + interval '12 hours'`)
  await client.end()
}

freshStaffTest(
  'the morning’s work is done through Today by keyboard alone',
  async ({ page, demo }) => {
    await addTroubles(demo.databaseUrl)
    await page.goto('/dashboard')
    await expect(rows(page, 'Failed jobs')).toHaveCount(2)
    await waitForPage(page)
    await expectToBeAccessible(page)
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.setViewportSize({ width: 1280, height: 800 })

    await freshStaffTest.step('every count leads to as many rows', async () => {
      const token = await logIn(demo.url)
      const headers = { authorization: `Bearer ${token}` }
      const response = await page.request.get('/trpc/today.get', { headers })
      const counts = (await response.json()).result.data as Today
      for (const [name, { count }, caption] of [
        ['Waiting for an answer', counts.waiting, 'Users'],
        ['Follow-ups due', counts.followUps, 'Users'],
        ['Proposals to follow up', counts.proposals, 'Proposals'],
        ['Failed emails', counts.emails, 'Mail'],
        ['Failed jobs', counts.jobs, 'Failed jobs'],
      ] as const) {
        expect(count).toBeGreaterThan(0)
        await pressControl(page, part(page, name).getByRole('link', { name: `Show all ${count}` }))
        const table = page.getByRole('table', { name: caption })
        await expect(table.locator('tbody tr')).toHaveCount(count)
        await page.goBack()
      }
    })

    await freshStaffTest.step('finish a follow-up, undo that, and finish it again', async () => {
      const followUps = rows(page, 'Follow-ups due')
      await expect(followUps).toHaveText([/Dev Okafor.*overdue/, /Harriet Lowe.*Due today/])
      const done = part(page, 'Follow-ups due').getByRole('button', {
        name: 'Done: follow up with Dev Okafor',
      })
      await pressControl(page, done)
      await expect(followUps).toHaveText([/Harriet Lowe/])
      await expect(followUps.getByRole('button')).toBeFocused()
      await pressControl(page, messages(page).getByRole('button', { name: 'Undo' }))
      await expect(followUps).toHaveText([/Dev Okafor.*overdue/, /Harriet Lowe/])
      await pressControl(page, done)
      await expect(messages(page)).toContainText('Follow-up with Dev Okafor is done')
      await page.keyboard.press('Enter')
      await expect(part(page, 'Follow-ups due')).toBeHidden()
      await expect(page.getByRole('heading', { name: 'Today' })).toBeFocused()
    })

    await freshStaffTest.step('answer the person who has waited longest', async () => {
      const waiting = rows(page, 'Waiting for an answer')
      await expect(waiting.first()).toContainText(/Asked for a website concept · waiting \d+ days/)
      const answer = waiting.first().getByRole('link', { name: /^Answer / })
      const name = (await answer.getAttribute('aria-label'))?.replace('Answer ', '') ?? ''
      await pressControl(page, answer)
      await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
      await pressControl(page, page.getByRole('button', { name: 'Mark as answered' }))
      await expect(messages(page)).toContainText(`${name} has an answer`)
      await expect(page.getByLabel('Status')).toHaveValue('Contacted')
      await expect(page.getByLabel('Status')).toBeFocused()
      await expect(page.getByRole('button', { name: 'Mark as answered' })).toBeHidden()
      await page.goBack()
      await expect(waiting.first()).toBeVisible()
      await expect(waiting.filter({ hasText: name })).toHaveCount(0)
    })

    await freshStaffTest.step('look at the proposal that is about to expire', async () => {
      await expect(rows(page, 'Proposals to follow up')).toHaveText([
        /A shop for books.*not opened · valid to/,
      ])
    })

    await freshStaffTest.step('send the email again', async () => {
      await expect(rows(page, 'Failed emails')).toContainText('The mailbox is full.')
      await pressControl(
        page,
        part(page, 'Failed emails').getByRole('button', { name: /^Send again: We have/ }),
      )
      await expect(part(page, 'Failed emails')).toBeHidden()
    })

    await freshStaffTest.step('run the jobs again', async () => {
      const retry = rows(page, 'Failed jobs').getByRole('button')
      await expect(retry).toHaveCount(2)
      await pressControl(page, retry.first())
      await expect(messages(page)).toContainText('Running again: Add up the statistics of a day')
      await expect(retry).toHaveCount(1)
      await expect(retry).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(part(page, 'Failed jobs')).toBeHidden()
    })
  },
)
