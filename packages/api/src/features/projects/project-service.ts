import type { Project } from '@agency/contract/project'
import { requiredLine } from '@agency/contract/text'
import type { Database } from '@agency/db/connect'
import { z } from 'zod'
import type { Viewer } from '../../auth/viewer.ts'
import { AppError } from '../../errors/app-error.ts'
import { findProjectById, findProjectBySlug, listProjectRows } from './project-queries.ts'

const MAX_ID = 2 ** 31 - 1

/** A value starting with / stands as it is; any other is a file name under /uploads/projects/. */
export const imageUrlOf = (value: string | null) =>
  value === null || value === ''
    ? null
    : value.startsWith('/')
      ? value
      : `/uploads/projects/${value}`

const withImageUrls = (row: Project): Project => ({
  ...row,
  coverImage: imageUrlOf(row.coverImage),
  image2: imageUrlOf(row.image2),
  image3: imageUrlOf(row.image3),
  clientLogo: imageUrlOf(row.clientLogo),
})

/** What the list of projects may be asked for. */
export const ProjectFilter = z.object({
  status: z.literal('all', "The status can only be 'all'.").optional(),
})

/** How one project is named: by its slug, or else by its id. */
export const ProjectName = z.object({
  slug: requiredLine(200, 'Project slug is missing.').refine(
    (segment) => !/[/\\]|^\.+$/.test(segment),
    'This is not the name of a project.',
  ),
})

/**
 * Featured first, then by id descending. Visitors see active projects, whatever the status asked
 * for; staff see inactive ones too when they ask for all.
 */
export async function listProjects(
  db: Database,
  viewer: Viewer,
  { status }: z.infer<typeof ProjectFilter>,
): Promise<Project[]> {
  const rows = await listProjectRows(db, { inactive: viewer.role === 'staff' && status === 'all' })
  return rows.map(withImageUrls)
}

/** The project with this slug, or else with this id; inactive ones for staff only. Throws NOT_FOUND. */
export async function getProject(
  db: Database,
  viewer: Viewer,
  { slug }: z.infer<typeof ProjectName>,
): Promise<Project> {
  const scope = { inactive: viewer.role === 'staff' }
  const id = /^\d{1,10}$/.test(slug) ? Number(slug) : undefined
  const row =
    (await findProjectBySlug(db, scope, slug)) ??
    (id !== undefined && id <= MAX_ID ? await findProjectById(db, scope, id) : undefined)
  if (!row) throw new AppError('NOT_FOUND', 'Project not found.')
  return withImageUrls(row)
}
