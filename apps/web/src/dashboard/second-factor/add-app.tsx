import { type AddedSecondFactor, AppCode } from '@agency/contract/second-factor'
import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { z } from 'zod'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { lazyComponent } from '../../browser/lazy-component.ts'
import { failureText } from '../../browser/online.ts'
import { RowsSkeleton } from '../../ui/data/states.tsx'
import { Action, CompactInput } from '../../ui/forms/controls.ts'
import { Field } from '../../ui/forms/field.tsx'
import { FormFailure } from '../../ui/forms/form-failure.tsx'
import { FormField } from '../../ui/forms/form-field.tsx'
import { keepFocusOnPress, useContractForm } from '../../ui/forms/use-contract-form.ts'
import { DrawerActions } from '../../ui/overlay/drawer.tsx'
import { useCopy } from '../layout/use-copy.ts'
import { useProof } from './proof.tsx'

const QrCode = lazyComponent(() => import('./qr-code.tsx'))
const Form = chakra('form', { base: { display: 'grid', gap: '4' } })
const Code = z.object({ code: AppCode })

interface AddAppProps {
  onAdded: (added: AddedSecondFactor) => void
  onCancel: () => void
}

/** Adds an authenticator app: its QR code or secret, and the first code that it shows. */
export function AddApp({ onAdded, onCancel }: AddAppProps) {
  const copyWith = useCopy()
  const withProof = useProof()
  const start = trpc.secondFactor.startApp.useMutation()
  const confirm = trpc.secondFactor.confirmApp.useMutation()
  const [failure, setFailure] = useState('')
  const fail = (error: unknown) =>
    setFailure(apiErrorOf(error)?.message ?? failureText('The app could not be added.'))
  const begin = useEffectEvent(() => {
    withProof(() => start.mutateAsync()).catch(fail)
  })
  useEffect(() => begin(), [])
  const form = useContractForm<{ code: string }>({
    defaultValues: { code: '' },
    schema: Code,
    idOf: () => 'app-code',
    mode: 'onSubmit',
    shouldFocusError: true,
    send,
  })
  async function send({ code }: { code: string }) {
    setFailure('')
    try {
      onAdded(await confirm.mutateAsync({ code }))
    } catch (error) {
      const issue = apiErrorOf(error)?.issues.find(({ path }) => path === 'code')
      if (issue) form.setError('code', { message: issue.message }, { shouldFocus: true })
      else fail(error)
    }
  }
  const app = start.data
  if (!app) {
    return failure ? (
      <>
        <FormFailure message={failure} />
        <DrawerActions>
          <Action variant="outline" onClick={onCancel}>
            Close
          </Action>
        </DrawerActions>
      </>
    ) : (
      <RowsSkeleton rows={4} label="Making a secret..." />
    )
  }
  const copy = () =>
    copyWith(app.secret, { copied: 'Secret copied', failed: 'Please copy it by hand.' })
  return (
    <Form method="post" noValidate aria-label="Add an authenticator app" onSubmit={form.onSubmit}>
      <p>Scan this QR code with an authenticator app, or enter the secret there by hand.</p>
      <Suspense fallback={<RowsSkeleton rows={4} label="Drawing the QR code..." />}>
        <QrCode text={app.url} label="QR code of the secret" />
      </Suspense>
      <Field id="app-secret" label="Secret">
        {(control) => (
          <CompactInput
            {...control}
            readOnly
            fontFamily="monospace"
            value={app.secret.replace(/(.{4})(?=.)/g, '$1 ')}
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
      <DrawerActions>
        <Action variant="outline" onClick={() => void copy()}>
          Copy secret
        </Action>
      </DrawerActions>
      <FormField
        form={form}
        name="code"
        label="Code"
        hint="The six digits that the app shows now."
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
      <FormFailure message={failure} />
      <DrawerActions>
        <Action type="submit" aria-disabled={confirm.isPending} {...keepFocusOnPress}>
          {confirm.isPending ? 'Checking...' : 'Turn on'}
        </Action>
        <Action variant="outline" onClick={onCancel}>
          Cancel
        </Action>
      </DrawerActions>
    </Form>
  )
}
