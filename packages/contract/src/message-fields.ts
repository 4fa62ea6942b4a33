/**
 * The fields of the contact form. No schema library here: its page only fetches that to validate.
 */
export const messageFields = ['name', 'email', 'subject', 'message'] as const
