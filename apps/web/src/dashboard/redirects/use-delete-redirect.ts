import type { Redirect } from '@agency/contract/redirect'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { useConfirm } from '../../ui/overlay/confirm.tsx'
import { useToast } from '../../ui/overlay/toasts.tsx'

/** Deletes a redirect once that is confirmed. */
export function useDeleteRedirect() {
  const { redirects } = trpc.useUtils()
  const toast = useToast()
  const confirm = useConfirm()
  const { mutateAsync } = trpc.redirects.delete.useMutation()
  return async ({ id, path }: Redirect): Promise<void> => {
    const isConfirmed = await confirm({
      text: `Delete the redirect from ${path}?`,
      note: 'Links to this path will lead to the page that says it was not found.',
      confirmLabel: 'Delete',
      danger: true,
    })
    if (!isConfirmed) return
    try {
      await mutateAsync({ id })
      toast({ text: `The redirect from ${path} was deleted` })
    } catch (error) {
      const text = apiErrorOf(error)?.message || 'Failed to delete the redirect. Please try again.'
      toast({ text, failed: true })
    } finally {
      void redirects.invalidate()
    }
  }
}
