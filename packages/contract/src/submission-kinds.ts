/** The kinds of submissions: a message, a brief for a concept, a request for a quote. */
export const submissionKinds = ['message', 'concept', 'quote'] as const
export type SubmissionKind = (typeof submissionKinds)[number]
