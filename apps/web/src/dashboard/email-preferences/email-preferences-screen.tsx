import {
  type EmailPreferenceName,
  type EmailPreferences,
  emailPreferenceNames,
} from '@agency/contract/email-preferences'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { Icon } from '../../ui/core/icons.tsx'
import { Panel } from '../../ui/data/panel.ts'
import { QueryView } from '../../ui/data/query-view.tsx'
import { ActionLink, CheckBox, CheckLabel } from '../../ui/forms/controls.ts'
import { useToast } from '../../ui/overlay/toasts.tsx'
import { Screen } from '../layout/screen.tsx'

const Choices = chakra('ul', {
  base: {
    '& li + li': { borderTopWidth: '1px', borderColor: 'line' },
    '& li': { paddingInline: '4', paddingBlock: '3' },
    '& label': { fontWeight: '600' },
    // Below the label's text.
    '& p': { maxWidth: '65ch', paddingInlineStart: '26px', color: 'fg.muted' },
  },
})

const choices: Record<EmailPreferenceName, [title: string, text: string]> = {
  weeklySummary: [
    'Weekly summary',
    'On Monday at 8 am: visits, leads, goals, estimates and proposals of the week, compared with the week before, and who waits for an answer.',
  ],
  monthlySummary: [
    'Monthly summary',
    'On the 1st at 8 am: the same for the month, compared with the month before.',
  ],
  leadAlerts: [
    'Alert when leads stop',
    'An email and a notification, once, when nobody has sent a form for so long that chance would explain it only once in ten years, given how many people did in the eight weeks before. With five people a week that is after 11 days. It is never before four days, or before eight weeks are known.',
  ],
  failureAlerts: [
    'Alert when failures rise',
    'An email and a notification, once until it is over, when more emails, background jobs or concepts failed in the last hour or the last 24 hours than chance would explain once in ten years, given the four weeks before. On a site without failures these are three in an hour or four in a day.',
  ],
}

/** The emails and alerts that the person who is logged in wants. */
export default function EmailPreferencesScreen() {
  const query = trpc.emailPreferences.get.useQuery()
  return (
    <Screen
      title="Emails to you"
      description="What this site sends to your own address by itself. Your colleagues choose for themselves."
      actions={
        <ActionLink href="/dashboard/settings" variant="outline">
          <Icon name="left" /> Settings
        </ActionLink>
      }
    >
      <Panel aria-label="Emails to you">
        <QueryView query={query} itemsName="your choices" rows={4}>
          {(preferences) => <PreferenceList preferences={preferences} />}
        </QueryView>
      </Panel>
    </Screen>
  )
}

function PreferenceList({ preferences }: { preferences: EmailPreferences }) {
  const { get } = trpc.useUtils().emailPreferences
  const toast = useToast()
  const update = trpc.emailPreferences.update.useMutation()
  const [shown, setShown] = useState(preferences)
  const show = (name: EmailPreferenceName, isWanted: boolean) =>
    setShown((current) => ({ ...current, [name]: isWanted }))
  /** Shown at once, and taken back if the server rejects it. */
  async function change(name: EmailPreferenceName, isWanted: boolean) {
    show(name, isWanted)
    try {
      get.setData(undefined, await update.mutateAsync({ [name]: isWanted }))
      toast({ text: `${choices[name][0]}: ${isWanted ? 'on' : 'off'}` })
    } catch (error) {
      show(name, !isWanted)
      toast({
        text: apiErrorOf(error)?.message || 'Failed to save your choice. Please try again.',
        failed: true,
        action: { label: 'Retry', run: () => void change(name, isWanted) },
      })
    }
  }
  return (
    <Choices>
      {emailPreferenceNames.map((name) => {
        const [title, text] = choices[name]
        return (
          <li key={name}>
            <CheckLabel>
              <CheckBox
                aria-describedby={`choice-${name}`}
                checked={shown[name]}
                onChange={({ target }) => void change(name, target.checked)}
              />
              {title}
            </CheckLabel>
            <p id={`choice-${name}`}>{text}</p>
          </li>
        )
      })}
    </Choices>
  )
}
