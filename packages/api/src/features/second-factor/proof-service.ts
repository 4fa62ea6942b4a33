import {
  type IdentityProof,
  PROOF_NEEDED,
  type ProofMethods,
  WRONG_CODE,
  WRONG_PASSKEY,
} from '@agency/contract/second-factor'
import type { Database } from '@agency/db/connect'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { recordAction } from '../audit/record-action.ts'
import { actorOf } from '../auth/run-as-staff.ts'
import { findStaffById } from '../auth/staff-queries.ts'
import type { Staff } from '../auth/viewer.ts'
import { checkSecondFactor } from './second-factor-check.ts'
import { findSecondFactors, isSessionProven, markSessionProven } from './second-factor-queries.ts'
import { methodsOf } from './second-factor-service.ts'

/**
 * Throws PROOF_REQUIRED unless the viewer has entered a password or a second factor in this session
 * within the last ten minutes. A stolen token is not enough for what calls this.
 */
export async function requireProof(db: Database, { sessionId }: Staff): Promise<void> {
  if (sessionId !== undefined && (await isSessionProven(db, sessionId))) return
  throw new AppError('PROOF_REQUIRED', PROOF_NEEDED)
}

/** What the viewer can prove with: the second factor, or without one the password. */
export async function getProofMethods(db: Database, viewer: Staff): Promise<ProofMethods> {
  const methods = methodsOf(await findSecondFactors(db, viewer))
  return { methods: methods.length > 0 ? methods : ['password'] }
}

const wrong = (path: 'password' | 'passkey' | 'code', message: string) =>
  // Not UNAUTHORIZED, since the person remains logged in.
  new AppError('BAD_REQUEST', message, { issues: [{ path, message }] })

/**
 * Proves who the viewer is, for ten minutes of this session. Throws BAD_REQUEST if the proof is
 * wrong, or is a password although there is a second factor; and TOO_MANY_REQUESTS.
 */
export async function proveIdentity(
  deps: Pick<Deps, 'db' | 'passwords' | 'tokens' | 'limits' | 'log' | 'publicUrl'>,
  viewer: Staff,
  proof: IdentityProof,
  address: string,
): Promise<{ message: string }> {
  const { db, passwords, limits } = deps
  const { sessionId } = viewer
  if (sessionId === undefined) throw new AppError('UNAUTHORIZED', 'Please log in again.')
  // By session, so that guesses with a stolen token do not use up the owner's.
  const key = `session ${sessionId}`
  await limits.consume('secondFactor', key)
  if ('password' in proof) {
    const { methods } = await getProofMethods(db, viewer)
    if (!methods.includes('password')) {
      throw wrong('password', 'Please use your second factor instead.')
    }
    const hash = (await findStaffById(db, viewer.id))?.passwordHash
    const isRight = await passwords.matches(proof.password, hash, {
      caller: key,
      hasPriority: true,
    })
    if (!isRight) {
      await recordAction(db, { kind: 'account', action: 'entered a wrong password' })
      throw wrong('password', 'This password is not right.')
    }
    await recordAction(db, { kind: 'account', action: 'entered the password' })
  } else if (!(await checkSecondFactor(deps, actorOf(viewer, address), proof, 'proof'))) {
    const isPasskey = 'passkey' in proof
    throw wrong(isPasskey ? 'passkey' : 'code', isPasskey ? WRONG_PASSKEY : WRONG_CODE)
  }
  await limits.clear('secondFactor', key)
  await markSessionProven(db, sessionId)
  return { message: 'Confirmed.' }
}
