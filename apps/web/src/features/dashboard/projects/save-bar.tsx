import { chakra } from '@chakra-ui/react/styled-system'
import { Action, ActionLink } from '../parts/controls.ts'
import { formatClock, formatTime } from '../parts/dates.ts'

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'content',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    paddingBlock: '3',
    bg: 'bg',
    borderTopWidth: '1px',
    borderColor: 'line',
    '& p': { marginInlineEnd: 'auto', color: 'fg.muted' },
    '& p[data-unsaved]': { color: 'warning', fontWeight: '600' },
  },
})

const DAY_MS = 86_400_000

/** 'Saved 14:02' of today's work; with its day where that is longer ago. */
function savedAt(time: string | undefined): string {
  if (!time) return 'Not saved yet'
  const isRecent = Date.now() - Date.parse(time) < DAY_MS
  return `Saved ${isRecent ? formatClock(time) : formatTime(time)}`
}

interface SaveBarProps {
  isNew: boolean
  isUnsaved: boolean
  isSaving: boolean
  updatedAt: string | undefined
}

/** Stays in view below the form: what state it is in, and the two ways out of it. */
export const SaveBar = ({ isNew, isUnsaved, isSaving, updatedAt }: SaveBarProps) => (
  <Bar>
    <p role="status" data-unsaved={isUnsaved ? '' : undefined}>
      {isSaving ? 'Saving...' : isUnsaved ? 'Unsaved changes' : savedAt(updatedAt)}
    </p>
    <ActionLink href="/dashboard/projects" look="outline">
      Cancel
    </ActionLink>
    <Action type="submit" aria-disabled={isSaving}>
      {isSaving ? 'Saving...' : isNew ? 'Create Project' : 'Update Project'}
    </Action>
  </Bar>
)
