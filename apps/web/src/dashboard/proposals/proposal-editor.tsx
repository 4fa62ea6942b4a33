import { ProposalDraft } from '@agency/contract/proposal'
import type { ProposalDetail } from '@agency/contract/proposal-calls'
import { useWatch } from 'react-hook-form'
import { trpc } from '../../api/trpc.ts'
import { saveFile } from '../../browser/save-file.ts'
import { useSingleFlight } from '../../browser/single-flight.ts'
import { formatMoney } from '../../format/amounts.ts'
import { Action } from '../../ui/forms/controls.ts'
import { SaveBar } from '../../ui/forms/save-bar.tsx'
import { keepFocusOnPress } from '../../ui/forms/use-contract-form.ts'
import { useConfirm } from '../../ui/overlay/confirm.tsx'
import { useToast } from '../../ui/overlay/toasts.tsx'
import { EditFormView } from '../forms/edit-form.tsx'
import { type EditForm, useEditForm } from '../forms/use-edit-form.ts'
import { LiveTotals, useLivePreview } from './live-totals.tsx'
import { ItemsPart, TextParts } from './proposal-parts.tsx'
import { draftFrom, fieldOf, ProposalRules, ProposalValues, valuesOf } from './proposal-values.ts'

interface ProposalEditorProps {
  proposal: ProposalDetail
  /** Refetches the proposal. */
  onReload: () => Promise<ProposalDetail | undefined>
}

const proposalValuesOf = ({ draft }: ProposalDetail) => valuesOf(draft)
/** The draft that validated fields represent. */
const draftOf = (values: ProposalValues) => ProposalDraft.parse(draftFrom(values))

/** Everything in a proposal, with its totals; saved as a draft, previewed and sent. */
export function ProposalEditor({ proposal, onReload }: ProposalEditorProps) {
  const { id, contact, hasUnsent, state } = proposal
  const toast = useToast()
  const confirm = useConfirm()
  const utils = trpc.useUtils()
  const update = trpc.proposals.update.useMutation()
  const sendMutation = trpc.proposals.send.useMutation()
  const previewDocument = trpc.proposals.previewDocument.useMutation()

  /** Shows what the server has stored, and refetches the list. */
  function store(stored: ProposalDetail): ProposalDetail {
    utils.proposals.get.setData({ id }, stored)
    void utils.proposals.list.invalidate()
    return stored
  }
  const save = (values: ProposalValues, draftVersion: number) =>
    edit.callAndReportFailure(
      async () => store(await update.mutateAsync({ id, draft: draftOf(values), draftVersion })),
      'Failed to save the proposal',
      values,
    )
  const edit: EditForm<ProposalValues> = useEditForm<ProposalValues, ProposalDetail>({
    itemName: 'this proposal',
    ...{ loaded: proposal, valuesOf: proposalValuesOf, onReload },
    schema: ProposalRules,
    // An item that is still being typed is not shown as an error yet.
    mode: 'onSubmit',
    draft: { key: `proposal-draft-${id}`, schema: ProposalValues },
    idOf: (name) => `proposal-${name}`,
    fieldOf: (path) => fieldOf(path.split('.').slice(1)),
    isConflict: ({ status, message }) => status === 409 && message.includes('Somebody else'),
    send: async (values, { draftVersion }) => {
      const stored = await save(values, draftVersion)
      if (!stored) return undefined
      toast({ text: 'Draft saved' })
      return valuesOf(stored.draft)
    },
  })
  const { form } = edit
  const { isDirty } = form.formState
  const livePreview = useLivePreview(id, useWatch({ control: form.control }) as ProposalValues)

  const submitAndSend = useSingleFlight(
    form.handleSubmit(async (values) => {
      const isConfirmed = await confirm({
        text:
          state === 'draft' ? `Send this proposal to ${contact.email}?` : 'Send the new version?',
        note: `${contact.name} gets an email with the link, and can accept it for ${draftOf(values).validDays} days${livePreview.preview && livePreview.isCurrent ? `, for ${formatMoney(livePreview.preview.price.total)} with the options as they are` : ''}.`,
        confirmLabel: 'Send proposal',
      })
      if (!isConfirmed) return
      const stored = isDirty ? await save(values, proposal.draftVersion) : proposal
      if (!stored) return
      edit.settle(valuesOf(stored.draft))
      const { draftVersion } = stored
      const sentProposal = await edit.callAndReportFailure(
        async () => store(await sendMutation.mutateAsync({ id, draftVersion })),
        'Failed to send the proposal',
        values,
      )
      if (sentProposal) toast({ text: 'Proposal sent' })
    }),
  )
  const preview = useSingleFlight(
    form.handleSubmit(async (values) => {
      const call = () => previewDocument.mutateAsync({ id, draft: draftOf(values) })
      const rendered = await edit.callAndReportFailure(call, 'Failed to write the preview', values)
      if (!rendered) return
      const bytes = Uint8Array.from(atob(rendered.pdf), (character) => character.charCodeAt(0))
      saveFile(new Blob([bytes], { type: 'application/pdf' }), rendered.name)
    }),
  )
  const isSendable = state !== 'sent' || hasUnsent || isDirty
  return (
    <EditFormView edit={edit} label="Proposal">
      <LiveTotals live={livePreview} />
      <ItemsPart
        form={form}
        amounts={livePreview.isCurrent ? livePreview.preview?.price.lines : undefined}
      />
      <TextParts form={form} />
      <SaveBar
        isUnsaved={isDirty}
        isSaving={update.isPending}
        updatedAt={proposal.updatedAt}
        saveLabel="Save draft"
      >
        <Action
          variant="outline"
          aria-disabled={previewDocument.isPending}
          onClick={() => void preview()}
          {...keepFocusOnPress}
        >
          {previewDocument.isPending ? 'Generating...' : 'Preview PDF'}
        </Action>
        {isSendable && (
          <Action
            variant="outline"
            aria-disabled={sendMutation.isPending}
            onClick={() => void submitAndSend()}
            {...keepFocusOnPress}
          >
            {sendMutation.isPending
              ? 'Sending...'
              : state === 'draft'
                ? 'Send...'
                : 'Send new version...'}
          </Action>
        )}
      </SaveBar>
    </EditFormView>
  )
}
