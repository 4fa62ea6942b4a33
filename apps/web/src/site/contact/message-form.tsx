import { messageFields as fields } from '@agency/contract/message-fields'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState } from 'react'
import { newIdempotencyKey } from '../../api/idempotency-key.ts'
import { recordEvent, visitReport } from '../../api/site-events.ts'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { readStoredStrings, removeStored, writeStored } from '../../browser/stored-json.ts'
import { useServerData } from '../../ssr/server-data.ts'
import { Button, ButtonAnchor } from '../../ui/core/button.ts'
import { Small } from '../../ui/core/text.ts'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { Field, Input, TextArea } from '../../ui/forms/field.tsx'
import { errorsOf } from '../../ui/forms/form-resolver.ts'
import { keepFocusOnPress, useContractForm } from '../../ui/forms/use-contract-form.ts'

const DRAFT_KEY = 'contactDraft'
type Values = Record<(typeof fields)[number], string>
const emptyValues: Values = { name: '', email: '', subject: '', message: '' }
const loadSchema = async () => (await import('@agency/contract/contact-message')).NewMessage

const Form = chakra('form', { base: { display: 'grid', gap: '6' } })
const FieldPair = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  },
})
const OutcomeMessage = chakra('p', {
  base: {
    fontWeight: '600',
    '&[data-kind=sent]': { color: 'success' },
    '&[data-kind=failed]': { color: 'error' },
  },
})

const errorMessageOf = (error: unknown) => {
  const apiError = apiErrorOf(error)
  if (apiError) return apiError.message || 'An error occurred. Please try again later.'
  return 'Could not connect to the server. Please check your connection and try again.'
}

export function MessageForm() {
  const posted = useServerData('form')
  const [postedErrors] = useState(() => errorsOf<Values>(posted?.errors ?? []))
  const { register, formState, reset, getValues, setError, onSubmit } = useContractForm<Values>({
    defaultValues: { ...emptyValues, ...posted?.values },
    errors: postedErrors,
    schema: loadSchema,
    send: sendMessage,
    onInvalid: () => setAttempt(attempt + 1),
  })
  const [attempt, setAttempt] = useState(posted?.errors.length ? 1 : 0)
  const [outcome, setOutcome] = useState(posted?.outcome)
  const confirmation = useRef<HTMLParagraphElement>(null)
  const isSent = outcome?.kind === 'sent'
  useEffect(() => {
    if (isSent) confirmation.current?.focus()
  }, [isSent])
  const send = trpc.contacts.send.useMutation()
  const key = useRef('')

  useEffect(() => {
    if (posted?.outcome?.kind === 'sent') removeStored(DRAFT_KEY)
    const draft = !posted && readStoredStrings(DRAFT_KEY, fields)
    // Anything typed before this code loaded is newer than the draft.
    if (draft) reset({ ...emptyValues, ...draft }, { keepDirtyValues: true })
  }, [reset, posted])

  // Both must be read for the form to track them.
  const { errors, dirtyFields: _dirtyFields } = formState
  const problems = fields.flatMap((field) => {
    const message = errors[field]?.message
    return message ? [{ id: field, message }] : []
  })

  async function sendMessage(message: Values) {
    setOutcome(undefined)
    key.current ||= newIdempotencyKey()
    try {
      const response = await send.mutateAsync({
        ...message,
        idempotencyKey: key.current,
        visit: visitReport(),
      })
      setOutcome({ kind: 'sent', text: response.message })
      recordEvent('form_submit', 'contact')
      reset(emptyValues)
      removeStored(DRAFT_KEY)
      setAttempt(0)
      key.current = ''
    } catch (error) {
      setOutcome({ kind: 'failed', text: errorMessageOf(error) })
      for (const { path, message: text } of apiErrorOf(error)?.issues ?? []) {
        const field = fields.find((name) => name === path)
        if (field) setError(field, { type: 'server', message: text })
      }
    }
  }

  if (isSent) {
    return (
      <chakra.div display="grid" gap="6" justifyItems="start">
        <div role="status" id="outcome">
          <OutcomeMessage ref={confirmation} tabIndex={-1} data-kind="sent">
            {outcome.text}
          </OutcomeMessage>
        </div>
        {/* Also works without JavaScript. */}
        <ButtonAnchor href="/contact" variant="outline">
          Write another message
        </ButtonAnchor>
      </chakra.div>
    )
  }
  return (
    <Form
      data-form="contact"
      method="post"
      action="/contact"
      noValidate
      onSubmit={onSubmit}
      onChange={() => {
        key.current = ''
        writeStored(DRAFT_KEY, getValues())
      }}
      aria-label="Message"
    >
      {attempt > 0 && <ErrorSummary problems={problems} attempt={attempt} />}
      <FieldPair>
        <Field id="name" label="Name" error={errors.name?.message}>
          {(control) => (
            <Input
              {...control}
              {...register('name')}
              defaultValue={posted?.values.name}
              autoComplete="name"
              maxLength={100}
              required
            />
          )}
        </Field>
        <Field id="email" label="Email" error={errors.email?.message}>
          {(control) => (
            <Input
              {...control}
              {...register('email')}
              defaultValue={posted?.values.email}
              type="email"
              autoComplete="email"
              maxLength={254}
              required
            />
          )}
        </Field>
      </FieldPair>
      <Field id="subject" label="Subject" optional error={errors.subject?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('subject')}
            defaultValue={posted?.values.subject}
            maxLength={200}
          />
        )}
      </Field>
      <Field id="message" label="Message" error={errors.message?.message}>
        {(control) => (
          <TextArea
            {...control}
            {...register('message')}
            defaultValue={posted?.values.message}
            maxLength={5000}
            required
            placeholder="What you have, what you need, and by when."
          />
        )}
      </Field>
      <chakra.div role="status" id="outcome">
        {outcome && <OutcomeMessage data-kind={outcome.kind}>{outcome.text}</OutcomeMessage>}
      </chakra.div>
      <Small maxWidth="50ch">
        We use your details to answer you. A message you have begun stays in this browser until you
        send it or clear your browser data.
      </Small>
      <div>
        <Button type="submit" disabled={send.isPending} {...keepFocusOnPress}>
          {send.isPending ? 'Sending...' : 'Send Message'}
        </Button>
      </div>
    </Form>
  )
}
