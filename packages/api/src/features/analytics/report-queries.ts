import type { Database } from '@agency/db/connect'
import { addDays, startOfMelbourneDay } from '../../time/melbourne.ts'
import type { Span } from './day-queries.ts'

const start = ({ from }: Span) => startOfMelbourneDay(from)
const end = ({ to }: Span) => startOfMelbourneDay(addDays(to, 1))

export const countConcepts = async (db: Database, span: Span): Promise<number> => {
  const { concepts } = await db
    .selectFrom('concepts')
    .select(({ fn }) => fn.countAll<number>().as('concepts'))
    .where('createdAt', '>=', start(span))
    .where('createdAt', '<', end(span))
    .executeTakeFirstOrThrow()
  return concepts
}

export const countPublishedProjects = async (db: Database, span: Span): Promise<number> => {
  const { projects } = await db
    .selectFrom('projects')
    .select(({ fn }) => fn.countAll<number>().as('projects'))
    .where('active', '=', true)
    .where('publishedDate', '>=', span.from)
    .where('publishedDate', '<=', span.to)
    .executeTakeFirstOrThrow()
  return projects
}
