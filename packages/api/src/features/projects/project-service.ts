import type { Project, ProjectDetail } from '@agency/contract/project'
import { ProjectEmbed } from '@agency/contract/project-embed'
import { requiredLine } from '@agency/contract/text'
import type { Database } from '@agency/db/connect'
import { z } from 'zod'
import { AppError } from '../../errors/app-error.ts'
import { findImages } from '../../images/image-queries.ts'
import type { Viewer } from '../auth/viewer.ts'
import {
  findProjectById,
  findProjectByOldSlug,
  findProjectBySlug,
  listProjectImages,
  listProjectRows,
} from './project-queries.ts'

/**
 * A value starting with / is a URL path already; any other is a file name under /uploads/projects/.
 */
export const imageUrlOf = (value: string | null) =>
  value === null || value === ''
    ? null
    : value.startsWith('/')
      ? value
      : `/uploads/projects/${value}`

type ProjectRow = Omit<Project, 'updatedAt' | 'pictures'> & { updatedAt: Date }

const withImageUrls = (row: ProjectRow) => ({
  ...row,
  updatedAt: row.updatedAt.toISOString(),
  coverImage: imageUrlOf(row.coverImage),
  image2: imageUrlOf(row.image2),
  image3: imageUrlOf(row.image3),
  clientLogo: imageUrlOf(row.clientLogo),
})

type ImageUrls = Pick<Project, 'coverImage' | 'image2' | 'image3' | 'clientLogo'>
const imageUrlsOf = (project: ImageUrls) => [
  project.coverImage,
  project.image2,
  project.image3,
  project.clientLogo,
]

/** The filter of the project list. */
export const ProjectFilter = z.object({
  status: z.literal('all', "The status can only be 'all'.").optional(),
})

/** Identifies one project: by its slug, or else by its id. */
export const ProjectName = z.object({
  slug: requiredLine(200, 'Project slug is missing.').refine(
    (segment) => !/[/\\]|^\.+$/.test(segment),
    'This is not the name of a project.',
  ),
})

/**
 * Featured first, then as ordered by hand, or else by id descending. Visitors see active projects, whatever status they
 * request; staff also see inactive ones if they request all.
 */
export async function listProjects(
  db: Database,
  viewer: Viewer,
  { status }: z.infer<typeof ProjectFilter>,
): Promise<Project[]> {
  return viewer.kind === 'staff' && status === 'all'
    ? listAllProjects(db)
    : withPictures(db, await listProjectRows(db, { inactive: false }))
}

/** All projects, in the same order. For staff only. */
export const listAllProjects = async (db: Database): Promise<Project[]> =>
  withPictures(db, await listProjectRows(db, { inactive: true }))

async function withPictures(db: Database, rows: ProjectRow[]): Promise<Project[]> {
  const projects = rows.map(withImageUrls)
  const pictures = await findImages(db, projects.flatMap(imageUrlsOf))
  return projects.map((project) => ({
    ...project,
    pictures: imageUrlsOf(project).flatMap((url) => pictures.get(url ?? '') ?? []),
  }))
}

/**
 * A project's id in a path. An id that no project can have results in NOT_FOUND instead of a
 * validation error.
 */
export const ProjectIdPath = z.object({
  id: z.string().regex(/^\d+$/, 'This is not the id of a project.').transform(Number),
})

/** Throws NOT_FOUND. */
export async function detailOf(
  db: Database,
  row: (ProjectRow & { embed: unknown }) | undefined,
  missing = 'Project not found.',
): Promise<ProjectDetail> {
  if (!row) throw new AppError('NOT_FOUND', missing)
  const project = withImageUrls(row)
  const rows = await listProjectImages(db, row.id)
  const images = rows.map(({ image, ...rest }) => ({ ...rest, image: imageUrlOf(image) ?? '' }))
  const urls = [...imageUrlsOf(project), ...images.map(({ image }) => image)]
  const embed = ProjectEmbed.nullable().parse(row.embed)
  return { ...project, embed, images, pictures: [...(await findImages(db, urls)).values()] }
}

const scopeOf = (viewer: Viewer) => ({ inactive: viewer.kind === 'staff' })

/** The project with this id; an inactive one for staff only. Throws NOT_FOUND. */
export const getProjectById = async (
  db: Database,
  viewer: Viewer,
  id: number,
): Promise<ProjectDetail> => detailOf(db, await findProjectById(db, scopeOf(viewer), id))

/**
 * The project with this slug, or else with this id, or else the one that had this slug before;
 * inactive ones for staff only. Throws NOT_FOUND.
 */
export async function getProject(
  db: Database,
  viewer: Viewer,
  { slug }: z.infer<typeof ProjectName>,
): Promise<ProjectDetail> {
  const scope = scopeOf(viewer)
  const row = await findProjectBySlug(db, scope, slug)
  if (row) return detailOf(db, row)
  if (/^\d{1,15}$/.test(slug)) return getProjectById(db, viewer, Number(slug))
  return detailOf(db, await findProjectByOldSlug(db, scope, slug))
}
