import type { LoggedIn } from '@agency/contract/login'
import type { SecondFactorNeeded } from '@agency/contract/second-factor'
import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import type { PageModule } from '../../app/page.ts'
import { lazyComponent } from '../../browser/lazy-component.ts'
import { returnPathOf } from '../../browser/return-path.ts'
import { session } from '../../browser/session.ts'
import { useServerData } from '../../ssr/server-data.ts'
import { Button } from '../../ui/core/button.ts'
import { Card, Container, PageHead } from '../../ui/core/layout.ts'
import { Muted, PageTitle } from '../../ui/core/text.ts'
import { Field, Input } from '../../ui/forms/field.tsx'
import { keepFocusOnPress, useContractForm } from '../../ui/forms/use-contract-form.ts'
import type { Credentials } from './credentials.ts'
import { readDeviceProof, storeDeviceProof } from './device-proof.ts'
import {
  type PendingLogin,
  readPendingLogin,
  removePendingLogin,
  storePendingLogin,
} from './pending-login.ts'

export const load: PageModule['load'] = async ({ data }) => {
  const { name } = await data.agency()
  return { title: `Sign in | ${name}`, description: 'Sign in for staff.', noindex: true }
}

const SecondStep = lazyComponent(() => import('./second-step.tsx'))
const AcceptInvitation = lazyComponent(() => import('./accept-invitation.tsx'))

/** The token of an invitation's link. It is in the fragment, which no server sees. */
const invitationToken = () => /^#invitation=([\w-]+)$/.exec(location.hash)?.[1]

const loadSchema = async () => (await import('./credentials.ts')).Credentials
const Form = chakra('form', { base: { display: 'grid', gap: '6' } })

/** The login form, or for somebody who is invited the form to choose a password. */
export function Page() {
  const [invitation, setInvitation] = useState<string>()
  // Known in the browser only: the server renders the same page for everybody.
  useEffect(() => {
    const read = () => setInvitation(invitationToken())
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return (
    <Container>
      <PageHead minHeight="82vh" justifyContent="center" alignContent="center">
        <Card width="min(400px, 100vw - 2.5rem)" display="grid" gap="6" padding="8">
          {invitation === undefined ? (
            <Login />
          ) : (
            <Suspense fallback={<PageTitle textStyle="h3">Invitation</PageTitle>}>
              <AcceptInvitation token={invitation} />
            </Suspense>
          )}
        </Card>
      </PageHead>
    </Container>
  )
}

/** The password, and then a second factor if the login has one. */
function Login() {
  const [, navigate] = useLocation()
  const [pending, setPending] = useState<PendingLogin>()
  const [reason, setReason] = useState('')
  // Known in the browser only. After a reload, the step goes on.
  useEffect(() => setPending(readPendingLogin()), [])
  function finish({ token, device }: LoggedIn): boolean {
    if (!session.login(token)) return false
    removePendingLogin()
    storeDeviceProof(device)
    navigate(returnPathOf(history.state) ?? '/dashboard')
    return true
  }
  if (!pending) {
    return (
      <LoginForm
        reason={reason}
        onLogin={finish}
        onSecondFactor={(needed) => setPending(storePendingLogin(needed))}
      />
    )
  }
  return (
    <Suspense fallback={<PageTitle textStyle="h3">Confirm it is you</PageTitle>}>
      <SecondStep
        pending={pending}
        onLogin={finish}
        onBack={(text = '') => {
          removePendingLogin()
          setReason(text)
          setPending(undefined)
        }}
      />
    </Suspense>
  )
}

interface LoginFormProps {
  /** Why the password is asked for again. */
  reason: string
  /** Whether the token could be read. */
  onLogin: (loggedIn: LoggedIn) => boolean
  onSecondFactor: (needed: SecondFactorNeeded) => void
}

function LoginForm({ reason, onLogin, onSecondFactor }: LoginFormProps) {
  const posted = useServerData('form')
  const [failure, setFailure] = useState(reason || (posted?.outcome?.text ?? ''))
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  const [hasEnded, setHasEnded] = useState(false)
  // Known in the browser only: the server renders the same page for everybody.
  useEffect(() => setHasEnded(returnPathOf(history.state) !== undefined), [])
  const login = trpc.auth.login.useMutation()
  const { register, formState, onSubmit } = useContractForm<Credentials>({
    defaultValues: { email: posted?.values.email ?? '', password: '' },
    schema: loadSchema,
    shouldFocusError: true,
    send,
  })
  async function send(credentials: Credentials) {
    setFailure('')
    try {
      const result = await login.mutateAsync({ ...credentials, device: readDeviceProof() })
      if ('loginToken' in result) onSecondFactor(result)
      else if (!onLogin(result)) setFailure('Login failed')
    } catch (error) {
      console.error(error)
      setFailure(apiErrorOf(error)?.message || 'Login failed')
    }
  }
  return (
    <>
      <div>
        <PageTitle textStyle="h3">Sign in</PageTitle>
        <Muted fontSize="sm">For staff of the studio.</Muted>
        <div role="status">
          {hasEnded && (
            <chakra.p marginTop="4" fontWeight="600">
              Your session has ended. Sign in again to continue where you were.
            </chakra.p>
          )}
        </div>
      </div>
      <Form method="post" action="/login" noValidate aria-label="Sign in" onSubmit={onSubmit}>
        <Muted className="without-code">
          Signing in needs JavaScript. Please turn it on and load this page again.
        </Muted>
        {failure && (
          <chakra.p role="alert" color="error" fontWeight="600">
            {failure}
          </chakra.p>
        )}
        <Field id="email" label="Email" error={formState.errors.email?.message}>
          {(control) => (
            <Input
              {...control}
              {...register('email')}
              defaultValue={posted?.values.email}
              type="email"
              autoComplete="username"
              required
            />
          )}
        </Field>
        <Field id="password" label="Password" error={formState.errors.password?.message}>
          {(control) => (
            <Input
              {...control}
              {...register('password')}
              type="password"
              autoComplete="current-password"
              required
            />
          )}
        </Field>
        {/* Without the page's code the password would be posted to a URL that rejects it. */}
        <Button type="submit" disabled={!isHydrated || login.isPending} {...keepFocusOnPress}>
          {login.isPending ? 'Logging in...' : 'Sign in'}
        </Button>
      </Form>
    </>
  )
}
