/** One part of an email, in the order in which it is read. */
export type MailPart =
  | { kind: 'paragraph'; text: string }
  /** Names and values; a value of '' is left out. */
  | { kind: 'facts'; facts: [name: string, value: string][] }
  /** What a person wrote, under a title. */
  | { kind: 'words'; title: string; text: string }
  /** The first is what the email is for. */
  | { kind: 'links'; links: MailLink[] }
  /** Where the email's picture stands; an email without it reads as well. */
  | { kind: 'picture'; alt: string }

export interface MailLink {
  text: string
  /** Absolute, http or https. */
  href: string
}

/** What an email says, before it becomes text and HTML. */
export interface MailDraft {
  subject: string
  heading: string
  parts: MailPart[]
  /** At its end: who sends it, and why. One line each. */
  footer: string[]
}
