import { setTimeout as sleep } from 'node:timers/promises'
import type { Concept } from '@agency/contract/concept'
import { LIVE_PREVIEW_PATH, livePageOfGallery } from '@agency/contract/live-page'
import { connect } from '@agency/db/connect'
import { median, quantile } from './quantile.ts'

/** Pages per round, each of another concept. */
const PAGES = 40
const ROUNDS = 5
/** Concurrent requests from one network. */
const AT_ONCE = 6
const KEPT_MS = 3_000
/**
 * Alternates periods with and without typing users, so that background load affects both equally.
 */
const TURNS = 7
const TURN_MS = 3_000
const TYPISTS = 2
/** How long typing pauses before the text is sent, in ms. */
const TYPING_PAUSE_MS = 700
/** Between two requests of another visitor, in ms. */
const BETWEEN_MS = 10

/** Stores concepts that are shown in the gallery; returns their public ids. */
async function showConcepts(databaseUrl: string, concepts: readonly Concept[]): Promise<string[]> {
  const { db, close } = connect({ url: databaseUrl })
  const rows = Array.from({ length: PAGES * ROUNDS }, (_, at) => {
    const concept = concepts[at % concepts.length]
    return {
      ...{ publicId: `live-${at}`, companyName: concept?.companyName ?? '', industry: 'Any' },
      ...{ overallVibe: 'Modern', websiteFor: 'Any', designStyle: 'Modern', businessType: 'B2C' },
      ...{ employeeCount: '1-10', colorPalette: 'any', pageType: 'Home page' },
      ...{ imageUrl: `/uploads/concepts/live-${at}.webp`, imageAlt: '' },
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
async function rateOf(urls: readonly string[]): Promise<number> {
  const waiting = [...urls]
  const started = performance.now()
  const take = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) await read(url)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, take))
  return (urls.length * 1_000) / (performance.now() - started)
}

/** A visitor who keeps typing: a page for each pause, and none before the last one has arrived. */
async function type(url: string, who: number, until: number): Promise<void> {
  for (let at = 0; performance.now() < until; at += 1) {
    const description = `A bakery in Coburg that sells ${at + 12} kinds of bread, baked each day.`
    const response = await fetch(`${url}${LIVE_PREVIEW_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        companyName: `Bakery ${who}`,
        description,
        seed: '1',
      }).toString(),
    })
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`A preview was answered ${response.status}.`)
    await sleep(TYPING_PAUSE_MS)
  }
}

/** Response times for a visitor who reads pages, in ms. */
async function readingTimes(url: string, until: number): Promise<number[]> {
  const times: number[] = []
  while (performance.now() < until) {
    const started = performance.now()
    await read(times.length % 2 === 0 ? url : `${url}/api/projects`)
    times.push(performance.now() - started)
    await sleep(BETWEEN_MS)
  }
  return times
}

export interface LivePageLoad {
  /** Pages per second that have to be rendered, and that are cached. */
  rendered: number
  kept: number
  /**
   * The 99th percentile of other visitors' response times while nobody types, and while some do, in
   * ms.
   */
  quiet: number
  whileTyping: number
}

/** Measures a running site: live pages per second, and the effect of typing users on the others. */
export async function loadLivePages(
  url: string,
  databaseUrl: string,
  concepts: readonly Concept[],
): Promise<LivePageLoad> {
  const ids = await showConcepts(databaseUrl, concepts)
  const urls = ids.map((id) => `${url}${livePageOfGallery(id)}`)
  const rendered: number[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    rendered.push(await rateOf(urls.slice(round * PAGES, (round + 1) * PAGES)))
  const last = urls.slice(-PAGES)
  await rateOf(last)
  const kept: number[] = []
  for (const until = performance.now() + KEPT_MS; performance.now() < until; )
    kept.push(await rateOf(last))
  await type(url, 0, performance.now() + TYPING_PAUSE_MS)
  const quiet: number[] = []
  const whileTyping: number[] = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    quiet.push(...(await readingTimes(url, performance.now() + TURN_MS)))
    const until = performance.now() + TURN_MS
    const [times] = await Promise.all([
      readingTimes(url, until),
      ...Array.from({ length: TYPISTS }, (_, who) => type(url, who + 1, until)),
    ])
    whileTyping.push(...times)
  }
  return {
    ...{ rendered: median(rendered), kept: median(kept) },
    ...{ quiet: quantile(quiet, 0.99), whileTyping: quantile(whileTyping, 0.99) },
  }
}
