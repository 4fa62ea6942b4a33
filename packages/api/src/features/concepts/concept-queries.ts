import type { Database } from '@agency/db/connect'
import { sql } from 'kysely'

/** The largest value of the id column. */
const MAX_ID = 2_147_483_647

export const galleryColumns = [
  'concepts.id',
  'concepts.publicId',
  'concepts.companyName',
  'concepts.industry',
  'concepts.overallVibe',
  'concepts.websiteFor',
  'concepts.designStyle',
  'concepts.businessType',
  'concepts.colorPalette',
  'concepts.pageType',
  'concepts.imageUrl',
  'concepts.thumbnailUrl',
  'concepts.imageWidth',
  'concepts.imageHeight',
  'concepts.imageAlt',
  'concepts.createdAt',
  // Without its page's data, only its picture can be shown.
  sql<boolean>`concepts.concept is not null`.as('hasLivePage'),
] as const

/** Additional columns for staff, with the contact joined. */
export const staffColumns = [
  'concepts.employeeCount',
  'concepts.active',
  'concepts.released',
  'contacts.name',
  'contacts.email',
] as const

const concepts = (db: Database) =>
  db.selectFrom('concepts').select(galleryColumns).orderBy('concepts.id', 'desc')

/**
 * The newest concepts that a visitor may see, newest first; with `before`, those made before it.
 */
export const listActiveConcepts = (
  db: Database,
  { limit, before = MAX_ID }: { limit: number; before?: number | undefined },
) =>
  concepts(db)
    .where('concepts.active', '=', true)
    .where('concepts.id', '<', Math.min(before, MAX_ID))
    .limit(limit)
    .execute()

/** Whether a concept, hidden or not, has its picture at this URL. */
export async function isPictureOfConcept(db: Database, url: string): Promise<boolean> {
  const row = await db
    .selectFrom('concepts')
    .select('id')
    .where('imageUrl', '=', url)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a concept that a visitor may see has its picture at this URL. */
export async function isShownPicture(db: Database, url: string): Promise<boolean> {
  const row = await db
    .selectFrom('concepts')
    .select('id')
    .where('imageUrl', '=', url)
    .where('active', '=', true)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** All concepts with their contacts, newest first; with `before`, those made before it. */
export const listAllConcepts = (db: Database, before = MAX_ID) =>
  concepts(db)
    .where('concepts.id', '<', Math.min(before, MAX_ID))
    .leftJoin('contacts', 'contacts.id', 'concepts.contactId')
    .select(staffColumns)
    .execute()
