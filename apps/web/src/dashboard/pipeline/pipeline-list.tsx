import type { Contact } from '@agency/contract/contact'
import {
  lostReasonLabels,
  openStages,
  type Stage,
  stageLabels,
  stages,
  statusOfStage,
} from '@agency/contract/pipeline-stages'
import { chakra } from '@chakra-ui/react/styled-system'
import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../../api/trpc.ts'
import { formatWholeDollars } from '../../format/amounts.ts'
import type { Column } from '../../ui/data/data-table.tsx'
import { ListPanel } from '../../ui/data/list-panel.tsx'
import { Empty } from '../../ui/data/states.tsx'
import { ActionLink, CompactSelect } from '../../ui/forms/controls.ts'
import { AssigneeNote, type Login, useAssignees } from '../contacts/assignees.tsx'
import { useDeferredChoice } from '../contacts/deferred-choice.ts'
import { useLostReason } from '../contacts/lost-dialog.tsx'
import { PersonLink } from '../contacts/person-link.tsx'
import { useContactChange } from '../contacts/use-contact-change.ts'
import { Permitted, useMay } from '../permissions.tsx'
import { Movement } from './movement.tsx'
import type { PipelineState } from './pipeline-state.ts'

const Reason = chakra('small', {
  base: { display: 'block', color: 'fg.muted', fontSize: 'inherit' },
})

interface StageSelectProps {
  contact: Contact
  onChoose: (stage: Stage) => void
}

function StageSelect({ contact: { name, stage, lostReason }, onChoose }: StageSelectProps) {
  const { displayedValue, choose, commit, setByKeyboard } = useDeferredChoice(stage, onChoose)
  const mayChange = useMay('contacts:write')
  return (
    <>
      <CompactSelect
        aria-label={`Stage of ${name}`}
        value={displayedValue}
        disabled={!mayChange}
        minWidth={{ base: '0', md: '160px' }}
        onPointerDown={() => setByKeyboard(false)}
        onKeyDown={({ key }) => {
          setByKeyboard(true)
          if (key === 'Enter') commit()
        }}
        onBlur={commit}
        onChange={({ target }) => choose(stages[target.selectedIndex] ?? stage)}
      >
        {stages.map((each) => (
          <option key={each} value={each}>
            {stageLabels[each]}
          </option>
        ))}
      </CompactSelect>
      {lostReason && <Reason>{lostReasonLabels[lostReason]}</Reason>}
    </>
  )
}

const columns = (
  assignees: Login[],
  onStage: (contact: Contact, stage: Stage) => void,
): Column<Contact>[] => [
  {
    key: 'name',
    title: 'Name',
    sorts: { ascending: 'name-asc', descending: 'name-desc' },
    cell: ({ id, name, email }) => <PersonLink id={id} name={name} email={email} />,
  },
  { key: 'company', title: 'Company', wideOnly: true, cell: ({ company }) => company },
  {
    key: 'value',
    title: 'Value',
    numeric: true,
    sorts: { ascending: 'value-asc', descending: 'value-desc' },
    cell: ({ valueCents }) => (valueCents > 0 ? formatWholeDollars(valueCents) : '–'),
  },
  {
    key: 'movement',
    title: 'Without movement',
    // The latest movement is the shortest time without one.
    sorts: { ascending: 'movement-desc', descending: 'movement-asc' },
    cell: ({ movedAt, stage }) => (
      <Movement movedAt={movedAt} isOpen={openStages.some((open) => open === stage)} />
    ),
  },
  {
    key: 'stage',
    title: 'Stage',
    cell: (contact) => (
      <>
        <StageSelect contact={contact} onChoose={(stage) => onStage(contact, stage)} />
        <AssigneeNote contact={contact} assignees={assignees} />
      </>
    ),
  },
]

/** The contacts with their stages as a list. */
export function PipelineList({ state }: { state: PipelineState }) {
  const change = useContactChange()
  const assignees = useAssignees()
  const lostReason = useLostReason()
  const query = trpc.contacts.list.useQuery(state.listRequest, {
    placeholderData: keepPreviousData,
  })
  async function chooseStage(contact: Contact, stage: Stage) {
    const lost = stage === 'lost' ? await lostReason.ask(contact.name) : undefined
    if (stage === 'lost' && !lost) return
    await change(
      contact,
      { stage, contactStatus: statusOfStage[stage], ...lost },
      `${contact.name} is in ${stageLabels[stage]} now`,
      { undoMessage: `${contact.name} is in ${stageLabels[contact.stage]} again` },
    )
  }
  return (
    <>
      <ListPanel
        caption="Contacts with their stages"
        nouns={['contact', 'contacts']}
        query={query}
        rows={query.data?.rows}
        state={state}
        columns={columns(assignees, (contact, stage) => void chooseStage(contact, stage))}
        nameOf={({ name }) => name}
        empty={<PipelineEmpty />}
      />
      {lostReason.dialog}
    </>
  )
}

export const PipelineEmpty = () => (
  <Empty
    title="Nobody is in the pipeline yet"
    action={
      <Permitted permission="contacts:write">
        <ActionLink href="/dashboard/users/import" variant="outline">
          Import contacts
        </ActionLink>
      </Permitted>
    }
  >
    Anyone who sends a message, or requests a concept or an estimate, starts here as a new lead.
  </Empty>
)
