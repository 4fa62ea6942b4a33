import { NewRedirect } from '@agency/contract/redirect'
import { useState } from 'react'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { FormField } from '../../ui/forms/form-field.tsx'
import { useContractForm } from '../../ui/forms/use-contract-form.ts'
import { DrawerForm } from '../../ui/overlay/drawer-form.tsx'
import { useToast } from '../../ui/overlay/toasts.tsx'

/** Adds a redirect, in a drawer. */
export function RedirectForm({ onClose }: { onClose: () => void }) {
  const { redirects } = trpc.useUtils()
  const toast = useToast()
  const [failure, setFailure] = useState('')
  const { mutateAsync, isPending } = trpc.redirects.add.useMutation()
  const form = useContractForm<NewRedirect>({
    schema: NewRedirect,
    defaultValues: { path: '', target: '' },
    idOf: (field) => `redirect-${field}`,
    send: save,
  })

  async function save(redirect: NewRedirect) {
    setFailure('')
    try {
      await mutateAsync(redirect)
    } catch (error) {
      const { issues = [], message } = apiErrorOf(error) ?? {}
      for (const issue of issues) {
        form.setError(issue.path as keyof NewRedirect, { message: issue.message })
      }
      if (issues.length === 0) setFailure(message || 'Failed to add the redirect')
      return
    }
    void redirects.invalidate()
    toast({ text: 'The redirect was added' })
    onClose()
  }

  return (
    <DrawerForm
      title="Add redirect"
      name="Redirect"
      form={form}
      failure={failure}
      isPending={isPending}
      action={['Add redirect', 'Adding...']}
      onClose={onClose}
    >
      <FormField
        form={form}
        name="path"
        label="Old path"
        required
        placeholder="/old-page"
        hint="What follows the name of the site in the old address. You can paste the whole address."
      />
      <FormField
        form={form}
        name="target"
        label="New path"
        required
        placeholder="/our-work"
        hint="A page of this site."
      />
    </DrawerForm>
  )
}
