import { IdentityProof, type SecondFactorMethod } from '@agency/contract/second-factor'
import { chakra } from '@chakra-ui/react/styled-system'
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react'
import { z } from 'zod'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { failureText } from '../../browser/online.ts'
import { passkeyFailureText, passkeyObstacle, readPasskey } from '../../browser/passkeys.ts'
import { QueryView } from '../../ui/data/query-view.tsx'
import { Action } from '../../ui/forms/controls.ts'
import { FormFailure } from '../../ui/forms/form-failure.tsx'
import { FormField } from '../../ui/forms/form-field.tsx'
import { keepFocusOnPress, useContractForm } from '../../ui/forms/use-contract-form.ts'
import { confirmDialogStyle } from '../../ui/overlay/confirm-dialog-style.ts'
import { useModal } from '../../ui/overlay/modal.ts'
import { errorCodeOf } from './error-code.ts'

const Box = chakra('dialog', {
  base: {
    ...confirmDialogStyle,
    '& h2': { fontSize: '1rem', fontWeight: '600' },
    '& > p': { marginTop: '2', color: 'fg.muted' },
    '& form': { display: 'grid', gap: '4', marginTop: '4' },
  },
})
const Buttons = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '2' },
})

type WithProof = <Result>(work: () => Promise<Result>) => Promise<Result>
const ProofContext = createContext<WithProof>((work) => work())

/**
 * Does a dangerous action. If the server wants a proof of who this is, the person is asked for it,
 * and the action is done then; if they cancel, the server's error is thrown.
 */
export const useProof = (): WithProof => use(ProofContext)

interface Request {
  resolve: (isProven: boolean) => void
}

export function ProofProvider({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<Request>()
  const withProof = useCallback<WithProof>(async (work) => {
    try {
      return await work()
    } catch (error) {
      if (errorCodeOf(error) !== 'PROOF_REQUIRED') throw error
      const isProven = await new Promise<boolean>((resolve) => setRequest({ resolve }))
      if (!isProven) throw error
      return work()
    }
  }, [])
  return (
    <ProofContext value={withProof}>
      {children}
      {request && (
        <ProofDialog
          onEnd={(isProven) => {
            request.resolve(isProven)
            setRequest(undefined)
          }}
        />
      )}
    </ProofContext>
  )
}

function ProofDialog({ onEnd }: { onEnd: (isProven: boolean) => void }) {
  const dialog = useModal()
  const query = trpc.secondFactor.proofMethods.useQuery(undefined, { gcTime: 0 })
  return (
    <Box ref={dialog} aria-labelledby="proof-title" onClose={() => onEnd(false)}>
      <h2 id="proof-title">Confirm it is you</h2>
      <p>This is asked before dangerous actions, unless it was within the last ten minutes.</p>
      <QueryView query={query} itemsName="how you can confirm" rows={2}>
        {({ methods }) => <ProofForm methods={methods} onEnd={onEnd} />}
      </QueryView>
    </Box>
  )
}

const { password } = IdentityProof.options[0].shape
const { code } = IdentityProof.options[1].options[0].shape
const Password = z.object({ value: password })
const Code = z.object({ value: code })

interface ProofFormProps {
  methods: (SecondFactorMethod | 'password')[]
  onEnd: (isProven: boolean) => void
}

function ProofForm({ methods, onEnd }: ProofFormProps) {
  const [failure, setFailure] = useState('')
  const prove = trpc.secondFactor.prove.useMutation()
  const passkeyOptions = trpc.secondFactor.proofPasskeyOptions.useMutation()
  const isPassword = methods.includes('password')
  const hasCode = methods.includes('authenticatorApp') || methods.includes('recoveryCode')
  const form = useContractForm<{ value: string }>({
    defaultValues: { value: '' },
    schema: isPassword ? Password : Code,
    idOf: () => 'proof',
    mode: 'onSubmit',
    shouldFocusError: true,
    send: ({ value }) =>
      run(() => prove.mutateAsync(isPassword ? { password: value } : { code: value })),
  })
  const { setFocus } = form
  const hasField = isPassword || hasCode
  // The dialog is open before the field is known.
  useEffect(() => {
    if (hasField) setFocus('value')
  }, [hasField, setFocus])
  async function run(work: () => Promise<unknown>) {
    setFailure('')
    try {
      await work()
      onEnd(true)
    } catch (error) {
      const apiError = apiErrorOf(error)
      const issue = apiError?.issues.find(({ path }) => path === 'code' || path === 'password')
      if (issue) form.setError('value', { message: issue.message }, { shouldFocus: true })
      else {
        setFailure(
          apiError?.message ?? passkeyFailureText(error) ?? failureText('This was not confirmed.'),
        )
      }
    }
  }
  const confirmWithPasskey = () =>
    run(async () => {
      const passkey = await readPasskey(await passkeyOptions.mutateAsync())
      return prove.mutateAsync({ passkey })
    })
  const hasPasskey = methods.includes('passkey') && passkeyObstacle() === undefined
  const isPending = prove.isPending || passkeyOptions.isPending
  return (
    <form method="post" noValidate aria-label="Confirm it is you" onSubmit={form.onSubmit}>
      {hasField && (
        <FormField
          form={form}
          name="value"
          label={isPassword ? 'Your password' : 'Code'}
          hint={
            isPassword ? undefined : 'The six digits of your authenticator app, or a recovery code.'
          }
          type={isPassword ? 'password' : 'text'}
          autoComplete={isPassword ? 'current-password' : 'one-time-code'}
          required
        />
      )}
      <FormFailure message={failure} />
      <Buttons>
        <Action variant="outline" onClick={() => onEnd(false)}>
          Cancel
        </Action>
        {hasPasskey && (
          <Action
            variant={hasCode ? 'outline' : undefined}
            aria-disabled={isPending}
            onClick={() => void confirmWithPasskey()}
          >
            Use a passkey
          </Action>
        )}
        {hasField && (
          <Action type="submit" aria-disabled={isPending} {...keepFocusOnPress}>
            {isPending ? 'Checking...' : 'Confirm'}
          </Action>
        )}
      </Buttons>
    </form>
  )
}
