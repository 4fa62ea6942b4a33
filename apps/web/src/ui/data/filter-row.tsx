import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Action, CompactInput, CompactSelect } from '../forms/controls.ts'
import { DashboardIcon } from '../media/dashboard-icon.tsx'

/** A pause in typing this long is the end of a word, in ms. */
const TYPED_AFTER_MS = 250

const Row = chakra('search', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    '& > :first-of-type': {
      flex: { base: '1 1 100%', md: '1 1 240px' },
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

interface FilterRowProps {
  label: string
  state: { isFiltered: boolean; clear: () => void }
  children: ReactNode
}

/** The filters of a list in one row, in as many as a phone needs, and the way back to the whole list. */
export const FilterRow = ({ label, state, children }: FilterRowProps) => (
  <Row aria-label={label}>
    {children}
    {state.isFiltered && (
      <Action variant="quiet" onClick={state.clear}>
        Clear filters
      </Action>
    )}
  </Row>
)

interface TextFilterProps {
  label: string
  value: string
  onChange: (text: string) => void
}

/** A text that filters once typing pauses. */
export function TextFilter({ label, value, onChange }: TextFilterProps) {
  const [text, setText] = useState(value)
  const sent = useRef(value)
  const send = useRef(onChange)
  send.current = onChange
  useEffect(() => {
    // The address changed by itself: Back, or all filters cleared.
    if (value === sent.current) return
    sent.current = value
    setText(value)
  }, [value])
  useEffect(() => {
    if (text === sent.current) return
    const timer = setTimeout(() => {
      sent.current = text
      send.current(text)
    }, TYPED_AFTER_MS)
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

interface ChoiceFilterProps {
  label: string
  value: string
  options: { value: string; text: string }[]
  onChange: (value: string) => void
}

export const ChoiceFilter = ({ label, value, options, onChange }: ChoiceFilterProps) => (
  <Slot>
    <CompactSelect
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </CompactSelect>
  </Slot>
)
