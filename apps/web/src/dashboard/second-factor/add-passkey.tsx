import { type AddedSecondFactor, NewPasskey } from '@agency/contract/second-factor'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { failureText } from '../../browser/online.ts'
import { createPasskey, passkeyFailureText, passkeyObstacle } from '../../browser/passkeys.ts'
import { deviceName } from '../../format/device.ts'
import { Action } from '../../ui/forms/controls.ts'
import { FormFailure } from '../../ui/forms/form-failure.tsx'
import { FormField } from '../../ui/forms/form-field.tsx'
import { keepFocusOnPress, useContractForm } from '../../ui/forms/use-contract-form.ts'
import { DrawerActions } from '../../ui/overlay/drawer.tsx'
import { useProof } from './proof.tsx'

const Form = chakra('form', { base: { display: 'grid', gap: '4' } })
const Name = NewPasskey.pick({ name: true })

interface AddPasskeyProps {
  onAdded: (added: AddedSecondFactor) => void
  onCancel: () => void
}

/** Makes a passkey in this browser, with a name by which it is recognised in the list. */
export function AddPasskey({ onAdded, onCancel }: AddPasskeyProps) {
  const withProof = useProof()
  const start = trpc.secondFactor.startPasskey.useMutation()
  const add = trpc.secondFactor.addPasskey.useMutation()
  const [failure, setFailure] = useState('')
  const form = useContractForm<{ name: string }>({
    defaultValues: { name: deviceName(navigator.userAgent) },
    schema: Name,
    idOf: () => 'passkey-name',
    mode: 'onSubmit',
    shouldFocusError: true,
    send,
  })
  async function send({ name }: { name: string }) {
    setFailure('')
    try {
      const options = await withProof(() => start.mutateAsync())
      const passkey = await createPasskey(options)
      onAdded(
        await add.mutateAsync({
          name,
          passkey: {
            ...passkey,
            response: { ...passkey.response, transports: passkey.response.transports ?? [] },
          },
        }),
      )
    } catch (error) {
      setFailure(
        apiErrorOf(error)?.message ??
          passkeyFailureText(error) ??
          failureText('The passkey could not be added.'),
      )
    }
  }
  const obstacle = passkeyObstacle()
  const isPending = start.isPending || add.isPending
  return (
    <Form method="post" noValidate aria-label="Add a passkey" onSubmit={form.onSubmit}>
      <p>
        A passkey is kept by your device, your password manager or a security key, and used with a
        fingerprint, your face or a PIN.
      </p>
      {obstacle && <p role="alert">{obstacle}</p>}
      <FormField
        form={form}
        name="name"
        label="Name"
        hint="By which you recognise it, such as “Office laptop”."
        required
      />
      <FormFailure message={failure} />
      <DrawerActions>
        <Action
          type="submit"
          aria-disabled={isPending || obstacle !== undefined}
          {...keepFocusOnPress}
        >
          {isPending ? 'Adding...' : 'Create a passkey'}
        </Action>
        <Action variant="outline" onClick={onCancel}>
          Cancel
        </Action>
      </DrawerActions>
    </Form>
  )
}
