import type { Database } from '@agency/db/connect'

/** The concepts that a visitor may see, newest first. */
export const listConceptRows = (db: Database) =>
  db
    .selectFrom('concepts')
    .select([
      'id',
      'publicId',
      'companyName',
      'industry',
      'overallVibe',
      'websiteFor',
      'designStyle',
      'businessType',
      'colorPalette',
      'pageType',
      'imageUrl',
      'thumbnailUrl',
      'imageWidth',
      'imageHeight',
      'imageAlt',
      'createdAt',
    ])
    .where('active', '=', true)
    .orderBy('id', 'desc')
    .execute()
