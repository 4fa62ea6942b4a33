import { z } from 'zod'
import { emailAddress, isStorable } from './text.ts'

/** bcrypt reads at most this many bytes. */
export const PASSWORD_MAX_BYTES = 72
export const PASSWORD_MIN_LENGTH = 12

const password = (missing: string) =>
  z
    .string(missing)
    .min(1, missing)
    .refine(
      (text) => new TextEncoder().encode(text).length <= PASSWORD_MAX_BYTES,
      'This password is too long.',
    )
    .refine(isStorable, 'This password contains characters that cannot be used.')

/** The body of POST /api/auth/login. */
export const Login = z.object({
  email: emailAddress,
  password: password('Please enter your password.'),
  /** The device proof from an earlier login; invalid text is treated as absent. */
  device: z.string().max(1_000).optional().catch(undefined),
})
export type Login = z.infer<typeof Login>

/** The response of POST /api/auth/login. */
export const LoggedIn = z.object({
  token: z.string(),
  /** Sent with the next login, which then does not wait behind others. */
  device: z.string(),
  message: z.string(),
})
export type LoggedIn = z.infer<typeof LoggedIn>

/** Shown to somebody who logs in before the page's JavaScript has loaded, or without it. */
export const LOGIN_NEEDS_CODE =
  'You are not signed in yet: signing in needs JavaScript. Please try again once this page has loaded.'
export const LOGIN_DEACTIVATED = 'This login has been deactivated. Please ask an owner.'
export const LOGIN_FAILED = 'The email address or the password is not right.'

/** A newly chosen password; used exactly as typed, including spaces. */
export const NewPassword = password('Please enter a new password.')
  .refine(
    (text) => [...text].length >= PASSWORD_MIN_LENGTH,
    `Please use at least ${PASSWORD_MIN_LENGTH} characters.`,
  )
  .refine(
    (text) => text.trim() !== '' && new Set(text).size > 1,
    'Please use more than one character repeated.',
  )

export const PASSWORD_IS_EMAIL = 'Please choose a password other than your email address.'

/** Whether a password is the account's own email address, case-insensitive. */
export const isOwnEmail = (password: string, email: string) =>
  password.trim().toLowerCase() === email.toLowerCase()

export const PasswordChange = z
  .object({
    currentPassword: password('Please enter your current password.'),
    newPassword: NewPassword,
  })
  .refine(({ currentPassword, newPassword }) => currentPassword !== newPassword, {
    path: ['newPassword'],
    message: 'Please choose a password other than the current one.',
  })
export type PasswordChange = z.infer<typeof PasswordChange>

export const WRONG_CURRENT_PASSWORD = 'The current password is not right.'
