import type { Database } from '@agency/db/connect'

export const listRecentSubmissions = (db: Database, limit: number) =>
  db
    .selectFrom('submissions')
    .innerJoin('contacts', 'contacts.id', 'submissions.contactId')
    .select(['submissions.kind', 'submissions.createdAt as time', 'contacts.name as user'])
    .select('contacts.id')
    .where('submissions.kind', '!=', 'concept')
    .orderBy('submissions.id', 'desc')
    .limit(limit)
    .execute()

export const listRecentConcepts = (db: Database, limit: number) =>
  db
    .selectFrom('concepts')
    .leftJoin('contacts', 'contacts.id', 'concepts.contactId')
    .select(['concepts.id', 'concepts.companyName', 'concepts.createdAt as time'])
    .select('contacts.name as user')
    .orderBy('concepts.id', 'desc')
    .limit(limit)
    .execute()

export const listRecentProjectChanges = (db: Database, limit: number) =>
  db
    .selectFrom('projects')
    .leftJoin('staff', 'staff.id', 'projects.updatedBy')
    .select([
      'projects.id',
      'projects.title',
      'projects.createdAt',
      'projects.updatedAt as time',
      'staff.email as user',
    ])
    .orderBy('projects.updatedAt', 'desc')
    .limit(limit)
    .execute()
