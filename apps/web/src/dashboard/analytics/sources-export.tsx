import { useState } from 'react'
import { saveFile } from '../../browser/save-file.ts'
import { session } from '../../browser/session.ts'
import { staffFetch } from '../../browser/staff-fetch.ts'
import { Icon } from '../../ui/core/icons.tsx'
import { Action } from '../../ui/forms/controls.ts'
import { useToast } from '../../ui/overlay/toasts.tsx'
import type { SourcesState } from './sources-state.ts'

type Format = 'csv' | 'json'

/** Throws if the server rejects the request. */
async function download(format: Format, query: string): Promise<void> {
  // The path requires the token, which a link could not send.
  const response = await staffFetch(session)(`/api/analytics/sources.${format}?${query}`)
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  saveFile(await response.blob(), name ?? `sources.${format}`)
}

/** Downloads the report with its current period and group. */
export function SourcesExportButtons({ state }: { state: Pick<SourcesState, 'exportQuery'> }) {
  const [busy, setBusy] = useState<Format>()
  const toast = useToast()
  async function exportAs(format: Format) {
    setBusy(format)
    try {
      await download(format, state.exportQuery)
    } catch {
      toast({
        text: 'Failed to export the sources. Please try again.',
        failed: true,
        action: { label: 'Retry', run: () => void exportAs(format) },
      })
    } finally {
      setBusy(undefined)
    }
  }
  return (['csv', 'json'] as const).map((format) => (
    <Action
      key={format}
      variant="outline"
      aria-disabled={busy !== undefined}
      onClick={() => busy === undefined && void exportAs(format)}
    >
      <Icon name="download" /> {busy === format ? 'Exporting...' : `Export ${format.toUpperCase()}`}
    </Action>
  ))
}
