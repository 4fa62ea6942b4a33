import type { PreviewedBrief, StoredPriceBook } from '@agency/contract/price-book-calls'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useSingleFlight } from '../../browser/single-flight.ts'
import { formatMoney } from '../../format/amounts.ts'
import { ConflictChoice } from '../../ui/forms/conflict-choice.tsx'
import { Action, keepFocusOnPress } from '../../ui/forms/controls.ts'
import { DraftNotice, useAutosave, useDraft } from '../../ui/forms/draft.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormFailure } from '../../ui/forms/form-failure.tsx'
import { zodResolver } from '../../ui/forms/form-resolver.ts'
import { Sections } from '../../ui/forms/form-section.tsx'
import { changedNames, mergeValues } from '../../ui/forms/merge-values.ts'
import { SaveBar } from '../../ui/forms/save-bar.tsx'
import { useUnsavedGuard } from '../../ui/forms/unsaved-guard.ts'
import { useConfirm } from '../../ui/overlay/confirm.tsx'
import { useToast } from '../../ui/overlay/toasts.tsx'
import { type BookForm, controlId } from './book-fields.tsx'
import { BookDraft, BookRules, type BookValues, valuesOf } from './book-values.ts'
import { DocumentPart, PricePart, RatesPart, TermsPart, WordingPart } from './document-parts.tsx'
import { differenceText, largeMoves } from './preview-labels.ts'
import { PreviewPanel } from './preview-panel.tsx'
import { useBookSave } from './use-book-save.ts'
import {
  FeaturesPart,
  LanguagesPart,
  OptionsPart,
  OverheadPart,
  PackagesPart,
  PagesPart,
} from './work-parts.tsx'

interface PriceBookFormProps {
  stored: StoredPriceBook
  /** Asks for the book as it is now. */
  onReload: () => Promise<StoredPriceBook | undefined>
}

/** Keeps what was typed, apart from the form, which would be drawn again with every key. */
function Autosave({ form, keep }: { form: BookForm; keep: (values: BookValues) => void }) {
  const values = useWatch({ control: form.control }) as BookValues
  useAutosave(values, form.formState.isDirty, keep)
  return null
}

/** The whole book, and what happens to a change of it: previewed, guarded, saved, disputed. */
export function PriceBookForm({ stored, onReload }: PriceBookFormProps) {
  const toast = useToast()
  const confirm = useConfirm()
  const base = valuesOf(stored.book)
  const form = useForm<BookValues>({
    defaultValues: base,
    resolver: zodResolver<BookValues>(async () => BookRules),
    mode: 'onTouched',
    // The summary takes focus.
    shouldFocusError: false,
  })
  const { formState, handleSubmit, reset, setError, setValue } = form
  const { isDirty, isSubmitted, submitCount, errors } = formState
  const draft = useDraft<BookValues>('price-book-draft', BookDraft, base)
  const calls = useBookSave()
  const [preview, setPreview] = useState<{ rows: PreviewedBrief[]; attempt: number }>()
  useUnsavedGuard(isDirty, draft.drop)

  function show(issues: { field: string; message: string }[], values: BookValues) {
    for (const { field, message } of issues) if (field in values) setError(field, { message })
  }
  /** Asks once about a change that moves a total by more than half. */
  async function isMeant(rows: PreviewedBrief[]) {
    const moves = largeMoves(rows)
    if (moves.length === 0) return true
    return confirm({
      text: 'Save a change that moves a total by more than half?',
      note: moves
        .map(
          (row) =>
            `${row.companyName}: ${formatMoney(row.before)} now, ${formatMoney(row.after)} with the change (${differenceText(row)}).`,
        )
        .join(' '),
      yes: 'Save price book',
    })
  }
  async function look(values: BookValues) {
    const { result, issues } = await calls.preview(values)
    show(issues, values)
    setPreview((last) => result && { rows: result, attempt: (last?.attempt ?? 0) + 1 })
    return result
  }
  async function send(values: BookValues, version: number) {
    // Tried on the last briefs, so that a misplaced point is noticed before it prices anybody's site.
    const { result: rows, issues: refused } = await calls.preview(values)
    show(refused, values)
    if (!rows || !(await isMeant(rows))) return
    const { result, issues } = await calls.save(values, version)
    show(issues, values)
    if (!result) return
    draft.forget()
    setPreview(undefined)
    reset(valuesOf(result.book))
    toast({ text: `Price book saved as version ${result.version}` })
  }
  async function reload() {
    const theirs = await onReload().catch(() => undefined)
    if (!theirs) toast({ text: 'Failed to load the price book', failed: true })
    return theirs
  }
  /** Fills the form, and marks as changed what differs from the base that it has from now on. */
  function fill(next: BookValues, from: BookValues) {
    reset(from)
    for (const name of changedNames(next, from)) {
      setValue(name, next[name] ?? '', { shouldDirty: true })
    }
  }
  async function keepMine() {
    const theirs = await reload()
    if (!theirs) return
    const values = valuesOf(theirs.book)
    // Only what was changed here is kept: all other fields are theirs.
    fill(mergeValues(form.getValues(), base, values), values)
    await handleSubmit((mine) => send(mine, theirs.version))()
  }
  async function takeTheirs() {
    const theirs = await reload()
    if (!theirs) return
    draft.forget()
    calls.settleConflict()
    setPreview(undefined)
    reset(valuesOf(theirs.book))
  }
  const submit = useSingleFlight(handleSubmit((values) => send(values, stored.version)))
  const previewNow = useSingleFlight(handleSubmit((values) => look(values).then(() => {})))
  const problems = Object.entries(errors).map(([name, error]) => ({
    id: controlId(name),
    message: error?.message ?? '',
  }))
  return (
    <Sections
      noValidate
      aria-label="Price book"
      onSubmit={(event) => {
        event.preventDefault()
        void submit(event)
      }}
    >
      <Autosave form={form} keep={draft.keep} />
      {draft.found && (
        <DraftNotice
          of="the price book"
          savedAt={draft.found.savedAt}
          onRestore={() => fill(draft.restore(), base)}
          onDiscard={draft.discard}
        />
      )}
      <ErrorSummary problems={isSubmitted ? problems : []} attempt={submitCount} />
      <FormFailure message={calls.failure} />
      {calls.isConflict && (
        <ConflictChoice of="the price book" onKeepMine={keepMine} onTakeTheirs={takeTheirs} />
      )}
      <RatesPart form={form} />
      <FeaturesPart form={form} />
      <PagesPart form={form} />
      <OverheadPart form={form} />
      <LanguagesPart form={form} />
      <PackagesPart form={form} />
      <OptionsPart form={form} />
      <PricePart form={form} />
      <TermsPart form={form} />
      <WordingPart form={form} />
      <DocumentPart form={form} />
      {preview && <PreviewPanel key={preview.attempt} rows={preview.rows} />}
      <SaveBar
        isUnsaved={isDirty}
        isSaving={calls.isSaving}
        updatedAt={stored.since}
        save="Save price book"
      >
        <Action
          variant="outline"
          aria-disabled={calls.isPreviewing}
          onClick={() => void previewNow()}
          {...keepFocusOnPress}
        >
          {calls.isPreviewing ? 'Pricing...' : 'Preview'}
        </Action>
      </SaveBar>
    </Sections>
  )
}
