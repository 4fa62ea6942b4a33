import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { formatCount } from '../../format/dates.ts'
import { Panel, PanelBody } from '../../ui/data/panel.ts'
import { ActionLink } from '../../ui/forms/controls.ts'
import { PersonLink } from '../contacts/person-link.tsx'
import { describeCounts, describeUndone } from './import-texts.ts'
import type { ImportOutcome } from './use-contact-import.ts'

const People = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  },
})

/** What was done; takes focus when it appears, since the button that was pressed is gone. */
export function ImportOutcomePanel({ outcome }: { outcome: ImportOutcome }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Panel aria-labelledby="import-outcome">
      <PanelBody display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
        <chakra.h2
          id="import-outcome"
          ref={heading}
          tabIndex={-1}
          fontSize=".9375rem"
          fontWeight="650"
        >
          {outcome.type === 'imported'
            ? `${outcome.done.fileName} is imported`
            : `The import of ${outcome.fileName} is undone`}
        </chakra.h2>
        {outcome.type === 'imported' ? (
          <>
            <p role="status">{describeCounts(outcome.done.counts)}.</p>
            <div>
              <ActionLink
                href="/dashboard/users?channel=import&sort=firstSeen-desc"
                variant="outline"
              >
                Show imported contacts
              </ActionLink>
            </div>
          </>
        ) : (
          <Undone undone={outcome.undone} />
        )}
      </PanelBody>
    </Panel>
  )
}

const Undone = ({ undone }: Pick<Extract<ImportOutcome, { type: 'undone' }>, 'undone'>) => (
  <>
    <p role="status">{describeUndone(undone)}.</p>
    {undone.kept.length > 0 && (
      <>
        <p>Kept, because they were changed, wrote, or were written to since:</p>
        <People aria-label="Kept contacts">
          {undone.kept.map((contact) => (
            <li key={contact.id}>
              <PersonLink {...contact} />
            </li>
          ))}
        </People>
        {undone.keptCount > undone.kept.length && (
          <p>And {formatCount(undone.keptCount - undone.kept.length)} more.</p>
        )}
      </>
    )}
  </>
)
