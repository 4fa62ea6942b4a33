import type { ColumnRequest, StageTotal } from '@agency/contract/pipeline'
import { type Stage, stageLabels } from '@agency/contract/pipeline-stages'
import { chakra } from '@chakra-ui/react/styled-system'
import { trpc } from '../../api/trpc.ts'
import { formatWholeDollars } from '../../format/amounts.ts'
import { formatCount } from '../../format/dates.ts'
import { VisuallyHidden } from '../../ui/core/text.ts'
import { Feed, nextPage } from '../../ui/data/feed.tsx'
import { Action } from '../../ui/forms/controls.ts'
import { useAssignees } from '../contacts/assignees.tsx'
import { BoardCard, type CardActions } from './board-card.tsx'

const Column = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    // All six fit beside the open sidebar of a laptop.
    flex: { base: '0 0 min(280px, 78vw)', md: '1 0 176px' },
    minHeight: '200px',
    bg: 'raised',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    scrollSnapAlign: 'start',
    '&[data-over]': { borderColor: 'accent' },
  },
})
const ColumnHeader = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '2',
    padding: '3',
    borderBottomWidth: '1px',
    borderColor: 'line',
    '& h2': { fontSize: '.875rem', fontWeight: '650' },
    '& span': { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    '& p': {
      gridColumn: '1 / -1',
      minHeight: '42px',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
    },
    '& strong': { color: 'fg', fontWeight: '650' },
  },
})
const Cards = chakra('ul', { base: { display: 'grid', gap: '2', padding: '2' } })
const Note = chakra('p', { base: { padding: '3', color: 'fg.muted' } })
const More = chakra('div', {
  base: { padding: '2', paddingTop: '0', display: 'grid', '& button': { width: 'full' } },
})

interface BoardColumnProps extends CardActions {
  stage: Stage
  request: Pick<ColumnRequest, 'filter' | 'order'>
  total: StageTotal | undefined
  /** Whether a card is over this column. */
  isOver: boolean
  /** The id of the card that is being moved, if any. */
  liftedId: number | undefined
  /** Drops the lifted card here; undefined if none is lifted, or if it is from here. */
  onDropHere: (() => void) | undefined
  focusedId: number | undefined
}

/** One stage of the board: its totals and its contacts, a part at a time. */
export function BoardColumn({
  stage,
  request,
  total,
  isOver,
  liftedId,
  onDropHere,
  focusedId,
  ...actions
}: BoardColumnProps) {
  const assignees = useAssignees()
  const query = trpc.pipeline.column.useInfiniteQuery({ stage, ...request }, nextPage)
  const label = stageLabels[stage]
  return (
    <Column
      aria-labelledby={`stage-${stage}`}
      data-stage={stage}
      data-over={isOver ? '' : undefined}
    >
      <ColumnHeader>
        <h2 id={`stage-${stage}`}>{label}</h2>
        <span>{total && formatCount(total.contacts)}</span>
        <p>{total && <ColumnTotal total={total} />}</p>
      </ColumnHeader>
      {onDropHere && (
        <More paddingTop="2">
          <Action variant="outline" onClick={onDropHere}>
            Move here<VisuallyHidden> to {label}</VisuallyHidden>
          </Action>
        </More>
      )}
      <Feed
        query={query}
        itemsName={label}
        size={3}
        empty={
          <Note>
            {request.filter.text || request.filter.assignee ? 'Nobody matches' : 'Nobody is here'}
          </Note>
        }
      >
        {(contacts, moreButton) => (
          <>
            <Cards aria-labelledby={`stage-${stage}`}>
              {contacts.map((contact) => (
                <BoardCard
                  key={contact.id}
                  contact={contact}
                  assignees={assignees}
                  isLifted={contact.id === liftedId}
                  takesFocus={contact.id === focusedId}
                  {...actions}
                />
              ))}
            </Cards>
            {moreButton && <More>{moreButton}</More>}
          </>
        )}
      </Feed>
    </Column>
  )
}

const ColumnTotal = ({ total: { valueCents, weight, weightedCents } }: { total: StageTotal }) => (
  <>
    <strong>{formatWholeDollars(valueCents)}</strong>
    {weight !== null && (
      <>
        <br />
        {formatWholeDollars(weightedCents)} at {weight}%
      </>
    )}
  </>
)
