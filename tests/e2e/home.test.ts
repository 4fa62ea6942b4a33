import { fullOnly } from '@agency/tools/test/test-size'
import type { Page } from 'playwright/test'
import { briefField } from '../support/generator-form.ts'
import {
  buildConcept,
  buildProject,
  errorResponse,
  ignoreFailedCalls,
  mockCalls,
  navigateTo,
} from '../support/mock-calls.ts'
import { advanceClock } from '../support/page-clock.ts'
import { expect, test } from '../support/site-test.ts'

const concepts = (page: Page) =>
  page.getByRole('region', { name: 'Describe a business, get a page' })
const tiles = (page: Page) => concepts(page).getByRole('listitem').getByRole('link')
const strip = (page: Page) => page.getByRole('region', { name: 'Trusted by our Clients' })
const tenConcepts = Array.from({ length: 10 }, (_, index) => buildConcept(index + 1))

test('the hero, the six services and the closing call to action have the right links', async ({
  page,
}) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'View Our Work' })).toHaveAttribute(
    'href',
    '/our-work',
  )
  await expect(main.getByRole('link', { name: 'Get in Touch' })).toHaveAttribute('href', '/contact')
  const learnMoreLinks = main.getByRole('link', { name: /^Learn more about/ })
  await expect(learnMoreLinks).toHaveCount(6)
  expect(
    await learnMoreLinks.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual([
    '/services/web-development',
    '/services/ui-ux-design',
    '/services/digital-marketing',
    '/services/ai-video-production',
    '/services/business-automation',
    '/services/generative-ai-integration',
  ])
  await expect(main.getByRole('link', { name: 'Start Your Project' })).toHaveAttribute(
    'href',
    '/contact',
  )
})

const companyName = (page: Page) => page.getByLabel('Company name')
const summaryField = (page: Page) => page.getByLabel('What you do, in one line')

test('a preview page appears in the hero from two answers, which carry over to the form', async ({
  page,
}) => {
  const previewRequests: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/share/preview')) previewRequests.push(request.method())
  })
  await page.goto('/')
  const previewFrame = page.locator('[data-preview=shown] iframe[aria-hidden=false]')
  await expect(page.locator('iframe')).toHaveCount(0)
  await companyName(page).fill('Halfway House')
  await summaryField(page).pressSequentially('We tune pianos in Kyneton')
  const headline = previewFrame.contentFrame().getByRole('heading', { level: 1 })
  await expect(headline).toHaveText('We tune pianos in Kyneton')
  await expect(previewFrame).toHaveAttribute('sandbox', 'allow-popups')
  await expect(page.getByText('A first page from your answers is shown')).toBeAttached()
  expect(previewRequests.length).toBeLessThan(4)
  expect(new Set(previewRequests)).toEqual(new Set(['POST']))

  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/ai-generator$/)
  await expect(briefField(page, 'Company Name')).toHaveValue('Halfway House')
  await expect(briefField(page, 'Description')).toHaveValue('We tune pianos in Kyneton')
})

test('nothing shifts on the home page while its preview appears', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { moved: [] })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.get(globalThis, 'moved').push(Number(Object(entry).value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  // Layout shifts in the menu caused by a late font are not the composer's.
  await page.evaluate(async () => {
    await document.fonts.ready
    Object.assign(globalThis, { moved: [] })
  })
  await companyName(page).fill('Halfway House')
  await summaryField(page).pressSequentially('We tune pianos for schools and halls around Kyneton')
  await expect(page.locator('[data-preview=shown]')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'moved'))).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the two answers still reach the form', async ({ page }) => {
    await page.goto('/')
    await companyName(page).fill('Halfway House')
    await summaryField(page).fill('We tune pianos in Kyneton')
    await page.getByRole('button', { name: 'Continue in the generator' }).click()
    await expect(page).toHaveURL(/\/ai-generator$/)
    await expect(briefField(page, 'Company Name')).toHaveValue('Halfway House')
    await expect(briefField(page, 'Description')).toHaveValue('We tune pianos in Kyneton')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test(
  'the logo strip is duplicated for its loop, but announced once',
  fullOnly,
  async ({ page }) => {
    await page.goto('/')
    const lists = strip(page).locator('ul')
    await expect(lists).toHaveCount(2)
    const logoCount = await strip(page).getByRole('img').count()
    expect(logoCount).toBeGreaterThan(1)
    await expect(lists.nth(1).locator('img')).toHaveCount(logoCount)
    await expect(lists.nth(1)).toHaveAttribute('inert', '')
    await expect(lists.nth(1)).toHaveAttribute('aria-hidden', 'true')
  },
)

test(
  'the strip shows projects with a logo, and disappears if none has one',
  fullOnly,
  async ({ page }) => {
    const logo = '/uploads/projects/marrow-and-vine-bookings-logo.webp'
    const projects = [buildProject(1, { clientLogo: logo }), buildProject(2)]
    await mockCalls(page, { 'projects.list': projects })
    await navigateTo(page, 'Home')
    await expect(strip(page).getByRole('img')).toHaveCount(1)
    await expect(strip(page).getByRole('img', { name: 'Client 1' })).toBeVisible()

    await page.unrouteAll()
    await mockCalls(page, { 'projects.list': [buildProject(2)] })
    await navigateTo(page, 'Home')
    await expect(concepts(page)).toBeVisible()
    await expect(strip(page)).toHaveCount(0)
  },
)

test('the first featured project in the response is featured', fullOnly, async ({ page }) => {
  const projects = [
    buildProject(3),
    buildProject(2, { featured: true, slug: null }),
    buildProject(1, { featured: true }),
  ]
  const callCounts = await mockCalls(page, { 'projects.list': projects })
  const requestPromise = page.waitForRequest('**/trpc/*projects.list*')
  await navigateTo(page, 'Home')
  const featuredProject = page.getByRole('region', { name: 'Project 2' })
  await expect(featuredProject.getByRole('link', { name: 'View Case Study' })).toHaveAttribute(
    'href',
    '/our-work/2',
  )
  await expect(featuredProject.getByRole('link', { name: 'See All Projects' })).toHaveAttribute(
    'href',
    '/our-work',
  )
  const request = await requestPromise
  expect(decodeURIComponent(request.url())).toContain('"status":"all"')
  expect(request.headers().authorization).toBeUndefined()
  expect(callCounts['projects.list']).toBe(1)
})

test(
  'without projects neither strip nor featured project is shown, and the failure is logged',
  fullOnly,
  async ({ page, problems }) => {
    await mockCalls(page, { 'projects.list': errorResponse(503) })
    await navigateTo(page, 'Home')
    await expect
      .poll(() => problems.some((line) => line.startsWith('Failed to fetch projects')))
      .toBe(true)
    await expect(strip(page)).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'View Case Study' })).toHaveCount(0)
    ignoreFailedCalls(problems)
    expect(problems.splice(0).every((line) => line.startsWith('Failed to fetch projects'))).toBe(
      true,
    )
  },
)

test('on a phone a focused tile shows its three lines, uncut', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  const tile = tiles(page).first()
  await tile.focus()
  const label = (await tile.getAttribute('aria-label')) ?? ''
  const overlay = tile.locator('> span')
  const text = await overlay.innerText()
  for (const part of label.replace(/: start from.*/, '').split(', ')) expect(text).toContain(part)
  await expect
    .poll(() =>
      overlay.evaluate(
        (element) => element.scrollHeight - (element.parentElement?.clientHeight ?? 0),
      ),
    )
    .toBeLessThanOrEqual(0)
})

test('a tile shows company, industry and style, and prefills the form with them', async ({
  page,
}) => {
  await page.goto('/')
  await expect(tiles(page)).toHaveCount(6)
  await expect(concepts(page).getByText("It's free and takes less than a minute!")).toBeVisible()
  await expect(
    concepts(page).getByRole('link', { name: 'Create Your Own Design' }),
  ).toHaveAttribute('href', '/ai-generator')
  await expect(concepts(page).getByRole('link', { name: 'View More' })).toHaveAttribute(
    'href',
    '/gallery',
  )
  const tile = tiles(page).nth(2)
  await tile.hover()
  const address = new URL((await tile.getAttribute('href')) ?? '', 'http://site')
  expect(address.pathname).toBe('/ai-generator')
  expect([...address.searchParams.keys()]).toEqual([
    'conceptId',
    'companyName',
    'industry',
    'overallVibe',
  ])
  for (const key of ['companyName', 'industry', 'overallVibe']) {
    await expect(tile.getByText(address.searchParams.get(key) ?? '').first()).toBeVisible()
  }
  await tile.click()
  await expect(page.getByRole('textbox', { name: 'Company Name' })).toHaveValue(
    address.searchParams.get('companyName') ?? '',
  )
})

test('remote concepts are left out of the tiles', fullOnly, async ({ page }) => {
  const local = [1, 2, 3].map((id) => buildConcept(id))
  const remote = buildConcept(4, { imageUrl: 'http://pictures.example/4.webp' })
  await mockCalls(page, { 'concepts.list': [remote, ...local] })
  await navigateTo(page, 'Home')
  await expect(tiles(page)).toHaveCount(3)
  await expect(concepts(page)).not.toContainText('Company 4')
})

test('the list is shuffled on every load', fullOnly, async ({ page }) => {
  await mockCalls(page, { 'concepts.list': tenConcepts })
  const orders = new Set<string>()
  for (let load = 0; load < 5; load += 1) {
    await navigateTo(page, 'Home')
    await expect(tiles(page)).toHaveCount(6)
    orders.add((await tiles(page).allInnerTexts()).join())
  }
  expect(orders.size).toBeGreaterThan(1)
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })
  const shownConcepts = (page: Page) =>
    tiles(page).evaluateAll((links) =>
      links.map((link) => new URLSearchParams((link as HTMLAnchorElement).search).get('conceptId')),
    )
  const countChanged = (before: unknown[], current: unknown[]) =>
    before.filter((id, slot) => id !== current[slot]).length

  test('one tile changes every two seconds, through the whole list', async ({ page }) => {
    await page.clock.install({ time: '2026-03-01T08:00:00+11:00' })
    await mockCalls(page, { 'concepts.list': tenConcepts })
    await navigateTo(page, 'Home')
    await expect(tiles(page)).toHaveCount(6)
    await page.clock.pauseAt('2026-03-01T09:00:00+11:00')
    await advanceClock(page, 0)
    const seenConcepts = new Set(await shownConcepts(page))
    let before = await shownConcepts(page)
    for (let i = 0; i < 10; i += 1) {
      await advanceClock(page, 2_000)
      const after = await shownConcepts(page)
      expect(countChanged(before, after)).toBe(1)
      for (const id of after) seenConcepts.add(id)
      before = after
    }
    expect(seenConcepts.size).toBe(10)
  })

  test('a hovered or focused tile keeps its concept', fullOnly, async ({ page }) => {
    await page.clock.install({ time: '2026-03-01T08:00:00+11:00' })
    await mockCalls(page, { 'concepts.list': tenConcepts })
    await navigateTo(page, 'Home')
    await expect(tiles(page)).toHaveCount(6)
    await tiles(page).nth(1).focus()
    const focusedConcept = (await shownConcepts(page))[1]
    await advanceClock(page, 40_000)
    expect((await shownConcepts(page))[1]).toBe(focusedConcept)
    await tiles(page).nth(4).hover()
    const hoveredConcept = (await shownConcepts(page))[4]
    await advanceClock(page, 40_000)
    expect((await shownConcepts(page))[4]).toBe(hoveredConcept)
  })

  test(
    'the rotation stops with Pause motion, and with only six concepts',
    fullOnly,
    async ({ page }) => {
      await page.clock.install({ time: '2026-03-01T08:00:00+11:00' })
      await mockCalls(page, { 'concepts.list': tenConcepts })
      await navigateTo(page, 'Home')
      await expect(tiles(page)).toHaveCount(6)
      await page.getByRole('button', { name: 'Pause motion' }).click()
      const paused = await shownConcepts(page)
      await advanceClock(page, 10_000)
      expect(await shownConcepts(page)).toEqual(paused)
      await page.getByRole('button', { name: 'Pause motion' }).click()
      await advanceClock(page, 4_100)
      expect(await shownConcepts(page)).not.toEqual(paused)

      await page.unrouteAll()
      await mockCalls(page, { 'concepts.list': tenConcepts.slice(0, 6) })
      await navigateTo(page, 'Home')
      await expect(tiles(page)).toHaveCount(6)
      const initial = await shownConcepts(page)
      await advanceClock(page, 10_000)
      expect(await shownConcepts(page)).toEqual(initial)
    },
  )
})

test(
  'a spinner shows while concepts load, and nothing if there are none',
  fullOnly,
  async ({ page }) => {
    let resolveConcepts: (concepts: unknown[]) => void = () => {}
    const list = new Promise((resolve) => {
      resolveConcepts = resolve
    })
    await mockCalls(page, { 'concepts.list': list })
    await navigateTo(page, 'Home')
    await expect(page.getByText('Loading concepts...')).toBeVisible()
    resolveConcepts([])
    await expect(page.getByText('Loading concepts...')).toHaveCount(0)
    await expect(concepts(page)).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Start Your Project' })).toBeVisible()
  },
)

test(
  'a failed fetch of concepts is logged with its status, and the section is hidden',
  fullOnly,
  async ({ page, problems }) => {
    await mockCalls(page, { 'concepts.list': errorResponse(503) })
    await navigateTo(page, 'Home')
    await expect.poll(() => problems).toContain('Failed to fetch concepts: 503')
    await expect(concepts(page)).toHaveCount(0)
    ignoreFailedCalls(problems)
    expect(new Set(problems.splice(0))).toEqual(new Set(['Failed to fetch concepts: 503']))
  },
)

test(
  'a tile declares its width, so that no larger picture is fetched',
  fullOnly,
  async ({ page }) => {
    const url = '/uploads/concepts/demo-second-crack-top.webp'
    const pictures = [{ url, width: 960, height: 600, thumbHash: 'HBkSHYSIeHiPiHh8eJd4eTN0EEQG' }]
    await mockCalls(page, { 'concepts.list': [buildConcept(1, { pictures })] })
    await navigateTo(page, 'Home')
    const picture = page.locator('a[href^="/ai-generator?conceptId"] picture').first()
    for (const width of [360, 412, 640, 800, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const ratio = await picture.evaluate((element) => {
        const sizes = element.querySelector('source')?.sizes.split(', ') ?? []
        const [, , length = '100vw'] =
          sizes
            .map((size) => /^(\(.*\))? ?(\S+)$/.exec(size))
            .find((match) => !match?.[1] || matchMedia(match[1]).matches) ?? []
        const probe = document.body.appendChild(document.createElement('div'))
        probe.style.width = length
        const share = probe.offsetWidth / (element.parentElement?.offsetWidth ?? 0)
        probe.remove()
        return share
      })
      expect(ratio, `at ${width} px`).toBeGreaterThan(0.97)
      expect(ratio, `at ${width} px`).toBeLessThan(1.08)
    }
  },
)
