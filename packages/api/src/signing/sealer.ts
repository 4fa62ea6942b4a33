import { createHash, X509Certificate } from 'node:crypto'
import { loadOrCreateCertificate } from './certificate.ts'
import type { SigningKey } from './cms-signature.ts'
import { addSignatureField } from './signature-field.ts'

/** Seals documents, so that a change of a single byte can be detected. */
export interface Sealer {
  /** Describes to readers how documents are sealed and what that means. */
  describe(): Promise<string>
  /** The document with an embedded signature (PAdES). */
  seal(pdf: Uint8Array, options: { reason: string; time: Date }): Promise<Uint8Array>
}

/** Space reserved for the signature, in bytes: enough for some certificates of the chain. */
const SIGNATURE_BYTES = 16_384

const commonNameOf = (certificate: X509Certificate) =>
  /^CN=(.+)$/m.exec(certificate.subject)?.[1] ?? certificate.subject.replaceAll('\n', ', ')

const fingerprintOf = ({ raw }: X509Certificate) => createHash('sha256').update(raw).digest('hex')

interface SealerOptions {
  /** The owner's certificate; without it the site creates its own. */
  certificate?: SigningKey | undefined
  /** The directory of the site's own certificate. */
  dir: string
}

const SELF_SIGNED_NAME = 'Document seal of this website'

export function openSealer({ certificate, dir }: SealerOptions): Sealer {
  let keyPromise: Promise<SigningKey> | undefined
  async function read(): Promise<SigningKey> {
    if (certificate) return certificate
    keyPromise ??= loadOrCreateCertificate(dir, SELF_SIGNED_NAME)
    return keyPromise.catch((error) => {
      keyPromise = undefined
      throw error
    })
  }

  async function describe(): Promise<string> {
    const [ownCertificate] = (await read()).certificates
    const parsed = new X509Certificate(ownCertificate ?? '')
    const readerNote = 'PDF readers show whether the document was changed after it was sealed.'
    const fingerprint = `SHA-256 of the certificate: ${fingerprintOf(parsed)}.`
    return certificate
      ? `Sealed with the certificate of ${commonNameOf(parsed)}, issued by ${/^CN=(.+)$/m.exec(parsed.issuer)?.[1] ?? 'its issuer'}. ${readerNote} ${fingerprint}`
      : `Sealed with a certificate that this website made for itself. ${readerNote} No authority has checked who is behind it, and readers say that its identity is unknown. ${fingerprint}`
  }

  async function seal(pdf: Uint8Array, { reason, time }: { reason: string; time: Date }) {
    const key = await read()
    const [{ SignPdf }, { Signer }, { signDetached }] = await Promise.all([
      import('@signpdf/signpdf'),
      import('@signpdf/utils'),
      import('./cms-signature.ts'),
    ])
    class SealSigner extends Signer {
      override async sign(bytes: Buffer): Promise<Buffer> {
        return signDetached(bytes, key)
      }
    }
    const parsed = new X509Certificate(key.certificates[0] ?? '')
    const prepared = addSignatureField(pdf, {
      ...{ reason, name: commonNameOf(parsed), time, bytes: SIGNATURE_BYTES },
    })
    return new SignPdf().sign(prepared, new SealSigner(), time)
  }

  return { describe, seal }
}
