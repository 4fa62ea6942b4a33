import type { LoggedIn } from '@agency/contract/login'
import { SecondFactorCode } from '@agency/contract/second-factor'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { failureText } from '../../browser/online.ts'
import { passkeyFailureText, passkeyObstacle, readPasskey } from '../../browser/passkeys.ts'
import { useSingleFlight } from '../../browser/single-flight.ts'
import { Button } from '../../ui/core/button.ts'
import { Muted, PageTitle } from '../../ui/core/text.ts'
import { Field, Input } from '../../ui/forms/field.tsx'
import { keepFocusOnPress, useContractForm } from '../../ui/forms/use-contract-form.ts'
import type { PendingLogin } from './pending-login.ts'

const Form = chakra('form', { base: { display: 'grid', gap: '6' } })
const TextButton = chakra('button', {
  base: {
    justifySelf: 'start',
    minHeight: '44px',
    textDecoration: 'underline',
    textUnderlineOffset: '.2em',
    cursor: 'pointer',
  },
})

const Code = z.object({ code: SecondFactorCode })

interface SecondStepProps {
  pending: PendingLogin
  onLogin: (loggedIn: LoggedIn) => void
  /** Back to the password, with the reason if there is one. */
  onBack: (reason?: string) => void
}

/** Finishes a login with a passkey, a code of an authenticator app or a recovery code. */
export default function SecondStep({
  pending: { loginToken, methods },
  onLogin,
  onBack,
}: SecondStepProps) {
  const [failure, setFailure] = useState('')
  const hasApp = methods.includes('authenticatorApp')
  const hasRecoveryCodes = methods.includes('recoveryCode')
  const hasPasskey = methods.includes('passkey')
  const [isRecovery, setRecovery] = useState(!hasApp)
  const [isOpen, setOpen] = useState(hasApp || !hasPasskey)
  const finish = trpc.auth.finishLogin.useMutation()
  const finishWithPasskey = trpc.auth.finishLoginWithPasskey.useMutation()
  const passkeyOptions = trpc.auth.loginPasskeyOptions.useMutation()
  const form = useContractForm<{ code: string }>({
    defaultValues: { code: '' },
    schema: Code,
    mode: 'onSubmit',
    shouldFocusError: true,
    send: ({ code }) => run(() => finish.mutateAsync({ loginToken, code })),
  })
  const { setFocus } = form
  useEffect(() => {
    if (isOpen) setFocus('code')
  }, [isOpen, setFocus])
  // The longer form with the password may have been scrolled.
  useEffect(() => {
    document.querySelector('main h1')?.scrollIntoView({ block: 'nearest' })
  }, [])

  async function run(work: () => Promise<LoggedIn>) {
    setFailure('')
    try {
      onLogin(await work())
    } catch (error) {
      const apiError = apiErrorOf(error)
      const issue = apiError?.issues.find(({ path }) => path === 'code')
      if (issue) form.setError('code', { message: issue.message }, { shouldFocus: true })
      else if (apiError?.status === 401 && apiError.issues.length === 0) onBack(apiError.message)
      else {
        setFailure(
          apiError?.message ?? passkeyFailureText(error) ?? failureText('The login failed.'),
        )
      }
    }
  }
  const confirmWithPasskey = useSingleFlight(() =>
    run(async () => {
      const passkey = await readPasskey(await passkeyOptions.mutateAsync({ loginToken }))
      return finishWithPasskey.mutateAsync({ loginToken, passkey })
    }),
  )
  const obstacle = hasPasskey ? passkeyObstacle() : undefined
  const isPending = [finish, finishWithPasskey, passkeyOptions].some((call) => call.isPending)
  return (
    <>
      <div>
        <PageTitle textStyle="h3">Confirm it is you</PageTitle>
        <Muted fontSize="sm">Your password is right. Now your second factor.</Muted>
      </div>
      {failure && (
        <chakra.p role="alert" color="error" fontWeight="600">
          {failure}
        </chakra.p>
      )}
      {obstacle && <Muted fontSize="sm">{obstacle}</Muted>}
      {hasPasskey && !obstacle && (
        <Button type="button" disabled={isPending} onClick={() => confirmWithPasskey()}>
          Use a passkey
        </Button>
      )}
      {isOpen ? (
        <Form method="post" noValidate aria-label="Second factor" onSubmit={form.onSubmit}>
          <Field
            id="code"
            label={isRecovery ? 'Recovery code' : 'Code'}
            hint={
              isRecovery
                ? 'One of the codes that you saved. Each works once.'
                : 'The six digits that your authenticator app shows.'
            }
            error={form.errorOf('code')}
          >
            {(control) => (
              <Input
                {...control}
                {...form.register('code')}
                type="text"
                inputMode={isRecovery ? 'text' : 'numeric'}
                autoComplete={isRecovery ? 'off' : 'one-time-code'}
                autoCapitalize="none"
                spellCheck={false}
                required
              />
            )}
          </Field>
          <Button type="submit" disabled={isPending} {...keepFocusOnPress}>
            {finish.isPending ? 'Checking...' : 'Continue'}
          </Button>
          {hasApp && hasRecoveryCodes && (
            <TextButton
              type="button"
              onClick={() => {
                setRecovery(!isRecovery)
                setFocus('code')
              }}
            >
              {isRecovery ? 'Use the authenticator app instead' : 'Use a recovery code instead'}
            </TextButton>
          )}
        </Form>
      ) : (
        hasRecoveryCodes && (
          <TextButton type="button" onClick={() => setOpen(true)}>
            Use a recovery code instead
          </TextButton>
        )
      )}
      <TextButton type="button" onClick={() => onBack()}>
        Back
      </TextButton>
    </>
  )
}
