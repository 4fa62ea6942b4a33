import { businessTypes } from '@agency/contract/business-types'
import {
  GALLERY_MAX,
  type GalleryConcept,
  type StaffConcept,
} from '@agency/contract/gallery-concept'
import type { Database } from '@agency/db/connect'
import { findImages } from '../../images/image-queries.ts'
import type { Viewer } from '../auth/viewer.ts'
import { listActiveConcepts, listAllConcepts } from './concept-queries.ts'

type ConceptRow = Awaited<ReturnType<typeof listActiveConcepts>>[number]
type Pictures = Awaited<ReturnType<typeof findImages>>

const picturesOf = (db: Database, rows: ConceptRow[]) =>
  findImages(
    db,
    rows.flatMap(({ imageUrl, thumbnailUrl }) => [imageUrl, thumbnailUrl]),
  )

const toGallery = (
  { publicId, businessType, createdAt, ...row }: ConceptRow,
  pictures: Pictures,
): GalleryConcept => ({
  ...row,
  pictures: [row.imageUrl, row.thumbnailUrl].flatMap((url) => pictures.get(url ?? '') ?? []),
  conceptId: publicId,
  businessType: businessTypes.find((type) => type === businessType),
  createdAt: createdAt.toISOString(),
})

/** A page of the public gallery, newest first. */
export async function listGalleryConcepts(
  db: Database,
  before?: number,
): Promise<GalleryConcept[]> {
  const rows = await listActiveConcepts(db, { limit: GALLERY_MAX, before })
  const pictures = await picturesOf(db, rows)
  return rows.map((row) => toGallery(row, pictures))
}

type StaffRow = Awaited<ReturnType<typeof listAllConcepts>>[number]

/** Concepts with their contacts and the variants of their pictures. */
export async function toStaffConcepts(db: Database, rows: StaffRow[]): Promise<StaffConcept[]> {
  const pictures = await picturesOf(db, rows)
  return rows.map(({ active, released, name, email, employeeCount, ...row }) => ({
    ...toGallery(row, pictures),
    userName: name ?? '',
    userEmail: email ?? '',
    employeeCount,
    isActive: active,
    isReleased: released,
  }))
}

/** All concepts with their contacts, newest first. For staff only. */
const listStaffConcepts = async (db: Database, before?: number): Promise<StaffConcept[]> =>
  toStaffConcepts(db, await listAllConcepts(db, before))

/** The documented list; names, email addresses and hidden concepts are for staff only. */
export const listConcepts = (
  db: Database,
  viewer: Viewer,
  before?: number,
): Promise<GalleryConcept[] | StaffConcept[]> =>
  viewer.kind === 'staff' ? listStaffConcepts(db, before) : listGalleryConcepts(db, before)
