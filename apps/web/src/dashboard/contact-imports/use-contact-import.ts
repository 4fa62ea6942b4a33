import type {
  ContactImport,
  ImportColumns,
  ImportOptions,
  ImportPreview,
  UndoneImport,
} from '@agency/contract/contact-import'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { newIdempotencyKey } from '../../api/idempotency-key.ts'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { failureText } from '../../browser/online.ts'
import { useToast } from '../../ui/overlay/toasts.tsx'
import { RestError } from '../api/staff-rest.ts'
import { fetchPreview, sendImport } from './import-calls.ts'

interface ChosenFile {
  file: File
  /** Identifies the import of this file: sent twice, it is done once. */
  idempotencyKey: string
  options: ImportOptions
}

/** What was done last, with the number of its import. */
export type ImportOutcome = { id: number } & (
  | { type: 'imported'; done: ContactImport }
  | { type: 'undone'; fileName: string; undone: UndoneImport }
)

const messageOf = (error: unknown) =>
  failureText(
    error instanceof RestError ? error.message : 'Something went wrong. Please try again.',
  )

/** The file that is being imported, with its preview, and what was done last. */
export function useContactImport() {
  const utils = trpc.useUtils()
  const toast = useToast()
  const [chosen, setChosen] = useState<ChosenFile>()
  const [outcome, setOutcome] = useState<ImportOutcome>()
  const preview = useQuery<ImportPreview>({
    queryKey: ['contact-import', chosen?.idempotencyKey, chosen?.options],
    queryFn: () => {
      if (!chosen) throw new Error('There is no file to preview.')
      return fetchPreview(chosen.file, chosen.options)
    },
    enabled: chosen !== undefined,
    // Files of contacts are not kept in memory.
    gcTime: 0,
    placeholderData: (data, query) =>
      query?.queryKey[1] === chosen?.idempotencyKey ? data : undefined,
  })
  const importCall = useMutation({
    mutationFn: (each: ChosenFile) =>
      sendImport(each.file, {
        ...{ ...each.options, columns: columnsIn(each, preview.data) },
        ...{ fileName: each.file.name, idempotencyKey: each.idempotencyKey },
      }),
  })
  const undoCall = trpc.contacts.undoImport.useMutation({ scope: { id: 'contacts' } })

  function show(next: ImportOutcome) {
    setChosen(undefined)
    setOutcome(next)
    void utils.invalidate()
  }
  return {
    chosen,
    preview: preview.data,
    isCurrent: preview.data !== undefined && !preview.isPlaceholderData && !preview.isFetching,
    previewFailure: preview.error ? messageOf(preview.error) : '',
    retryPreview: () => void preview.refetch(),
    columns: chosen ? columnsIn(chosen, preview.data) : [],
    choose: (file: File) => {
      importCall.reset()
      setOutcome(undefined)
      setChosen({
        ...{ file, idempotencyKey: newIdempotencyKey() },
        options: { dayFirst: true, known: 'keep' },
      })
    },
    cancel: () => setChosen(undefined),
    setOptions: (options: Partial<ImportOptions>) =>
      setChosen((each) => each && { ...each, options: { ...each.options, ...options } }),
    isImporting: importCall.isPending,
    importFailure: importCall.error ? messageOf(importCall.error) : '',
    importFile: () =>
      chosen &&
      importCall.mutate(chosen, {
        onSuccess: (done) => show({ id: done.id, type: 'imported', done }),
      }),
    outcome,
    isUndoing: undoCall.isPending,
    undo: async ({ id, fileName }: Pick<ContactImport, 'id' | 'fileName'>) => {
      try {
        show({ id, type: 'undone', fileName, undone: await undoCall.mutateAsync({ id }) })
      } catch (error) {
        const apiError = apiErrorOf(error)
        const isFinal = apiError !== undefined && apiError.status < 500
        const text = isFinal ? apiError.message : 'Failed to undo the import. Please try again.'
        toast({ text: failureText(text), failed: true })
        void utils.contacts.imports.invalidate()
      }
    },
  }
}

/** The columns as chosen, or as the server matched them. */
const columnsIn = ({ options }: ChosenFile, preview: ImportPreview | undefined): ImportColumns =>
  options.columns ?? preview?.columns.map(({ field }) => field) ?? []

export type ContactImportState = ReturnType<typeof useContactImport>
