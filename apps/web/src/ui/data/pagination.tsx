import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { formatCount } from '../../format/dates.ts'
import { Icon } from '../core/icons.tsx'
import { Action, CompactSelect } from '../forms/controls.ts'

const Bar = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '3',
    padding: '{spacing.2} {spacing.4}',
    borderTopWidth: '1px',
    borderColor: 'line',
    color: 'fg.muted',
    // On a phone the count has a line of its own: the rest of them fits the next.
    '& p': { marginInlineEnd: 'auto', flexBasis: { base: '100%', sm: 'auto' } },
    '& > div': { display: 'flex', alignItems: 'center', gap: '2', whiteSpace: 'nowrap' },
    '& > div:first-of-type': { marginInlineEnd: { base: 'auto', sm: '0' } },
  },
})

interface PagerProps {
  /** Rows on every page together, and what they are; left out where nobody counts them. */
  matching?: number
  noun?: string
  size: number
  sizes: readonly number[]
  onSize: (size: number) => void
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

/** Steps through a list by keyset: there is a way on or there is none. */
export function Pagination({
  matching,
  noun = 'rows',
  size,
  sizes,
  onSize,
  onPrevious,
  onNext,
}: PagerProps) {
  const label = useId()
  return (
    <Bar aria-label="Pages">
      {matching !== undefined && (
        <p role="status">
          {formatCount(matching)} {noun}
        </p>
      )}
      <div>
        <span id={label}>Rows per page</span>
        <CompactSelect
          aria-labelledby={label}
          width="auto"
          value={size}
          onChange={(event) => onSize(Number(event.target.value))}
        >
          {sizes.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </CompactSelect>
      </div>
      <div>
        <Action
          variant="outline"
          aria-disabled={!onPrevious}
          onClick={onPrevious}
          aria-label="Previous page"
        >
          <Icon name="left" />
        </Action>
        <Action variant="outline" aria-disabled={!onNext} onClick={onNext} aria-label="Next page">
          <Icon name="right" />
        </Action>
      </div>
    </Bar>
  )
}
