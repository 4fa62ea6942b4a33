import { trackCalls } from '@agency/tools/browser/settled-page'
import { test as base, expect, type Page } from 'playwright/test'
import { testLogin } from './start-site.ts'

/** The tests' own scripts run in every frame, but not in the sandbox of a live page or an embed. */
const isSandboxMessage = (line: string) =>
  /^Blocked script execution in '(?:about:blank|[^']*\/(?:live|embed|share\/preview))'|The document is sandboxed and lacks/.test(
    line,
  )

/**
 * Chromium cancels what it loads when an interface of the machine comes or goes, for example that of
 * a container; the page requests it again.
 */
const isInterfaceChange = (line: string) => line.includes('net::ERR_NETWORK_CHANGED')

/** Console lines and failed requests that no page may cause. */
const problemsOf = (page: Page): string[] => {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    if (isSandboxMessage(message.text()) || isInterfaceChange(message.text())) return
    // The message about a resource that failed to load does not include its URL.
    const isLoadFailure = message.text().startsWith('Failed to load resource')
    problems.push(message.text() + (isLoadFailure ? ` (${message.location().url})` : ''))
  })
  page.on('pageerror', (error) => {
    if (!isSandboxMessage(String(error))) problems.push(String(error))
  })
  return problems
}

/**
 * Policy violations that a script swallows do not reach the console; browsers would still report
 * them.
 */
const logPolicyViolations = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`The policy was violated: ${effectiveDirective} ${blockedURI}`),
    )
  })

interface Fixtures {
  /** The browser's complaints so far: hydration, CSP, missing files. */
  problems: string[]
}

/** The part of React's tree that is used here. */
interface Fiber {
  child: Fiber | null
  sibling: Fiber | null
  stateNode: unknown
}

/**
 * Waits until the page is interactive: React has hydrated it, including its title. Before that, a
 * click would act as it does without scripts.
 */
const waitUntilHydrated = (page: Page) =>
  page.waitForFunction(() => {
    if (!document.querySelector('script[data-modules]')) return true
    const title = document.querySelector('h1')
    const root = document.getElementById('root')
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$'))
    if (!title || !root || !key) return false
    // React works on a copy of its tree: only finished work is under `current`.
    const container = (root as unknown as Record<string, Fiber>)[key]
    const queue = [(container?.stateNode as { current: Fiber | null } | undefined)?.current]
    while (queue.length > 0) {
      const fiber = queue.pop()
      if (!fiber) continue
      if (fiber.stateNode === title) return true
      queue.push(fiber.sibling, fiber.child)
    }
    return false
  })

/** The token of the owner's login on a site. */
export async function logIn(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(testLogin),
  })
  return (await response.json()).token
}

/** Created once per worker, if a test uses them. */
export interface SiteFixtures {
  /** The URL of the site under test. */
  siteUrl: string
  /** The token of the owner's login there. */
  token: string
  /** Environment variables for a test's own demo site, in addition to the usual ones. */
  settings: Record<string, string>
}

/**
 * A test on the running site that observes the page itself, or needs none. It has the same worker
 * fixtures as all tests: if they differ, Playwright stops a worker, and its browser, before the next test.
 */
export const requestTest = base.extend<object, SiteFixtures>({
  baseURL: process.env.AGENCY_TEST_SITE,
  siteUrl: [process.env.AGENCY_TEST_SITE ?? '', { scope: 'worker' }],
  token: [async ({ siteUrl }, use) => use(await logIn(siteUrl)), { scope: 'worker' }],
  settings: [{}, { option: true, scope: 'worker' }],
  page: async ({ page }, use) => {
    await use(page)
    // A faked call may still be pending: its outcome is no longer an error.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
})

/** A test on the running site. Afterwards the browser must not have reported any problems. */
export const test = requestTest.extend<Fixtures>({
  page: async ({ page, javaScriptEnabled }, use) => {
    trackCalls(page)
    if (javaScriptEnabled !== false) {
      const goto = page.goto.bind(page)
      page.goto = async (...target) => {
        const response = await goto(...target)
        await waitUntilHydrated(page)
        return response
      }
      const reload = page.reload.bind(page)
      page.reload = async (...options) => {
        const response = await reload(...options)
        await waitUntilHydrated(page)
        return response
      }
    }
    await use(page)
  },
  problems: [
    async ({ page }, use) => {
      const problems = problemsOf(page)
      await logPolicyViolations(page)
      await use(problems)
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
