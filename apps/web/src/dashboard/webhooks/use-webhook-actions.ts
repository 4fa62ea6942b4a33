import { type DeletedWebhook, SECRET_OVERLAP_HOURS, type Webhook } from '@agency/contract/webhook'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { useConfirm } from '../../ui/overlay/confirm.tsx'
import { useToast } from '../../ui/overlay/toasts.tsx'
import { useUndoableDeletion } from '../layout/use-undoable-deletion.ts'
import { nameOf } from './webhook-labels.tsx'

/** Deletes webhooks and restores them. */
export function useDeleteWebhook(onDeleted?: () => void) {
  const { client, webhooks } = trpc.useUtils()
  return useUndoableDeletion<Webhook, Omit<DeletedWebhook, 'deletedAt'>>({
    ...{ noun: 'webhook', nameOf },
    deleteRow: ({ id }) => client.webhooks.delete.mutate({ id }).then(onDeleted),
    restoreRow: ({ id }) => client.webhooks.restore.mutate({ id }).then(() => null),
    refresh: () => webhooks.invalidate(),
  })
}

interface WebhookHandlers {
  onSecret: (secret: string) => void
  onDeleted: () => void
  /** A test event is on its way. */
  onTest: (deliveryId: number) => void
}

/** The actions that staff have on a webhook. */
export function useWebhookActions({ onSecret, onDeleted, onTest }: WebhookHandlers) {
  const utils = trpc.useUtils()
  const toast = useToast()
  const confirm = useConfirm()
  const pauseCall = trpc.webhooks.pause.useMutation()
  const resumeCall = trpc.webhooks.resume.useMutation()
  const rotateCall = trpc.webhooks.rotateSecret.useMutation()
  const { remove } = useDeleteWebhook(onDeleted)
  const testCall = trpc.webhooks.test.useMutation()

  /** Runs one action; its failure is told, and its result may be old. */
  async function attempt(action: () => Promise<void>, failureText: string): Promise<void> {
    try {
      await action()
    } catch (error) {
      toast({ text: apiErrorOf(error)?.message ?? failureText, failed: true })
      void utils.webhooks.get.invalidate()
    }
    void utils.webhooks.list.invalidate()
    void utils.webhooks.deliveries.invalidate()
  }
  const show = (webhook: Webhook) => utils.webhooks.get.setData({ id: webhook.id }, webhook)

  return {
    pause: ({ id }: Webhook) =>
      attempt(async () => {
        show(await pauseCall.mutateAsync({ id }))
        toast({ text: 'Paused. Events wait until you resume it.' })
      }, 'Failed to pause the webhook. Please try again.'),
    resume: ({ id }: Webhook) =>
      attempt(async () => {
        show(await resumeCall.mutateAsync({ id }))
        toast({ text: 'Resumed. What has waited is sent now.' })
      }, 'Failed to resume the webhook. Please try again.'),
    rotate: async (webhook: Webhook) => {
      const isConfirmed = await confirm({
        text: 'Make a new signing secret?',
        note: `The current secret stays valid for ${SECRET_OVERLAP_HOURS} hours, so that your server can change to the new one. A secret that was replaced before ends now.`,
        confirmLabel: 'Make a new secret',
      })
      if (!isConfirmed) return
      await attempt(async () => {
        const rotated = await rotateCall.mutateAsync({ id: webhook.id })
        show(rotated.webhook)
        onSecret(rotated.secret)
      }, 'Failed to make a new secret. Please try again.')
    },
    remove: async (webhook: Webhook) => {
      const isConfirmed = await confirm({
        text: `Delete the webhook to ${nameOf(webhook)}?`,
        note: 'Nothing more is sent to it. It can be restored for at least a day, with its secret and its log, but events of the time between are not sent.',
        confirmLabel: 'Delete webhook',
        danger: true,
      })
      if (isConfirmed) await remove(webhook)
    },
    sendTest: ({ id }: Webhook) =>
      attempt(async () => {
        onTest((await testCall.mutateAsync({ id })).id)
      }, 'Failed to send a test event. Please try again.'),
  }
}
export type WebhookActions = ReturnType<typeof useWebhookActions>
