/** A block of an email; blocks are in reading order. */
export type EmailPart =
  | { kind: 'paragraph'; text: string }
  /** What a staff member wrote: paragraphs with blank lines between them, and web addresses. */
  | { kind: 'written'; text: string }
  /** Name-value pairs; a value of '' is left out. */
  | { kind: 'facts'; facts: [name: string, value: string][] }
  /** Text that a person wrote, under a title. */
  | { kind: 'quote'; title: string; text: string }
  /** The first is the email's main action. */
  | { kind: 'links'; links: EmailLink[] }
  /** The position of the email's picture. The email makes sense without it. */
  | { kind: 'picture'; alt: string }

export interface EmailLink {
  text: string
  /** Absolute, http or https. */
  href: string
}

/**
 * The content of an email, before it is rendered to text and HTML. The wording of each email is in
 * `features/emails`.
 */
export interface EmailDraft {
  subject: string
  /** '' for a letter. */
  heading: string
  parts: EmailPart[]
  /** The sender, and why the recipient gets it. One line each. */
  footer: string[]
}
