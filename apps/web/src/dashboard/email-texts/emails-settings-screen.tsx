import { chakra } from '@chakra-ui/react/styled-system'
import { Icon } from '../../ui/core/icons.tsx'
import { ActionLink } from '../../ui/forms/controls.ts'
import { Screen } from '../layout/screen.tsx'
import { EmailTextList } from './email-text-list.tsx'
import { TemplateList } from './template-list.tsx'

const Column = chakra('div', {
  base: { display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1fr)' },
})

/** The texts of emails: templates for staff, and what the site writes by itself. */
export default function EmailsSettingsScreen() {
  return (
    <Screen
      title="Emails"
      description="Templates for what you write to people, and the words of every email that the site sends by itself, to clients and to you."
      resource="emails"
      actions={
        <ActionLink href="/dashboard/settings" variant="outline">
          <Icon name="left" /> Settings
        </ActionLink>
      }
    >
      <Column>
        <TemplateList />
        <EmailTextList />
      </Column>
    </Screen>
  )
}
