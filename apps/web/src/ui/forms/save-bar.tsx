import { DAY_MS } from '@agency/contract/time'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { formatClock, formatTime } from '../../format/dates.ts'
import { Action } from './controls.ts'

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'content',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    paddingBlock: '3',
    bg: 'bg',
    borderTopWidth: '1px',
    borderColor: 'line',
    justifyContent: 'flex-end',
    '& p': { flex: '1', color: 'fg.muted' },
    // Above several buttons, which would not fit next to it on a phone.
    '& p:nth-last-child(n + 3)': { flexBasis: { base: '100%', sm: '0' } },
    '& p[data-unsaved]': { color: 'warning', fontWeight: '600' },
  },
})

const Progress = chakra('progress', {
  base: {
    appearance: 'none',
    width: '120px',
    height: '6px',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'line',
    '&::-webkit-progress-bar': { bg: 'line' },
    '&::-webkit-progress-value': { bg: 'brand.500' },
    '&::-moz-progress-bar': { bg: 'brand.500' },
  },
})

/** 'Saved 14:02' for today; with the date if it is longer ago. */
function savedText(time: string | null | undefined): string {
  if (!time) return 'Not saved yet'
  const isRecent = Date.now() - Date.parse(time) < DAY_MS
  return `Saved ${isRecent ? formatClock(time) : formatTime(time)}`
}

/** Announced in quarters, so that screen readers do not read out every per cent. */
function savingText(uploadedShare: number | undefined): string {
  // Everything is uploaded: the server is processing it.
  if (uploadedShare === undefined || uploadedShare >= 1) return 'Saving...'
  const quarters = Math.floor(uploadedShare * 4)
  return quarters === 0 ? 'Uploading...' : `${quarters * 25}% uploaded`
}

interface SaveBarProps {
  isUnsaved: boolean
  isSaving: boolean
  /** The share of its files that has been uploaded, from 0 to 1. */
  uploadedShare?: number | undefined
  /** When it was last saved; null or undefined before the first time. */
  updatedAt: string | null | undefined
  /** The label of the save button. */
  saveLabel: string
  /** Another action that leaves the form. */
  children?: ReactNode
}

/** Stays in view below the form, with its state and its actions. */
export const SaveBar = ({
  isUnsaved,
  isSaving,
  uploadedShare,
  updatedAt,
  saveLabel,
  children,
}: SaveBarProps) => (
  <Bar>
    <p role="status" data-unsaved={isUnsaved ? '' : undefined}>
      {isSaving ? savingText(uploadedShare) : isUnsaved ? 'Unsaved changes' : savedText(updatedAt)}
    </p>
    {uploadedShare !== undefined && <Progress aria-label="Upload" value={uploadedShare} />}
    {children}
    <Action type="submit" aria-disabled={isSaving}>
      {isSaving ? 'Saving...' : saveLabel}
    </Action>
  </Bar>
)
