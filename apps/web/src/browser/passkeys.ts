import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'

/** Browsers make no passkeys for an IP address. */
const isIpAddress = (hostname: string) => /^[\d.]+$|:/.test(hostname)

/** Why this browser cannot use passkeys here; undefined if it can. */
export function passkeyObstacle(): string | undefined {
  if (isIpAddress(location.hostname)) {
    return 'Passkeys need a domain name: open this site as localhost instead.'
  }
  if (!window.isSecureContext) return 'Passkeys need a secure connection (https).'
  return 'PublicKeyCredential' in window ? undefined : 'This browser has no passkeys.'
}

/** Loaded when a passkey is used, since most logins need none. */
const load = () => import('@simplewebauthn/browser')

export const createPasskey = async (
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
): Promise<RegistrationResponseJSON> => (await load()).startRegistration({ optionsJSON })

export const readPasskey = async (
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
): Promise<AuthenticationResponseJSON> => (await load()).startAuthentication({ optionsJSON })

/** What to say of an error of the two; undefined if it is of something else. */
export function passkeyFailureText(error: unknown): string | undefined {
  // The library passes the browser's errors on, some with a name of its own.
  const { name = '' } = (error ?? {}) as { name?: string }
  if (name === 'InvalidStateError') return 'This device has a passkey for you already.'
  if (name === 'NotAllowedError' || name === 'AbortError') {
    return 'The passkey was not used: it was cancelled, or took too long.'
  }
  if (name === 'SecurityError') return 'Passkeys are only accepted at the address of this site.'
  return undefined
}
