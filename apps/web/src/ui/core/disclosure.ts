import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'

interface Disclosure {
  open: boolean
  setOpen: (open: boolean) => void
  /** Holds the button and what it opens. */
  area: RefObject<HTMLDivElement | null>
  button: RefObject<HTMLButtonElement | null>
}

/** Whether something is open; a change of page closes it, in the render that brings the new one. */
export function useOpenOnPage() {
  const [path] = useLocation()
  const [isOpen, setOpen] = useState(false)
  const [openedOn, setOpenedOn] = useState(path)
  if (path !== openedOn) {
    setOpenedOn(path)
    setOpen(false)
  }
  return [isOpen, setOpen] as const
}

/** Opens and closes by its button; Escape, a click outside and a change of page close it. */
export function useDisclosure(): Disclosure {
  const [open, setOpen] = useOpenOnPage()
  const area = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    const isOutside = (event: Event) =>
      event.target instanceof Node && !area.current?.contains(event.target)
    const closeOutside = (event: Event) => {
      if (isOutside(event)) setOpen(false)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // One Escape closes one thing: what is open inside goes first.
      const expanded = [...(area.current?.querySelectorAll('[aria-expanded=true]') ?? [])]
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

  return { open, setOpen, area, button }
}
