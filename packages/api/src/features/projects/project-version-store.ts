import { isDeepStrictEqual } from 'node:util'
import { VersionContent, type VersionField, versionFields } from '@agency/contract/project-version'
import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import { findProjectById, listProjectImages } from './project-queries.ts'
import { findNewestVersion, insertVersion } from './project-version-queries.ts'

interface VersionMaker {
  /** Email address; null for what changed without being saved. */
  madeBy: string | null
  /** The number of the version that this one restores. */
  restored?: number | undefined
}

/**
 * Stores a project as it is as its newest version, unless it is the same already. Safe only while
 * holding the lock of the project's row.
 */
export async function storeVersion(
  trx: Transaction<DB>,
  projectId: number,
  { madeBy, restored }: VersionMaker,
): Promise<void> {
  const row = await findProjectById(trx, { inactive: true }, projectId)
  if (!row) return
  const images = await listProjectImages(trx, projectId)
  const { coverImage, image2, image3, clientLogo } = row
  const slots = [coverImage, image2, image3, clientLogo]
  const content = VersionContent.parse({
    ...row,
    pictures: [...slots, ...images.map(({ image }) => image)].filter(Boolean),
  })
  const newest = await findNewestVersion(trx, projectId)
  const before = newest && VersionContent.parse(newest.content)
  const isChanged = (field: VersionField) => !isDeepStrictEqual(before?.[field], content[field])
  const changes = before ? versionFields.filter(isChanged) : []
  if (before && changes.length === 0) return
  await insertVersion(trx, {
    ...{ projectId, number: (newest?.number ?? 0) + 1, content: JSON.stringify(content), changes },
    ...{ staffEmail: madeBy, restored: restored ?? null, madeAt: row.updatedAt },
  })
}
