import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState } from 'react'
import { Action, CompactInput, CompactSelect } from '../forms/controls.ts'
import { DashboardIcon } from '../media/dashboard-icon.tsx'

/** How long typing has to pause before the filter applies, in ms. */
const DEBOUNCE_MS = 250

const Row = chakra('search', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    '& > div:has(input)': {
      flex: { base: '1 1 100%', md: '1 1 200px' },
      maxWidth: { md: '360px' },
    },
  },
})
const Slot = chakra('div', {
  base: { flex: { base: '1 1 140px', sm: '0 1 auto' }, minWidth: '0' },
})
const Search = chakra('span', {
  base: {
    position: 'relative',
    display: 'block',
    '& svg': {
      position: 'absolute',
      top: '50%',
      insetInlineStart: '3',
      transform: 'translateY(-50%)',
      width: '16px',
      height: '16px',
      color: 'fg.subtle',
      pointerEvents: 'none',
    },
    '& input': { paddingInlineStart: '36px' },
  },
})

/** A filter with a few values; the first one means any. */
export interface ChoiceFilter {
  /** Its name in the list's filter and in the URL. */
  name: string
  label: string
  options: readonly (readonly [value: string, text: string])[]
}

interface FilterRowProps {
  label: string
  /** The label of the text search; without one there is none. */
  search?: string
  choices: readonly ChoiceFilter[]
  state: {
    filter: object
    isFiltered: boolean
    set: (name: string, value: string) => void
    clear: () => void
  }
}

/** A list's filters in one row, or in as many as a phone needs, with a button to clear them. */
export function FilterRow({ label, search, choices, state }: FilterRowProps) {
  const values = state.filter as Record<string, string | undefined>
  return (
    <Row aria-label={label}>
      {search !== undefined && (
        <TextFilter
          label={search}
          value={values.text ?? ''}
          onChange={(text) => state.set('text', text)}
        />
      )}
      {choices.map(({ name, label, options }) => (
        <Slot key={name}>
          <CompactSelect
            aria-label={label}
            value={values[name] ?? ''}
            onChange={(event) => state.set(name, event.target.value)}
          >
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </CompactSelect>
        </Slot>
      ))}
      {state.isFiltered && (
        <Action variant="quiet" onClick={state.clear}>
          Clear filters
        </Action>
      )}
    </Row>
  )
}

interface TextFilterProps {
  label: string
  value: string
  onChange: (text: string) => void
}

/** A text filter that applies once typing pauses. */
function TextFilter({ label, value, onChange }: TextFilterProps) {
  const [text, setText] = useState(value)
  const lastSent = useRef(value)
  const latestOnChange = useRef(onChange)
  latestOnChange.current = onChange
  useEffect(() => {
    // The URL changed by itself: Back, or all filters cleared.
    if (value === lastSent.current) return
    lastSent.current = value
    setText(value)
  }, [value])
  useEffect(() => {
    if (text === lastSent.current) return
    const timer = setTimeout(() => {
      lastSent.current = text
      latestOnChange.current(text)
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <Slot>
      <Search>
        <DashboardIcon name="search" />
        <CompactInput
          type="search"
          aria-label={label}
          value={text}
          placeholder={label}
          maxLength={100}
          onChange={(event) => setText(event.target.value)}
        />
      </Search>
    </Slot>
  )
}
