import type { EmailTextFields } from '@agency/contract/email-text-fields'
import type { EmailDraft } from '../../email/draft.ts'
import { siteLinks } from '../emails/email-parts.ts'
import { draftWithText } from '../emails/email-text-service.ts'
import type { FollowUp } from './follow-up-queries.ts'

const dayFormat = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' })

interface FollowUpEmailContext {
  /** The last day first. */
  named: FollowUp[]
  /** The number of all follow-ups that are due, including those that are not named. */
  total: number
  today: string
  agencyName: string
  publicUrl: string
}

const peopleText = (count: number) => (count === 1 ? '1 person' : `${count} people`)

/** The owner's email on a morning on which they planned to write to somebody. */
export function followUpDraft(context: FollowUpEmailContext, text: EmailTextFields): EmailDraft {
  const { named, total, today, agencyName, publicUrl } = context
  const unnamed = total - named.length
  return {
    ...draftWithText(text, { people: peopleText(total), agency: agencyName }, [
      {
        kind: 'facts',
        facts: named.map(({ name, company, day }) => [
          day < today
            ? `Overdue since ${dayFormat.format(new Date(`${day}T00:00:00Z`))}`
            : 'Due today',
          [name, company].filter((part) => part !== '').join(', '),
        ]),
      },
      siteLinks(publicUrl, [
        ['Open Today in the dashboard', '/dashboard'],
        ...named.map(({ id, name }): [string, string] => [
          `Open ${name}`,
          `/dashboard/users/${id}`,
        ]),
        [`Open the other ${peopleText(unnamed)}`, unnamed > 0 ? '/dashboard/users?due=true' : null],
      ]),
    ]),
    footer: [
      `Sent by the website of ${agencyName} to the address in its settings, once on each day that you planned a follow-up for.`,
      `Every email is listed at ${publicUrl}/dashboard/mail`,
    ],
  }
}
