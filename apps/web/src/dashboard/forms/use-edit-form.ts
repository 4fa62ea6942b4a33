import { useState } from 'react'
import type { DefaultValues, FieldPath, FieldValues, PathValue } from 'react-hook-form'
import type { z } from 'zod'
import { type ApiError, apiErrorOf } from '../../api/trpc.ts'
import { failureText } from '../../browser/online.ts'
import { useDraft } from '../../ui/forms/draft.tsx'
import { changedNames, mergeValues } from '../../ui/forms/merge-values.ts'
import { type ContractForm, useContractForm } from '../../ui/forms/use-contract-form.ts'
import { useToast } from '../../ui/overlay/toasts.tsx'
import { RestFailure } from '../api/staff-rest.ts'

type Refusal = Pick<ApiError, 'message' | 'issues'> & { status: number | undefined }

/** The error response of a call, over tRPC or REST; undefined if the server was not reached. */
const refusalOf = (error: unknown): Refusal | undefined =>
  error instanceof RestFailure ? error : apiErrorOf(error)

/** A conflict with somebody else's change; a 409 that names fields is about the input instead. */
const isOfOthers = ({ status, issues }: Refusal) => status === 409 && issues.length === 0

interface EditFormOptions<Values extends FieldValues, Loaded> {
  /** The name of what is being edited, as in 'the settings'. */
  of: string
  loaded: Loaded
  valuesOf: (loaded: Loaded) => Values
  schema: z.ZodType
  mode?: 'onTouched' | 'onSubmit'
  /** The key under which this browser stores unsaved values, and their schema. */
  draft: { key: string; schema: z.ZodType<Values> }
  idOf: (name: string) => string
  /** The form's field for a path that the server names, if there is one. */
  fieldOf: (path: string, values: Values) => string
  isConflict?: (refusal: Refusal) => boolean
  /** Refetches the current version. */
  onReload: () => Promise<Loaded | undefined>
  /** Merges what is not held in the fields. */
  onMerge?: (theirs: Loaded, whose: 'mine' | 'theirs') => void
  /** Saves the validated fields over what was loaded; returns the new field values. */
  send: (values: Values, loaded: Loaded) => Promise<Values | undefined>
}

export interface EditForm<Values extends FieldValues> {
  of: string
  form: ContractForm<Values>
  draft: ReturnType<typeof useDraft<Values>>
  failure: string
  isConflict: boolean
  /** Incremented when the whole form is reset, for uncontrolled parts. */
  filled: number
  /** Fills the form, and marks as changed whatever differs from the new base. */
  fill: (next: Values, from?: Values) => void
  /** Sets the form to the stored values: nothing is unsaved. */
  settle: (stored: Values) => void
  keepMine: () => Promise<void>
  takeTheirs: () => Promise<void>
  /** Returns what a call returns. If it was rejected, returns undefined, and the form shows why. */
  answered: <Result>(
    call: () => Promise<Result>,
    otherwise: string,
    values: Values,
  ) => Promise<Result | undefined>
}

/** A form for a stored item: kept as a draft, saved, and reconciled with other people's changes. */
export function useEditForm<Values extends FieldValues, Loaded>({
  of,
  loaded,
  valuesOf,
  fieldOf,
  isConflict: isOthers = isOfOthers,
  onReload,
  onMerge,
  send,
  draft: keptAs,
  ...options
}: EditFormOptions<Values, Loaded>): EditForm<Values> {
  const toast = useToast()
  /** The loaded values, which changes are compared with. */
  const base = valuesOf(loaded)
  const [failure, setFailure] = useState('')
  const [isConflict, setConflict] = useState(false)
  const [filled, setFilled] = useState(0)
  const draft = useDraft<Values>(keptAs.key, keptAs.schema, base)

  async function save(values: Values, over: Loaded) {
    const stored = await send(values, over)
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
    setFilled((count) => count + 1)
  }
  async function reload() {
    const theirs = await onReload().catch(() => undefined)
    if (theirs === undefined) toast({ text: `Failed to load ${of}`, failed: true })
    return theirs
  }
  return {
    ...{ of, form, draft, failure, isConflict, filled, fill, settle },
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
    answered: async (call, otherwise, values) => {
      setFailure('')
      setConflict(false)
      try {
        return await call()
      } catch (error) {
        const refusal = refusalOf(error)
        if (refusal && isOthers(refusal)) setConflict(true)
        else setFailure(failureText(refusal?.message || otherwise))
        for (const { path, message } of refusal?.issues ?? []) {
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
