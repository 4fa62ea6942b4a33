/** One part of a mail, in the order in which it is read. */
export type MailPart =
  | { kind: 'paragraph'; text: string }
  /** Names and values; a value of '' is left out. */
  | { kind: 'facts'; facts: [name: string, value: string][] }
  /** What a person wrote, under a title. */
  | { kind: 'words'; title: string; text: string }
  /** The first is what the mail is for. */
  | { kind: 'links'; links: MailLink[] }
  /** Where the mail's picture stands; a mail without it reads as well. */
  | { kind: 'picture'; alt: string }

export interface MailLink {
  text: string
  /** Absolute, http or https. */
  href: string
}

/** What a mail says, before it becomes text and HTML. */
export interface MailDraft {
  subject: string
  heading: string
  parts: MailPart[]
  /** At its end: who sends it, and why. One line each. */
  footer: string[]
}
