import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { Icon } from '../../ui/core/icons.tsx'
import { CompactInput, IconAction } from '../../ui/forms/controls.ts'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'
import { optionId, SearchResults } from './search-results.tsx'
import { useSearchBox } from './use-search-box.ts'

const SearchArea = chakra('search', {
  base: {
    position: { md: 'relative' },
    display: 'flex',
    flex: { md: '0 1 420px' },
    minWidth: '0',
  },
})
/** A phone has no room for the box in the bar, so it covers the bar while it is in use. */
const InputBox = chakra('div', {
  base: {
    display: { base: 'none', md: 'block' },
    position: { md: 'relative' },
    width: 'full',
    '&[data-open]': {
      display: { base: 'flex', md: 'block' },
      position: { base: 'absolute', md: 'relative' },
      inset: { base: '0', md: 'auto' },
      alignItems: 'center',
      gap: '1',
      paddingInline: { base: '2', md: '0' },
      bg: { base: 'bg', md: 'transparent' },
      zIndex: '1',
    },
    '& > svg': {
      position: 'absolute',
      top: '50%',
      insetInlineStart: { base: '20px', md: '3' },
      transform: 'translateY(-50%)',
      width: '16px',
      height: '16px',
      color: 'fg.subtle',
      pointerEvents: 'none',
    },
    '& input': { paddingInlineStart: '36px', paddingInlineEnd: { md: '72px' } },
    '& input::-webkit-search-cancel-button': { display: 'none' },
  },
})
const ShortcutHint = chakra('kbd', {
  base: {
    display: { base: 'none', md: 'block' },
    position: 'absolute',
    top: '50%',
    insetInlineEnd: '3',
    transform: 'translateY(-50%)',
    fontFamily: 'inherit',
    fontSize: 'xs',
    color: 'fg.subtle',
    pointerEvents: 'none',
  },
})

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** Ctrl+K, or Cmd+K, from anywhere except a dialog. */
function useSearchShortcut(callback: () => void) {
  const latest = useRef(callback)
  latest.current = callback
  // The shortcut must work as soon as the box is visible; an effect after paint is late on a busy
  // machine.
  useLayoutEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
      if (!isShortcut || event.shiftKey || event.altKey) return
      event.preventDefault()
      if (!document.querySelector('dialog[open]')) latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** Finds every page, action, contact, project and concept by a part of its name. */
export function SearchBox() {
  const box = useSearchBox()
  useSearchShortcut(box.openAndFocus)
  const { isOpen, active, text } = box
  const keys: Record<string, (() => void) | undefined> = {
    ArrowDown: () => box.move(1),
    ArrowUp: () => box.move(-1),
    Enter: box.openActive,
    Escape: box.dismiss,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const handler = keys[event.key]
    // During IME composition, Enter commits the composition.
    if (!handler || event.nativeEvent.isComposing) return
    event.preventDefault()
    handler()
  }
  return (
    <SearchArea aria-label="Dashboard">
      <IconAction
        display={{ md: 'none' }}
        aria-label="Search"
        aria-expanded={isOpen}
        onClick={box.openAndFocus}
      >
        <DashboardIcon name="search" />
      </IconAction>
      <InputBox
        data-open={isOpen || undefined}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) box.close()
        }}
      >
        <DashboardIcon name="search" />
        <CompactInput
          ref={box.input}
          type="search"
          role="combobox"
          aria-label="Search projects, concepts and users"
          aria-expanded={isOpen}
          aria-controls="search-results"
          aria-autocomplete="list"
          aria-keyshortcuts="Control+K Meta+K"
          aria-activedescendant={isOpen && active ? optionId(active.key) : undefined}
          autoComplete="off"
          placeholder="Search"
          maxLength={100}
          value={text}
          onChange={({ target }) => box.setQuery(target.value)}
          onClick={box.open}
          onKeyDown={onKeyDown}
        />
        {!isOpen && <ShortcutHint aria-hidden="true">{isMac() ? '⌘ K' : 'Ctrl K'}</ShortcutHint>}
        <IconAction
          display={{ base: isOpen ? 'inline-grid' : 'none', md: 'none' }}
          aria-label="Close search"
          onClick={box.dismiss}
        >
          <Icon name="close" />
        </IconAction>
        <SearchResults box={box} />
      </InputBox>
    </SearchArea>
  )
}
