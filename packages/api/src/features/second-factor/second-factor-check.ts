import {
  isAppCode,
  type PasskeyAssertion,
  type SecondFactorMethod,
  type SecondFactorProof,
} from '@agency/contract/second-factor'
import type { Actor } from '@agency/db/actor'
import type { Deps } from '../../deps.ts'
import { recordAction } from '../audit/record-action.ts'
import { decryptAppSecret, newAppSecret, stepOfCode } from './authenticator-app.ts'
import { verifyAssertion } from './passkeys.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { findApp, useAppStep, useRecoveryCode } from './second-factor-queries.ts'

export type CheckDeps = Pick<Deps, 'db' | 'tokens' | 'log' | 'publicUrl'>

/** What a second factor is entered for. */
export type CheckPurpose = 'login' | 'proof'

interface Outcome {
  method?: SecondFactorMethod
  /** For the audit log, with the name of a passkey. */
  action: string
  subject?: string
}

const refusalActions = {
  unknown: 'used an unknown passkey',
  forged: 'used a passkey with an invalid signature or challenge',
  cloned: 'used a passkey that may have been copied',
}

async function checkPasskey(
  deps: CheckDeps,
  attempt: { staffId: number; purpose: CheckPurpose },
  assertion: PasskeyAssertion,
): Promise<Outcome> {
  const outcome = await verifyAssertion(deps, attempt, assertion)
  if ('refusal' in outcome) return { action: refusalActions[outcome.refusal] }
  return { method: 'passkey', action: 'used a passkey', subject: outcome.passkey.name }
}

async function checkAppCode(
  { db, tokens, log }: CheckDeps,
  staffId: number,
  code: string,
): Promise<Outcome> {
  const app = await findApp(db, staffId)
  const secret = app?.confirmedAt ? decryptAppSecret(app.secret, staffId, tokens) : undefined
  if (app?.confirmedAt && !secret) {
    log.error({ staffId }, 'an authenticator app was encrypted with another JWT_SECRET')
  }
  // Without an app a code is computed as well, so that the answer takes as long.
  const step = stepOfCode(secret ?? newAppSecret(), code)
  if (step === undefined || !secret) return { action: 'entered a wrong code' }
  return (await useAppStep(db, staffId, step))
    ? { method: 'authenticatorApp', action: 'used the authenticator app' }
    : { action: 'entered a code that was used before' }
}

async function checkRecoveryCode(
  { db }: CheckDeps,
  staffId: number,
  code: string,
): Promise<Outcome> {
  return (await useRecoveryCode(db, staffId, hashRecoveryCode(code)))
    ? { method: 'recoveryCode', action: 'used a recovery code' }
    : { action: 'entered a wrong recovery code' }
}

/**
 * Whether this proves who somebody is: a code of their app or of their recovery codes, each of
 * which counts once, or their passkey. Success and failure are in the audit log.
 */
export async function checkSecondFactor(
  deps: CheckDeps,
  actor: Actor,
  proof: SecondFactorProof,
  purpose: CheckPurpose,
): Promise<boolean> {
  const { staffId } = actor
  const {
    method,
    action,
    subject = '',
  } = 'passkey' in proof
    ? await checkPasskey(deps, { staffId, purpose }, proof.passkey)
    : isAppCode(proof.code)
      ? await checkAppCode(deps, staffId, proof.code)
      : await checkRecoveryCode(deps, staffId, proof.code)
  await recordAction(deps.db, { kind: 'second factor', action, subject }, actor)
  return method !== undefined
}
