import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'

/** The dialogs that are open, the topmost last: all the page beside the topmost is inert. */
let opened: HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function setOpened(next: HTMLDialogElement[]): void {
  opened = next
  for (const listener of listeners) listener()
}

/** The dialog that the page lies behind, if there is one: what is to be used has to be in it. */
export const useTopDialog = (): HTMLDialogElement | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => opened.at(-1),
  )

/**
 * Opens a native <dialog> over the page while its part is mounted: it traps focus, closes by Escape
 * and gives focus back; the page behind does not scroll.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    if (!element) return
    element.showModal()
    setOpened([...opened, element])
    document.documentElement.style.overflow = 'hidden'
    return () => {
      setOpened(opened.filter((each) => each !== element))
      // A question over a drawer leaves the drawer over the page.
      if (opened.length === 0) document.documentElement.style.overflow = ''
      // An element that leaves the page while it is open gives no focus back by itself.
      if (element.open && opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return dialog
}
