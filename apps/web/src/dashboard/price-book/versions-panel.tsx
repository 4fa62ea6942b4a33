import type { PriceBook } from '@agency/contract/price-book'
import type { BookVersion } from '@agency/contract/price-book-calls'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { trpc } from '../../api/trpc.ts'
import { formatTime } from '../../format/dates.ts'
import { ShowMore } from '../../ui/data/show-more.tsx'
import { LoadFailure, RowsSkeleton } from '../../ui/data/states.tsx'
import { FormSection, Wide } from '../../ui/forms/form-section.tsx'
import { describeChange } from './book-labels.ts'
import { Disclosure } from './disclosure.ts'
import { furtherSections } from './price-book-sections.ts'

const [section] = furtherSections

const List = chakra('ol', {
  base: {
    display: 'grid',
    '& > li': { paddingBlock: '3', display: 'grid', gap: '1', justifyItems: 'start' },
    '& > li + li': { borderTopWidth: '1px', borderColor: 'line' },
  },
})

const countText = (count: number) => `${count} ${count === 1 ? 'change' : 'changes'}`

function Version({
  version: { version, since, by, changes },
  book,
}: {
  version: BookVersion
  book: PriceBook
}) {
  return (
    <li>
      <p>
        <strong>Version {version}</strong>
        {since === null ? ', as the site came' : `, ${formatTime(since)}`}
        {by !== null && `, by ${by}`}
      </p>
      {changes.length > 0 && (
        <Disclosure>
          <summary aria-label={`${countText(changes.length)} of version ${version}`}>
            {countText(changes.length)}
          </summary>
          <ul>
            {changes.map((change) => (
              <li key={change.path}>{describeChange(change, book)}.</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </li>
  )
}

/** The versions of the book, the newest first, with what each changed. */
export function VersionsPanel({ book }: { book: PriceBook }) {
  const [pages, setPages] = useState<(number | undefined)[]>([undefined])
  return (
    <FormSection section={section}>
      <Wide>
        <chakra.p color="fg.muted">
          Each estimate keeps the version it was priced by: a change moves none that was made.
        </chakra.p>
        <List>
          {pages.map((before, at) => (
            <VersionsPage
              key={before ?? 'newest'}
              before={before}
              book={book}
              onMore={at === pages.length - 1 ? (next) => setPages([...pages, next]) : undefined}
            />
          ))}
        </List>
      </Wide>
    </FormSection>
  )
}

function VersionsPage({
  before,
  book,
  onMore,
}: {
  before: number | undefined
  book: PriceBook
  /** Undefined where the next page is shown already. */
  onMore: ((next: number) => void) | undefined
}) {
  const { data, error, refetch } = trpc.priceBook.versions.useQuery(
    before === undefined ? {} : { before },
  )
  if (error) {
    return (
      <li>
        <LoadFailure message="Failed to load versions" onRetry={() => void refetch()} />
      </li>
    )
  }
  if (!data) {
    return (
      <li>
        <RowsSkeleton rows={3} label="Loading versions..." />
      </li>
    )
  }
  const { versions, next } = data
  return (
    <>
      {versions.map((version) => (
        <Version key={version.version} version={version} book={book} />
      ))}
      {onMore && next !== null && (
        <li>
          <ShowMore more={() => onMore(next)} isAsking={false} />
        </li>
      )}
    </>
  )
}
