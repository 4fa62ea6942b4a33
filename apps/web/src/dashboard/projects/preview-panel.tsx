import { previewPathOf } from '@agency/contract/preview-paths'
import { chakra } from '@chakra-ui/react/styled-system'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { copyText } from '../../browser/copy-text.ts'
import { formatTime } from '../../format/dates.ts'
import { Panel } from '../../ui/data/panel.ts'
import { Action } from '../../ui/forms/controls.ts'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'
import { useToast } from '../../ui/overlay/toasts.tsx'

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    padding: '4',
  },
})
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })

/** Opens, copies and ends the private link to a project that is not published. */
export function PreviewPanel({ id }: { id: number }) {
  const toast = useToast()
  const { projects } = trpc.useUtils()
  const { data: link } = trpc.projects.previewLink.useQuery({ id })
  const create = trpc.projects.createPreviewLink.useMutation()
  const end = trpc.projects.endPreviewLink.useMutation()

  async function run(change: () => Promise<void>): Promise<boolean> {
    try {
      await change()
      return true
    } catch (error) {
      const text = apiErrorOf(error)?.message || 'The preview link could not be changed.'
      toast({ text, failed: true })
      return false
    } finally {
      void projects.previewLink.invalidate({ id })
    }
  }
  async function open() {
    // Opened at once: browsers block a tab that opens once an answer has arrived.
    const tab = window.open('', '_blank')
    const isOpen = await run(async () => {
      const { token } = await create.mutateAsync({ id })
      if (!tab) return
      tab.opener = null
      tab.location.replace(previewPathOf(token))
    })
    if (!isOpen) tab?.close()
  }
  const copy = () =>
    run(async () => {
      const { token } = await create.mutateAsync({ id })
      const isCopied = await copyText(`${location.origin}${previewPathOf(token)}`)
      toast({
        text: isCopied ? 'Preview link copied' : 'Please copy the address of the preview by hand.',
        failed: !isCopied,
      })
    })
  return (
    <Panel aria-label="Preview">
      <Bar>
        <chakra.p color="fg.muted">
          {link
            ? `Whoever has the preview link sees the page as it was last saved, until ${formatTime(link.expiresAt)}.`
            : 'Visitors do not see this project yet. A preview shows its page as it was last saved.'}
        </chakra.p>
        <Actions>
          <Action variant="outline" onClick={() => void open()}>
            <DashboardIcon name="external" /> Preview
          </Action>
          <Action variant="outline" onClick={() => void copy()}>
            Copy preview link
          </Action>
          {link && (
            <Action
              variant="outline"
              onClick={() =>
                void run(async () => {
                  await end.mutateAsync({ id })
                  toast({ text: 'The preview link has ended' })
                })
              }
            >
              End preview link
            </Action>
          )}
        </Actions>
      </Bar>
    </Panel>
  )
}
