import { requiredLine, requiredText } from '@agency/contract/text'
import { z } from 'zod'

export const Credentials = z.object({
  email: requiredLine(254, 'Please enter your email address.'),
  password: requiredText(200, 'Please enter your password.'),
})
