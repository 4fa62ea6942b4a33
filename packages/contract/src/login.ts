import { z } from 'zod'
import { emailAddress } from './text.ts'

/** bcrypt reads no more than this many bytes. */
export const PASSWORD_MAX_BYTES = 72

/** The body of POST /api/auth/login. */
export const Login = z.object({
  email: emailAddress,
  password: z
    .string('Please enter your password.')
    .min(1, 'Please enter your password.')
    .refine(
      (text) => new TextEncoder().encode(text).length <= PASSWORD_MAX_BYTES,
      'This password is too long.',
    ),
})
export type Login = z.infer<typeof Login>

export const LOGIN_FAILED = 'The email address or the password is not right.'
