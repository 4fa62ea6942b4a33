import { ProposalDraft } from '@agency/contract/proposal'
import type { ProposalDetail } from '@agency/contract/proposal-calls'
import { useState } from 'react'
import { useSingleFlight } from '../../browser/single-flight.ts'
import { formatMoney } from '../../format/amounts.ts'
import { ConflictChoice } from '../../ui/forms/conflict-choice.tsx'
import { Action, keepFocusOnPress } from '../../ui/forms/controls.ts'
import { DraftNotice, useAutosave, useDraft } from '../../ui/forms/draft.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormFailure } from '../../ui/forms/form-failure.tsx'
import { Sections } from '../../ui/forms/form-section.tsx'
import { mergeValues } from '../../ui/forms/merge-values.ts'
import { SaveBar } from '../../ui/forms/save-bar.tsx'
import { useUnsavedGuard } from '../../ui/forms/unsaved-guard.ts'
import { useConfirm } from '../../ui/overlay/confirm.tsx'
import { useToast } from '../../ui/overlay/toasts.tsx'
import { LiveTotals, useLivePreview } from './live-totals.tsx'
import { ItemsPart, TextParts } from './proposal-parts.tsx'
import { draftFrom, fieldOf, ProposalValues, valuesOf } from './proposal-values.ts'
import { type Problems, useProposalCalls } from './use-proposal-calls.ts'

interface ProposalEditorProps {
  proposal: ProposalDetail
  /** Asks for the proposal as it is now. */
  onReload: () => Promise<ProposalDetail | undefined>
}

/** All that a proposal says, with what it comes to; saved as a draft, previewed and sent. */
export function ProposalEditor({ proposal, onReload }: ProposalEditorProps) {
  const { id, contact, hasUnsent, state } = proposal
  const base = valuesOf(proposal.draft)
  const [values, setValues] = useState(base)
  const [problems, setProblems] = useState<Problems>({})
  const [attempt, setAttempt] = useState(0)
  const toast = useToast()
  const confirm = useConfirm()
  const calls = useProposalCalls(id, setProblems)
  const draft = useDraft<ProposalValues>(`proposal-draft-${id}`, ProposalValues, base)
  const live = useLivePreview(id, values)
  const isDirty = JSON.stringify(values) !== JSON.stringify(base)
  useAutosave(values, isDirty, draft.keep)
  useUnsavedGuard(isDirty, draft.drop)

  const change = (part: Partial<ProposalValues>) => setValues((before) => ({ ...before, ...part }))
  /** The draft that the fields hold; undefined, with what is wrong shown, where they cannot be read. */
  function read(from = values): ProposalDraft | undefined {
    const parsed = ProposalDraft.safeParse(draftFrom(from))
    setProblems(
      Object.fromEntries(
        (parsed.error?.issues ?? [])
          .map(({ path, message }) => [fieldOf(path as (string | number)[]), message])
          .reverse(),
      ),
    )
    if (!parsed.success) setAttempt((count) => count + 1)
    return parsed.data
  }
  async function saveDraft(from = values, version = proposal.draftVersion) {
    const given = read(from)
    const stored = given && (await calls.save(given, version))
    if (!stored) return undefined
    draft.forget()
    setValues(valuesOf(stored.draft))
    return stored
  }
  const save = useSingleFlight(async () => {
    if (await saveDraft()) toast({ text: 'Draft saved' })
  })
  const sendNow = useSingleFlight(async () => {
    const given = read()
    if (!given) return
    const isSure = await confirm({
      text: state === 'draft' ? `Send this proposal to ${contact.email}?` : 'Send the new version?',
      note: `${contact.name} gets a mail with the link, and can accept it for ${given.validDays} days${live.preview && live.isCurrent ? `, for ${formatMoney(live.preview.price.total)} with the options as they are` : ''}.`,
      yes: 'Send proposal',
    })
    if (!isSure) return
    const stored = isDirty ? await saveDraft() : proposal
    if (stored && (await calls.send(stored.draftVersion))) toast({ text: 'Proposal sent' })
  })
  const preview = useSingleFlight(async () => {
    const given = read()
    if (given) await calls.download(given)
  })
  async function reload() {
    const theirs = await onReload().catch(() => undefined)
    if (!theirs) toast({ text: 'Failed to load the proposal', failed: true })
    return theirs
  }
  async function keepMine() {
    const theirs = await reload()
    if (!theirs) return
    const merged = mergeValues(values, base, valuesOf(theirs.draft))
    setValues(merged)
    if (await saveDraft(merged, theirs.draftVersion)) toast({ text: 'Draft saved' })
  }
  async function takeTheirs() {
    const theirs = await reload()
    if (!theirs) return
    draft.forget()
    calls.settleConflict()
    setValues(valuesOf(theirs.draft))
  }
  const listed = Object.entries(problems).map(([field, message]) => ({
    id: `proposal-${field}`,
    message,
  }))
  const errorOf = (field: string) => problems[field]
  const isSendable = state !== 'sent' || hasUnsent || isDirty
  return (
    <Sections
      noValidate
      aria-label="Proposal"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {draft.found && (
        <DraftNotice
          of="this proposal"
          savedAt={draft.found.savedAt}
          onRestore={() => setValues(draft.restore())}
          onDiscard={draft.discard}
        />
      )}
      <ErrorSummary problems={listed} attempt={attempt} />
      <FormFailure message={calls.failure} />
      {calls.isConflict && (
        <ConflictChoice of="this proposal" onKeepMine={keepMine} onTakeTheirs={takeTheirs} />
      )}
      <LiveTotals live={live} />
      <ItemsPart
        values={values}
        change={change}
        errorOf={errorOf}
        amounts={live.isCurrent ? live.preview?.price.lines : undefined}
      />
      <TextParts values={values} change={change} errorOf={errorOf} />
      <SaveBar
        isUnsaved={isDirty}
        isSaving={calls.isSaving}
        updatedAt={proposal.updatedAt}
        save="Save draft"
      >
        <Action
          variant="outline"
          aria-disabled={calls.isWriting}
          onClick={() => void preview()}
          {...keepFocusOnPress}
        >
          {calls.isWriting ? 'Writing...' : 'Preview PDF'}
        </Action>
        {isSendable && (
          <Action
            variant="outline"
            aria-disabled={calls.isSending}
            onClick={() => void sendNow()}
            {...keepFocusOnPress}
          >
            {calls.isSending ? 'Sending...' : state === 'draft' ? 'Send...' : 'Send new version...'}
          </Action>
        )}
      </SaveBar>
    </Sections>
  )
}
