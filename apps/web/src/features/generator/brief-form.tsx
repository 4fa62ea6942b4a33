import type { GalleryConcept } from '@agency/contract/gallery-concept'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useSearch } from 'wouter'
import { Button } from '../../ui/button.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { zodResolver } from '../../ui/form-resolver.ts'
import { Split } from '../../ui/layout.ts'
import { Small, Unseen } from '../../ui/text.ts'
import { AboutTheSite, AboutYou, FoldedDetails } from './brief-fields.tsx'
import { BriefSketch } from './brief-sketch.tsx'
import {
  type BriefField,
  type BriefValues,
  briefFields,
  briefOf,
  emptyBrief,
  fieldOfIssue,
} from './brief-values.ts'
import {
  dropDraft,
  foldedFields,
  keepDraft,
  readDraft,
  rememberDetails,
  startingValues,
} from './starting-values.ts'
import { StatusLine } from './status-line.tsx'
import type { Generation } from './use-generation.ts'

const loadSchema = async () => (await import('./brief-schema.ts')).BriefForm
const Form = chakra('form', { base: { display: 'grid', gap: '8', paddingBottom: 'section' } })
export const Failure = chakra('p', {
  base: {
    color: 'error',
    fontWeight: '600',
    borderWidth: '1px',
    borderColor: 'error',
    borderRadius: 'card',
    padding: '4',
    bg: 'surface',
  },
})
const Aside = chakra('aside', { base: { position: { lg: 'sticky' }, top: { lg: '104px' } } })

interface BriefFormProps {
  generation: Generation
  hidden: boolean
  origin: GalleryConcept | undefined
  onResult: () => void
}

export function BriefForm({ generation, hidden, origin, onResult }: BriefFormProps) {
  const form = useForm<BriefValues>({
    defaultValues: emptyBrief,
    resolver: zodResolver(loadSchema),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { control, formState, reset } = form
  const { errors, dirtyFields } = formState
  const values = { ...emptyBrief, ...useWatch({ control }) }
  const [folded, setFolded] = useState<BriefField[]>([])
  const [attempt, setAttempt] = useState(0)
  const draft = useRef<Partial<BriefValues>>({})
  const search = useSearch()

  // Once on arrival, and again when another concept is chosen in the address.
  useEffect(() => {
    let left = false
    const start = startingValues(search)
    draft.current = readDraft()
    reset(start)
    // Nothing is hidden where the check cannot be had.
    foldedFields(start).then(
      (fields) => {
        if (!left) setFolded(fields)
      },
      () => {},
    )
    return () => {
      left = true
    }
  }, [search, reset])

  // Only what was typed here is a draft: what was remembered or prefilled is not.
  const typed = JSON.stringify(
    Object.fromEntries(
      briefFields.filter((field) => dirtyFields[field]).map((field) => [field, values[field]]),
    ),
  )
  useEffect(() => {
    if (typed === '{}') return
    draft.current = { ...draft.current, ...JSON.parse(typed) }
    keepDraft(draft.current)
  }, [typed])

  const submit = form.handleSubmit(
    async (valid) => {
      rememberDetails(form.getValues())
      const outcome = await generation.generate(briefOf(valid))
      if (!outcome) return
      if (!('refusal' in outcome)) {
        dropDraft()
        draft.current = {}
        return onResult()
      }
      for (const { path, message } of outcome.refusal?.issues ?? []) {
        const field = fieldOfIssue(path)
        if (field) form.setError(field, { type: 'server', message })
      }
    },
    () => setAttempt(attempt + 1),
  )

  const { startedAt, message } = generation
  const isBusy = startedAt !== undefined
  const visible = (field: BriefField) => !folded.includes(field) || Boolean(errors[field])
  const problems = briefFields.flatMap((field) => {
    const problem = errors[field]?.message
    return problem ? [{ id: field, message: problem }] : []
  })

  return (
    <Split hidden={hidden}>
      <Form
        data-form="generator"
        noValidate
        onSubmit={submit}
        aria-label="Your brief"
        aria-busy={isBusy}
      >
        {message && !hidden && <Failure role="alert">{message}</Failure>}
        {attempt > 0 && <ErrorSummary problems={problems} attempt={attempt} />}
        {folded.length > 0 && (
          <FoldedDetails
            values={values}
            folded={folded.filter((field) => !errors[field])}
            onEdit={() => setFolded([])}
          />
        )}
        <AboutYou form={form} visible={visible} />
        <AboutTheSite form={form} visible={visible} />
        <chakra.div display="grid" gap="3" justifyItems="start">
          <Button
            type="submit"
            disabled={isBusy}
            aria-label={isBusy ? 'Generating your concept' : undefined}
            minWidth={{ base: 'full', sm: '320px' }}
          >
            {startedAt === undefined ? 'Generate My Concept' : <StatusLine startedAt={startedAt} />}
          </Button>
          {isBusy ? (
            <Button look="quiet" size="sm" onClick={generation.cancel}>
              Cancel
            </Button>
          ) : (
            <Small>Free, no account. We use your details to answer you and for nothing else.</Small>
          )}
          <Unseen role="status">{isBusy ? 'Designing your concept and pricing it.' : ''}</Unseen>
        </chakra.div>
      </Form>
      <Aside aria-label="Sketch of your brief">
        <BriefSketch values={values} origin={origin} />
      </Aside>
    </Split>
  )
}
