import type { PreviewedBrief, StoredPriceBook } from '@agency/contract/price-book-calls'
import { useState } from 'react'
import { trpc } from '../../api/trpc.ts'
import { useSingleFlight } from '../../browser/single-flight.ts'
import { formatMoney } from '../../format/amounts.ts'
import { Action } from '../../ui/forms/controls.ts'
import { SaveBar } from '../../ui/forms/save-bar.tsx'
import { keepFocusOnPress } from '../../ui/forms/use-contract-form.ts'
import { useConfirm } from '../../ui/overlay/confirm.tsx'
import { useToast } from '../../ui/overlay/toasts.tsx'
import { EditFormView } from '../forms/edit-form.tsx'
import { type EditForm, useEditForm } from '../forms/use-edit-form.ts'
import { controlId } from './book-fields.tsx'
import { BookDraft, BookRules, type BookValues, bookOf, fieldAt, valuesOf } from './book-values.ts'
import { DocumentPart, PricePart, RatesPart, TermsPart, WordingPart } from './document-parts.tsx'
import { differenceText, largeChanges } from './preview-labels.ts'
import { PreviewPanel } from './preview-panel.tsx'
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
  /** Refetches the price book. */
  onReload: () => Promise<StoredPriceBook | undefined>
}

const bookValuesOf = ({ book }: StoredPriceBook) => valuesOf(book)

/** The whole price book, with preview, unsaved-changes guard, saving and conflicts. */
export function PriceBookForm({ stored, onReload }: PriceBookFormProps) {
  const toast = useToast()
  const confirm = useConfirm()
  const utils = trpc.useUtils()
  const update = trpc.priceBook.update.useMutation()
  const pricing = trpc.priceBook.preview.useMutation()
  const [preview, setPreview] = useState<{ rows: PreviewedBrief[]; attempt: number }>()

  /** Asks for confirmation once if a change moves a total by more than half. */
  async function confirmLargeChanges(rows: PreviewedBrief[]) {
    const rowsToConfirm = largeChanges(rows)
    if (rowsToConfirm.length === 0) return true
    return confirm({
      text: 'Save a change that moves a total by more than half?',
      note: rowsToConfirm
        .map(
          (row) =>
            `${row.companyName}: ${formatMoney(row.before)} now, ${formatMoney(row.after)} with the change (${differenceText(row)}).`,
        )
        .join(' '),
      confirmLabel: 'Save price book',
    })
  }
  const previewPrices = (values: BookValues) =>
    edit.callAndReportFailure(
      () => pricing.mutateAsync({ book: bookOf(values) }),
      'Failed to load the preview',
      values,
    )
  const edit: EditForm<BookValues> = useEditForm<BookValues, StoredPriceBook>({
    itemName: 'the price book',
    ...{ loaded: stored, valuesOf: bookValuesOf, onReload },
    schema: BookRules,
    draft: { key: 'price-book-draft', schema: BookDraft },
    idOf: controlId,
    // The server names fields from the root of the call: book.terms.abn.
    fieldOf: (path, values) => fieldAt(path.split('.').slice(1), values),
    onMerge: (_theirs, resolution) => resolution === 'theirs' && setPreview(undefined),
    send: async (values, { version }) => {
      // Previewed on the latest briefs, so that a misplaced decimal point is noticed before it
      // prices anybody's site.
      const rows = await previewPrices(values)
      if (!rows || !(await confirmLargeChanges(rows))) return undefined
      const saved = await edit.callAndReportFailure(
        () => update.mutateAsync({ book: bookOf(values), version }),
        'Failed to save the price book',
        values,
      )
      if (!saved) return undefined
      utils.priceBook.get.setData(undefined, saved)
      void utils.priceBook.versions.invalidate()
      void utils.settings.get.invalidate()
      setPreview(undefined)
      toast({ text: `Price book saved as version ${saved.version}` })
      return valuesOf(saved.book)
    },
  })
  const { form } = edit
  const submitPreview = useSingleFlight(
    form.handleSubmit(async (values) => {
      const rows = await previewPrices(values)
      setPreview((previous) => rows && { rows, attempt: (previous?.attempt ?? 0) + 1 })
    }),
  )
  return (
    <EditFormView edit={edit} label="Price book">
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
        isUnsaved={form.formState.isDirty}
        isSaving={update.isPending}
        updatedAt={stored.since}
        saveLabel="Save price book"
      >
        <Action
          variant="outline"
          aria-disabled={pricing.isPending}
          onClick={() => void submitPreview()}
          {...keepFocusOnPress}
        >
          {pricing.isPending ? 'Pricing...' : 'Preview'}
        </Action>
      </SaveBar>
    </EditFormView>
  )
}
