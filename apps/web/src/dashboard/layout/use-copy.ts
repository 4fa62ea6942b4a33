import { copyText } from '../../browser/copy-text.ts'
import { useToast } from '../../ui/overlay/toasts.tsx'

/** What to say once something was copied, and if the browser does not allow it. */
interface Outcomes {
  copied: string
  failed: string
}

/** Copies a text and says whether that worked. */
export function useCopy(): (text: string, outcomes: Outcomes) => Promise<void> {
  const toast = useToast()
  return async (text, { copied, failed }) => {
    const isCopied = await copyText(text)
    toast({ text: isCopied ? copied : failed, failed: !isCopied })
  }
}
