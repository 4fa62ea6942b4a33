import type { GalleryConcept } from '@agency/contract/gallery-concept'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { advanceClock } from '../../testing/clock.ts'
import { errorResponse } from '../../testing/fake-calls.ts'
import { textsOf } from '../../testing/locators.ts'
import { problems } from '../../testing/problems.ts'
import { cleanUp, renderPublic } from '../../testing/render-component.tsx'
import { buildConcept } from '../../testing/sample-data.ts'
import { MotionSwitch } from '../../ui/core/switches.tsx'
import { ConceptsSection } from './concepts-section.tsx'

const tenConcepts = Array.from({ length: 10 }, (_, index) => buildConcept(index + 1))
const open = (concepts: unknown) =>
  renderPublic(
    <>
      <MotionSwitch />
      <ConceptsSection />
    </>,
    '/',
    { 'concepts.list': concepts },
  )
const section = page.getByRole('region', { name: 'Describe a business, get a page' })
const tiles = section.getByRole('listitem').getByRole('link')

test('remote concepts are left out of the tiles', async () => {
  const remote = buildConcept(4, { imageUrl: 'http://pictures.example/4.webp' })
  open([remote, ...[1, 2, 3].map((id) => buildConcept(id))])
  await expect.element(tiles).toHaveLength(3)
  await expect.element(section).not.toMatchTextContent('Company 4')
})

test('the list is shuffled on every load', async () => {
  const orders = new Set<string>()
  for (let load = 0; load < 5; load += 1) {
    open(tenConcepts)
    await expect.element(tiles).toHaveLength(6)
    orders.add(textsOf(tiles).join())
    cleanUp()
  }
  expect(orders.size).toBeGreaterThan(1)
})

test('a spinner shows while concepts load, and nothing if there are none', async () => {
  const list = Promise.withResolvers<GalleryConcept[]>()
  open(list.promise)
  await expect.element(page.getByText('Loading concepts...')).toBeVisible()
  list.resolve([])
  await expect.element(page.getByText('Loading concepts...')).not.toBeInTheDocument()
  await expect.element(section).not.toBeInTheDocument()
})

test('a failed fetch of concepts is logged with its status, and the section is hidden', async () => {
  open(errorResponse(503))
  await expect.poll(() => problems).toEqual(['Failed to fetch concepts: 503'])
  await expect.element(section).not.toBeInTheDocument()
  problems.splice(0)
})

test('a tile declares its width, so that no larger picture is fetched', async () => {
  const url = '/uploads/concepts/demo-second-crack-top.webp'
  const pictures = [{ url, width: 960, height: 600, thumbHash: 'HBkSHYSIeHiPiHh8eJd4eTN0EEQG' }]
  open([buildConcept(1, { thumbnailUrl: url, pictures })])
  await expect.element(tiles).toBeVisible()
  const picture = tiles.element().querySelector('picture')
  const declaredShare = () => {
    const sizes = picture?.querySelector('source')?.sizes.split(', ') ?? []
    const [, , length = '100vw'] =
      sizes
        .map((size) => /^(\(.*\))? ?(\S+)$/.exec(size))
        .find((match) => !match?.[1] || matchMedia(match[1]).matches) ?? []
    const probe = document.body.appendChild(document.createElement('div'))
    probe.style.width = length
    const share = probe.offsetWidth / (picture?.parentElement?.offsetWidth ?? 0)
    probe.remove()
    return share
  }
  for (const width of [360, 412, 640, 800, 1024, 1280, 1440]) {
    await page.viewport(width, 800)
    expect(declaredShare(), `at ${width} px`).toBeGreaterThan(0.97)
    expect(declaredShare(), `at ${width} px`).toBeLessThan(1.08)
  }
})

const emulateMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  })

describe('with motion', () => {
  beforeEach(() => emulateMotion('no-preference'))
  afterEach(() => emulateMotion('reduce'))

  /** The ids of the shown concepts, once the clock has advanced by this many milliseconds. */
  async function shownAfter(ms: number) {
    await advanceClock(ms)
    return tiles
      .elements()
      .map((link) => new URLSearchParams((link as HTMLAnchorElement).search).get('conceptId'))
  }
  const countChanged = (before: unknown[], current: unknown[]) =>
    before.filter((id, slot) => id !== current[slot]).length

  /** Shows the tiles while the clock is paused. */
  async function openPaused(concepts: GalleryConcept[]) {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    open(concepts)
    await expect.element(tiles).toHaveLength(6)
  }

  test('one tile changes every two seconds, through the whole list', async () => {
    await openPaused(tenConcepts)
    let before = await shownAfter(0)
    const seen = new Set(before)
    for (let i = 0; i < 10; i += 1) {
      const after = await shownAfter(2_000)
      expect(countChanged(before, after)).toBe(1)
      for (const id of after) seen.add(id)
      before = after
    }
    expect(seen.size).toBe(10)
  })

  test('a hovered or focused tile keeps its concept', async () => {
    await openPaused(tenConcepts)
    /** Whether none of 120 changes is of a tile: so it is, once the event has been handled. */
    const isKept = async (slot: number) => {
      const before = (await shownAfter(0))[slot]
      for (let change = 0; change < 120; change += 1)
        if ((await shownAfter(2_000))[slot] !== before) return false
      return true
    }
    // The pointer is where the test before has left it, maybe on this tile.
    await page.getByRole('heading', { level: 2 }).first().hover()
    await expect.poll(() => isKept(1)).toBe(false)
    tiles.nth(1).element().focus()
    await expect.poll(() => isKept(1)).toBe(true)
    expect(await isKept(4)).toBe(false)
    // A busy browser may lose the event of a pointer that moves while the page is laid out.
    await expect
      .poll(async () => {
        await tiles.nth(0).hover()
        await tiles.nth(4).hover()
        return isKept(4)
      })
      .toBe(true)
  })

  test('the rotation stops with Pause motion', async () => {
    await openPaused(tenConcepts)
    const pause = page.getByRole('button', { name: 'Pause motion' })
    await pause.click()
    const paused = await shownAfter(0)
    expect(await shownAfter(10_000)).toEqual(paused)
    await pause.click()
    expect(await shownAfter(4_100)).not.toEqual(paused)
  })

  test('six concepts do not rotate', async () => {
    await openPaused(tenConcepts.slice(0, 6))
    const initial = await shownAfter(0)
    expect(await shownAfter(10_000)).toEqual(initial)
  })
})
