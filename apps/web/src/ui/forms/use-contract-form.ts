import type { FormEvent } from 'react'
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
import { lazyResolver } from './form-resolver.ts'

interface ContractFormOptions<Values extends FieldValues>
  extends Pick<UseFormProps<Values>, 'mode' | 'shouldFocusError'> {
  /** The contract's schema, or how it is fetched. */
  schema: z.ZodType | (() => Promise<z.ZodType>)
  defaultValues: DefaultValues<Values>
  /** What the server said of a form that was sent without code. */
  errors?: FieldErrors<Values>
  /** The id of a field's control; its name unless given. */
  idOf?: (name: string) => string
  send: SubmitHandler<Values>
  onInvalid?: () => void
}

export interface ContractForm<Values extends FieldValues> extends UseFormReturn<Values> {
  /** The id of a field's control. */
  idOf: (name: string) => string
  /** What is wrong with a field. */
  errorOf: (name: string) => string | undefined
  /** What the summary lists once the form was sent. */
  problems: FieldProblem[]
  /** Sends the form where it passes; one call at a time. */
  submit: () => Promise<void>
  onSubmit: (event: FormEvent) => void
}

/** The messages of a form's fields by their names: 'items.0.title'. */
function problemsOf(errors: object, before = ''): [name: string, message: string][] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (!error) return []
    // What is wrong with a list as a whole stands beside what is wrong in it.
    const name = key === 'root' ? before.slice(0, -1) : before + key
    return typeof error.message === 'string'
      ? [[name, error.message] as [string, string]]
      : problemsOf(error, `${name}.`)
  })
}

/**
 * A form that is checked by the contract's schema, first when a field is left, and sent once however
 * often its button is pressed. Its summary takes focus instead of its first field.
 */
export function useContractForm<Values extends FieldValues>({
  schema,
  idOf = (name) => name,
  send,
  onInvalid,
  ...options
}: ContractFormOptions<Values>): ContractForm<Values> {
  const loadSchema = typeof schema === 'function' ? schema : async () => schema
  const form = useForm<Values>({
    mode: 'onTouched',
    shouldFocusError: false,
    ...options,
    resolver: lazyResolver(loadSchema as () => Promise<z.ZodType<Values, Values>>),
  })
  const { errors, isSubmitted } = form.formState
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
