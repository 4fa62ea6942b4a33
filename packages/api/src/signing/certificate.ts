import { createPrivateKey, generateKeyPair, randomUUID, X509Certificate } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { SigningKey } from './cms-signature.ts'

/** A certificate file that cannot be used for signing; its message is for whoever runs the site. */
export class CertificateError extends Error {}

// Large, and needed by few processes, so it is imported when a certificate is read or created.
const loadForge = async () => (await import('node-forge')).default

/**
 * Reads key and certificates of a PKCS #12 file. Throws CertificateError for a wrong passphrase, a
 * file without a key or without its certificate, and an expired certificate.
 */
export async function readP12(
  bytes: Buffer,
  passphrase: string,
  now = new Date(),
): Promise<SigningKey> {
  const { asn1, pkcs12, pki, util } = await loadForge()
  const bags = (() => {
    try {
      const file = pkcs12.pkcs12FromAsn1(
        asn1.fromDer(util.createBuffer(bytes.toString('binary'))),
        passphrase,
      )
      return file.safeContents.flatMap(({ safeBags }) => safeBags)
    } catch (error) {
      const isWrongPassphrase = error instanceof Error && /password|MAC/i.test(error.message)
      throw new CertificateError(
        isWrongPassphrase
          ? 'cannot be opened with SIGNING_PASSPHRASE'
          : 'is not a PKCS #12 file (.p12 or .pfx) with an RSA key',
      )
    }
  })()
  const key = bags.find((bag) => bag.key)?.key
  if (!key) throw new CertificateError('holds no RSA key')
  const privateKey = pki.privateKeyToPem(key)
  const certificates = bags.flatMap(({ cert }) =>
    cert ? [Buffer.from(asn1.toDer(pki.certificateToAsn1(cert)).getBytes(), 'binary')] : [],
  )
  const owner = createPrivateKey(privateKey)
  const ownCertificate = certificates.find((certificate) =>
    new X509Certificate(certificate).checkPrivateKey(owner),
  )
  if (!ownCertificate) throw new CertificateError('holds no certificate of its key')
  if (new Date(new X509Certificate(ownCertificate).validTo) < now) {
    throw new CertificateError('holds an expired certificate')
  }
  return {
    privateKey,
    certificates: [
      ownCertificate,
      ...certificates.filter((certificate) => certificate !== ownCertificate),
    ],
  }
}

const VALIDITY_YEARS = 10

/** A key with a self-signed certificate, as PEM. */
async function createSelfSigned(name: string, now: Date): Promise<string> {
  const { md, pki } = await loadForge()
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2_048 })
  const pem = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString()
  const key = pki.privateKeyFromPem(pem)
  const certificate = pki.createCertificate()
  certificate.publicKey = pki.setRsaPublicKey(key.n, key.e)
  certificate.serialNumber = `01${Date.now().toString(16).padStart(12, '0')}`
  certificate.validity.notBefore = now
  certificate.validity.notAfter = new Date(now)
  certificate.validity.notAfter.setFullYear(now.getFullYear() + VALIDITY_YEARS)
  const subject = [{ name: 'commonName', value: name }]
  certificate.setSubject(subject)
  certificate.setIssuer(subject)
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false },
    { name: 'keyUsage', digitalSignature: true, nonRepudiation: true, critical: true },
  ])
  certificate.sign(key, md.sha256.create())
  return `${pem}${pki.certificateToPem(certificate)}`
}

const BLOCK = /-----BEGIN ([A-Z ]+)-----[\s\S]+?-----END \1-----/g

/** The contents of a PEM file. Throws CertificateError if the key or the certificate is missing. */
function readPem(text: string): SigningKey {
  const blocks = [...text.matchAll(BLOCK)]
  const key = blocks.find(([, name]) => name?.endsWith('PRIVATE KEY'))?.[0]
  try {
    const certificates = blocks
      .filter(([, name]) => name === 'CERTIFICATE')
      .map(([pem]) => new X509Certificate(pem))
    const keyMatches = key !== undefined && certificates[0]?.checkPrivateKey(createPrivateKey(key))
    if (keyMatches) return { privateKey: key, certificates: certificates.map(({ raw }) => raw) }
  } catch {
    // The key or the certificate cannot be parsed.
  }
  throw new CertificateError('holds no key with its certificate')
}

const FILE = 'signing.pem'

/**
 * The site's own key and certificate from `dir`; undefined if they have not been created yet.
 * Throws CertificateError for a file that contains anything else.
 */
export async function loadCertificate(dir: string): Promise<SigningKey | undefined> {
  const text = await readFile(path.join(dir, FILE), 'utf8').catch((error) => {
    if (error.code !== 'ENOENT') throw error
  })
  return text === undefined ? undefined : readPem(text)
}

/**
 * The site's own key and certificate, created once and stored in `dir`, readable by its owner only.
 * If several processes create it at once, the first one's stays.
 */
export async function loadOrCreateCertificate(dir: string, name: string): Promise<SigningKey> {
  const existing = await loadCertificate(dir)
  if (existing) return existing
  await mkdir(dir, { recursive: true })
  const file = path.join(dir, FILE)
  const temporaryFile = `${file}.${randomUUID()}`
  await writeFile(temporaryFile, await createSelfSigned(name, new Date()), {
    mode: 0o600,
    flush: true,
  })
  // link() does not replace an existing file.
  await link(temporaryFile, file).catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(temporaryFile)
  return readPem(await readFile(file, 'utf8'))
}
