import type { PriceBook } from '@agency/contract/price-book'
import type { BookVersion } from '@agency/contract/price-book-calls'
import { chakra } from '@chakra-ui/react/styled-system'
import { trpc } from '../../api/trpc.ts'
import { formatTime } from '../../format/dates.ts'
import { Feed, nextPage } from '../../ui/data/feed.tsx'
import { FormSection, Wide } from '../../ui/forms/form-section.tsx'
import { describeChange } from './book-labels.ts'
import { Disclosure } from './disclosure.ts'
import { readOnlySections } from './price-book-sections.ts'

const [section] = readOnlySections

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
        {since === null ? ', the default' : `, ${formatTime(since)}`}
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

/** The versions of the book, newest first, with the changes in each. */
export function VersionsPanel({ book }: { book: PriceBook }) {
  const query = trpc.priceBook.versions.useInfiniteQuery({}, nextPage)
  return (
    <FormSection section={section}>
      <Wide>
        <chakra.p color="fg.muted">
          Each estimate keeps the version it was priced with: changes never affect existing ones.
        </chakra.p>
        <Feed query={query} itemsName="versions" size={3}>
          {(versions, moreButton) => (
            <List>
              {versions.map((version) => (
                <Version key={version.version} version={version} book={book} />
              ))}
              {moreButton && <li>{moreButton}</li>}
            </List>
          )}
        </Feed>
      </Wide>
    </FormSection>
  )
}
