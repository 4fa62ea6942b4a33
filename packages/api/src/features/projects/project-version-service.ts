import { ProjectChange } from '@agency/contract/project-change'
import {
  contentLabels,
  type ProjectVersions,
  VersionContent,
  type VersionRequest,
  type VersionRestoration,
  versionFields,
} from '@agency/contract/project-version'
import type { Database } from '@agency/db/connect'
import type { z } from 'zod'
import { AppError } from '../../errors/app-error.ts'
import type { Staff } from '../auth/viewer.ts'
import { type ChangeDeps, noUploads, updateProject } from './project-change-service.ts'
import { getProjectById } from './project-service.ts'
import { findVersion, listVersions } from './project-version-queries.ts'

/** The versions of a project. Throws NOT_FOUND. */
export async function listProjectVersions(
  db: Database,
  staff: Staff,
  id: number,
): Promise<z.infer<typeof ProjectVersions>> {
  // First the state: a version that is stored meanwhile makes restoring one a conflict.
  const { updatedAt } = await getProjectById(db, staff, id)
  const rows = await listVersions(db, id)
  return {
    updatedAt,
    rows: rows.map(({ madeAt, changes, ...row }) => ({
      ...{ ...row, madeAt: madeAt.toISOString() },
      changes: versionFields.filter((field) => changes.includes(field)),
    })),
  }
}

/** What a project was in one version. Throws NOT_FOUND. */
export async function getProjectVersion(
  db: Database,
  { id, number }: z.infer<typeof VersionRequest>,
): Promise<VersionContent> {
  const version = await findVersion(db, id, number)
  if (!version) throw new AppError('NOT_FOUND', 'This version is no longer kept.')
  return VersionContent.parse(version.content)
}

/**
 * Brings back the content of a version, as the newest one; the address, the pictures, and whether
 * visitors see the project stay as they are. Throws NOT_FOUND, and CONFLICT if the project changed
 * since `updatedAt`.
 */
export async function restoreProjectVersion(
  deps: ChangeDeps,
  staff: Staff,
  { id, number, updatedAt }: z.infer<typeof VersionRestoration>,
): Promise<void> {
  const version = await getProjectVersion(deps.db, { id, number })
  const content = Object.fromEntries(
    Object.keys(contentLabels).map((field) => [
      field,
      version[field as keyof VersionContent] ?? '',
    ]),
  )
  const embed = version.embed ?? { kind: 'none' }
  const change = ProjectChange.parse({ ...content, embed, updatedAt })
  await updateProject(deps, staff, id, change, noUploads, number)
}
