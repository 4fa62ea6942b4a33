import type { Email } from '@agency/contract/email'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { saveFile } from '../../browser/save-file.ts'
import { useToast } from '../../ui/overlay/toasts.tsx'

type EmailRef = Pick<Email, 'id' | 'subject'>

/** The actions that staff have on an email. */
export function useEmailActions() {
  const utils = trpc.useUtils()
  const toast = useToast()
  const { mutateAsync, isPending } = trpc.emails.sendAgain.useMutation()

  function reportFailure(error: unknown, fallbackMessage: string, retry: () => void) {
    const apiError = apiErrorOf(error)
    const isFinal = apiError?.status === 404 || apiError?.status === 409
    toast({
      text: isFinal ? apiError.message : fallbackMessage,
      failed: true,
      ...(!isFinal && { action: { label: 'Retry', run: retry } }),
    })
  }

  async function sendAgain(email: EmailRef): Promise<void> {
    try {
      const changed = await mutateAsync({ id: email.id })
      utils.emails.get.setData({ id: email.id }, changed)
      toast({ text: 'The email is queued' })
    } catch (error) {
      reportFailure(
        error,
        'Failed to send the email. Please try again.',
        () => void sendAgain(email),
      )
      void utils.emails.get.invalidate({ id: email.id })
    }
    void utils.emails.list.invalidate()
  }

  async function download(email: EmailRef): Promise<void> {
    try {
      const { name, message } = await utils.emails.file.fetch({ id: email.id })
      saveFile(new Blob([message], { type: 'message/rfc822' }), name)
    } catch (error) {
      reportFailure(
        error,
        'Failed to download the email. Please try again.',
        () => void download(email),
      )
    }
  }

  return { sendAgain, download, isSending: isPending }
}
export type EmailActions = ReturnType<typeof useEmailActions>
