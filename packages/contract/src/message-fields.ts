/** The fields of the contact form. No schema library here: its page fetches that when it checks. */
export const messageFields = ['name', 'email', 'subject', 'message'] as const
