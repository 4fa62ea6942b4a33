import { readFile, stat } from 'node:fs/promises'
import { CertificateError, loadCertificate, readP12 } from '@agency/api/signing/certificate'
import type { SigningKey } from '@agency/api/signing/cms-signature'
import { type Env, StartError } from './env.ts'

const MAX_BYTES = 1024 * 1024

/** Wraps reading a certificate: a failure becomes a StartError that names the file. */
async function wrapReadError<T>(file: string, reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof CertificateError) throw new StartError(`${file} ${error.message}.`)
    throw error
  }
}

/**
 * The certificate that the owner signs documents with; undefined if none is set, in which case the
 * site's own is used. Throws a StartError that names the variable, or the site's own file, if the
 * certificate cannot be used for signing.
 */
export async function readCertificate(
  env: Pick<Env, 'SIGNING_P12' | 'SIGNING_PASSPHRASE' | 'dataDir'>,
): Promise<SigningKey | undefined> {
  const file = env.SIGNING_P12
  if (file === undefined) {
    await wrapReadError(`signing.pem in ${env.dataDir}`, loadCertificate(env.dataDir))
    return undefined
  }
  const throwReadError = (error: Error) => {
    throw new StartError(`SIGNING_P12 cannot be read: ${error.message}.`)
  }
  const stats = await stat(file).catch(throwReadError)
  // A device file could be read forever.
  if (!stats.isFile() || stats.size > MAX_BYTES) {
    throw new StartError('SIGNING_P12 is not a PKCS #12 file of at most 1 MB.')
  }
  const bytes = await readFile(file).catch(throwReadError)
  return wrapReadError('SIGNING_P12', readP12(bytes, env.SIGNING_PASSPHRASE))
}
