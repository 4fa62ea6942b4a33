import { publishDueProjects } from '@agency/api/features/projects/publish-projects-job'
import { jobHandlers } from '@agency/api/job-handlers'
import { PAST_PUBLISHING } from '@agency/contract/project-change'
import { expect, test } from 'vitest'
import { useProjectSite } from '../support/project-site.ts'

const projects = useProjectSite()
const { create, json, rows } = projects

const change = (id: number, fields: object) => json('PUT', `/api/projects/${id}`, fields)
async function schedule(publishAt = '2099-01-15T09:00'): Promise<number> {
  const { body } = await create([
    ['title', 'Kiln'],
    ['Active', 'false'],
    ['publishAt', publishAt],
  ])
  return body.data.id
}
const publishAt = async () => (await rows())[0]?.publishAt?.toISOString() ?? null
/** As if its time had come. */
const makeDue = () =>
  projects.site.db
    .updateTable('projects')
    .set({ publishAt: new Date(Date.now() - 1_000) })
    .execute()

test('a time is one in Melbourne, in summer and in winter', async () => {
  const id = await schedule()
  expect(await publishAt()).toBe('2099-01-14T22:00:00.000Z')
  const { body } = await change(id, { publishAt: '2099-07-15T09:00' })
  expect(await publishAt()).toBe('2099-07-14T23:00:00.000Z')
  expect(body.data.publishAt).toBe('2099-07-15T09:00')
  await change(id, { title: 'Kiln, again' })
  expect(await publishAt()).not.toBeNull()
  await change(id, { publishAt: '' })
  expect(await publishAt()).toBeNull()
  const entry = await projects.site.db
    .selectFrom('auditEntries')
    .select('changes')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  expect(Object.keys(Object(entry?.changes))).toEqual(['publish_at'])
})

test('a project is published when its time has come, and announced once', async () => {
  await projects.site.pool.query(
    `insert into webhooks (url, events, secret)
     values ('https://hooks.example', '{project.published}', '')`,
  )
  const events = () =>
    projects.site.db
      .selectFrom('webhookEvents')
      .select('id')
      .where('type', '=', 'project.published')
      .execute()
  await schedule()
  await publishDueProjects(projects.site.db)
  expect(await rows()).toMatchObject([{ active: false }])
  await makeDue()
  await Promise.all([1, 2, 3].map(() => publishDueProjects(projects.site.db)))
  expect(await rows()).toMatchObject([{ active: true, publishAt: null }])
  expect(await events()).toHaveLength(1)
  const { statusCode } = await projects.site.app.inject('/api/projects/kiln')
  expect(statusCode).toBe(200)
})

test('a project that was published or hidden by hand no longer waits', async () => {
  const id = await schedule()
  await change(id, { Active: true, publishAt: '2099-01-15T09:00' })
  expect(await publishAt()).toBeNull()
  await change(id, { Active: false })
  await publishDueProjects(projects.site.db)
  expect(await rows()).toMatchObject([{ active: false, publishAt: null }])
})

test('a new project that is active waits for nothing', async () => {
  await create([
    ['title', 'Kiln'],
    ['publishAt', '2099-01-15T09:00'],
  ])
  expect(await rows()).toMatchObject([{ active: true, publishAt: null }])
})

test.each([
  ['2020-01-15T09:00', PAST_PUBLISHING],
  ['2099-02-30T09:00', 'Please enter a date and a time.'],
  ['tomorrow', 'Please enter a date and a time.'],
])('refuses %s', async (time, message) => {
  const { status, body } = await create([
    ['title', 'Kiln'],
    ['Active', 'false'],
    ['publishAt', time],
  ])
  expect(status).toBe(400)
  expect(body.data?.errors ?? body.errors).toEqual([{ path: 'publishAt', message }])
})

test('the schedule looks for due projects every minute', async () => {
  const job = jobHandlers.find(({ id }) => id === 'publish-projects')
  expect(job?.cron).toBe('* * * * *')
  await schedule()
  await makeDue()
  await job?.run(projects.site.deps as never, {}, { number: 1, isLast: false })
  expect(await rows()).toMatchObject([{ active: true }])
})
