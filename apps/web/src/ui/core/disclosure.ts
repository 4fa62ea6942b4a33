import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'

interface Disclosure {
  open: boolean
  setOpen: (open: boolean) => void
  /** The element that contains the button and the content that it opens. */
  container: RefObject<HTMLDivElement | null>
  button: RefObject<HTMLButtonElement | null>
}

/** Whether something is open; a client navigation closes it in the same render as the new page. */
export function useOpenUntilNavigation() {
  const [path] = useLocation()
  const [isOpen, setOpen] = useState(false)
  const [openedPath, setOpenedPath] = useState(path)
  if (path !== openedPath) {
    setOpenedPath(path)
    setOpen(false)
  }
  return [isOpen, setOpen] as const
}

/** Toggled by its button; Escape, a click outside and a client navigation close it. */
export function useDisclosure(): Disclosure {
  const [open, setOpen] = useOpenUntilNavigation()
  const container = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    const isOutside = (event: Event) =>
      event.target instanceof Node && !container.current?.contains(event.target)
    const closeOutside = (event: Event) => {
      if (isOutside(event)) setOpen(false)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // One Escape closes one thing: anything open inside closes first.
      const expanded = [...(container.current?.querySelectorAll('[aria-expanded=true]') ?? [])]
      if (expanded.some((element) => element !== button.current)) return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [open, setOpen])

  return { open, setOpen, container, button }
}
