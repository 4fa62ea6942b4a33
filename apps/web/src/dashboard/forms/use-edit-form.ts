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

/** What a call was refused with, whichever way it went; undefined where the server was not reached. */
const refusalOf = (error: unknown): Refusal | undefined =>
  error instanceof RestFailure ? error : apiErrorOf(error)

/** Somebody else's change; one that names fields is about what was typed. */
const isOfOthers = ({ status, issues }: Refusal) => status === 409 && issues.length === 0

interface EditFormOptions<Values extends FieldValues, Loaded> {
  /** What is edited: 'the settings'. */
  of: string
  loaded: Loaded
  valuesOf: (loaded: Loaded) => Values
  schema: z.ZodType
  mode?: 'onTouched' | 'onSubmit'
  /** Under which key this browser keeps what was not saved, and what it has to look like. */
  draft: { key: string; schema: z.ZodType<Values> }
  idOf: (name: string) => string
  /** The field that the server names so, if there is one. */
  fieldOf: (path: string, values: Values) => string
  isConflict?: (refusal: Refusal) => boolean
  /** Asks for it as it is now. */
  onReload: () => Promise<Loaded | undefined>
  /** Of what is to be merged beside the fields. */
  onMerge?: (theirs: Loaded, whose: 'mine' | 'theirs') => void
  /** Saves the checked fields over what was loaded; returns what they hold from then on. */
  send: (values: Values, loaded: Loaded) => Promise<Values | undefined>
}

export interface EditForm<Values extends FieldValues> {
  of: string
  form: ContractForm<Values>
  draft: ReturnType<typeof useDraft<Values>>
  failure: string
  isConflict: boolean
  /** Grows when the whole form is filled again, for parts that hold what they show. */
  filled: number
  /** Fills the form, and marks as changed what differs from the base that it has from now on. */
  fill: (next: Values, from?: Values) => void
  /** Holds what was stored: nothing is unsaved. */
  settle: (stored: Values) => void
  keepMine: () => Promise<void>
  takeTheirs: () => Promise<void>
  /** What a call answers; where it was refused, undefined, and the form says why. */
  answered: <Result>(
    call: () => Promise<Result>,
    otherwise: string,
    values: Values,
  ) => Promise<Result | undefined>
}

/**
 * A form of something that is stored: kept as a draft, saved, and reconciled with what somebody else
 * made of it meanwhile.
 */
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
  /** What was loaded, which changes begin from. */
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
      // Only what was changed here is kept: all other fields are theirs.
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
