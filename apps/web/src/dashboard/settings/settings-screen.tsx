import { EMAIL_PREFERENCES_PATH } from '@agency/contract/email-preferences'
import { chakra } from '@chakra-ui/react/styled-system'
import { trpc } from '../../api/trpc.ts'
import { Panel } from '../../ui/data/panel.ts'
import { LoadFailure, RowsSkeleton } from '../../ui/data/states.tsx'
import { ActionLink } from '../../ui/forms/controls.ts'
import { SectionAnchors, SectionedForm } from '../../ui/forms/form-section.tsx'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'
import { Screen } from '../layout/screen.tsx'
import { Permitted, PermittedFields } from '../permissions.tsx'
import { SecondFactorPanel } from '../second-factor/second-factor-panel.tsx'
import { CalendarPanel } from './calendar-panel.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProvidersPanel } from './providers-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'
import { SettingsForm } from './settings-form.tsx'
import { otherSections, sections } from './settings-sections.ts'

const [, secondFactorSection] = otherSections

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
    <Screen
      title="Settings"
      resource="settings"
      actions={
        <>
          <ActionLink href="/dashboard/settings/emails" variant="outline">
            <DashboardIcon name="mail" /> Emails
          </ActionLink>
          <ActionLink href={EMAIL_PREFERENCES_PATH} variant="outline">
            <DashboardIcon name="bell" /> Emails to you
          </ActionLink>
          <Permitted permission="people:read">
            <ActionLink href="/dashboard/settings/people" variant="outline">
              <DashboardIcon name="users" /> People
            </ActionLink>
          </Permitted>
          <Permitted permission="auditLog:read">
            <ActionLink href="/dashboard/settings/audit-log" variant="outline">
              <DashboardIcon name="clock" /> Audit log
            </ActionLink>
          </Permitted>
          <Permitted permission="apiKeys:read">
            <ActionLink href="/dashboard/settings/api-keys" variant="outline">
              <DashboardIcon name="external" /> API keys
            </ActionLink>
          </Permitted>
          <Permitted permission="webhooks:read">
            <ActionLink href="/dashboard/settings/webhooks" variant="outline">
              <DashboardIcon name="external" /> Webhooks
            </ActionLink>
          </Permitted>
        </>
      }
    >
      <SectionedForm>
        <SectionAnchors sections={[...sections, ...otherSections]} />
        <Column>
          {data ? (
            <PermittedFields permission="settings:write">
              <SettingsForm
                settings={data}
                onReload={async () => (await refetch({ throwOnError: true })).data}
              />
            </PermittedFields>
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
          <SecondFactorPanel section={secondFactorSection} />
          <SessionsPanel />
          <CalendarPanel />
          <ProvidersPanel />
        </Column>
      </SectionedForm>
    </Screen>
  )
}
