import type { GenerationResult } from '@agency/contract/generation'
import type { ConceptPage } from '@agency/contract/staff-concept'
import type { Page } from 'playwright/test'
import { errorResponse, mockCalls } from './mock-calls.ts'
import { expect, logIn, type SiteFixtures, test } from './site-test.ts'
import { type DemoSite, openDemoSite } from './start-site.ts'

/** A browser that has stored this login. */
const loggedInState = (origin: string, token: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'token', value: token }] }],
})

/**
 * Shows the oldest concepts instead of the newest: the newest are made by other tests, and a
 * picture whose concept is hidden or deleted in the meantime returns 404. A searched list is
 * unchanged.
 */
const showOldestConcepts = (page: Page) =>
  page.addInitScript(() => {
    const originalFetch = window.fetch
    window.fetch = (target, init) => {
      const request = new Request(target, init)
      const url = new URL(request.url)
      const rawInput = url.searchParams.get('input')
      if (!rawInput || !url.pathname.includes('concepts.page')) return originalFetch(request)
      const inputs = JSON.parse(rawInput)
      for (const [index, name] of url.pathname.slice('/trpc/'.length).split(',').entries()) {
        const input = inputs[index]
        const { sort = 'newest', filter } = input ?? {}
        if (name === 'concepts.page' && sort === 'newest' && !filter?.text) input.sort = 'oldest'
      }
      url.searchParams.set('input', JSON.stringify(inputs))
      return originalFetch(new Request(url, request))
    }
  })

interface StaffOptions {
  /**
   * Shows the newest concepts first, as the site does: for a test that makes the newest one itself.
   */
  showsNewest: boolean
}

/** A test in a browser that is logged in as the owner. */
export const staffTest = test.extend<StaffOptions>({
  showsNewest: [false, { option: true }],
  page: async ({ page, showsNewest }, use) => {
    if (!showsNewest) await showOldestConcepts(page)
    await use(page)
  },
  storageState: async ({ token, baseURL }, use) => use(loggedInState(baseURL ?? '', token)),
})

/** A demo site for the lifetime of a fixture. */
async function provideDemoSite(
  { settings }: Pick<SiteFixtures, 'settings'>,
  use: (demo: DemoSite) => Promise<void>,
): Promise<void> {
  const demo = await openDemoSite(settings)
  await use(demo)
  await demo.close()
}

/** The same on a site that only such tests share: for changes that affect the whole site. */
export const sharedSiteTest = staffTest.extend<object, { demo: DemoSite }>({
  demo: [provideDemoSite, { scope: 'worker', timeout: 600_000 }],
  siteUrl: [({ demo }, use) => use(demo.url), { scope: 'worker' }],
  baseURL: async ({ siteUrl }, use) => use(siteUrl),
})

/** A test on a fresh demo site. It costs one start. */
export const freshDemoTest = test.extend<{ demo: DemoSite }>({
  demo: [provideDemoSite, { timeout: 600_000 }],
  baseURL: async ({ demo }, use) => use(demo.url),
})

/** The same, logged in as the owner. */
export const freshStaffTest = freshDemoTest.extend({
  storageState: async ({ demo }, use) => use(loggedInState(demo.url, await logIn(demo.url))),
})

/** Chromium reports the status of a rejected call, which a test that rejects one expects. */
export const ignoreStatusErrors = (problems: string[]) =>
  expect(problems.splice(0).filter((line) => !line.includes('the server responded'))).toEqual([])

/**
 * Makes one procedure fail and lets all others through, however they are batched; returns a
 * function that stops this.
 */
export async function failProcedure(
  page: Page,
  procedure: string,
  { status, message }: { status?: number; message?: string } = {},
): Promise<() => Promise<void>> {
  const responses: Record<string, unknown> = { [procedure]: errorResponse(status, message) }
  await mockCalls(page, responses)
  return async () => {
    delete responses[procedure]
  }
}

/** Shows a company's pending concepts in the gallery, as staff do after a review. */
export async function showPending(companyName: string): Promise<void> {
  const site = process.env.AGENCY_TEST_SITE ?? ''
  const headers = {
    authorization: `Bearer ${await logIn(site)}`,
    'content-type': 'application/json',
  }
  const input = encodeURIComponent(
    JSON.stringify({ filter: { text: companyName, status: 'pending' } }),
  )
  const listResponse = await fetch(`${site}/trpc/concepts.page?input=${input}`, { headers })
  const { concepts } = (await listResponse.json()).result.data as ConceptPage
  const ids = concepts.map(({ id }) => id)
  // Another test has shown them.
  if (ids.length === 0) return
  const updateResponse = await fetch(`${site}/trpc/concepts.setActive`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ selection: { ids }, active: true }),
  })
  if (!updateResponse.ok) throw new Error(`The concept of ${companyName} could not be shown.`)
}

/**
 * Makes a concept through the documented path. A concept that its maker releases is then shown by
 * staff, unless it should stay pending.
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
  if (!response.ok)
    throw new Error(`No concept for ${companyName}: ${response.status} ${await response.text()}`)
  const result = (await response.json()) as GenerationResult
  if (showInGallery === true) await showPending(companyName)
  return result
}

/** The dashboard's toast messages. */
export const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })

let wordCount = 0
/**
 * A word that appears nowhere else on the site, which several workers use: two of them may ask for
 * their third word in the same millisecond.
 */
export const uniqueWord = (word: string) => {
  const worker = Number(process.env.TEST_WORKER_INDEX ?? 0).toString(36)
  const count = (wordCount++).toString(36).padStart(2, '0')
  return `${word}${Date.now().toString(36).slice(-6)}${worker}${count}`
}

/**
 * Sends a message through the documented path, as a visitor would; returns the contact that it
 * created.
 */
export async function createContact(token: string, word = uniqueWord('Quill')) {
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
