import { z } from 'zod'
import { LoggedIn, Login } from './login.ts'
import { Role } from './permissions.ts'
import { requiredLine } from './text.ts'

/** How long the token of a login that waits for its second factor is valid. */
export const LOGIN_TOKEN_MINUTES = 5
export const RECOVERY_CODES = 10
/** For so long after a proof, dangerous actions ask for no other. */
export const PROOF_MINUTES = 10
export const MAX_PASSKEYS = 10

/** What a person can prove themselves with, besides the password. */
export const secondFactorMethods = ['authenticatorApp', 'passkey', 'recoveryCode'] as const
export type SecondFactorMethod = (typeof secondFactorMethods)[number]

/** The response to a right password where a second factor is on. */
export const SecondFactorNeeded = z.object({
  /** Finishes this login within five minutes, and does nothing else. */
  loginToken: z.string(),
  methods: z.array(z.enum(secondFactorMethods)),
  message: z.string(),
})
export type SecondFactorNeeded = z.infer<typeof SecondFactorNeeded>

/** The response of POST /api/auth/login: a token, or what to finish the login with. */
export const LoginResult = z.union([LoggedIn, SecondFactorNeeded])
export type LoginResult = z.infer<typeof LoginResult>

/** Letters and digits that cannot be mistaken for each other. */
export const RECOVERY_CODE_CHARACTERS = '23456789abcdefghjkmnpqrstuvwxyz'
export const RECOVERY_CODE_LENGTH = 16

const APP_CODE = /^\d{6}$/
const RECOVERY_CODE = new RegExp(`^[${RECOVERY_CODE_CHARACTERS}]{${RECOVERY_CODE_LENGTH}}$`)
export const isAppCode = (code: string) => APP_CODE.test(code)

const typedCode = (pattern: (code: string) => boolean, message: string) =>
  z
    .string(message)
    .max(100, message)
    // People type the gaps and hyphens that they see, or not.
    .transform((text) => text.replace(/[\s-]/g, '').toLowerCase())
    .refine(pattern, message)

/** Six digits of an authenticator app. */
export const AppCode = typedCode(isAppCode, 'Please enter the six digits that the app shows.')

/** Six digits of an authenticator app, or a recovery code. */
export const SecondFactorCode = typedCode(
  (code) => isAppCode(code) || RECOVERY_CODE.test(code),
  'Please enter the six digits that the app shows, or a recovery code.',
)

const base64url = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^[\w-]+$/)

/** What a browser returns of a passkey that was used (WebAuthn's AuthenticationResponseJSON). */
export const PasskeyAssertion = z.object({
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(4_000),
    userHandle: base64url(100).optional(),
  }),
})
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>

/** What a browser returns of a passkey that was made (WebAuthn's RegistrationResponseJSON). */
export const PasskeyRegistration = z.object({
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(20_000),
    transports: z.array(z.string().max(40)).max(10).default([]),
  }),
})

/** A code or a passkey. */
const SecondFactorProof = z.union([
  z.object({ code: SecondFactorCode }),
  z.object({ passkey: PasskeyAssertion }),
])
export type SecondFactorProof = z.infer<typeof SecondFactorProof>

export const LoginToken = z.string('Please log in again.').min(1).max(1_000)

/** The body of POST /api/auth/second-factor. */
export const LoginWithCode = z.object({ loginToken: LoginToken, code: SecondFactorCode })

/** The same with a passkey, on the login page. */
export const LoginWithPasskey = z.object({ loginToken: LoginToken, passkey: PasskeyAssertion })

/** A login and what it is finished with. */
export type FinishedLogin = z.infer<typeof LoginWithCode> | z.infer<typeof LoginWithPasskey>

/** What somebody proves themselves with again; the password only if there is no second factor. */
export const IdentityProof = z.union(
  [z.object({ password: Login.shape.password }), SecondFactorProof],
  'Please enter your password, or use your second factor.',
)
export type IdentityProof = z.infer<typeof IdentityProof>

/** Methods with which a user can re-authenticate. */
export const ProofMethods = z.object({
  methods: z.array(z.enum([...secondFactorMethods, 'password'])),
})
export type ProofMethods = z.infer<typeof ProofMethods>

export const Passkey = z.object({
  id: z.int(),
  name: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
})
export type Passkey = z.infer<typeof Passkey>

/** The second factors of the viewer. */
export const SecondFactors = z.object({
  /** ISO 8601, UTC; null if there is no authenticator app. */
  appSince: z.string().nullable(),
  passkeys: z.array(Passkey),
  recoveryCodesLeft: z.int(),
  /** Whether the viewer's role requires one. */
  isRequired: z.boolean(),
})
export type SecondFactors = z.infer<typeof SecondFactors>

/** The secret for an authenticator app, which is on once a code of it has been entered. */
export const NewAuthenticatorApp = z.object({
  /** In base32, to be typed. */
  secret: z.string(),
  /** The same as an otpauth: URL, to be drawn as a QR code. */
  url: z.string(),
})
export type NewAuthenticatorApp = z.infer<typeof NewAuthenticatorApp>

export const NewPasskey = z.object({
  name: requiredLine(60, 'Please enter a name.'),
  passkey: PasskeyRegistration,
})
export type NewPasskey = z.infer<typeof NewPasskey>

/** The result of adding a second factor. */
export const AddedSecondFactor = z.object({
  /** Replaces the current token: all other sessions have ended. null if they go on. */
  token: z.string().nullable(),
  /** Shown only now; empty if there already are some. */
  recoveryCodes: z.array(z.string()),
})
export type AddedSecondFactor = z.infer<typeof AddedSecondFactor>

/** The roles that need a second factor. */
export const RequiredRoles = z.object({ roles: z.array(Role).max(3) })
export type RequiredRoles = z.infer<typeof RequiredRoles>

export const SECOND_FACTOR_NEEDED = 'Please confirm it is you with your second factor.'
export const LOGIN_EXPIRED = 'This login took too long. Please enter your password again.'
export const WRONG_CODE = 'This code is not right, or it was used before.'
export const WRONG_PASSKEY = 'This passkey was not accepted.'
export const PROOF_NEEDED = 'Please confirm that it is you.'
export const MUST_ENROL = 'Your role needs a second factor. Please add one first.'
export const REQUIRED_FACTOR =
  'Your role needs a second factor. Add another one before you remove this one.'
