import { type ContactStatus, contactStatuses } from '@agency/contract/contact'
import type { BulkContactChange } from '@agency/contract/contact-bulk'
import { Tag } from '@agency/contract/contact-tags'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { BulkBar } from '../../ui/data/bulk-bar.ts'
import { SelectedCount } from '../../ui/data/selected-count.tsx'
import { Action, CompactInput, CompactSelect } from '../../ui/forms/controls.ts'
import { AssigneeSelect, useAssignees } from './assignees.tsx'

const Part = chakra('span', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: '2',
    '& > :first-child': { width: '160px' },
  },
})

interface ContactBulkBarProps {
  /** The number of contacts that a change would affect. */
  count: number
  /** Whether the change also affects contacts on other pages. */
  includesOtherPages: boolean
  /** Offered when a whole page is selected and there are more contacts. */
  onSelectMatching: { count: number; select: () => void } | undefined
  /** The tags that contacts have, as suggestions. */
  tags: string[]
  onChange: (change: BulkContactChange) => Promise<void>
  onClear: () => void
}

/** Changes of all selected contacts. */
export function ContactBulkBar({
  count,
  includesOtherPages,
  onSelectMatching,
  tags,
  onChange,
  onClear,
}: ContactBulkBarProps) {
  const [status, setStatus] = useState<ContactStatus>('Contacted')
  const [tagText, setTagText] = useState('')
  const [assigneeId, setAssigneeId] = useState<number | null>(null)
  const assignees = useAssignees()
  const tag = Tag.safeParse(tagText)
  const changeTag = (type: 'addTag' | 'removeTag') => {
    if (tag.success) void onChange({ type, tag: tag.data })
  }
  return (
    <BulkBar role="group" aria-label="Selected users">
      <SelectedCount {...{ count, includesOtherPages, onSelectMatching }} />
      <Part>
        <CompactSelect
          aria-label="New status"
          value={status}
          onChange={({ target }) => setStatus(contactStatuses[target.selectedIndex] ?? status)}
        >
          {contactStatuses.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </CompactSelect>
        <Action variant="outline" onClick={() => void onChange({ type: 'status', status })}>
          Set status
        </Action>
      </Part>
      <Part>
        <CompactInput
          aria-label="Tag"
          placeholder="Tag"
          list="known-tags"
          maxLength={40}
          value={tagText}
          onChange={({ target }) => setTagText(target.value)}
        />
        <datalist id="known-tags">
          {tags.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
        <Action variant="outline" aria-disabled={!tag.success} onClick={() => changeTag('addTag')}>
          Add tag
        </Action>
        <Action
          variant="outline"
          aria-disabled={!tag.success}
          onClick={() => changeTag('removeTag')}
        >
          Remove tag
        </Action>
      </Part>
      {assignees.length > 0 && (
        <Part>
          <AssigneeSelect
            label="Assign to"
            assignees={assignees}
            value={assigneeId}
            onChange={setAssigneeId}
          />
          <Action variant="outline" onClick={() => void onChange({ type: 'assign', assigneeId })}>
            Assign
          </Action>
        </Part>
      )}
      <Action variant="quiet" onClick={onClear}>
        Clear selection
      </Action>
    </BulkBar>
  )
}
