import type { Database } from '@agency/db/connect'

const concepts = (db: Database) =>
  db
    .selectFrom('concepts')
    .select([
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
    ])
    .orderBy('concepts.id', 'desc')

/** The concepts that a visitor may see, newest first. */
export const listActiveConcepts = (db: Database) =>
  concepts(db).where('concepts.active', '=', true).execute()

/** Whether a visitor may see a concept whose picture is at this address. */
export async function isConceptPicture(db: Database, url: string): Promise<boolean> {
  const found = await db
    .selectFrom('concepts')
    .select('id')
    .where('imageUrl', '=', url)
    .where('active', '=', true)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Every concept with the contact behind it, newest first. */
export const listAllConcepts = (db: Database) =>
  concepts(db)
    .leftJoin('contacts', 'contacts.id', 'concepts.contactId')
    .select(['concepts.employeeCount', 'concepts.active', 'contacts.name', 'contacts.email'])
    .execute()
