import { useState } from 'react'
import { Icon } from '../../ui/core/icons.tsx'
import { Action } from '../../ui/forms/controls.ts'
import { useToast } from '../../ui/overlay/toasts.tsx'
import { exportContacts } from './contact-export.ts'
import type { ContactListState } from './contact-list-state.ts'

/** Downloads the list with its current filters and sort order. */
export function ExportButton({ state }: { state: ContactListState }) {
  const [isBusy, setBusy] = useState(false)
  const toast = useToast()
  async function exportList() {
    setBusy(true)
    try {
      await exportContacts(state)
    } catch {
      toast({
        text: 'Failed to export users. Please try again.',
        failed: true,
        action: { label: 'Retry', run: () => void exportList() },
      })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Action variant="outline" aria-disabled={isBusy} onClick={() => !isBusy && void exportList()}>
      <Icon name="download" /> {isBusy ? 'Exporting...' : 'Export CSV'}
    </Action>
  )
}
