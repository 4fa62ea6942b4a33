import type { PostedForm } from '@agency/contract/page'
import type { PublicProposal } from '@agency/contract/proposal-calls'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState } from 'react'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { useSingleFlight } from '../../browser/single-flight.ts'
import { formatMoney } from '../../format/amounts.ts'
import { Button } from '../../ui/core/button.ts'
import { Small } from '../../ui/core/text.ts'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { Field, Input } from '../../ui/forms/field.tsx'
import { SignaturePad } from './signature-pad.tsx'

const SignatureBox = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    padding: { base: '4', md: '8' },
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
  },
})
const Consent = chakra('label', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'start',
    maxWidth: 'prose',
    overflowWrap: 'anywhere',
    '& input': {
      width: '22px',
      height: '22px',
      marginTop: '2px',
      flexShrink: '0',
      accentColor: '{colors.brand.500}',
    },
  },
})
const ErrorText = chakra('p', { base: { color: 'error', fontWeight: '500' } })

interface SignFormProps {
  proposal: PublicProposal
  token: string
  posted: PostedForm | undefined
  /** A choice is still being saved, so the total is not final yet. */
  isPricePending: boolean
}

type Problems = Record<string, string>
const problemsOf = (issues: { path: string; message: string }[]): Problems =>
  Object.fromEntries(issues.map(({ path, message }) => [path, message]).reverse())

const loadSchema = async () => (await import('@agency/contract/proposal-calls')).AcceptRequest

const CONNECTION_FAILED =
  'Could not connect to the server. Please check your connection and try again.'

/**
 * Name, signature and consent. The client accepts exactly what the page shows: its version and its
 * total.
 */
export function SignForm({ proposal, token, posted, isPricePending }: SignFormProps) {
  const { snapshot, version, price } = proposal
  const utils = trpc.useUtils()
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  const name = useRef<HTMLInputElement>(null)
  const agreed = useRef<HTMLInputElement>(null)
  const [drawing, setDrawing] = useState('')
  const [problems, setProblems] = useState(() => problemsOf(posted?.errors ?? []))
  const [attempt, setAttempt] = useState(posted?.errors.length ? 1 : 0)
  const [failure, setFailure] = useState<string>()
  const accept = trpc.proposals.accept.useMutation()

  const submit = useSingleFlight(async () => {
    setFailure(undefined)
    const AcceptRequest = await loadSchema().catch(() => undefined)
    if (!AcceptRequest) {
      setFailure(CONNECTION_FAILED)
      return
    }
    const parsed = AcceptRequest.safeParse({
      ...{ token, version, total: price.total, drawing },
      name: name.current?.value ?? '',
      agreed: agreed.current?.checked,
    })
    if (!parsed.success) {
      setProblems(
        problemsOf(
          parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
        ),
      )
      setAttempt((count) => count + 1)
      return
    }
    setProblems({})
    try {
      utils.proposals.open.setData({ token }, await accept.mutateAsync(parsed.data))
    } catch (error) {
      const apiError = apiErrorOf(error)
      setFailure(apiError?.message || CONNECTION_FAILED)
      setProblems(problemsOf(apiError?.issues ?? []))
      if (apiError?.status === 409) await utils.proposals.open.invalidate({ token })
    }
  })
  const summaryEntries = ['name', 'drawing', 'agreed'].flatMap((id) => {
    const message = problems[id]
    return message ? [{ id: `sign-${id}`, message }] : []
  })
  return (
    <SignatureBox>
      {attempt > 0 && <ErrorSummary problems={summaryEntries} attempt={attempt} />}
      <Field id="sign-name" label="Your full name" error={problems.name}>
        {(control) => (
          <Input
            {...control}
            ref={name}
            name="name"
            defaultValue={posted?.values.name}
            autoComplete="name"
            maxLength={100}
            required
          />
        )}
      </Field>
      {isHydrated && (
        <chakra.div display="grid" gap="2" id="sign-drawing" tabIndex={-1}>
          <chakra.p fontWeight="600" fontSize="sm">
            Draw your signature (optional; your typed name is one too)
          </chakra.p>
          <SignaturePad value={drawing} onChange={setDrawing} />
          {problems.drawing && <ErrorText>{problems.drawing}</ErrorText>}
        </chakra.div>
      )}
      <div>
        <Consent>
          <input
            ref={agreed}
            id="sign-agreed"
            type="checkbox"
            name="agreed"
            value="on"
            aria-invalid={problems.agreed ? true : undefined}
          />
          <span>{snapshot.draft.consent}</span>
        </Consent>
        {problems.agreed && <ErrorText>{problems.agreed}</ErrorText>}
      </div>
      <Small maxWidth="prose">
        With your signature we record its time, your IP address and your browser, as evidence. They
        appear in the signed document.
      </Small>
      <chakra.div role="alert">{failure && <ErrorText>{failure}</ErrorText>}</chakra.div>
      <div>
        <Button
          type="submit"
          name="intent"
          value="accept"
          disabled={accept.isPending || isPricePending}
          onClick={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          {accept.isPending
            ? 'Accepting...'
            : isPricePending
              ? 'Updating the price...'
              : `Accept for ${formatMoney(price.total)}`}
        </Button>
      </div>
    </SignatureBox>
  )
}
