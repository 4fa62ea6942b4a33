import type { DashboardSummary } from '@agency/contract/dashboard'
import type { Database } from '@agency/db/connect'
import { rowCountOf } from '../../pagination/row-counts.ts'

/** The overview's four counts, from one statement so that they are consistent. */
export const getSummary = (db: Database): Promise<DashboardSummary> =>
  db
    .selectNoFrom((select) => [
      rowCountOf('contacts').as('users'),
      rowCountOf('concepts').as('concepts'),
      select
        .selectFrom('projects')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .$asScalar()
        .$notNull()
        .as('projects'),
      rowCountOf('submissions').as('submissions'),
    ])
    .executeTakeFirstOrThrow()
