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
    const release = blockNavigation(async (proceed) => {
      const isSure = await confirm({
        text: 'Leave without saving?',
        note: 'What you changed on this page would be lost.',
        yes: 'Leave',
        danger: true,
      })
      if (!isSure) return
      discard.current()
      release()
      proceed()
    })
    return () => {
      window.removeEventListener('beforeunload', preventUnload)
      release()
    }
  }, [isUnsaved, confirm])
}
