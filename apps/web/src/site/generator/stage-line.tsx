import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/core/button.ts'
import { VisuallyHidden } from '../../ui/core/text.ts'
import { announcementOf, progressOf, progressSentenceOf, steps } from './stage-labels.ts'
import { formatElapsed } from './status-phrase.ts'
import type { Run } from './use-generation.ts'

const StageList = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    textStyle: 'small',
    color: 'fg.subtle',
    '& li': {
      position: 'relative',
      paddingTop: '6',
      transitionProperty: 'color',
      transitionDuration: 'menu',
    },
    // The line, and each step's dot on it.
    '& li::before': {
      content: '""',
      position: 'absolute',
      top: '7px',
      insetInline: '0',
      height: '2px',
      bg: 'line',
    },
    '& li::after': {
      content: '""',
      position: 'absolute',
      top: '2px',
      insetInlineStart: '0',
      width: '12px',
      height: '12px',
      borderRadius: 'full',
      borderWidth: '2px',
      borderColor: 'control',
      bg: 'bg',
    },
    '& li[data-progress=done]': { color: 'fg.muted' },
    '& li[data-progress=done]::before, & li[data-progress=now]::before': { bg: 'brand.500' },
    '& li[data-progress=done]::after': { bg: 'brand.500', borderColor: 'brand.500' },
    '& li[data-progress=now]': { color: 'fg', fontWeight: '650' },
    '& li[data-progress=now]::after': { borderColor: 'brand.500' },
    '& li[data-progress=now]::before': {
      transformOrigin: 'left',
      animation: 'draw 1.2s ease-out',
    },
  },
})
const StatusArea = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minHeight: '52px',
    textStyle: 'small',
    color: 'fg.muted',
    '& time': { fontVariantNumeric: 'tabular-nums', color: 'fg.subtle' },
  },
})

/** The time that has actually passed, as 0:07. */
export function Elapsed({ since }: { since: number }) {
  const [elapsed, setElapsed] = useState(() => Math.max(0, Date.now() - since))
  useEffect(() => {
    const update = () => setElapsed(Math.max(0, Date.now() - since))
    update()
    const timer = setInterval(update, 250)
    return () => clearInterval(timer)
  }, [since])
  return <time>{formatElapsed(elapsed)}</time>
}

interface StageLineProps {
  run: Run | undefined
  /** Shown while nothing is running. */
  idle: string
  onCancel: () => void
}

/** The stages of a brief. A step is highlighted only while it is actually in progress. */
export const StageLine = ({ run, idle, onCancel }: StageLineProps) => (
  <div data-stages>
    <StageList aria-hidden="true">
      {steps.map(([stage, label], index) => (
        <li key={stage} data-progress={progressOf(run, index)}>
          {label}
        </li>
      ))}
    </StageList>
    <StatusArea>
      {run ? (
        <>
          <p aria-hidden="true">
            {progressSentenceOf(run)} <Elapsed since={run.startedAt} />
          </p>
          <Button variant="quiet" size="sm" onClick={onCancel}>
            Cancel
          </Button>
        </>
      ) : (
        <p>{idle}</p>
      )}
    </StatusArea>
    <Announcement run={run} />
  </div>
)

/** Announces each stage once, and a lost connection. */
export const Announcement = ({ run }: { run: Run | undefined }) => (
  <VisuallyHidden role="status" data-announced>
    {run && (run.isDisconnected ? progressSentenceOf(run) : announcementOf(run))}
  </VisuallyHidden>
)
