import { createHash, createSign } from 'node:crypto'
import forge, { type asn1 } from 'node-forge'

export interface SigningKey {
  /** PEM of an RSA key. */
  privateKey: string
  /** DER certificate chain, the key's own certificate first. */
  certificates: Buffer[]
}

const { Class, Type, create, fromDer, oidToDer, toDer } = forge.asn1
type Value = asn1.Asn1

const primitive = (type: asn1.Type, bytes: string) => create(Class.UNIVERSAL, type, false, bytes)
const sequence = (...parts: Value[]) => create(Class.UNIVERSAL, Type.SEQUENCE, true, parts)
const set = (...parts: Value[]) => create(Class.UNIVERSAL, Type.SET, true, parts)
/** The first optional part of a structure, by its context tag. */
const contextTag0 = (...parts: Value[]) => create(Class.CONTEXT_SPECIFIC, 0, true, parts)
const oid = (dotted: string) => primitive(Type.OID, oidToDer(dotted).getBytes())
const octets = (bytes: Buffer) => primitive(Type.OCTETSTRING, bytes.toString('latin1'))
const VERSION_1 = primitive(Type.INTEGER, '\x01')
const ASN1_NULL = primitive(Type.NULL, '')

const bytesOf = (value: Value) => Buffer.from(toDer(value).getBytes(), 'latin1')
const read = (bytes: Buffer) => fromDer(bytes.toString('latin1'))
const partsOf = ({ value }: Value) => (Array.isArray(value) ? value : [])

const SIGNED_DATA = oid('1.2.840.113549.1.7.2')
const DATA = oid('1.2.840.113549.1.7.1')
const CONTENT_TYPE = oid('1.2.840.113549.1.9.3')
const MESSAGE_DIGEST = oid('1.2.840.113549.1.9.4')
const SIGNING_CERTIFICATE_V2 = oid('1.2.840.113549.1.9.16.2.47')
const SHA_256 = sequence(oid('2.16.840.1.101.3.4.2.1'), ASN1_NULL)
const SHA_256_WITH_RSA = sequence(oid('1.2.840.113549.1.1.11'), ASN1_NULL)

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

/** Issuer and serial number of a certificate (RFC 5280), which identify it in a signature. */
function issuerAndSerial(certificate: Value): Value {
  const parts = partsOf(partsOf(certificate)[0] ?? certificate)
  // The version comes first, but is omitted in certificates of version 1.
  const hasVersion = parts[0]?.tagClass === Class.CONTEXT_SPECIFIC
  const [serial, , issuer] = hasVersion ? parts.slice(1) : parts
  if (!serial || !issuer) throw new TypeError('This is no certificate.')
  return sequence(issuer, serial)
}

/**
 * A detached CMS signature (RFC 5652) of some bytes with the attributes that PAdES requires (ETSI
 * EN 319 142-1, baseline B-B): it also signs the hash of the signer's certificate, but contains no
 * time, which is in the document.
 */
export function signDetached(bytes: Uint8Array, { privateKey, certificates }: SigningKey): Buffer {
  const [ownCertificate] = certificates
  if (!ownCertificate) throw new TypeError('There is no certificate to sign with.')
  // In the order that DER requires: by the bytes of each.
  const attributes = [
    sequence(CONTENT_TYPE, set(DATA)),
    sequence(MESSAGE_DIGEST, set(octets(sha256(bytes)))),
    sequence(
      SIGNING_CERTIFICATE_V2,
      set(sequence(sequence(sequence(octets(sha256(ownCertificate)))))),
    ),
  ].sort((a, b) => Buffer.compare(bytesOf(a), bytesOf(b)))
  // They are signed as a set, but stored in the signature as its first optional part.
  const signature = createSign('sha256')
    .update(bytesOf(set(...attributes)))
    .sign(privateKey)
  const signer = sequence(
    VERSION_1,
    issuerAndSerial(read(ownCertificate)),
    SHA_256,
    contextTag0(...attributes),
    SHA_256_WITH_RSA,
    octets(signature),
  )
  const signedData = sequence(
    VERSION_1,
    set(SHA_256),
    sequence(DATA),
    contextTag0(...certificates.map(read)),
    set(signer),
  )
  return bytesOf(sequence(SIGNED_DATA, contextTag0(signedData)))
}
