import { Action } from '../forms/controls.ts'

interface ShowMoreProps {
  /** Undefined where there are no more. */
  more: (() => void) | undefined
  isAsking: boolean
}

/** The way to the rest of a list that grows at its end. */
export const ShowMore = ({ more, isAsking }: ShowMoreProps) =>
  more && (
    <Action variant="outline" aria-disabled={isAsking} onClick={() => !isAsking && more()}>
      {isAsking ? 'Loading...' : 'Show more'}
    </Action>
  )
