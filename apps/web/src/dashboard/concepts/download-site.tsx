import { useState } from 'react'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { saveFile } from '../../browser/save-file.ts'
import { Icon } from '../../ui/core/icons.tsx'
import { Action } from '../../ui/forms/controls.ts'
import { DrawerActions } from '../../ui/overlay/drawer.tsx'
import { useToast } from '../../ui/overlay/toasts.tsx'

/** Downloads the website of a concept as a zip file. */
export function DownloadSite({ conceptId }: { conceptId: number }) {
  const utils = trpc.useUtils()
  const toast = useToast()
  const [isPending, setIsPending] = useState(false)

  async function download(): Promise<void> {
    setIsPending(true)
    try {
      const { name, base64 } = await utils.starterSites.file.fetch({ conceptId }, { gcTime: 0 })
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      saveFile(new Blob([bytes], { type: 'application/zip' }), name)
    } catch (error) {
      const isGone = apiErrorOf(error)?.status === 404
      toast({
        text: isGone
          ? 'This concept is from an earlier release and has no website.'
          : 'Failed to make the website. Please try again.',
        failed: true,
        ...(!isGone && { action: { label: 'Retry', run: () => void download() } }),
      })
    } finally {
      setIsPending(false)
    }
  }

  return (
    <DrawerActions>
      <Action variant="outline" onClick={() => void download()} disabled={isPending}>
        <Icon name="download" /> {isPending ? 'Making the site…' : 'Download the site'}
      </Action>
    </DrawerActions>
  )
}
