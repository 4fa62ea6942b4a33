import type { Page } from 'playwright/test'
import { answerCalls, refused } from './answered-calls.ts'
import { expect, test } from './site-test.ts'
import { openSite, testLogin } from './start-site.ts'

interface StaffFixtures {
  /** The address of the site that is tested. */
  siteUrl: string
  token: string
}

/** A test in a browser that is logged in as the owner. */
export const staffTest = test.extend<object, StaffFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture names from a pattern.
  siteUrl: [async ({}, use) => use(process.env.AGENCY_TEST_SITE ?? ''), { scope: 'worker' }],
  token: [
    async ({ siteUrl }, use) => {
      const response = await fetch(`${siteUrl}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(testLogin),
      })
      await use((await response.json()).token)
    },
    { scope: 'worker' },
  ],
  storageState: async ({ token, baseURL }, use) =>
    use({
      cookies: [],
      origins: [{ origin: baseURL ?? '', localStorage: [{ name: 'token', value: token }] }],
    }),
})

/** The same on a site that no other test shares: for what changes the whole of it. */
export const ownSiteTest = staffTest.extend<object, StaffFixtures>({
  siteUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture names from a pattern.
    async ({}, use) => {
      const { url, close } = await openSite()
      await use(url)
      await close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ siteUrl }, use) => use(siteUrl),
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

/** Makes a concept by the documented path, as a visitor would. */
export async function makeConcept(companyName: string, userName = 'Priya Raman') {
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
      colorFeel: 'warm cream and forest green',
    }),
  })
  return (await response.json()) as { conceptId: string; imageUrl: string; pdfUrl: string }
}

/** What the dashboard tells over the page. */
export const messages = (page: Page) => page.getByRole('status', { name: 'Messages' })

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
