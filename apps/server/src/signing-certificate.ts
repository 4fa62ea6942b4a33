import { readFile, stat } from 'node:fs/promises'
import { CertificateFault, readOwnIfMade, readP12 } from '@agency/api/signing/certificate'
import type { SigningKey } from '@agency/api/signing/cms-signature'
import { type Env, StartError } from './env.ts'

const MOST_BYTES = 1024 * 1024

/** What reads a certificate, with the fault of the file named for whoever starts the site. */
async function orStartError<T>(file: string, reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof CertificateFault) throw new StartError(`${file} ${error.message}.`)
    throw error
  }
}

/**
 * The certificate that the owner seals documents with; undefined where none is set, and the site's own is
 * taken. Throws a StartError that names the variable, or the file of the site's own, for one that cannot be
 * signed with.
 */
export async function readCertificate(
  env: Pick<Env, 'SIGNING_P12' | 'SIGNING_PASSPHRASE' | 'dataDir'>,
): Promise<SigningKey | undefined> {
  const file = env.SIGNING_P12
  if (file === undefined) {
    await orStartError(`signing.pem in ${env.dataDir}`, readOwnIfMade(env.dataDir))
    return undefined
  }
  const cannotBeRead = (error: Error) => {
    throw new StartError(`SIGNING_P12 cannot be read: ${error.message}.`)
  }
  const found = await stat(file).catch(cannotBeRead)
  // A device would be read without end.
  if (!found.isFile() || found.size > MOST_BYTES) {
    throw new StartError('SIGNING_P12 is not a PKCS #12 file of at most 1 MB.')
  }
  const bytes = await readFile(file).catch(cannotBeRead)
  return orStartError('SIGNING_P12', readP12(bytes, env.SIGNING_PASSPHRASE))
}
