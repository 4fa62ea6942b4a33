import { chakra } from '@chakra-ui/react/styled-system'
import { trpc } from '../../api/trpc.ts'
import { formatDay } from '../../format/dates.ts'
import { Panel } from '../../ui/data/panel.ts'
import { LoadFailure, RowsSkeleton } from '../../ui/data/states.tsx'
import { SectionAnchors, SectionedForm } from '../../ui/forms/form-section.tsx'
import { ExportMenu } from '../exports/export-menu.tsx'
import { Screen } from '../layout/screen.tsx'
import { PermittedFields } from '../permissions.tsx'
import { PriceBookForm } from './price-book-form.tsx'
import { readOnlySections, sections } from './price-book-sections.ts'
import { VersionsPanel } from './versions-panel.tsx'

const Column = chakra('div', {
  base: { display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1fr)' },
})

/** Everything that determines the price of the next estimate and the text of its document. */
export default function PriceBookScreen() {
  const { data, error, refetch } = trpc.priceBook.get.useQuery(undefined, {
    // The form holds what was loaded: a newer version is a conflict for the user to resolve.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Screen
      title="Price book"
      resource="priceBook"
      actions={<ExportMenu list="priceBook" />}
      description={
        data &&
        `Version ${data.version}${data.since ? `, since ${formatDay(data.since)}` : ', the default'}. It prices the next estimate; existing ones keep theirs.`
      }
    >
      <SectionedForm>
        <SectionAnchors sections={[...sections, ...readOnlySections]} />
        <Column>
          {data ? (
            <>
              <PermittedFields permission="priceBook:write">
                <PriceBookForm
                  stored={data}
                  onReload={async () => (await refetch({ throwOnError: true })).data}
                />
              </PermittedFields>
              <VersionsPanel book={data.book} />
            </>
          ) : (
            <Panel aria-label="Price book">
              {error ? (
                <LoadFailure
                  message="Failed to load the price book"
                  onRetry={() => void refetch()}
                />
              ) : (
                <RowsSkeleton rows={12} label="Loading the price book..." />
              )}
            </Panel>
          )}
        </Column>
      </SectionedForm>
    </Screen>
  )
}
