import { setTimeout as sleep } from 'node:timers/promises'
import type { Concept } from '@agency/contract/concept'
import { LIVE_PREVIEW_PATH, livePageOfGallery } from '@agency/contract/live-page'
import { connect } from '@agency/db/connect'
import { median, quantile } from './quantile.ts'

/** Pages per round, each of another concept. */
const PAGES = 40
const ROUNDS = 5
/** Concurrent requests from one network. */
const CONCURRENCY = 6
const CACHED_MS = 3_000
/**
 * Alternates periods with and without typing users, so that background load affects both equally.
 */
const PERIODS = 7
const PERIOD_MS = 3_000
const TYPING_USERS = 2
/** How long typing pauses before the text is sent, in ms. */
const TYPING_PAUSE_MS = 700
/** Between two requests of another visitor, in ms. */
const READ_INTERVAL_MS = 10

/** Stores concepts that are shown in the gallery; returns their public ids. */
async function storeConcepts(databaseUrl: string, concepts: readonly Concept[]): Promise<string[]> {
  const { db, close } = connect({ url: databaseUrl })
  const rows = Array.from({ length: PAGES * ROUNDS }, (_, index) => {
    const concept = concepts[index % concepts.length]
    return {
      ...{ publicId: `live-${index}`, companyName: concept?.companyName ?? '', industry: 'Any' },
      ...{ overallVibe: 'Modern', websiteFor: 'Any', designStyle: 'Modern', businessType: 'B2C' },
      ...{ employeeCount: '1-10', colorPalette: 'any', pageType: 'Home page' },
      ...{ imageUrl: `/uploads/concepts/live-${index}.webp`, imageAlt: '' },
      ...{ concept: JSON.stringify(concept), active: true, released: true },
    }
  })
  await db.insertInto('concepts').values(rows).execute()
  await close()
  return rows.map(({ publicId }) => publicId)
}

async function read(url: string): Promise<void> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${url}: ${response.status}`)
}

/** Requests per second for uncached URLs, a few at a time. */
async function measureRate(urls: readonly string[]): Promise<number> {
  const queue = [...urls]
  const startedAt = performance.now()
  const drain = async () => {
    for (let url = queue.shift(); url !== undefined; url = queue.shift()) await read(url)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, drain))
  return (urls.length * 1_000) / (performance.now() - startedAt)
}

/** A visitor who keeps typing: a page for each pause, and none before the last one has arrived. */
async function simulateTyping(url: string, user: number, deadline: number): Promise<void> {
  for (let count = 0; performance.now() < deadline; count += 1) {
    const description = `A bakery in Coburg that sells ${count + 12} kinds of bread, baked each day.`
    const response = await fetch(`${url}${LIVE_PREVIEW_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        companyName: `Bakery ${user}`,
        description,
        seed: '1',
      }).toString(),
    })
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`A preview returned ${response.status}.`)
    await sleep(TYPING_PAUSE_MS)
  }
}

/** Response times for a visitor who reads pages, in ms. */
async function measureResponseTimes(url: string, deadline: number): Promise<number[]> {
  const times: number[] = []
  while (performance.now() < deadline) {
    const startedAt = performance.now()
    await read(times.length % 2 === 0 ? url : `${url}/api/projects`)
    times.push(performance.now() - startedAt)
    await sleep(READ_INTERVAL_MS)
  }
  return times
}

export interface LivePageLoad {
  /** Pages per second that have to be rendered, and that are cached. */
  rendered: number
  cached: number
  /**
   * The 99th percentile of other visitors' response times while nobody types, and while some do, in
   * ms.
   */
  idleP99: number
  typingP99: number
}

/** Measures a running site: live pages per second, and the effect of typing users on the others. */
export async function loadLivePages(
  url: string,
  databaseUrl: string,
  concepts: readonly Concept[],
): Promise<LivePageLoad> {
  const ids = await storeConcepts(databaseUrl, concepts)
  const urls = ids.map((id) => `${url}${livePageOfGallery(id)}`)
  const rendered: number[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    rendered.push(await measureRate(urls.slice(round * PAGES, (round + 1) * PAGES)))
  const lastUrls = urls.slice(-PAGES)
  await measureRate(lastUrls)
  const cached: number[] = []
  for (const deadline = performance.now() + CACHED_MS; performance.now() < deadline; )
    cached.push(await measureRate(lastUrls))
  await simulateTyping(url, 0, performance.now() + TYPING_PAUSE_MS)
  const idleTimes: number[] = []
  const typingTimes: number[] = []
  for (let period = 0; period < PERIODS; period += 1) {
    idleTimes.push(...(await measureResponseTimes(url, performance.now() + PERIOD_MS)))
    const deadline = performance.now() + PERIOD_MS
    const [times] = await Promise.all([
      measureResponseTimes(url, deadline),
      ...Array.from({ length: TYPING_USERS }, (_, user) => simulateTyping(url, user + 1, deadline)),
    ])
    typingTimes.push(...times)
  }
  return {
    ...{ rendered: median(rendered), cached: median(cached) },
    ...{ idleP99: quantile(idleTimes, 0.99), typingP99: quantile(typingTimes, 0.99) },
  }
}
