import { useEffect, useRef } from 'react'
import { blockNavigation } from '../../app/navigation-blocker.ts'
import { useConfirm } from '../overlay/confirm.tsx'

/**
 * Asks before unsaved work is lost by following a link or closing the tab. Back cannot be blocked,
 * so forms that use this also keep a draft.
 */
export function useUnsavedGuard(isUnsaved: boolean, onDiscard: () => void): void {
  const confirm = useConfirm()
  const discard = useRef(onDiscard)
  discard.current = onDiscard
  useEffect(() => {
    if (!isUnsaved) return
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', preventUnload)
    const unblock = blockNavigation(async (proceed) => {
      const isConfirmed = await confirm({
        text: 'Leave without saving?',
        note: 'What you changed on this page would be lost.',
        confirmLabel: 'Leave',
        danger: true,
      })
      if (!isConfirmed) return
      discard.current()
      unblock()
      proceed()
    })
    return () => {
      window.removeEventListener('beforeunload', preventUnload)
      unblock()
    }
  }, [isUnsaved, confirm])
}
