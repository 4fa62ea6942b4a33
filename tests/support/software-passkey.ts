import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { relyingPartyOf } from '@agency/api/features/second-factor/passkeys'
import type { PasskeyAssertion } from '@agency/contract/second-factor'
import type { TestApp } from './test-app.ts'

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

interface ResponseChanges {
  counter?: number
  origin?: string
  rpId?: string
  type?: string
  /** Without it the person was not verified. */
  isVerified?: boolean
}

/** An authenticator in software (WebAuthn, 6.1): ES256, no attestation. It can misbehave. */
export function openSoftwarePasskey(site: TestApp) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const party = relyingPartyOf(site.deps)

  const clientDataOf = (challenge: string, type: string, origin = party.origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  function authDataOf(flags: number, { counter = 0, rpId = party.id }: ResponseChanges) {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.of(flags), count])
  }
  const verified = ({ isVerified = true }: ResponseChanges) =>
    USER_PRESENT | (isVerified ? USER_VERIFIED : 0)

  return {
    id,
    /** What a browser returns for a new passkey (RegistrationResponseJSON). */
    register: (challenge: string, changes: ResponseChanges = {}) => {
      // COSE: kty EC2, alg ES256, crv P-256, x, y.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const authData = Buffer.concat([
        authDataOf(verified(changes) | HAS_CREDENTIAL, changes),
        Buffer.alloc(16),
        Buffer.of(0, credentialId.length),
        ...[credentialId, key],
      ])
      // CBOR: { fmt: 'none', attStmt: {}, authData }.
      const attestationObject = Buffer.concat([
        Buffer.from('a3', 'hex'),
        ...[Buffer.of(0x63), Buffer.from('fmt'), Buffer.of(0x64), Buffer.from('none')],
        ...[Buffer.of(0x67), Buffer.from('attStmt'), Buffer.of(0xa0)],
        ...[Buffer.of(0x68), Buffer.from('authData'), Buffer.of(0x58, authData.length), authData],
      ])
      const clientData = clientDataOf(challenge, changes.type ?? 'webauthn.create', changes.origin)
      return {
        ...{ id, rawId: id, type: 'public-key' as const },
        response: {
          clientDataJSON: clientData.toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    /** What a browser returns for a passkey that is used (AuthenticationResponseJSON). */
    use: (challenge: string, changes: ResponseChanges = {}): PasskeyAssertion => {
      const authData = authDataOf(verified(changes), changes)
      const clientData = clientDataOf(challenge, changes.type ?? 'webauthn.get', changes.origin)
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey)
      return {
        ...{ id, rawId: id, type: 'public-key' },
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}
export type SoftwarePasskey = ReturnType<typeof openSoftwarePasskey>
