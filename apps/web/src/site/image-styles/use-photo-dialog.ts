import { useEffect, useRef, useState } from 'react'

/** The dialog's choice arrives after the window regains focus: wait this long for it, in ms. */
const CANCEL_CHECK_MS = 300

/** Opens the file dialog of an input and detects when it is closed without a choice. */
export function usePhotoDialog() {
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const onFocus = () => {
      timer = setTimeout(() => setOpen(false), CANCEL_CHECK_MS)
    }
    const { current } = input
    const onCancel = () => setOpen(false)
    window.addEventListener('focus', onFocus)
    current?.addEventListener('cancel', onCancel)
    return () => {
      window.removeEventListener('focus', onFocus)
      current?.removeEventListener('cancel', onCancel)
      clearTimeout(timer)
    }
  }, [isOpen])
  return {
    input,
    isOpen,
    open: () => {
      setOpen(true)
      input.current?.click()
    },
    close: () => setOpen(false),
  }
}
