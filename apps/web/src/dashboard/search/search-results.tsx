import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import { VisuallyHidden } from '../../ui/core/text.ts'
import { Action } from '../../ui/forms/controls.ts'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'
import { floating } from '../../ui/overlay/floating.ts'
import type { Destination, DestinationGroup } from './destinations.ts'
import type { SearchBoxState } from './use-search-box.ts'

const Popup = chakra('div', {
  base: {
    ...floating,
    insetInline: { base: '2', md: '0' },
    maxHeight: 'min(70dvh, 560px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: '2',
    '& > p': { padding: '3', color: 'fg.muted' },
    '& > p[role=alert]': { color: 'error' },
  },
})
const Group = chakra('div', {
  base: {
    '& > span': {
      display: 'block',
      padding: '{spacing.2} {spacing.3} {spacing.1}',
      color: 'fg.muted',
      fontSize: 'xs',
      fontWeight: '600',
    },
    '& a': {
      display: 'grid',
      gridTemplateColumns: '18px minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: '3',
      minHeight: { base: '44px', md: '36px' },
      paddingInline: '3',
      paddingBlock: '1',
      borderRadius: 'control',
      overflowWrap: 'anywhere',
    },
    '& a[aria-selected=true]': { bg: 'bg', boxShadow: 'inset 2px 0 0 {colors.brand.500}' },
    '& svg': { width: '18px', height: '18px', color: 'fg.subtle' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: '.8125rem' },
  },
})

export const optionId = (key: string) => `search-option-${key.replaceAll('/', '-')}`

/** The search status for screen readers. */
function announcementOf({ isOpen, isSearching, hasFailed, groups }: SearchBoxState): string {
  if (!isOpen || isSearching || hasFailed) return ''
  const count = groups.reduce((sum, { destinations }) => sum + destinations.length, 0)
  return count === 0 ? 'Nothing found' : `${count} ${count === 1 ? 'result' : 'results'}`
}

/** The listbox of the combobox, grouped by kind of result. */
export function SearchResults({ box }: { box: SearchBoxState }) {
  const { isOpen, isSearching, hasFailed, text, groups, active } = box
  const activeId = active && optionId(active.key)
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  return (
    <>
      <VisuallyHidden role="status">{announcementOf(box)}</VisuallyHidden>
      {/* Always labelled by the box; pressing it does not take focus away from the box. */}
      <Popup
        hidden={!isOpen}
        // A scrolling list is not a tab stop: arrow keys move through it from the box.
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
      >
        <div id="search-results" role="listbox" aria-label="Search results">
          {groups.map((group) => (
            <ResultGroup
              key={group.title}
              group={group}
              activeKey={active?.key}
              onFollow={box.go}
            />
          ))}
        </div>
        {hasFailed ? (
          <p role="alert">
            Search is not available right now.{' '}
            <Action variant="outline" onClick={box.retry}>
              Try again
            </Action>
          </p>
        ) : isSearching ? (
          <p>Searching...</p>
        ) : (
          groups.length === 0 && <p>Nothing matches “{text.trim()}”</p>
        )}
      </Popup>
    </>
  )
}

interface ResultGroupProps {
  group: DestinationGroup
  activeKey: string | undefined
  onFollow: (destination: Destination) => void
}

const ResultGroup = ({ group: { title, destinations }, activeKey, onFollow }: ResultGroupProps) => (
  <Group role="group" aria-label={title}>
    <span aria-hidden="true">{title}</span>
    {destinations.map((destination) => (
      <a
        key={destination.key}
        id={optionId(destination.key)}
        role="option"
        aria-selected={destination.key === activeKey}
        tabIndex={-1}
        href={destination.href}
        onClick={(event) => {
          // With a modifier key it behaves like any other link.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          onFollow(destination)
        }}
      >
        <DashboardIcon name={destination.icon} />
        <span>
          {destination.title}
          {destination.detail && <small>{destination.detail}</small>}
        </span>
      </a>
    ))}
  </Group>
)
