import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { trpc } from '../../api/trpc.ts'
import { formatClock } from '../../format/dates.ts'
import { Button } from '../../ui/core/button.ts'
import { Row } from '../../ui/core/layout.ts'
import type { StudioData } from './studio-data.ts'
import type { SaveStatus, Saving } from './use-saving.ts'

const State = chakra('p', { base: { textStyle: 'small', color: 'fg.muted', minWidth: '9ch' } })
const Notice = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    padding: '4',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'warning',
    borderInlineStartWidth: '4px',
    borderRadius: 'card',
    maxWidth: '860px',
  },
})

const stateTexts: Record<Exclude<SaveStatus, 'saved'>, string> = {
  waiting: 'Unsaved changes',
  saving: 'Saving…',
  failed: 'Not saved yet',
  refused: 'Not saved',
  conflict: 'Not saved',
  ended: 'Not saved',
}

/** Whether everything is saved. */
export const SaveState = ({ status, savedAt }: Pick<Saving, 'status' | 'savedAt'>) => (
  <State role="status">
    {status !== 'saved' ? stateTexts[status] : savedAt ? `Saved ${formatClock(savedAt)}` : 'Saved'}
  </State>
)

interface SaveNoticeProps {
  saving: Saving
  token: string
  /** Shows the changes of the newer version. */
  onNewer: (newer: StudioData) => void
}

/** What to do when changes could not be saved. */
export function SaveNotice({ saving, token, onNewer }: SaveNoticeProps) {
  const { status, message } = saving
  if (status === 'conflict')
    return <ConflictNotice saving={saving} token={token} onNewer={onNewer} />
  if (status === 'ended')
    return (
      <Notice role="alert">
        <p>
          {message} The last saved version stays as it is, and what you changed since is kept in
          this browser. Ask us for a new link to go on.
        </p>
      </Notice>
    )
  if (status === 'refused' || status === 'failed')
    return (
      <Notice role="alert">
        <p>
          {message ||
            'We could not reach the server. Your changes are kept in this browser, and we keep trying.'}
        </p>
        <Row>
          <Button size="sm" variant="outline" onClick={() => void saving.flush()}>
            Try again
          </Button>
        </Row>
      </Notice>
    )
  return null
}

/** Two tabs, or two people, changed the same design: nothing is overwritten unasked. */
function ConflictNotice({ saving, token, onNewer }: SaveNoticeProps) {
  const utils = trpc.useUtils()
  const [failed, setFailed] = useState(false)
  async function resolve(keepsMine: boolean) {
    setFailed(false)
    try {
      const newer = (await utils.studio.get.fetch({ token }, { staleTime: 0 })) as StudioData
      if (!keepsMine) onNewer(newer)
      saving.rebase({ edits: newer.edits, revision: newer.revision })
    } catch {
      setFailed(true)
    }
  }
  return (
    <Notice role="alert">
      <p>{saving.message}</p>
      {failed && <p>The newer version could not be loaded. Please try again.</p>}
      <Row>
        <Button size="sm" onClick={() => void resolve(true)}>
          Keep what I see here
        </Button>
        <Button size="sm" variant="outline" onClick={() => void resolve(false)}>
          Take the newer version
        </Button>
      </Row>
    </Notice>
  )
}
