import type { EmailSubmission } from './email-queries.ts'

/** A submission's contents, from any form. */
export interface SubmissionDetails {
  name: string
  company: string
  /** Subject of a message; '' for other forms, and if none was given. */
  subject: string
  /** The details they gave, and their choices. */
  facts: [name: string, value: string][]
  bodyTitle: string
  /** The message, brief or description that they wrote. */
  body: string
}

type ReadField = (key: string) => string

const readers: Record<string, (text: ReadField, email: string) => SubmissionDetails> = {
  message: (text, email) => ({
    name: text('name'),
    company: '',
    subject: text('subject'),
    facts: [
      ['Name', text('name')],
      ['Email', email],
      ['Subject', text('subject')],
    ],
    bodyTitle: 'Message',
    body: text('message'),
  }),
  concept: (text, email) => ({
    name: text('userName'),
    company: text('companyName'),
    subject: '',
    facts: [
      ['Name', text('userName')],
      ['Email', email],
      ['Phone', text('phone')],
      ['Company', text('companyName')],
      ['Company size', text('employeeCount')],
      ['Business type', text('businessType')],
      ['Industry', text('industry')],
      ['Style', text('overallVibe')],
      ['Colours', text('colorFeel')],
    ],
    bodyTitle: 'Brief',
    body: text('mainGoal'),
  }),
  quote: (text, email) => ({
    name: `${text('firstName')} ${text('lastName')}`.trim(),
    company: text('companyName'),
    subject: '',
    facts: [
      ['Name', `${text('firstName')} ${text('lastName')}`.trim()],
      ['Email', email],
      ['Phone', text('phone')],
      ['Company', text('companyName')],
      ['Company size', text('companySize')],
      ['Industry', text('industry')],
      ['Target market', text('targetMarket')],
    ],
    bodyTitle: 'Description of the website',
    body: text('websiteDescription'),
  }),
}

/**
 * Reads stored submissions, including those from earlier releases; missing fields default to ''.
 */
export function readSubmissionDetails({
  submissionKind,
  payload,
  email,
}: Pick<EmailSubmission, 'submissionKind' | 'payload' | 'email'>): SubmissionDetails {
  const fields: Record<string, unknown> = Object(payload)
  const read = readers[submissionKind]
  if (!read) throw new Error(`There is no email for a submission of the kind '${submissionKind}'.`)
  return read((key) => (typeof fields[key] === 'string' ? fields[key] : ''), email)
}

/** A word that can be part of a person's name. */
const NAME = /^\p{L}[\p{L}\p{M}'’-]{0,19}$/u

/**
 * An email's greeting, with one word of the name at most. Otherwise the form could be used to send
 * advertising to any address.
 */
export function greetingOf(name: string): string {
  const parts = name.trim().split(/\s+/)
  const isName = parts.length <= 4 && parts.every((part) => NAME.test(part))
  return isName ? `Hello ${parts[0]},` : 'Hello,'
}
