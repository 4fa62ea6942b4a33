import { useState } from 'react'
import type { DefaultValues, FieldPath, FieldValues, PathValue } from 'react-hook-form'
import type { z } from 'zod'
import { type ApiError, apiErrorOf } from '../../api/trpc.ts'
import { failureText } from '../../browser/online.ts'
import { useDraft } from '../../ui/forms/draft.tsx'
import { changedNames, mergeValues } from '../../ui/forms/merge-values.ts'
import { type ContractForm, useContractForm } from '../../ui/forms/use-contract-form.ts'
import { useToast } from '../../ui/overlay/toasts.tsx'
import { RestError } from '../api/staff-rest.ts'

type ApiFailure = Pick<ApiError, 'message' | 'issues'> & { status: number | undefined }

/** The error response of a call, over tRPC or REST; undefined if the server was not reached. */
const apiFailureOf = (error: unknown): ApiFailure | undefined =>
  error instanceof RestError ? error : apiErrorOf(error)

/** A conflict with somebody else's change; a 409 that names fields is about the input instead. */
const isEditConflict = ({ status, issues }: ApiFailure) => status === 409 && issues.length === 0

interface EditFormOptions<Values extends FieldValues, Loaded> {
  /** The name of what is being edited, as in 'the settings'. */
  itemName: string
  loaded: Loaded
  valuesOf: (loaded: Loaded) => Values
  schema: z.ZodType
  mode?: 'onTouched' | 'onSubmit'
  /** The key under which this browser stores unsaved values, and their schema. */
  draft: { key: string; schema: z.ZodType<Values> }
  idOf: (name: string) => string
  /** The form's field for a path that the server names, if there is one. */
  fieldOf: (path: string, values: Values) => string
  isConflict?: (error: ApiFailure) => boolean
  /** Refetches the current version. */
  onReload: () => Promise<Loaded | undefined>
  /** Merges what is not held in the fields. */
  onMerge?: (theirs: Loaded, resolution: 'mine' | 'theirs') => void
  /** Saves the validated fields over what was loaded; returns the new field values. */
  send: (values: Values, loaded: Loaded) => Promise<Values | undefined>
}

export interface EditForm<Values extends FieldValues> {
  itemName: string
  form: ContractForm<Values>
  draft: ReturnType<typeof useDraft<Values>>
  failure: string
  isConflict: boolean
  /** Incremented when the whole form is reset, for uncontrolled parts. */
  fillCount: number
  /** Fills the form, and marks as changed whatever differs from the new base. */
  fill: (next: Values, from?: Values) => void
  /** Sets the form to the stored values: nothing is unsaved. */
  settle: (stored: Values) => void
  keepMine: () => Promise<void>
  takeTheirs: () => Promise<void>
  /** Returns what a call returns. If it was rejected, returns undefined, and the form shows why. */
  callAndReportFailure: <Result>(
    call: () => Promise<Result>,
    fallbackMessage: string,
    values: Values,
  ) => Promise<Result | undefined>
}

/** A form for a stored item: kept as a draft, saved, and reconciled with other people's changes. */
export function useEditForm<Values extends FieldValues, Loaded>({
  itemName,
  loaded,
  valuesOf,
  fieldOf,
  isConflict: isSaveConflict = isEditConflict,
  onReload,
  onMerge,
  send,
  draft: draftOptions,
  ...options
}: EditFormOptions<Values, Loaded>): EditForm<Values> {
  const toast = useToast()
  /** The loaded values, which changes are compared with. */
  const base = valuesOf(loaded)
  const [failure, setFailure] = useState('')
  const [isConflict, setConflict] = useState(false)
  const [fillCount, setFillCount] = useState(0)
  const draft = useDraft<Values>(draftOptions.key, draftOptions.schema, base)

  async function save(values: Values, version: Loaded) {
    const stored = await send(values, version)
    if (stored !== undefined) settle(stored)
  }
  const form = useContractForm<Values>({
    ...options,
    defaultValues: base as DefaultValues<Values>,
    send: (values) => save(values, loaded),
  })

  function settle(stored: Values) {
    draft.clear()
    form.reset(stored)
  }
  function fill(next: Values, from = base) {
    form.reset(from)
    for (const name of changedNames(next, from) as FieldPath<Values>[]) {
      form.setValue(name, next[name] as PathValue<Values, typeof name>, { shouldDirty: true })
    }
    setFillCount((count) => count + 1)
  }
  async function reload() {
    const theirs = await onReload().catch(() => undefined)
    if (theirs === undefined) toast({ text: `Failed to load ${itemName}`, failed: true })
    return theirs
  }
  return {
    ...{ itemName, form, draft, failure, isConflict, fillCount, fill, settle },
    keepMine: async () => {
      const theirs = await reload()
      if (theirs === undefined) return
      // Only my own changes win; every other field takes their value.
      fill(mergeValues(form.getValues(), base, valuesOf(theirs)), valuesOf(theirs))
      onMerge?.(theirs, 'mine')
      await form.handleSubmit((values) => save(values, theirs))()
    },
    takeTheirs: async () => {
      const theirs = await reload()
      if (theirs === undefined) return
      draft.clear()
      setConflict(false)
      fill(valuesOf(theirs), valuesOf(theirs))
      onMerge?.(theirs, 'theirs')
    },
    callAndReportFailure: async (call, fallbackMessage, values) => {
      setFailure('')
      setConflict(false)
      try {
        return await call()
      } catch (error) {
        const apiFailure = apiFailureOf(error)
        if (apiFailure && isSaveConflict(apiFailure)) setConflict(true)
        else setFailure(failureText(apiFailure?.message || fallbackMessage))
        for (const { path, message } of apiFailure?.issues ?? []) {
          const name = fieldOf(path, values)
          if ((name.split('.')[0] ?? name) in values) {
            form.setError(name as FieldPath<Values>, { type: 'server', message })
          }
        }
        return undefined
      }
    },
  }
}
