import type { TimelineEntry } from '@agency/contract/contact'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/core/icons.tsx'
import { Timestamp } from '../../ui/data/timestamp.tsx'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'
import { ChangedNotes, ChangeTitle } from './timeline-change.tsx'
import { EmailTitle, SentEmail } from './timeline-email.tsx'
import { StepText, StepTitle } from './timeline-step.tsx'
import {
  SubmittedBrief,
  SubmittedDetails,
  SubmittedEstimateRequest,
  SubmittedMessage,
  SubmittedSources,
} from './timeline-submissions.tsx'

const EntryRow = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr)',
    columnGap: '3',
    position: 'relative',
    paddingBottom: '6',
    '&:last-child': { paddingBottom: '4' },
    // The line that connects one entry to the next.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '15.5px',
      top: '32px',
      bottom: '0',
      width: '1px',
      bg: 'line',
    },
  },
})
const EntryIcon = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '32px',
    height: '32px',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'line',
    color: 'fg.muted',
    '& svg': { width: '16px', height: '16px' },
  },
})
const EntryHeader = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '3',
    minHeight: '32px',
    paddingTop: '6px',
    '& h3': { fontSize: '.875rem', lineHeight: '1.5', fontWeight: '600', overflowWrap: 'anywhere' },
    '& time': { color: 'fg.muted', whiteSpace: 'nowrap' },
  },
})

interface RenderedEntry {
  icon: ReactNode
  title: ReactNode
  body?: ReactNode
}

/** The text of each kind of entry. */
function renderEntry(entry: TimelineEntry): RenderedEntry {
  switch (entry.type) {
    case 'message':
      return {
        icon: <Icon name="mail" />,
        title: 'Sent a message',
        body: <SubmittedMessage entry={entry} />,
      }
    case 'concept':
      return {
        icon: <DashboardIcon name="concepts" />,
        title: 'Asked for a website concept',
        body: <SubmittedBrief entry={entry} />,
      }
    case 'quote':
      return {
        icon: <DashboardIcon name="form" />,
        title: 'Asked for an estimate',
        body: <SubmittedEstimateRequest entry={entry} />,
      }
    case 'proposal':
      return {
        icon: <DashboardIcon name="form" />,
        title: <StepTitle entry={entry} />,
        body: entry.text && entry.event !== 'sealed' && <StepText>{entry.text}</StepText>,
      }
    case 'email':
      return {
        icon: <Icon name="mail" />,
        title: <EmailTitle entry={entry} />,
        body: <SentEmail entry={entry} />,
      }
    case 'change':
      return {
        icon: <DashboardIcon name="edit" />,
        title: <ChangeTitle entry={entry} />,
        body: <ChangedNotes entry={entry} />,
      }
  }
}

/** Whether the person sent it with a form. */
const isSubmission = (entry: TimelineEntry) =>
  entry.type === 'message' || entry.type === 'concept' || entry.type === 'quote'

export function TimelineRow({ entry }: { entry: TimelineEntry }) {
  const { icon, title, body } = renderEntry(entry)
  return (
    <EntryRow>
      <EntryIcon>{icon}</EntryIcon>
      <div>
        <EntryHeader>
          <h3>{title}</h3>
          <Timestamp time={entry.time} />
        </EntryHeader>
        {isSubmission(entry) && <SubmittedDetails entry={entry} />}
        {body}
        {isSubmission(entry) && <SubmittedSources entry={entry} />}
      </div>
    </EntryRow>
  )
}
