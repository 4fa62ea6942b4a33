import type { PostedForm } from '@agency/contract/page'
import { QUESTION_SENT } from '@agency/contract/proposal-texts'
import { chakra } from '@chakra-ui/react/styled-system'
import { type FormEvent, useState } from 'react'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { useSingleFlight } from '../../browser/single-flight.ts'
import { Button } from '../../ui/core/button.ts'
import { Field, TextArea } from '../../ui/forms/field.tsx'

const Form = chakra('form', {
  base: { display: 'grid', gap: '4', maxWidth: 'prose' },
})
const OutcomeMessage = chakra('p', {
  base: {
    fontWeight: '600',
    '&[data-kind=sent]': { color: 'success' },
    '&[data-kind=failed]': { color: 'error' },
  },
})
const FormDisclosure = chakra('details', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'line',
    paddingTop: '6',
    '& > summary': { cursor: 'pointer', color: 'fg.muted', minHeight: '44px' },
    '& > form': { marginTop: '4' },
  },
})

const CONNECTION_FAILED =
  'Could not connect to the server. Please check your connection and try again.'

interface FormProps {
  token: string
  path: string
  posted: PostedForm | undefined
}

const problemOf = (posted: PostedForm | undefined, field: string) =>
  posted?.errors.find(({ path }) => path === field)?.message

/** A question to the owner, who replies by email. */
export function AskForm({ token, path, posted }: FormProps) {
  const ask = trpc.proposals.ask.useMutation()
  const [outcome, setOutcome] = useState(
    posted?.outcome?.kind === 'sent' ? posted.outcome : undefined,
  )
  const [problem, setProblem] = useState(problemOf(posted, 'question'))
  const send = useSingleFlight(async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    const question = String(new FormData(form).get('question') ?? '')
    setOutcome(undefined)
    if (question.trim() === '') {
      setProblem('Please write your question.')
      form.querySelector('textarea')?.focus()
      return
    }
    setProblem(undefined)
    try {
      await ask.mutateAsync({ token, question })
      form.reset()
      setOutcome({ kind: 'sent', text: QUESTION_SENT })
    } catch (error) {
      setOutcome({ kind: 'failed', text: apiErrorOf(error)?.message || CONNECTION_FAILED })
    }
  })
  return (
    <Form
      method="post"
      action={path}
      noValidate
      aria-label="Question"
      onSubmit={(event) => {
        event.preventDefault()
        void send(event)
      }}
    >
      <input type="hidden" name="intent" value="ask" />
      <Field id="question" label="Your question" error={problem}>
        {(control) => (
          <TextArea
            {...control}
            name="question"
            defaultValue={posted?.values.question}
            maxLength={4000}
            required
            minHeight="120px"
          />
        )}
      </Field>
      <chakra.div role="status">
        {outcome && <OutcomeMessage data-kind={outcome.kind}>{outcome.text}</OutcomeMessage>}
      </chakra.div>
      <div>
        <Button type="submit" variant="outline" disabled={ask.isPending}>
          {ask.isPending ? 'Sending...' : 'Send the question'}
        </Button>
      </div>
    </Form>
  )
}

/** The form to decline, with an optional reason. */
export function DeclineForm({ token, path, posted, version }: FormProps & { version: number }) {
  const utils = trpc.useUtils()
  const decline = trpc.proposals.decline.useMutation()
  const [failure, setFailure] = useState<string>()
  const send = useSingleFlight(async (event: FormEvent<HTMLFormElement>) => {
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '')
    setFailure(undefined)
    try {
      utils.proposals.open.setData({ token }, await decline.mutateAsync({ token, version, reason }))
    } catch (error) {
      setFailure(apiErrorOf(error)?.message || CONNECTION_FAILED)
      if (apiErrorOf(error)?.status === 409) await utils.proposals.open.invalidate({ token })
    }
  })
  return (
    <FormDisclosure open={posted?.values.intent === 'decline' || undefined}>
      <summary>Decline this proposal</summary>
      <Form
        method="post"
        action={path}
        noValidate
        aria-label="Decline"
        onSubmit={(event) => {
          event.preventDefault()
          void send(event)
        }}
      >
        <input type="hidden" name="intent" value="decline" />
        <input type="hidden" name="version" value={version} />
        <Field
          id="reason"
          label="Could you tell us why?"
          optional
          error={problemOf(posted, 'reason')}
        >
          {(control) => (
            <TextArea
              {...control}
              name="reason"
              defaultValue={posted?.values.reason}
              maxLength={2000}
              minHeight="96px"
            />
          )}
        </Field>
        <chakra.div role="alert">
          {failure && <OutcomeMessage data-kind="failed">{failure}</OutcomeMessage>}
        </chakra.div>
        <div>
          <Button type="submit" variant="outline" disabled={decline.isPending}>
            {decline.isPending ? 'Declining...' : 'Decline'}
          </Button>
        </div>
      </Form>
    </FormDisclosure>
  )
}
