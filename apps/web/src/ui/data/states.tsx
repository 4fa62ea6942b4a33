import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { OFFLINE, useOnline } from '../../browser/online.ts'
import { useDelayed } from '../../browser/use-delayed.ts'
import { VisuallyHidden } from '../core/text.ts'
import { Action } from '../forms/controls.ts'
import { DashboardIcon } from '../media/dashboard-icon.tsx'

const Notice = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '2',
    paddingBlock: '12',
    paddingInline: '4',
    textAlign: 'center',
    '& strong': { fontSize: '.9375rem', fontWeight: '650' },
    '& p': { color: 'fg.muted', maxWidth: '52ch' },
    '& > div': { display: 'flex', gap: '2', marginTop: '2' },
  },
})

interface EmptyProps {
  title: string
  children?: ReactNode
  /** The action that resolves it. */
  action?: ReactNode
}

/** A list without rows: because there are none yet, or because none match. */
export function Empty({ title, children, action }: EmptyProps) {
  return (
    <Notice role="status">
      <strong>{title}</strong>
      {children && <p>{children}</p>}
      {action && <div>{action}</div>}
    </Notice>
  )
}

/** A list whose filters match nothing. */
export const NoMatches = ({ noun, onClear }: { noun: string; onClear: () => void }) => (
  <Empty
    title={`No ${noun} match the current filters`}
    action={
      <Action variant="outline" onClick={onClear}>
        Clear filters
      </Action>
    }
  />
)

/**
 * A loading failure with a retry button; while offline it reloads by itself when the network is
 * back.
 */
export function LoadFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  const isOnline = useOnline()
  return (
    <Notice role="alert">
      <chakra.span color="error">
        <DashboardIcon name="warning" />
      </chakra.span>
      <strong>{isOnline ? message : OFFLINE}</strong>
      {!isOnline && <p>{message}. This loads again as soon as you are back online.</p>}
      <div>
        <Action variant="outline" onClick={onRetry}>
          Try again
        </Action>
      </div>
    </Notice>
  )
}

const Bar = chakra('span', {
  base: { display: 'block', height: '12px', borderRadius: 'full', bg: 'raised' },
})
const Lines = chakra('div', {
  base: { display: 'grid', gap: '0' },
})
const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '6',
    minHeight: '44px',
    paddingInline: '4',
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
})

/** Placeholder rows, shown once the wait is long enough to be noticed. */
export function RowsSkeleton({ rows = 8, label }: { rows?: number; label: string }) {
  const isShown = useDelayed(true)
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Lines aria-hidden="true" visibility={isShown ? 'visible' : 'hidden'}>
        {[...Array(rows).keys()].map((row) => (
          <Line key={row}>
            <Bar width="18px" />
            <Bar width="28%" />
            <Bar width="22%" />
            <Bar width="14%" />
          </Line>
        ))}
      </Lines>
    </div>
  )
}

/** A placeholder for one figure or line. */
export function LineSkeleton({ width = '60%', height = '12px' }) {
  const isShown = useDelayed(true)
  return (
    <Bar
      as="span"
      aria-hidden="true"
      width={width}
      height={height}
      visibility={isShown ? 'visible' : 'hidden'}
    />
  )
}
