import type { PreviewedBrief, StoredPriceBook } from '@agency/contract/price-book-calls'
import { useState } from 'react'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { failureText } from '../../browser/online.ts'
import { type BookValues, bookOf, fieldAt } from './book-values.ts'

interface Answered<Result> {
  /** Undefined where the server refused, or was not reached. */
  result?: Result
  issues: { field: string; message: string }[]
}

/** Asks for the preview and sends the book, and sorts what can come back. */
export function useBookSave() {
  const calls = trpc.useUtils()
  const update = trpc.priceBook.update.useMutation()
  const preview = trpc.priceBook.preview.useMutation()
  const [failure, setFailure] = useState('')
  const [isConflict, setConflict] = useState(false)

  async function answered<Result>(
    call: Promise<Result>,
    values: BookValues,
    otherwise: string,
  ): Promise<Answered<Result>> {
    setFailure('')
    setConflict(false)
    try {
      return { result: await call, issues: [] }
    } catch (error) {
      const refusal = apiErrorOf(error)
      if (refusal?.status === 409) setConflict(true)
      else setFailure(failureText(refusal?.message || otherwise))
      // The server names a field from the root of the call: book.terms.abn.
      const issues = (refusal?.issues ?? []).map(({ path, message }) => ({
        field: fieldAt(path.split('.').slice(1), values),
        message,
      }))
      return { issues }
    }
  }

  return {
    preview: (values: BookValues): Promise<Answered<PreviewedBrief[]>> =>
      answered(preview.mutateAsync({ book: bookOf(values) }), values, 'Failed to load the preview'),
    save: async (values: BookValues, version: number): Promise<Answered<StoredPriceBook>> => {
      const sent = update.mutateAsync({ book: bookOf(values), version })
      const saved = await answered(sent, values, 'Failed to save the price book')
      if (saved.result) {
        calls.priceBook.get.setData(undefined, saved.result)
        void calls.priceBook.versions.invalidate()
        void calls.settings.get.invalidate()
      }
      return saved
    },
    isSaving: update.isPending,
    isPreviewing: preview.isPending,
    failure,
    isConflict,
    settleConflict: () => setConflict(false),
  }
}
