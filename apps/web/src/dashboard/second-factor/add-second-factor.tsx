import type { AddedSecondFactor } from '@agency/contract/second-factor'
import { useState } from 'react'
import { trpc } from '../../api/trpc.ts'
import { session } from '../../browser/session.ts'
import { useToast } from '../../ui/overlay/toasts.tsx'
import { AddApp } from './add-app.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

export type AddableFactor = 'app' | 'passkey'

interface AddSecondFactorProps {
  factor: AddableFactor
  /** After it was added, with its recovery codes saved, or cancelled. */
  onEnd: (isAdded: boolean) => void
}

/** Adds a second factor; after the first one, shows the recovery codes. */
export function AddSecondFactor({ factor, onEnd }: AddSecondFactorProps) {
  const toast = useToast()
  const utils = trpc.useUtils()
  const [codes, setCodes] = useState<string[]>()
  async function finish({ token, recoveryCodes }: AddedSecondFactor) {
    // The earlier token has ended with all other sessions.
    if (token !== null) session.login(token)
    toast({
      text:
        token === null
          ? 'Second factor added'
          : 'Second factor added. You’ve been logged out on all other devices.',
    })
    if (recoveryCodes.length > 0) setCodes(recoveryCodes)
    else onEnd(true)
    await Promise.all([utils.secondFactor.get.invalidate(), utils.auth.sessions.invalidate()])
  }
  const cancel = () => onEnd(false)
  if (codes) return <RecoveryCodes codes={codes} onDone={() => onEnd(true)} />
  const Add = factor === 'app' ? AddApp : AddPasskey
  return <Add onAdded={(added) => void finish(added)} onCancel={cancel} />
}
