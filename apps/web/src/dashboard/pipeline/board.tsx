import type { Contact } from '@agency/contract/contact'
import type { ColumnRequest, PipelineTotals } from '@agency/contract/pipeline'
import { type Stage, stageLabels, stages } from '@agency/contract/pipeline-stages'
import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, useRef, useState } from 'react'
import { VisuallyHidden } from '../../ui/core/text.ts'
import { useLostReason } from '../contacts/lost-dialog.tsx'
import { BoardColumn } from './board-column.tsx'
import { useStageMove } from './use-stage-move.ts'

const Columns = chakra('div', {
  base: {
    // Contains the hidden texts of the cards, which would widen the page.
    position: 'relative',
    display: 'flex',
    alignItems: 'stretch',
    gap: '3',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    // Room for focus rings and for the scroll bar.
    padding: '3px',
    paddingBottom: '3',
    margin: '-3px',
  },
})

/** A card that is being moved by keyboard, or by a press on its handle and then on a column. */
interface Lifted {
  contact: Contact
  target: Stage
}

const positionOf = (stage: Stage) => `${stages.indexOf(stage) + 1} of ${stages.length}`

interface BoardProps {
  request: Pick<ColumnRequest, 'filter' | 'order'>
  totals: PipelineTotals | undefined
}

/** The contacts by stage. A card is moved by dragging it, or by its handle with the keyboard. */
export function Board({ request, totals }: BoardProps) {
  const move = useStageMove(request)
  const lostReason = useLostReason()
  const board = useRef<HTMLElement>(null)
  const [lifted, setLifted] = useState<Lifted>()
  const [over, setOver] = useState<Stage>()
  const [focusedId, setFocusedId] = useState<number>()
  const [announcement, announce] = useState('')

  async function drop(contact: Contact, stage: Stage, keepsFocus: boolean) {
    setLifted(undefined)
    if (stage === contact.stage) return announce(`${contact.name} stays in ${stageLabels[stage]}.`)
    const lost = stage === 'lost' ? await lostReason.ask(contact.name) : undefined
    if (stage === 'lost' && !lost) {
      return announce(`${contact.name} stays in ${stageLabels[contact.stage]}.`)
    }
    if (keepsFocus) setFocusedId(contact.id)
    announce(`${contact.name} was moved to ${stageLabels[stage]}.`)
    if (!(await move(contact, stage, lost))) {
      announce(`${contact.name} was not moved.`)
    }
  }
  function lift(contact: Contact) {
    setFocusedId(undefined)
    if (lifted?.contact.id === contact.id) return void drop(contact, lifted.target, true)
    setLifted({ contact, target: contact.stage })
    announce(
      `${contact.name} is lifted, in ${stageLabels[contact.stage]}, ${positionOf(contact.stage)}. Choose a stage with the arrow keys.`,
    )
  }
  function cancel({ contact }: Lifted) {
    setLifted(undefined)
    announce(`${contact.name} stays in ${stageLabels[contact.stage]}.`)
  }
  function chooseTarget(current: Lifted, step: number) {
    const target = stages[stages.indexOf(current.target) + step]
    if (!target) return
    setLifted({ ...current, target })
    announce(`${stageLabels[target]}, ${positionOf(target)}.`)
    board.current
      ?.querySelector(`[data-stage=${target}]`)
      ?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
  }
  function onKey(event: KeyboardEvent) {
    if (!lifted) return
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step !== undefined) chooseTarget(lifted, step)
    else if (event.key === 'Escape') cancel(lifted)
    else return
    event.preventDefault()
  }

  return (
    <>
      <VisuallyHidden as="p" id="board-instructions">
        Press Enter to lift the card, the left and right arrow keys to choose a stage, Enter to move
        it there, Escape to leave it where it is.
      </VisuallyHidden>
      <VisuallyHidden as="p" role="status" aria-label="Moves">
        {announcement}
      </VisuallyHidden>
      <Columns
        ref={board}
        data-board=""
        role="group"
        aria-label="Contacts by stage"
        // Scrolls by keyboard also while it has no cards.
        tabIndex={0}
      >
        {stages.map((stage) => (
          <BoardColumn
            key={stage}
            stage={stage}
            request={request}
            total={totals?.stages.find((total) => total.stage === stage)}
            isOver={(over ?? lifted?.target) === stage}
            liftedId={lifted?.contact.id}
            focusedId={focusedId}
            onDropHere={
              lifted && lifted.contact.stage !== stage
                ? () => void drop(lifted.contact, stage, true)
                : undefined
            }
            onLift={lift}
            onKey={onKey}
            onOver={setOver}
            onDrop={(contact, target) => void drop(contact, target, false)}
          />
        ))}
      </Columns>
      {lostReason.dialog}
    </>
  )
}
