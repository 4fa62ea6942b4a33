import { publishDueProjects } from '@agency/api/features/projects/publish-projects-job'
import { deleteExpired } from '@agency/api/features/retention/delete-expired-job'
import {
  MAX_PROJECT_VERSIONS,
  type ProjectVersion,
  type VersionContent,
} from '@agency/contract/project-version'
import { DAY_MS } from '@agency/contract/time'
import { beforeEach, expect, test } from 'vitest'
import { owner } from '../support/accounts.ts'
import { makePicture } from '../support/forms.ts'
import { callerOf } from '../support/procedures.ts'
import { completeProject, useProjectSite } from '../support/project-site.ts'

const projects = useProjectSite()
const { create, update, json, rows, trpc } = projects
beforeEach(() => projects.site.db.deleteFrom('projectVersions').execute())

const staff = () => callerOf(projects.site, projects.bearer)
async function createComplete(): Promise<number> {
  const { body } = await create(completeProject)
  return body.data.id
}
const change = (id: number, fields: object) => json('PUT', `/api/projects/${id}`, fields)
const versionsOf = async (id: number) =>
  (await staff().query<{ rows: ProjectVersion[]; updatedAt: string }>('projects.versions', { id }))
    .result
const contentOf = async (id: number, number: number) =>
  (await staff().query<VersionContent>('projects.version', { id, number })).result
const restore = async (id: number, number: number) => {
  const { updatedAt } = await versionsOf(id)
  return staff().mutate('projects.restoreVersion', { id, number, updatedAt })
}

test('each saving keeps a version: who, when and what', async () => {
  const id = await createComplete()
  await change(id, { title: 'Twelve homes', services: ['Branding'] })
  await trpc('update', { id, change: { content: '<p>New.</p><script>steal()</script>' } })
  const { rows: versions, updatedAt } = await versionsOf(id)
  expect(versions).toMatchObject([
    { number: 3, madeBy: owner.email, changes: ['content'], madeAt: updatedAt },
    { number: 2, madeBy: owner.email, changes: ['title', 'services'], restored: null },
    { number: 1, madeBy: owner.email, changes: [], restored: null },
  ])
  expect(await contentOf(id, 1)).toMatchObject({
    ...{ title: 'Eleven homes, sold!', content: '<h2>How</h2><p>So.</p>' },
    ...{ services: ['Web Development', 'UI/UX Design'], publishedDate: '2026-03-04' },
  })
  expect(await contentOf(id, 3)).toMatchObject({ title: 'Twelve homes', content: '<p>New.</p>' })
})

test('a saving that changes nothing keeps none, and neither does one that fails', async () => {
  const id = await createComplete()
  await change(id, { title: 'Eleven homes, sold!' })
  const stale = { title: 'Late', updatedAt: '2020-01-01T00:00:00.000Z' }
  expect((await change(id, stale)).status).toBe(409)
  expect((await versionsOf(id)).rows).toHaveLength(1)
})

test('a project from before versions, or changed by the schedule, has the state before the next saving', async () => {
  const id = await createComplete()
  await projects.site.db.deleteFrom('projectVersions').execute()
  await change(id, { publishAt: '2099-01-15T09:00' })
  await projects.site.db.updateTable('projects').set({ publishAt: new Date() }).execute()
  await publishDueProjects(projects.site.db)
  await change(id, { title: 'Published' })
  expect((await versionsOf(id)).rows).toMatchObject([
    { number: 4, madeBy: owner.email, changes: ['title'] },
    { number: 3, madeBy: null, changes: ['active', 'publishAt'] },
    { number: 2, madeBy: owner.email, changes: ['publishAt'] },
    { number: 1, madeBy: null, changes: [] },
  ])
})

test('a version is restored as a new one, with all of its content', async () => {
  const id = await createComplete()
  const first = await contentOf(id, 1)
  const [before] = await rows()
  await change(id, {
    ...{ title: 'Other', clientName: '', summary: '', description: '', problem: '', solution: '' },
    ...{ content: '', services: [], technologies: [], projectUrl: '', metaTitle: '' },
    ...{ metaDescription: '', publishedDate: '2026-05-06', testimonial: '' },
    embed: { kind: 'images', title: 'The pictures', caption: '' },
  })
  expect((await restore(id, 1)).status).toBe(200)
  const [after] = await rows()
  expect({ ...after, updatedAt: null }).toEqual({ ...before, updatedAt: null })
  const { rows: versions } = await versionsOf(id)
  expect(versions[0]).toMatchObject({ number: 3, restored: 1, madeBy: owner.email })
  expect(await contentOf(id, 3)).toEqual(first)
})

test('restoring leaves the address, the pictures and the publication as they are', async () => {
  const id = await createComplete()
  await update(id, [
    ['title', 'Twelve homes'],
    ['slug', 'twelve-homes'],
    ['Active', 'true'],
    ['IsFeatured', 'false'],
    ['coverImage', await makePicture('jpeg')],
  ])
  const [before] = await rows()
  await restore(id, 1)
  const [after] = await rows()
  const { slug, active, featured, coverImage } = Object(before)
  expect(after).toMatchObject({ slug, active, featured, coverImage, title: 'Eleven homes, sold!' })
  expect(await projects.files()).toContain(coverImage)
  expect((await versionsOf(id)).rows).toMatchObject([
    { changes: ['title'], restored: 1 },
    { changes: ['title', 'slug', 'active', 'featured', 'pictures'] },
    {},
  ])
})

test('restoring what somebody else has changed meanwhile is a conflict', async () => {
  const id = await createComplete()
  await change(id, { title: 'Mine' })
  const { updatedAt } = await versionsOf(id)
  await change(id, { title: 'Theirs' })
  const response = await staff().mutate('projects.restoreVersion', { id, number: 1, updatedAt })
  expect(response).toMatchObject({ status: 409, code: 'CONFLICT' })
  expect(await rows()).toMatchObject([{ title: 'Theirs' }])
})

test('a stored text is sanitised again when it is restored', async () => {
  const id = await createComplete()
  await change(id, { content: '<p>New.</p>' })
  await projects.site.pool.query(
    `update project_versions set content = content || '{"content": "<p onclick=\\"steal()\\">Old.</p>"}'
     where number = 1`,
  )
  await restore(id, 1)
  expect(await rows()).toMatchObject([{ content: '<p>Old.</p>' }])
})

test('the audit log has who restored which values', async () => {
  const id = await createComplete()
  await change(id, { title: 'Twelve homes' })
  await restore(id, 1)
  const entry = await projects.site.db
    .selectFrom('auditEntries')
    .select(['staffEmail', 'action', 'kind', 'subjectId', 'changes'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  expect(entry).toEqual({
    ...{ staffEmail: owner.email, action: 'changed', kind: 'project', subjectId: String(id) },
    changes: { title: ['Twelve homes', 'Eleven homes, sold!'] },
  })
})

test(`only the last ${MAX_PROJECT_VERSIONS} are kept`, async () => {
  const id = await createComplete()
  const titles = Array.from({ length: MAX_PROJECT_VERSIONS + 1 }, (_, index) => `Title ${index}`)
  for (const title of titles) await change(id, { title })
  const { rows: versions } = await versionsOf(id)
  expect(versions).toHaveLength(MAX_PROJECT_VERSIONS)
  expect(versions.at(-1)?.number).toBe(3)
  expect(await staff().query('projects.version', { id, number: 1 })).toMatchObject({ status: 404 })
  expect(await restore(id, 1)).toMatchObject({ status: 404 })
})

test('versions are kept while a deleted project can be restored, and then deleted', async () => {
  const [id, other] = [await createComplete(), await createComplete()]
  await json('DELETE', `/api/projects/${id}`)
  expect(await staff().query('projects.versions', { id })).toMatchObject({ status: 404 })
  await trpc('restore', { id })
  expect((await versionsOf(id)).rows).toHaveLength(1)
  await json('DELETE', `/api/projects/${id}`)
  await deleteExpired(projects.site.deps, new Date(Date.now() + 2 * DAY_MS))
  const kept = await projects.site.db.selectFrom('projectVersions').select('projectId').execute()
  expect(kept).toEqual([{ projectId: other }])
})
