import { createHash } from 'node:crypto'
import type { Deps } from '@agency/api/deps'
import { describePageType } from '@agency/api/features/concepts/page-type'
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
import { demoProjects } from './content/projects.ts'
import { insertDemoSiteEvents } from './content/site-events.ts'
import { seedPeople } from './seed-people.ts'

export interface SeedDeps extends Pick<Deps, 'db' | 'storage' | 'writeEstimateDocument'> {
  renderSampleImages: (input: SampleImagesInput) => Promise<SampleImages>
}

export interface SeedProgress {
  done: number
  of: number
}

/** The interval between the demo's concepts. */
const DAYS_BETWEEN_CONCEPTS = 3.4

/** The same demo item gets the same seed everywhere. */
const seedOf = (name: string) => createHash('sha256').update(name).digest().readUInt32BE() >>> 1

const fileName = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

async function storeFiles(deps: SeedDeps, base: string, picture: SampleImages) {
  for (const [suffix, bytes] of Object.entries(picture.files)) {
    await deps.storage.put(`${base}${suffix}.webp`, bytes)
  }
}

async function insertConcepts(trx: Transaction<DB>, deps: SeedDeps, drawn: () => void) {
  const pictures = await Promise.all(
    demoConcepts.map(async (brief) => {
      const picture = await deps.renderSampleImages({
        kind: 'concept',
        brief,
        seed: seedOf(brief.companyName),
        mark: 0,
      })
      await storeFiles(deps, `concepts/demo-${fileName(brief.companyName)}`, picture)
      drawn()
      return { brief, picture }
    }),
  )
  const now = Date.now()
  for (const [index, { brief, picture }] of pictures.entries()) {
    const name = fileName(brief.companyName)
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

async function insertProjects(trx: Transaction<DB>, deps: SeedDeps, drawn: () => void) {
  // Files are served to anybody who knows their names, and those of a hidden project must not be
  // guessable.
  const named = demoProjects.map((project) => ({
    ...project,
    file: project.active ? project.slug : randomName(),
  }))
  await Promise.all(
    named.map(async ({ slug, clientName, picture, file }, mark) => {
      const made = await deps.renderSampleImages({
        kind: 'project',
        brief: { ...picture, companyName: clientName, employeeCount: '11-50' },
        seed: seedOf(slug),
        mark,
      })
      await storeFiles(deps, `projects/${file}`, made)
      drawn()
    }),
  )
  // Inserted in reverse, so that newest-first lists match this order.
  for (const { picture: _drawn, file, ...project } of named.reverse()) {
    // They have not been changed since, so that the latest activity is the submissions.
    const published = new Date(Math.min(Date.parse(project.publishedDate), Date.now()))
    await trx
      .insertInto('projects')
      .values({
        ...project,
        content: sanitiseHtml(project.content),
        createdAt: published,
        updatedAt: published,
        metaDescription: project.summary,
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
 * A site that ran before it was filled has counted the people of an empty site, and keeps that
 * count for the day. The lock prevents another count until the new rows are visible.
 */
async function forgetPeopleCounts(trx: Transaction<DB>) {
  await sql`lock table people_days in exclusive mode`.execute(trx)
  await trx.deleteFrom('peopleDays').execute()
}

/**
 * Fills a fresh site, once, with fictitious clients, their projects, a gallery, contacts and a year
 * of statistics; every image and every estimate is made by the product's own engine. A demo that an
 * earlier version seeded is left unchanged. Returns whether it filled the site.
 */
export async function seedDemo(
  deps: SeedDeps,
  onProgress: (progress: SeedProgress) => void,
): Promise<boolean> {
  return seedOnce(deps.db, 'demo', async (trx) => {
    const of = demoConcepts.length + demoProjects.length
    let done = 0
    onProgress({ done, of })
    const drawn = () => onProgress({ done: ++done, of })
    await insertConcepts(trx, deps, drawn)
    await insertProjects(trx, deps, drawn)
    await seedPeople(trx, deps)
    await insertDemoSiteEvents(trx)
    await forgetPeopleCounts(trx)
  })
}
