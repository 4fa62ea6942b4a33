import { requiredLine } from '@agency/contract/text'
import { z } from 'zod'

export const Credentials = z.object({
  email: requiredLine(254, 'Please enter your email address.'),
  // As it was typed: spaces at its ends are part of it.
  password: z.string().min(1, 'Please enter your password.'),
})
export type Credentials = z.infer<typeof Credentials>
