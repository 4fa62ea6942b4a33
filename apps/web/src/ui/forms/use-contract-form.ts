import { type FormEvent, type MouseEvent, useEffect, useEffectEvent } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type SubmitHandler,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'
import { useSingleFlight } from '../../browser/single-flight.ts'
import type { FieldProblem } from './error-summary.tsx'
import { lazyResolver, loadValidation } from './form-resolver.ts'

/**
 * For a button below fields. Pressing it leaves focus where it is: a field that loses focus would
 * show its error and move the button away from under the pointer before the click ends.
 */
export const keepFocusOnPress = { onMouseDown: (event: MouseEvent) => event.preventDefault() }

interface ContractFormOptions<Values extends FieldValues>
  extends Pick<UseFormProps<Values>, 'mode' | 'shouldFocusError'> {
  /** The contract's schema, or a function that loads it. */
  schema: z.ZodType | (() => Promise<z.ZodType>)
  defaultValues: DefaultValues<Values>
  /** The server's errors for a form that was submitted without code. */
  errors?: FieldErrors<Values>
  /** The id of a field's control; defaults to its name. */
  idOf?: (name: string) => string
  send: SubmitHandler<Values>
  onInvalid?: () => void
}

export interface ContractForm<Values extends FieldValues> extends UseFormReturn<Values> {
  /** The id of a field's control. */
  idOf: (name: string) => string
  /** The error of a field. */
  errorOf: (name: string) => string | undefined
  /** The entries of the error summary once the form was submitted. */
  problems: FieldProblem[]
  /** Submits the form if it is valid; one call at a time. */
  submit: () => Promise<void>
  onSubmit: (event: FormEvent) => void
}

/** Error messages by field name: 'items.0.title'. */
function problemsOf(errors: object, prefix = ''): [name: string, message: string][] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (!error) return []
    // Errors of a list as a whole are listed next to those of its items.
    const name = key === 'root' ? prefix.slice(0, -1) : prefix + key
    return typeof error.message === 'string'
      ? [[name, error.message] as [string, string]]
      : problemsOf(error, `${name}.`)
  })
}

/**
 * A form that is validated by the contract's schema, at first when a field is left, and submitted
 * only once however often its button is pressed. Focus goes to its error summary instead of its
 * first field.
 */
export function useContractForm<Values extends FieldValues>({
  schema,
  idOf = (name) => name,
  send,
  onInvalid,
  ...options
}: ContractFormOptions<Values>): ContractForm<Values> {
  const loadSchema = (typeof schema === 'function' ? schema : async () => schema) as () => Promise<
    z.ZodType<Values, Values>
  >
  const form = useForm<Values>({
    mode: 'onTouched',
    shouldFocusError: false,
    ...options,
    resolver: lazyResolver(loadSchema),
  })
  const { errors, isDirty, isSubmitted } = form.formState
  // Loaded while somebody types, so that the press of the button does not wait for it.
  const preload = useEffectEvent(() => void loadValidation(loadSchema))
  useEffect(() => {
    if (isDirty) preload()
  }, [isDirty])
  const submit = useSingleFlight(form.handleSubmit(send, onInvalid))
  return {
    ...form,
    idOf,
    errorOf: (name) => {
      const error: { message?: string; root?: { message?: string } } | undefined = get(errors, name)
      return error?.message ?? error?.root?.message
    },
    problems: isSubmitted
      ? problemsOf(errors).map(([name, message]) => ({ id: idOf(name), message }))
      : [],
    submit: () => submit(),
    onSubmit: (event) => {
      event.preventDefault()
      void submit()
    },
  }
}
