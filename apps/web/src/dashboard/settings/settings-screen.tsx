import { chakra } from '@chakra-ui/react/styled-system'
import { trpc } from '../../api/trpc.ts'
import { Panel } from '../../ui/data/panel.ts'
import { LoadFailure, RowsSkeleton } from '../../ui/data/states.tsx'
import { SectionAnchors, SectionedForm } from '../../ui/forms/form-section.tsx'
import { Screen } from '../layout/screen.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProvidersPanel } from './providers-panel.tsx'
import { SettingsForm } from './settings-form.tsx'
import { otherSections, sections } from './settings-sections.ts'

const Column = chakra('div', {
  base: { display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1fr)' },
})

export default function SettingsScreen() {
  const { data, error, refetch } = trpc.settings.get.useQuery(undefined, {
    // The form holds what was loaded: a newer version is a conflict for the user to resolve.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Screen title="Settings">
      <SectionedForm>
        <SectionAnchors sections={[...sections, ...otherSections]} />
        <Column>
          {data ? (
            <SettingsForm
              settings={data}
              onReload={async () => (await refetch({ throwOnError: true })).data}
            />
          ) : (
            <Panel aria-label="Settings">
              {error ? (
                <LoadFailure message="Failed to load settings" onRetry={() => void refetch()} />
              ) : (
                <RowsSkeleton rows={12} label="Loading settings..." />
              )}
            </Panel>
          )}
          <PasswordForm />
          <ProvidersPanel />
        </Column>
      </SectionedForm>
    </Screen>
  )
}
