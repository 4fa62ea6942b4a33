/**
 * The fields of the contact form. Imports no schema library, which the page only loads to validate.
 */
export const messageFields = ['name', 'email', 'subject', 'message'] as const
