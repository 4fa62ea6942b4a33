import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useEffect, useRef } from 'react'
import { Action } from './controls.ts'

export const FormNotice = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    padding: '{spacing.3} {spacing.4}',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'warning',
    borderRadius: 'card',
    '& p': { flex: '1 1 280px' },
  },
})

interface ConflictChoiceProps {
  /** The name of the changed item: 'this project'. */
  itemName: string
  /** Their version, if it helps to see it. */
  children?: ReactNode
  onKeepMine: () => Promise<void> | void
  onTakeTheirs: () => Promise<void> | void
}

/** Two people changed the same item. The one who saves second chooses which version to keep. */
export function ConflictChoice({
  itemName,
  children,
  onKeepMine,
  onTakeTheirs,
}: ConflictChoiceProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <FormNotice ref={box} tabIndex={-1} role="alert">
      <p>
        <strong>Somebody else changed {itemName} meanwhile.</strong> Keep what you changed here,
        with everything else as they left it, or take theirs and lose what you changed.
      </p>
      {children}
      <Action onClick={onKeepMine}>Keep mine</Action>
      <Action variant="outline" onClick={onTakeTheirs}>
        Take theirs
      </Action>
    </FormNotice>
  )
}
