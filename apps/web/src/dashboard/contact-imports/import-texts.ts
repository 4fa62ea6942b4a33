import type { ImportCounts, UndoneImport } from '@agency/contract/contact-import'
import { formatCount } from '../../format/dates.ts'

export const contacts = (count: number) =>
  count === 1 ? '1 contact' : `${formatCount(count)} contacts`
export const rows = (count: number) => (count === 1 ? '1 row' : `${formatCount(count)} rows`)

/** What an import did, in one line. */
export const describeCounts = ({ added, filled, known, duplicates, faulty }: ImportCounts) =>
  [
    `${formatCount(added)} added`,
    filled > 0 && `${formatCount(filled)} filled in`,
    known > filled && `${formatCount(known - filled)} left as they were`,
    duplicates + faulty > 0 && `${rows(duplicates + faulty)} left out`,
  ]
    .filter(Boolean)
    .join(', ')

export const describeUndone = ({ removed, reset, keptCount }: UndoneImport) =>
  [
    `${formatCount(removed)} removed`,
    reset > 0 && `${formatCount(reset)} as they were before`,
    keptCount > 0 && `${formatCount(keptCount)} kept`,
  ]
    .filter(Boolean)
    .join(', ')
