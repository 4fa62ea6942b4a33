import { copyText } from '../../browser/copy-text.ts'
import { useToast } from '../../ui/overlay/toasts.tsx'

/** Copies the address of a page of this site, and says so. */
export function useCopyLink(): (path: string) => Promise<void> {
  const toast = useToast()
  return async (path) => {
    const isCopied = await copyText(`${location.origin}${path}`)
    toast({ text: isCopied ? 'Link copied' : 'The link could not be copied', failed: !isCopied })
  }
}
