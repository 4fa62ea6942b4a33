import { z } from 'zod'
import { emailAddress, optionalText, requiredLine, requiredText } from './text.ts'

/** The body of POST /api/contact and the input of `contacts.send`. */
export const NewMessage = z.object({
  name: requiredLine(100, 'Please enter your name.'),
  email: emailAddress,
  subject: optionalText(200).refine(
    (text) => !/[\r\n]/.test(text),
    'Please keep this to one line.',
  ),
  message: requiredText(5000, 'Please write a message.'),
})
export type NewMessage = z.infer<typeof NewMessage>

export const MESSAGE_SENT = 'Message sent successfully! We will be in touch soon.'
