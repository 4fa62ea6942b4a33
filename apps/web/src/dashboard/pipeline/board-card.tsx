import type { Contact } from '@agency/contract/contact'
import { lostReasonLabels, openStages, type Stage } from '@agency/contract/pipeline-stages'
import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { formatWholeDollars } from '../../format/amounts.ts'
import { VisuallyHidden } from '../../ui/core/text.ts'
import { StatusBadge } from '../../ui/data/status-badge.tsx'
import { IconAction } from '../../ui/forms/controls.ts'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'
import { AssigneeNote, type Login } from '../contacts/assignees.tsx'
import { FollowUpDay } from '../contacts/follow-up-day.tsx'
import { useMay } from '../permissions.tsx'
import { Movement } from './movement.tsx'
import { useCardDrag } from './use-card-drag.ts'

const Card = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '1',
    padding: '3',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'control',
    userSelect: 'none',
    cursor: 'grab',
    _hover: { borderColor: 'control' },
    '&[data-lifted]': { borderColor: 'accent', bg: 'raised' },
    '&[data-dragging]': {
      position: 'relative',
      zIndex: 'dropdown',
      cursor: 'grabbing',
      pointerEvents: 'none',
      boxShadow: '0 8px 24px rgb(0 0 0 / .35)',
    },
    '& [data-handle]': {
      touchAction: 'none',
      cursor: 'inherit',
      marginTop: '-4px',
      marginInlineEnd: '-4px',
    },
    '& p, & > small': { gridColumn: '1 / -1', color: 'fg.muted', overflowWrap: 'anywhere' },
  },
})
const Name = chakra(Link, {
  base: {
    alignSelf: 'center',
    minHeight: { base: '44px', md: '24px' },
    display: 'inline-grid',
    alignContent: 'center',
    fontWeight: '600',
    overflowWrap: 'anywhere',
    _hover: { color: 'accent' },
  },
})
const Facts = chakra('div', {
  base: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '3',
    rowGap: '1',
    '& strong': { fontWeight: '650', fontVariantNumeric: 'tabular-nums' },
    // Badges wrap in a narrow column.
    '& > span': { whiteSpace: 'normal' },
  },
})

export interface CardActions {
  /** Lifts the card for moving it by keyboard or by a press on a column. */
  onLift: (contact: Contact) => void
  onKey: (event: KeyboardEvent) => void
  onOver: (stage: Stage | undefined) => void
  onDrop: (contact: Contact, stage: Stage) => void
}

interface BoardCardProps extends CardActions {
  contact: Contact
  assignees: Login[]
  isLifted: boolean
  /** Takes focus when it appears: it was just moved by keyboard. */
  takesFocus: boolean
}

/** One contact on the board. */
export function BoardCard({
  contact,
  assignees,
  isLifted,
  takesFocus,
  onLift,
  onKey,
  onOver,
  onDrop,
}: BoardCardProps) {
  const { id, name, company, valueCents, movedAt, stage, nextFollowUp, waitingSince } = contact
  const mayChange = useMay('contacts:write')
  const handle = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) handle.current?.focus()
  }, [takesFocus])
  const { isDragging, handlers } = useCardDrag({
    onOver,
    onDrop: (target) => onDrop(contact, target),
  })
  return (
    <Card
      data-lifted={isLifted ? '' : undefined}
      data-dragging={isDragging ? '' : undefined}
      {...(mayChange && handlers)}
      cursor={mayChange ? undefined : 'default'}
    >
      <Name href={`/dashboard/users/${id}`} draggable={false}>
        {name}
      </Name>
      {mayChange && (
        <IconAction
          ref={handle}
          data-handle=""
          aria-label={`Move ${name}`}
          aria-pressed={isLifted}
          aria-describedby="board-instructions"
          title="Move"
          onClick={() => onLift(contact)}
          onKeyDown={onKey}
        >
          <DashboardIcon name="grip" />
        </IconAction>
      )}
      {company && <p>{company}</p>}
      <AssigneeNote contact={contact} assignees={assignees} />
      <Facts>
        <strong>
          <VisuallyHidden>Value </VisuallyHidden>
          {valueCents > 0 ? formatWholeDollars(valueCents) : 'No value yet'}
        </strong>
        <Movement movedAt={movedAt} isOpen={openStages.some((open) => open === stage)} />
      </Facts>
      {contact.lostReason && <p>{lostReasonLabels[contact.lostReason]}</p>}
      {(waitingSince || nextFollowUp) && (
        <Facts>
          {waitingSince && (
            <StatusBadge tone="accent" icon={<DashboardIcon name="reply" />}>
              Awaiting reply
            </StatusBadge>
          )}
          {nextFollowUp && <FollowUpDay day={nextFollowUp} />}
        </Facts>
      )}
    </Card>
  )
}
