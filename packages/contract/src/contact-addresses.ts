import { z } from 'zod'
import { emailAddress } from './text.ts'

export const MAX_ADDRESSES = 10

/** A second address of a contact: what is sent from it belongs to them. */
export const ContactAddress = z.object({ id: z.int(), email: z.string() })
export type ContactAddress = z.infer<typeof ContactAddress>

export const NewContactAddress = z.object({
  contactId: z.int32().positive(),
  email: emailAddress,
})
export type NewContactAddress = z.infer<typeof NewContactAddress>

export const ADDRESS_IS_A_CONTACT =
  'This address belongs to another contact. Merge the two instead.'
