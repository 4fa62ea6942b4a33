import type { Database } from '@agency/db/connect'

const visibleProjects = (db: Database) =>
  db
    .selectFrom('projects')
    .select([
      'id',
      'slug',
      'title',
      'clientName',
      'description',
      'summary',
      'problem',
      'solution',
      'content',
      'services',
      'technologies',
      'projectUrl',
      'metaTitle',
      'metaDescription',
      'active',
      'featured',
      'publishedDate',
      'coverImage',
      'image2',
      'image3',
      'clientLogo',
      'testimonial',
    ])
    .where('active', '=', true)

/** Featured first, then the newest. */
export const listProjectRows = (db: Database) =>
  visibleProjects(db).orderBy('featured', 'desc').orderBy('id', 'desc').execute()

export const findProjectBySlug = (db: Database, slug: string) =>
  visibleProjects(db).where('slug', '=', slug).executeTakeFirst()

export const findProjectById = (db: Database, id: number) =>
  visibleProjects(db).where('id', '=', id).executeTakeFirst()
