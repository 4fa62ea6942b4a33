import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Deps } from '@agency/api/deps'
import { rollUpDays } from '@agency/api/features/analytics/day-service'
import { describePageType } from '@agency/api/features/concepts/page-type'
import { createGoal } from '@agency/api/features/goals/goal-service'
import { sanitiseHtml } from '@agency/api/html/sanitise-html'
import { makeVariantsJob } from '@agency/api/images/image-jobs'
import { addJob } from '@agency/api/jobs/add-job'
import type { SampleImages, SampleImagesInput } from '@agency/api/rendering/sample-images'
import { randomName, urlOfKey } from '@agency/api/storage/storage'
import { DAY_MS } from '@agency/contract/time'
import type { DB } from '@agency/db/schema'
import { seedOnce } from '@agency/db/seed-once'
import { sql, type Transaction } from 'kysely'
import { demoConcepts } from './content/concepts.ts'
import { demoGoals } from './content/goals.ts'
import { demoProjects } from './content/projects.ts'
import { insertDemoSiteEvents } from './content/site-events.ts'
import { seedPeople } from './seed-people.ts'

export interface SeedDeps extends Pick<Deps, 'db' | 'storage' | 'writeEstimateDocument'> {
  renderSampleImages: (input: SampleImagesInput) => Promise<SampleImages>
}

export interface SeedProgress {
  done: number
  total: number
}

/** The interval between the demo's concepts. */
const DAYS_BETWEEN_CONCEPTS = 3.4

/** The same demo item gets the same seed everywhere. */
const seedOf = (name: string) => createHash('sha256').update(name).digest().readUInt32BE() >>> 1

const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

async function storeFiles(deps: SeedDeps, base: string, files: SampleImages['files']) {
  for (const [suffix, bytes] of Object.entries(files)) {
    await deps.storage.put(`${base}${suffix}.webp`, bytes)
  }
}

async function insertConcepts(trx: Transaction<DB>, deps: SeedDeps, onRendered: () => void) {
  const pictures = await Promise.all(
    demoConcepts.map(async (brief) => {
      const picture = await deps.renderSampleImages({
        kind: 'concept',
        brief,
        seed: seedOf(brief.companyName),
        mark: 0,
      })
      await storeFiles(deps, `concepts/demo-${slugOf(brief.companyName)}`, picture.files)
      onRendered()
      return { brief, picture }
    }),
  )
  const now = Date.now()
  for (const [index, { brief, picture }] of pictures.entries()) {
    const name = slugOf(brief.companyName)
    const age = (pictures.length - index) * DAYS_BETWEEN_CONCEPTS * DAY_MS
    await trx
      .insertInto('concepts')
      .values({
        publicId: `demo-${name}`,
        companyName: brief.companyName,
        industry: brief.industry,
        overallVibe: brief.overallVibe,
        websiteFor: brief.industry,
        designStyle: brief.overallVibe,
        businessType: brief.businessType,
        employeeCount: brief.employeeCount,
        colorPalette: brief.colorFeel,
        pageType: describePageType(picture.concept),
        imageUrl: urlOfKey(`concepts/demo-${name}.webp`),
        thumbnailUrl: urlOfKey(`concepts/demo-${name}-top.webp`),
        imageWidth: picture.width,
        imageHeight: picture.height,
        imageAlt: picture.alt,
        concept: JSON.stringify(picture.concept),
        ...{ released: true, active: true, picturePublished: true },
        createdAt: new Date(now - age),
      })
      .execute()
    for (const suffix of ['-top', '']) {
      await addJob(trx, makeVariantsJob, { url: urlOfKey(`concepts/demo-${name}${suffix}.webp`) })
    }
  }
}

/** The pictures of a project's live demo, by the suffix of their names. */
async function readStills(slug: string): Promise<SampleImages['files']> {
  const read = async (suffix: string) => {
    const file = new URL(`../pictures/${slug}${suffix}.webp`, import.meta.url)
    return [suffix, await readFile(file)] as const
  }
  return Object.fromEntries(await Promise.all(['', '-2', '-3'].map(read)))
}

async function insertProjects(trx: Transaction<DB>, deps: SeedDeps, onRendered: () => void) {
  // Files are served to anybody who knows their names, and those of a hidden project must not be
  // guessable.
  const withFileNames = demoProjects.map((project) => ({
    ...project,
    file: project.active ? project.slug : randomName(),
  }))
  await Promise.all(
    withFileNames.map(async ({ slug, clientName, picture, stills, file }, logoIndex) => {
      const images = await deps.renderSampleImages({
        kind: 'project',
        brief: { ...picture, companyName: clientName, employeeCount: '11-50' },
        seed: seedOf(slug),
        mark: logoIndex,
      })
      await storeFiles(deps, `projects/${file}`, {
        ...images.files,
        ...(stills && (await readStills(slug))),
      })
      onRendered()
    }),
  )
  // Inserted in reverse, so that newest-first lists match this order.
  for (const { picture: _drawn, stills = [], file, ...project } of withFileNames.reverse()) {
    // Not updated later, so that the latest activity consists of submissions.
    const publishedAt = new Date(Math.min(Date.parse(project.publishedDate), Date.now()))
    await trx
      .insertInto('projects')
      .values({
        ...project,
        content: sanitiseHtml(project.content),
        createdAt: publishedAt,
        updatedAt: publishedAt,
        metaDescription: project.summary,
        ...{ coverImageAlt: stills[0], image2Alt: stills[1], image3Alt: stills[2] },
        coverImage: `${file}.webp`,
        image2: `${file}-2.webp`,
        image3: `${file}-3.webp`,
        clientLogo: `${file}-logo.webp`,
      })
      .execute()
    for (const suffix of ['', '-logo', '-2', '-3']) {
      const url = urlOfKey(`projects/${file}${suffix}.webp`)
      await addJob(trx, makeVariantsJob, { url })
    }
  }
}

/**
 * A site that ran before it was seeded has cached the visitor counts of an empty site for the day.
 * The lock prevents another count until the new rows are visible.
 */
async function deletePeopleCounts(trx: Transaction<DB>) {
  await sql`lock table people_days in exclusive mode`.execute(trx)
  await trx.deleteFrom('peopleDays').execute()
}

/**
 * Fills a fresh site, once, with fictitious clients, their projects, a gallery, contacts and a year
 * of statistics; every image and estimate is generated by the product itself. A demo from an
 * earlier version is left unchanged. Returns whether it filled the site.
 */
export async function seedDemo(
  deps: SeedDeps,
  onProgress: (progress: SeedProgress) => void,
): Promise<boolean> {
  const isSeeded = await seedOnce(deps.db, 'demo', async (trx) => {
    const total = demoConcepts.length + demoProjects.length
    let done = 0
    onProgress({ done, total: total })
    const onRendered = () => onProgress({ done: ++done, total: total })
    await insertConcepts(trx, deps, onRendered)
    await insertProjects(trx, deps, onRendered)
    await seedPeople(trx, deps)
    await insertDemoSiteEvents(trx)
    await deletePeopleCounts(trx)
  })
  if (isSeeded) {
    // Reports of a year are fast from the start. If it fails, the schedule does it within minutes.
    await rollUpDays(deps.db).catch(() => {})
    for (const goal of demoGoals) await createGoal(deps.db, goal).catch(() => {})
  }
  return isSeeded
}
