import type { DashboardSummary } from '@agency/contract/dashboard'
import type { Database } from '@agency/db/connect'

/** The overview's four counts, taken in one statement so that they agree with each other. */
export const getSummary = (db: Database): Promise<DashboardSummary> =>
  db
    .selectNoFrom((select) => [
      select
        .selectFrom('contacts')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .$asScalar()
        .$notNull()
        .as('users'),
      select
        .selectFrom('concepts')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .$asScalar()
        .$notNull()
        .as('concepts'),
      select
        .selectFrom('projects')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .$asScalar()
        .$notNull()
        .as('projects'),
      select
        .selectFrom('submissions')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .$asScalar()
        .$notNull()
        .as('submissions'),
    ])
    .executeTakeFirstOrThrow()
