import type { GenerationResult } from '@agency/contract/generation'
import type { ConceptPage } from '@agency/contract/staff-concept'
import type { Page } from 'playwright/test'
import { answerCalls, refused } from './answered-calls.ts'
import { expect, logIn, type SiteFixtures, test } from './site-test.ts'
import { type DemoSite, openDemoSite } from './start-site.ts'

/** A browser that remembers this login. */
const loggedIn = (origin: string, token: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'token', value: token }] }],
})

/**
 * Shows the oldest concepts where the newest would show: those are what other tests make, and a picture
 * whose concept is hidden or deleted meanwhile answers 404. A list that is searched stays as it is.
 */
const showOldestConcepts = (page: Page) =>
  page.addInitScript(() => {
    const send = window.fetch
    window.fetch = (target, init) => {
      const request = new Request(target, init)
      const url = new URL(request.url)
      const given = url.searchParams.get('input')
      if (!given || !url.pathname.includes('concepts.page')) return send(request)
      const inputs = JSON.parse(given)
      for (const [at, name] of url.pathname.slice('/trpc/'.length).split(',').entries()) {
        const input = inputs[at]
        const { sort = 'newest', filter } = input ?? {}
        if (name === 'concepts.page' && sort === 'newest' && !filter?.text) input.sort = 'oldest'
      }
      url.searchParams.set('input', JSON.stringify(inputs))
      return send(new Request(url, request))
    }
  })

interface StaffOptions {
  /** Shows the newest concepts first, as the site does: a test that makes the newest one itself. */
  showsNewest: boolean
}

/** A test in a browser that is logged in as the owner. */
export const staffTest = test.extend<StaffOptions>({
  showsNewest: [false, { option: true }],
  page: async ({ page, showsNewest }, use) => {
    if (!showsNewest) await showOldestConcepts(page)
    await use(page)
  },
  storageState: async ({ token, baseURL }, use) => use(loggedIn(baseURL ?? '', token)),
})

/** A demo site for as long as a fixture lasts. */
async function lendDemoSite(
  { settings }: Pick<SiteFixtures, 'settings'>,
  use: (demo: DemoSite) => Promise<void>,
): Promise<void> {
  const demo = await openDemoSite(settings)
  await use(demo)
  await demo.close()
}

/** The same on a site that only such tests share: for what changes the whole of it. */
export const ownSiteTest = staffTest.extend<object, { demo: DemoSite }>({
  demo: [lendDemoSite, { scope: 'worker', timeout: 240_000 }],
  siteUrl: [({ demo }, use) => use(demo.url), { scope: 'worker' }],
  baseURL: async ({ siteUrl }, use) => use(siteUrl),
})

/** A test on a demo site that nobody has touched yet. Costs the start of one. */
export const freshDemoTest = test.extend<{ demo: DemoSite }>({
  demo: [lendDemoSite, { timeout: 240_000 }],
  baseURL: async ({ demo }, use) => use(demo.url),
})

/** The same, logged in as the owner. */
export const freshStaffTest = freshDemoTest.extend({
  storageState: async ({ demo }, use) => use(loggedIn(demo.url, await logIn(demo.url))),
})

/** Chromium reports the status of a refused call; a test that refuses one expects that. */
export const forgetStatuses = (problems: string[]) =>
  expect(problems.splice(0).filter((line) => !line.includes('the server responded'))).toEqual([])

/** Lets one procedure fail and all others through, whichever travel with it; answers how to stop. */
export async function failProcedure(
  page: Page,
  procedure: string,
  { status, message }: { status?: number; message?: string } = {},
): Promise<() => Promise<void>> {
  const given: Record<string, unknown> = { [procedure]: refused(status, message) }
  await answerCalls(page, given)
  return async () => {
    delete given[procedure]
  }
}

/** Shows the waiting concepts of a company in the gallery, as staff do who have looked at them. */
export async function showPending(companyName: string): Promise<void> {
  const site = process.env.AGENCY_TEST_SITE ?? ''
  const headers = {
    authorization: `Bearer ${await logIn(site)}`,
    'content-type': 'application/json',
  }
  const input = encodeURIComponent(
    JSON.stringify({ filter: { text: companyName, status: 'pending' } }),
  )
  const found = await fetch(`${site}/trpc/concepts.page?input=${input}`, { headers })
  const { concepts } = (await found.json()).result.data as ConceptPage
  const ids = concepts.map(({ id }) => id)
  // Another test has shown them.
  if (ids.length === 0) return
  const shown = await fetch(`${site}/trpc/concepts.setActive`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ selection: { ids }, active: true }),
  })
  if (!shown.ok) throw new Error(`The concept of ${companyName} could not be shown.`)
}

/**
 * Makes a concept by the documented path. One that its maker releases is shown by staff, unless it is
 * to wait for them.
 */
export async function makeConcept(
  companyName: string,
  userName = 'Priya Raman',
  showInGallery: boolean | 'pending' = true,
) {
  const response = await fetch(`${process.env.AGENCY_TEST_SITE}/api/generate-estimate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      userName,
      userEmail: `${userName.toLowerCase().replace(/\W+/g, '.')}@lantern.example`,
      companyName,
      employeeCount: '1-10',
      businessType: 'B2C',
      industry: 'Food & Beverage',
      mainGoal: `${companyName} bakes bread in Coburg and takes orders for celebration cakes.`,
      overallVibe: 'Modern',
      keyVisualElements: '',
      showInGallery: showInGallery !== false,
      colorFeel: 'warm cream and forest green',
    }),
  })
  const made = (await response.json()) as GenerationResult
  if (showInGallery === true) await showPending(companyName)
  return made
}

/** What the dashboard tells over the page. */
export const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })

let people = 0
/** A word that nothing else on the site has. */
export const freshWord = (word: string) =>
  `${word}${Date.now().toString(36)}${(people++).toString(36)}`

/** Sends a message by the documented path, as a visitor would; answers the contact that it made. */
export async function makeContact(token: string, word = freshWord('Quill')) {
  const origin = process.env.AGENCY_TEST_SITE
  const sender = { name: `${word} Moreau`, email: `${word.toLowerCase()}@lantern.example` }
  await fetch(`${origin}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...sender,
      subject: 'Opening hours',
      message: `${word} has a question.`,
    }),
  })
  const input = encodeURIComponent(JSON.stringify({ filter: { text: sender.email } }))
  const response = await fetch(`${origin}/trpc/contacts.list?input=${input}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { result } = await response.json()
  return { ...sender, id: result.data.rows[0].id as number }
}
