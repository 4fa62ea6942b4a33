import { pageSizes } from '@agency/contract/list-page'
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
    // On a phone the count has its own line, so that the rest fits on the next.
    '& p': { marginInlineEnd: 'auto', flexBasis: { base: '100%', sm: 'auto' } },
    '& > div': { display: 'flex', alignItems: 'center', gap: '2', whiteSpace: 'nowrap' },
    '& > div:first-of-type': { marginInlineEnd: { base: 'auto', sm: '0' } },
  },
})

export interface PaginationProps {
  /**
   * The cursors of the neighbouring pages, and the number of rows on all pages, if it is counted.
   */
  page: { next?: string | undefined; previous?: string | undefined; matching?: number }
  nouns: readonly [one: string, many: string]
  state: {
    page: { size: number }
    set: (name: string, value: string) => void
    goTo: (page: { after: string } | { before: string }) => void
  }
}

/** Keyset pagination: there is a next page or there is not. */
export function Pagination({ page: { next, previous, matching }, nouns, state }: PaginationProps) {
  const label = useId()
  return (
    <Bar aria-label="Pages">
      {matching !== undefined && (
        <p role="status">
          {formatCount(matching)} {nouns[matching === 1 ? 0 : 1]}
        </p>
      )}
      <div>
        <span id={label}>Rows per page</span>
        <CompactSelect
          aria-labelledby={label}
          width="auto"
          value={state.page.size}
          onChange={(event) => state.set('size', event.target.value)}
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </CompactSelect>
      </div>
      <div>
        <Action
          variant="outline"
          aria-disabled={previous === undefined}
          onClick={() => previous !== undefined && state.goTo({ before: previous })}
          aria-label="Previous page"
        >
          <Icon name="left" />
        </Action>
        <Action
          variant="outline"
          aria-disabled={next === undefined}
          onClick={() => next !== undefined && state.goTo({ after: next })}
          aria-label="Next page"
        >
          <Icon name="right" />
        </Action>
      </div>
    </Bar>
  )
}
