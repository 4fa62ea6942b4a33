import { z } from 'zod'
import { listExport } from '../../exports/list-export.ts'
import { RestProject } from '../../openapi/rest-shapes.ts'
import { toRest } from './project-rest.ts'
import { listAllProjects } from './project-service.ts'

export const projectExport = listExport({
  list: 'projects',
  permission: 'projects:read',
  description: 'All projects, shown or not: the featured one first, then as ordered by hand.',
  query: z.object({}),
  row: RestProject,
  columns: [
    ['Title', ({ title }) => title],
    ['Slug', ({ slug }) => slug],
    ['Client', ({ clientName }) => clientName],
    ['Summary', ({ summary }) => summary],
    ['Services', ({ services }) => services.join('; ')],
    ['Technologies', ({ technologies }) => technologies.join('; ')],
    ['Web address', ({ projectUrl }) => projectUrl],
    ['Published (Melbourne)', ({ publishedDate }) => publishedDate],
    ['Publish on (Melbourne)', ({ publishAt }) => publishAt],
    ['Active', ({ Active }) => Active],
    ['Featured', ({ IsFeatured }) => IsFeatured],
    ['Overview', ({ description }) => description],
    ['The Challenge', ({ problem }) => problem],
    ['Our Solution', ({ solution }) => solution],
    ['Testimonial', ({ testimonial }) => testimonial],
    ['Changed (UTC)', ({ updatedAt }) => updatedAt],
  ],
  // An agency has some dozens of projects, which every list of them reads at once.
  read: async (db) => ({ rows: [(await listAllProjects(db)).map(toRest)] }),
})
