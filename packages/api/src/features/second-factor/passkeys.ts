import type { PasskeyAssertion, PasskeyRegistration } from '@agency/contract/second-factor'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { isLoopback } from '../../http/loopback.ts'
import {
  type ChallengePurpose,
  findPasskey,
  insertChallenge,
  listPasskeys,
  takeChallenge,
  usePasskey,
} from './passkey-queries.ts'

/**
 * EdDSA, ES256 and RS256, one of which every authenticator has. The library's default asks Node for
 * others as well, for which Node prints a warning.
 */
const supportedAlgorithmIDs = [-8, -7, -257]

type PasskeyDeps = Pick<Deps, 'db' | 'publicUrl' | 'log'>

/**
 * The origin whose passkeys are accepted, and its domain. A site on this machine is `localhost`:
 * browsers make no passkeys for an IP address.
 */
export function relyingPartyOf({ publicUrl }: Pick<Deps, 'publicUrl'>) {
  const url = new URL(publicUrl)
  if (isLoopback(url.hostname)) url.hostname = 'localhost'
  return { id: url.hostname, origin: url.origin }
}

/** What a browser needs to make a passkey. Those that the login has already are excluded. */
export async function registrationOptions(
  deps: PasskeyDeps,
  staff: { id: number; email: string },
  siteName: string,
): Promise<Omit<PublicKeyCredentialCreationOptionsJSON, 'extensions'>> {
  const { extensions: _extensions, ...options } = await generateRegistrationOptions({
    ...{ rpName: siteName, rpID: relyingPartyOf(deps).id, userName: staff.email },
    userID: new TextEncoder().encode(`staff ${staff.id}`),
    ...{ attestationType: 'none', supportedAlgorithmIDs },
    excludeCredentials: await credentialsOf(deps, staff.id),
    // A second factor: found by the account, so it need not take a place in the authenticator.
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'required' },
  })
  await insertChallenge(deps.db, {
    ...{ staffId: staff.id, purpose: 'registration', challenge: options.challenge },
  })
  return options
}

async function credentialsOf({ db }: PasskeyDeps, staffId: number) {
  const passkeys = await listPasskeys(db, staffId)
  return passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports }))
}

/** What a browser needs to use a passkey of a login. */
export async function assertionOptions(
  deps: PasskeyDeps,
  staffId: number,
  purpose: ChallengePurpose,
): Promise<Omit<PublicKeyCredentialRequestOptionsJSON, 'extensions'>> {
  const { extensions: _extensions, ...options } = await generateAuthenticationOptions({
    rpID: relyingPartyOf(deps).id,
    allowCredentials: await credentialsOf(deps, staffId),
    userVerification: 'required',
  })
  await insertChallenge(deps.db, { staffId, purpose, challenge: options.challenge })
  return options
}

/** The credential that a browser made for the open challenge; undefined if it is not valid. */
export async function verifyRegistration(
  deps: PasskeyDeps,
  staffId: number,
  passkey: z.infer<typeof PasskeyRegistration>,
) {
  const challenge = await takeChallenge(deps.db, { staffId, purpose: 'registration' })
  if (challenge === undefined) return undefined
  const { id, origin } = relyingPartyOf(deps)
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...passkey, clientExtensionResults: {} },
      ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: id },
      ...{ requireUserVerification: true, supportedAlgorithmIDs },
    })
    return registrationInfo?.credential
  } catch (error) {
    deps.log.warn({ err: error, staffId }, 'a new passkey was refused')
    return undefined
  }
}

/** Why an assertion was refused, or which passkey it was of. */
export type AssertionOutcome =
  | { passkey: { id: number; name: string } }
  | { refusal: 'unknown' | 'forged' | 'cloned' }

/**
 * Checks an assertion for the open challenge, which is used up in any case: it cannot be replayed.
 */
export async function verifyAssertion(
  deps: PasskeyDeps,
  { staffId, purpose }: { staffId: number; purpose: ChallengePurpose },
  assertion: PasskeyAssertion,
): Promise<AssertionOutcome> {
  const challenge = await takeChallenge(deps.db, { staffId, purpose })
  const passkey = await findPasskey(deps.db, staffId, assertion.id)
  if (!passkey) return { refusal: 'unknown' }
  if (challenge === undefined) return { refusal: 'forged' }
  const { id, origin } = relyingPartyOf(deps)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, clientExtensionResults: {} },
      ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: id },
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        // Compared below, after the signature: a forged counter must not look like a copy.
        counter: 0,
      },
    })
    if (!verified) return { refusal: 'forged' }
    const isUsed = await usePasskey(deps.db, passkey.id, authenticationInfo.newCounter)
    return isUsed ? { passkey } : { refusal: 'cloned' }
  } catch (error) {
    deps.log.warn({ err: error, staffId }, 'a passkey was refused')
    return { refusal: 'forged' }
  }
}
