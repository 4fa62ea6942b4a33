import type { Project } from '@agency/contract/project'
import type { Database } from '@agency/db/connect'
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

/** The projects a visitor may see: active ones, featured first, then by id descending. */
export async function listProjects(db: Database): Promise<Project[]> {
  return (await listProjectRows(db)).map(withImageUrls)
}

/** The active project with this slug, or else with this id. Throws NOT_FOUND. */
export async function getProject(db: Database, segment: string): Promise<Project> {
  const id = /^\d{1,10}$/.test(segment) ? Number(segment) : undefined
  const row =
    (await findProjectBySlug(db, segment)) ??
    (id !== undefined && id <= MAX_ID ? await findProjectById(db, id) : undefined)
  if (!row) throw new AppError('NOT_FOUND', 'Project not found.')
  return withImageUrls(row)
}
