import { roleLabels } from '@agency/contract/permissions'
import { AcceptInvitation } from '@agency/contract/staff-member'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { failureText } from '../../browser/online.ts'
import { session } from '../../browser/session.ts'
import { Button } from '../../ui/core/button.ts'
import { Muted, PageTitle } from '../../ui/core/text.ts'
import { Field, Input } from '../../ui/forms/field.tsx'
import { keepFocusOnPress, useContractForm } from '../../ui/forms/use-contract-form.ts'
import { storeDeviceProof } from './device-proof.ts'

const Form = chakra('form', { base: { display: 'grid', gap: '6' } })
const Password = AcceptInvitation.pick({ password: true })

/** Lets somebody with the link of an invitation choose a password, and logs them in. */
export default function AcceptInvitationForm({ token }: { token: string }) {
  const [, navigate] = useLocation()
  const [failure, setFailure] = useState('')
  const opened = trpc.auth.openInvitation.useMutation()
  const accept = trpc.auth.acceptInvitation.useMutation()
  const open = useEffectEvent(() => opened.mutate({ token }))
  useEffect(() => {
    if (token) open()
  }, [token])
  const form = useContractForm<{ password: string }>({
    defaultValues: { password: '' },
    schema: Password,
    shouldFocusError: true,
    send,
  })
  async function send({ password }: { password: string }) {
    setFailure('')
    try {
      const loggedIn = await accept.mutateAsync({ token, password })
      storeDeviceProof(loggedIn.device)
      // Back must not lead to a link that has been used.
      if (session.login(loggedIn.token)) navigate('/dashboard', { replace: true })
    } catch (error) {
      const apiError = apiErrorOf(error)
      const issue = apiError?.issues.find(({ path }) => path === 'password')
      if (issue) form.setError('password', { message: issue.message }, { shouldFocus: true })
      else setFailure(apiError?.message ?? failureText('The password could not be saved.'))
    }
  }
  const invitation = opened.data
  if (opened.error) {
    const apiError = apiErrorOf(opened.error)
    return (
      <>
        <PageTitle textStyle="h3">Invitation</PageTitle>
        <chakra.p role="alert" color="error" fontWeight="600">
          {apiError?.message ?? failureText('The invitation could not be checked.')}
        </chakra.p>
        {apiError?.status !== 404 && (
          <Button type="button" onClick={() => opened.mutate({ token })}>
            Try again
          </Button>
        )}
      </>
    )
  }
  return (
    <>
      <div>
        <PageTitle textStyle="h3">Choose a password</PageTitle>
        <Muted fontSize="sm" role="status">
          {invitation
            ? `You are invited to the team of ${invitation.agencyName} as ${roleLabels[invitation.role].toLowerCase()}.`
            : 'Checking your invitation...'}
        </Muted>
      </div>
      {invitation && (
        <Form method="post" noValidate aria-label="Choose a password" onSubmit={form.onSubmit}>
          {failure && (
            <chakra.p role="alert" color="error" fontWeight="600">
              {failure}
            </chakra.p>
          )}
          <Field id="invited-email" label="Email">
            {(control) => (
              <Input
                {...control}
                type="email"
                autoComplete="username"
                value={invitation.email}
                readOnly
              />
            )}
          </Field>
          <Field
            id="password"
            label="Password"
            hint="At least 12 characters."
            error={form.errorOf('password')}
          >
            {(control) => (
              <Input
                {...control}
                {...form.register('password')}
                type="password"
                autoComplete="new-password"
                required
              />
            )}
          </Field>
          <Button type="submit" disabled={accept.isPending} {...keepFocusOnPress}>
            {accept.isPending ? 'Saving...' : 'Save and sign in'}
          </Button>
        </Form>
      )}
    </>
  )
}
