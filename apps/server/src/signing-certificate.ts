import { readFile } from 'node:fs/promises'
import { CertificateFault, readP12 } from '@agency/api/signing/certificate'
import type { SigningKey } from '@agency/api/signing/cms-signature'
import { type Env, StartError } from './env.ts'

/**
 * The certificate that the owner seals documents with; undefined where none is set. Throws a StartError
 * that names the variable for a file that cannot be signed with.
 */
export async function readCertificate(
  env: Pick<Env, 'SIGNING_P12' | 'SIGNING_PASSPHRASE'>,
): Promise<SigningKey | undefined> {
  if (env.SIGNING_P12 === undefined) return undefined
  const bytes = await readFile(env.SIGNING_P12).catch((error: Error) => {
    throw new StartError(`SIGNING_P12 cannot be read: ${error.message}.`)
  })
  try {
    return await readP12(bytes, env.SIGNING_PASSPHRASE)
  } catch (error) {
    if (error instanceof CertificateFault) throw new StartError(`SIGNING_P12 ${error.message}.`)
    throw error
  }
}
