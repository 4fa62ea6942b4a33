import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'wouter'
import type { Destination } from './destinations.ts'
import { useSearch } from './use-search.ts'

/**
 * A combobox that lists what its text matches; the first result is active unless another is chosen.
 */
export function useSearchBox() {
  const [, navigate] = useLocation()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [activeKey, setActiveKey] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  /** The element that had focus when the search was opened. */
  const opener = useRef<Element>(null)
  const { groups, ...search } = useSearch(text, isOpen)
  const destinations = groups.flatMap((group) => group.destinations)
  const active = destinations.find(({ key }) => key === activeKey) ?? destinations[0]

  function close() {
    setOpen(false)
    setText('')
    setActiveKey(undefined)
  }
  function goTo({ href }: Destination) {
    close()
    opener.current = null
    input.current?.blur()
    navigate(href)
  }
  return {
    ...search,
    ...{ input, text, isOpen, groups, active, go: goTo, close },
    open: () => setOpen(true),
    setQuery: (value: string) => {
      setText(value)
      setOpen(true)
      setActiveKey(undefined)
    },
    move: (step: 1 | -1) => {
      setOpen(true)
      if (!isOpen || destinations.length === 0) return
      const index = destinations.findIndex(({ key }) => key === active?.key)
      setActiveKey(destinations.at((index + step) % destinations.length)?.key)
    },
    openActive: () => {
      if (!isOpen) return
      if (active) goTo(active)
      else if (search.hasFailed) search.retry()
    },
    /** Opens it from anywhere. */
    openAndFocus: () => {
      if (document.activeElement !== input.current) opener.current = document.activeElement
      // On a phone the box is not rendered until it is open, and the next keystroke is meant for
      // it.
      flushSync(() => setOpen(true))
      input.current?.focus()
    },
    /** Closes it and returns focus to the element that had it before. */
    dismiss: () => {
      close()
      if (opener.current === document.body) input.current?.blur()
      else if (opener.current instanceof HTMLElement) opener.current.focus()
      opener.current = null
    },
  }
}

export type SearchBoxState = ReturnType<typeof useSearchBox>
