import { PasswordChange } from '@agency/contract/login'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { session } from '../../browser/session.ts'
import { useSingleFlight } from '../../browser/single-flight.ts'
import { Action, CompactInput, keepFocusOnPress } from '../../ui/forms/controls.ts'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { FormFailure } from '../../ui/forms/form-failure.tsx'
import { zodResolver } from '../../ui/forms/form-resolver.ts'
import { FormSection, Wide } from '../../ui/forms/form-section.tsx'
import { furtherSections } from './settings-sections.ts'

const [section] = furtherSections
const fields = [
  { name: 'currentPassword', label: 'Current password', autoComplete: 'current-password' },
  {
    name: 'newPassword',
    label: 'New password',
    autoComplete: 'new-password',
    hint: 'At least 12 characters.',
  },
] as const
const empty: PasswordChange = { currentPassword: '', newPassword: '' }

/** Another password for whoever is logged in; this browser goes on with the token it answers. */
export function PasswordForm() {
  const [done, setDone] = useState('')
  const [failure, setFailure] = useState('')
  const { data: me } = trpc.auth.me.useQuery()
  const change = trpc.auth.changePassword.useMutation()
  const { register, handleSubmit, formState, reset, setError } = useForm({
    defaultValues: empty,
    resolver: zodResolver<PasswordChange>(async () => PasswordChange),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { errors, isSubmitted, submitCount } = formState
  const send = handleSubmit(async (passwords) => {
    setDone('')
    setFailure('')
    try {
      const { token, message } = await change.mutateAsync(passwords)
      session.login(token)
      reset()
      setDone(`${message} Everywhere else you are logged out.`)
    } catch (error) {
      const refusal = apiErrorOf(error)
      const issues = refusal?.issues ?? []
      for (const { path, message } of issues) {
        if (path in passwords) setError(path as keyof PasswordChange, { message })
      }
      if (issues.length === 0) setFailure(refusal?.message || 'Failed to change the password')
    }
  })
  const submit = useSingleFlight(send)
  const problems = Object.entries(errors).map(([name, error]) => ({
    id: `settings-${name}`,
    message: error?.message ?? '',
  }))
  return (
    <form
      method="post"
      noValidate
      aria-label={section.title}
      onSubmit={(event) => {
        event.preventDefault()
        void submit(event)
      }}
    >
      <FormSection section={section}>
        {/* For the browser's password manager, which else guesses whose password this is. */}
        <input type="email" autoComplete="username" value={me?.email ?? ''} readOnly hidden />
        <Wide display={isSubmitted && problems.length > 0 ? 'grid' : 'none'}>
          <ErrorSummary problems={isSubmitted ? problems : []} attempt={submitCount} />
        </Wide>
        {fields.map(({ name, label, autoComplete, ...more }) => (
          <Field
            key={name}
            id={`settings-${name}`}
            label={label}
            error={errors[name]?.message}
            {...more}
          >
            {(control) => (
              <CompactInput
                {...control}
                {...register(name)}
                type="password"
                autoComplete={autoComplete}
                required
              />
            )}
          </Field>
        ))}
        <Wide justifyItems="start">
          <FormFailure message={failure} />
          <chakra.p role="status" color="success" fontWeight="600" _empty={{ display: 'none' }}>
            {done}
          </chakra.p>
          <Action type="submit" aria-disabled={change.isPending} {...keepFocusOnPress}>
            {change.isPending ? 'Changing...' : 'Change password'}
          </Action>
        </Wide>
      </FormSection>
    </form>
  )
}
