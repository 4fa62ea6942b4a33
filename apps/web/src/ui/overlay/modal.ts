import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'

/** The open dialogs, topmost last: the page outside the topmost one is inert. */
let openDialogs: HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function setOpenDialogs(next: HTMLDialogElement[]): void {
  openDialogs = next
  for (const listener of listeners) listener()
}

/** The topmost open dialog, if any: anything interactive must be inside it. */
export const useTopDialog = (): HTMLDialogElement | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => openDialogs.at(-1),
  )

/**
 * Opens a native <dialog> over the page while its component is mounted: it traps focus, closes on
 * Escape and restores focus; the page behind it does not scroll.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    if (!element) return
    element.showModal()
    setOpenDialogs([...openDialogs, element])
    document.documentElement.style.overflow = 'hidden'
    return () => {
      setOpenDialogs(openDialogs.filter((other) => other !== element))
      // A confirmation over a drawer leaves the drawer over the page.
      if (openDialogs.length === 0) document.documentElement.style.overflow = ''
      // An element that is removed while it is open does not restore focus by itself.
      if (element.open && opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return dialog
}
