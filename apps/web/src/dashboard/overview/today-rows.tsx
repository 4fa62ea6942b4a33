import type { Contact } from '@agency/contract/contact'
import type { Email } from '@agency/contract/email'
import type { FailedJob } from '@agency/contract/failed-job'
import type { WaitingContact, WaitingProposal } from '@agency/contract/today'
import { chakra } from '@chakra-ui/react/styled-system'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'wouter'
import { trpc } from '../../api/trpc.ts'
import { formatAge } from '../../format/age.ts'
import { formatAgo, formatCount, formatDay } from '../../format/dates.ts'
import { EmailText } from '../../ui/data/email-line.tsx'
import { Action, ActionLink } from '../../ui/forms/controls.ts'
import { FollowUpDay } from '../contacts/follow-up-day.tsx'
import { useContactChange } from '../contacts/use-contact-change.ts'
import { useEmailActions } from '../emails/use-email-actions.ts'
import { taskNameOf } from '../failed-jobs/failed-job-labels.ts'
import { useRetryJob } from '../failed-jobs/use-retry-job.ts'
import { Permitted } from '../permissions.tsx'

const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '3',
    minHeight: '60px',
    paddingInline: '4',
    paddingBlock: '2',
    overflowWrap: 'anywhere',
    '& strong': { fontWeight: '600' },
    '& a:hover > strong': { color: 'accent' },
    '& p': { color: 'fg.muted' },
  },
})

interface RowProps {
  title: ReactNode
  /** The one thing to do next. */
  action: ReactNode
  /** The line below the title. */
  children: ReactNode
}

const Row = ({ title, action, children }: RowProps) => (
  <Item>
    <div>
      {title}
      <p>{children}</p>
    </div>
    {action}
  </Item>
)

/** The row of a pressed button goes away, so the next row's takes the focus, or the heading. */
function focusNext({ currentTarget }: MouseEvent<HTMLElement>): void {
  const item = currentTarget.closest('li')
  const next = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button')
  const target = next ?? document.getElementById('today')
  target?.focus()
}

const requestText = ({ kind, subject }: WaitingContact) => {
  if (kind === 'message') return subject === '' ? 'Sent a message' : `Sent a message: ${subject}`
  if (kind === null) return 'Asked about a proposal'
  return kind === 'concept' ? 'Asked for a website concept' : 'Asked for an estimate'
}

const withCompany = ({ name, company }: { name: string; company: string }) =>
  company === '' ? name : `${name}, ${company}`

/** Somebody who waits for an answer. */
export const WaitingRow = ({ contact }: { contact: WaitingContact }) => (
  <Row
    title={<strong>{withCompany(contact)}</strong>}
    action={
      <ActionLink
        variant="outline"
        href={`/dashboard/users/${contact.id}`}
        aria-label={`Answer ${contact.name}`}
      >
        Answer
      </ActionLink>
    }
  >
    {requestText(contact)} ·{' '}
    <time dateTime={contact.waitingSince}>waiting {formatAge(contact.waitingSince)}</time>
  </Row>
)

/** A follow-up that is due; done in one press, which can be undone. */
export function FollowUpRow({ contact }: { contact: Contact }) {
  const change = useContactChange()
  const { today } = trpc.useUtils()
  const { id, name, nextFollowUp } = contact
  async function finish() {
    await today.get.cancel()
    today.get.setData(
      undefined,
      (data) =>
        data && {
          ...data,
          followUps: {
            count: data.followUps.count - 1,
            rows: data.followUps.rows.filter((row) => row.id !== id),
          },
        },
    )
    await change(contact, { nextFollowUp: null }, `Follow-up with ${name} is done`, {
      undoMessage: `Follow-up with ${name} is due again`,
    })
  }
  return (
    <Row
      title={
        <Link href={`/dashboard/users/${id}`}>
          <strong>{withCompany(contact)}</strong>
        </Link>
      }
      action={
        <Permitted permission="contacts:write">
          <Action
            variant="outline"
            aria-label={`Done: follow up with ${name}`}
            onClick={(event) => {
              focusNext(event)
              return finish()
            }}
          >
            Done
          </Action>
        </Permitted>
      }
    >
      {nextFollowUp !== null && <FollowUpDay day={nextFollowUp} />}
    </Row>
  )
}

/** A proposal that was opened or is about to expire. */
export const ProposalItem = ({ proposal }: { proposal: WaitingProposal }) => (
  <Row
    title={<strong>{proposal.title}</strong>}
    action={
      <ActionLink
        variant="outline"
        href={`/dashboard/proposals/${proposal.id}`}
        aria-label={`Follow up on ${proposal.reference}`}
      >
        Follow up
      </ActionLink>
    }
  >
    {withCompany(proposal.contact)} ·{' '}
    {proposal.openedAt === null ? 'not opened' : `opened ${formatAgo(proposal.openedAt)}`}
    {proposal.expiresOn !== null && ` · valid to ${formatDay(proposal.expiresOn)}`}
  </Row>
)

/** An email that was not delivered. */
export function EmailRow({ email }: { email: Email }) {
  const { sendAgain } = useEmailActions()
  const { today } = trpc.useUtils()
  const { id, subject, to, lastError, createdAt } = email
  return (
    <Row
      title={
        <Link href={`/dashboard/mail?state=failed&period=month&mail=${id}`}>
          <strong>{subject}</strong>
        </Link>
      }
      action={
        <Permitted permission="emails:write">
          <Action
            variant="outline"
            aria-label={`Send again: ${subject}, to ${to.address}`}
            onClick={async (event) => {
              focusNext(event)
              await sendAgain(email)
              await today.get.invalidate()
            }}
          >
            Send again
          </Action>
        </Permitted>
      }
    >
      To <EmailText email={to.address} /> · {lastError !== null && `${lastError} · `}
      {formatAgo(createdAt)}
    </Row>
  )
}

/** Background work that failed for good. */
export function JobRow({ job }: { job: FailedJob }) {
  const retry = useRetryJob()
  return (
    <Row
      title={<strong>{taskNameOf(job)}</strong>}
      action={
        <Permitted permission="jobs:write">
          <Action
            variant="outline"
            aria-label={`Run again: ${taskNameOf(job)}, number ${job.id}`}
            onClick={(event) => {
              focusNext(event)
              return retry(job)
            }}
          >
            Run again
          </Action>
        </Permitted>
      }
    >
      Job {job.id} · failed {formatAgo(job.failedAt)} ·{' '}
      {job.attempts === 1 ? 'after 1 attempt' : `after ${formatCount(job.attempts)} attempts`}
    </Row>
  )
}
