import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createLogin, logIn } from './accounts.ts'
import { type Parts, sendForm } from './forms.ts'
import { openTestApp, type TestApp } from './test-app.ts'

/**
 * A site for tests that change projects, opened before and closed after all tests of a file; each
 * test starts without projects. Its calls are made as staff unless specified otherwise.
 */
export function useProjectSite() {
  let site: TestApp
  let bearer: string
  beforeAll(async () => {
    site = await openTestApp()
    bearer = `Bearer ${await createLogin(site)}`
  })
  afterAll(() => site.close())
  beforeEach(() => site.db.deleteFrom('projects').execute())
  return {
    get site() {
      return site
    },
    get bearer() {
      return bearer
    },
    /** After the session has expired. */
    logInAgain: async () => {
      bearer = `Bearer ${await logIn(site)}`
    },
    create: (parts: Parts, authorization: string | undefined = bearer) =>
      sendForm(site.app, 'POST', '/api/projects', parts, authorization),
    update: (id: number | string, parts: Parts) =>
      sendForm(site.app, 'PUT', `/api/projects/${id}`, parts, bearer),
    json: async (method: 'PUT' | 'DELETE' | 'GET', url: string, payload?: object) => {
      const response = await site.app.inject({
        method,
        url,
        ...(payload && { payload }),
        headers: { authorization: bearer },
      })
      return { status: response.statusCode, body: response.json() }
    },
    trpc: async (procedure: string, input: object, authorization: string | undefined = bearer) => {
      const response = await site.app.inject({
        method: 'POST',
        url: `/trpc/projects.${procedure}`,
        payload: input,
        headers: authorization ? { authorization } : {},
      })
      return { status: response.statusCode, body: response.json() }
    },
    files: () => readdir(path.join(site.filesDir, 'projects')).catch(() => [] as string[]),
    rows: () => site.db.selectFrom('projects').selectAll().orderBy('id').execute(),
    imagesOf: (id: number) =>
      site.db.selectFrom('projectImages').selectAll().where('projectId', '=', id).execute(),
  }
}

/** A form with every field. */
export const completeProject: Parts = [
  ['title', 'Eleven homes, sold!'],
  ['clientName', 'Lighthouse Lane'],
  ['description', 'An overview.'],
  ['summary', 'In short.'],
  ['problem', 'It was hard.'],
  ['solution', 'It is easy.'],
  ['content', '<h2>How</h2><p onclick="steal()">So.</p><script>steal()</script>'],
  ['services', '["Web Development","Web Development"," UI/UX Design "]'],
  ['technologies', '["React"]'],
  ['projectUrl', 'https://lighthouse.example/'],
  ['metaTitle', 'Eleven homes'],
  ['metaDescription', 'Sold.'],
  ['Active', 'false'],
  ['IsFeatured', 'true'],
  ['publishedDate', '2026-03-04'],
  ['testimonial', 'Good people.'],
  ['surprise', 'dropped'],
]
