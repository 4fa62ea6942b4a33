import { requiredLine } from '@agency/contract/text'
import { z } from 'zod'

export const Credentials = z.object({
  email: requiredLine(254, 'Please enter your email address.'),
  // Not trimmed: leading and trailing spaces are part of a password.
  password: z.string().min(1, 'Please enter your password.'),
})
export type Credentials = z.infer<typeof Credentials>
