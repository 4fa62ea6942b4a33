import { useEffect, useRef } from 'react'
import { guardLeaving } from '../../../app/navigation.ts'
import { useConfirm } from './confirm.tsx'

/**
 * Asks before unsaved work is left by a link or with the tab. Back cannot be held, so whoever uses
 * this keeps a draft as well.
 */
export function useUnsavedGuard(isUnsaved: boolean, onDiscard: () => void): void {
  const confirm = useConfirm()
  const discard = useRef(onDiscard)
  discard.current = onDiscard
  useEffect(() => {
    if (!isUnsaved) return
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', hold)
    const release = guardLeaving(async (go) => {
      const isSure = await confirm({
        text: 'Leave without saving?',
        note: 'What you changed on this page would be lost.',
        yes: 'Leave',
        danger: true,
      })
      if (!isSure) return
      discard.current()
      release()
      go()
    })
    return () => {
      window.removeEventListener('beforeunload', hold)
      release()
    }
  }, [isUnsaved, confirm])
}
