import { createHash, createSign } from 'node:crypto'
import {
  der,
  FIRST_PART,
  integer,
  none,
  octets,
  oid,
  SET,
  sequence,
  setOf,
  valuesIn,
} from './der.ts'

export interface SigningKey {
  /** PEM of an RSA key. */
  privateKey: string
  /** DER of the certificate of this key, then of those that vouch for it. */
  certificates: Buffer[]
}

const SIGNED_DATA = oid('1.2.840.113549.1.7.2')
const DATA = oid('1.2.840.113549.1.7.1')
const CONTENT_TYPE = oid('1.2.840.113549.1.9.3')
const MESSAGE_DIGEST = oid('1.2.840.113549.1.9.4')
const SIGNING_CERTIFICATE_V2 = oid('1.2.840.113549.1.9.16.2.47')
const SHA_256 = sequence(oid('2.16.840.1.101.3.4.2.1'), none)
const SHA_256_WITH_RSA = sequence(oid('1.2.840.113549.1.1.11'), none)

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

/** Issuer and serial number of a certificate (RFC 5280), by which a signature names it. */
function issuerAndSerial(certificate: Buffer): Buffer {
  const [outer] = valuesIn(certificate)
  const [toBeSigned] = valuesIn(outer?.content ?? Buffer.alloc(0))
  const parts = valuesIn(toBeSigned?.content ?? Buffer.alloc(0))
  // The version, which comes first, is left out of certificates of version 1.
  const [serial, , issuer] = parts[0]?.tag === FIRST_PART ? parts.slice(1) : parts
  if (!serial || !issuer) throw new TypeError('This is no certificate.')
  return sequence(issuer.whole, serial.whole)
}

/**
 * A detached CMS signature (RFC 5652) of some bytes with the attributes that PAdES asks for (ETSI EN
 * 319 142-1, baseline B-B): the hash of the signer's certificate is signed as well, and no time is, which
 * stands in the document.
 */
export function signDetached(bytes: Uint8Array, { privateKey, certificates }: SigningKey): Buffer {
  const [own] = certificates
  if (!own) throw new TypeError('There is no certificate to sign with.')
  const attribute = (type: Buffer, value: Buffer) => sequence(type, der(SET, value))
  const attributes = [
    attribute(CONTENT_TYPE, DATA),
    attribute(MESSAGE_DIGEST, octets(sha256(bytes))),
    attribute(SIGNING_CERTIFICATE_V2, sequence(sequence(sequence(octets(sha256(own)))))),
  ]
  // They are signed as a set of their own, and stand in the signature as its first part.
  const signature = createSign('sha256').update(setOf(SET, attributes)).sign(privateKey)
  const signer = sequence(
    integer(1),
    issuerAndSerial(own),
    SHA_256,
    setOf(FIRST_PART, attributes),
    SHA_256_WITH_RSA,
    octets(signature),
  )
  const signedData = sequence(
    integer(1),
    der(SET, SHA_256),
    sequence(DATA),
    der(FIRST_PART, ...certificates),
    der(SET, signer),
  )
  return sequence(SIGNED_DATA, der(FIRST_PART, signedData))
}
