import type { Database } from '@agency/db/connect'

export interface ProjectScope {
  /** Inactive ones too. */
  inactive: boolean
}

const projectsIn = (db: Database, scope: ProjectScope) =>
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
    .$if(!scope.inactive, (query) => query.where('active', '=', true))

/** Featured first, then the newest. */
export const listProjectRows = (db: Database, scope: ProjectScope) =>
  projectsIn(db, scope).orderBy('featured', 'desc').orderBy('id', 'desc').execute()

export const findProjectBySlug = (db: Database, scope: ProjectScope, slug: string) =>
  projectsIn(db, scope).where('slug', '=', slug).executeTakeFirst()

export const findProjectById = (db: Database, scope: ProjectScope, id: number) =>
  projectsIn(db, scope).where('id', '=', id).executeTakeFirst()
