/** Said on the page of a proposal, whose code does without the schemas of its calls. */
export const QUESTION_SENT = 'Your question was sent. You get the answer by email.'
