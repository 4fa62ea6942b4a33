import { type RefObject, useEffect, useRef } from 'react'

/**
 * Opens a native <dialog> over the page while its part is mounted: it traps focus, closes by Escape
 * and gives focus back; the page behind does not scroll.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    element?.showModal()
    document.documentElement.style.overflow = 'hidden'
    return () => {
      document.documentElement.style.overflow = ''
      // An element that leaves the page while it is open gives no focus back by itself.
      if (element?.open !== false && opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return dialog
}
