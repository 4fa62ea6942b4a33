import { PasswordChange } from '@agency/contract/login'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { session } from '../../browser/session.ts'
import { Action } from '../../ui/forms/controls.ts'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormFailure } from '../../ui/forms/form-failure.tsx'
import { FormField } from '../../ui/forms/form-field.tsx'
import { FormSection, Wide } from '../../ui/forms/form-section.tsx'
import { keepFocusOnPress, useContractForm } from '../../ui/forms/use-contract-form.ts'
import { otherSections } from './settings-sections.ts'

const [section] = otherSections
const fields = [
  { name: 'currentPassword', label: 'Current password', autoComplete: 'current-password' },
  {
    name: 'newPassword',
    label: 'New password',
    autoComplete: 'new-password',
    hint: 'At least 12 characters.',
  },
] as const
const emptyChange: PasswordChange = { currentPassword: '', newPassword: '' }

/**
 * Changes the password of the logged-in user; this browser continues with the token in the
 * response.
 */
export function PasswordForm() {
  const [successMessage, setSuccessMessage] = useState('')
  const [failure, setFailure] = useState('')
  const { data: user } = trpc.auth.me.useQuery()
  const change = trpc.auth.changePassword.useMutation()
  const form = useContractForm<PasswordChange>({
    defaultValues: emptyChange,
    schema: PasswordChange,
    idOf: (name) => `settings-${name}`,
    send: changePassword,
  })
  const { problems } = form
  async function changePassword(passwords: PasswordChange) {
    setSuccessMessage('')
    setFailure('')
    try {
      const { token, message } = await change.mutateAsync(passwords)
      session.login(token)
      form.reset()
      setSuccessMessage(`${message} You’ve been logged out on all other devices.`)
    } catch (error) {
      const apiError = apiErrorOf(error)
      const issues = apiError?.issues ?? []
      for (const { path, message } of issues) {
        if (path in passwords) form.setError(path as keyof PasswordChange, { message })
      }
      if (issues.length === 0) setFailure(apiError?.message || 'Failed to change the password')
    }
  }
  return (
    <form method="post" noValidate aria-label={section.title} onSubmit={form.onSubmit}>
      <FormSection section={section}>
        {/* So that the browser's password manager knows whose password this is. */}
        <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <Wide display={problems.length > 0 ? 'grid' : 'none'}>
          <ErrorSummary problems={problems} attempt={form.formState.submitCount} />
        </Wide>
        {fields.map((field) => (
          <FormField key={field.name} form={form} type="password" required {...field} />
        ))}
        <Wide justifyItems="start">
          <FormFailure message={failure} />
          <chakra.p role="status" color="success" fontWeight="600" _empty={{ display: 'none' }}>
            {successMessage}
          </chakra.p>
          <Action type="submit" aria-disabled={change.isPending} {...keepFocusOnPress}>
            {change.isPending ? 'Changing...' : 'Change password'}
          </Action>
        </Wide>
      </FormSection>
    </form>
  )
}
