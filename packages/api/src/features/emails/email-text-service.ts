import type { EmailTextFields } from '@agency/contract/email-text-fields'
import {
  defaultEmailTexts,
  type EmailText,
  type EmailTextChange,
  type EmailTextKey,
  emailTextKeys,
} from '@agency/contract/email-texts'
import { fillIn } from '@agency/contract/email-variables'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import type { EmailDraft, EmailPart } from '../../email/draft.ts'
import { paragraph } from './email-parts.ts'
import {
  deleteEmailTextRow,
  findEmailText,
  listEmailTextRows,
  saveEmailTextRow,
} from './email-text-queries.ts'

const fieldsOf = ({ subject, heading, opening, closing }: EmailTextFields): EmailTextFields => ({
  ...{ subject, heading, opening, closing },
})

/** The text of an automatic email: what staff wrote, or the original. */
export async function getEmailText(
  db: Database | Transaction<DB>,
  key: EmailTextKey,
): Promise<EmailTextFields> {
  return fieldsOf((await findEmailText(db, key)) ?? defaultEmailTexts[key])
}

/** All of them, in the order of the contract. */
export async function listEmailTexts(db: Database): Promise<EmailText[]> {
  const changed = new Map((await listEmailTextRows(db)).map((row) => [row.key, row]))
  return emailTextKeys.map((key) => {
    const row = changed.get(key)
    return {
      ...{ key, ...fieldsOf(row ?? defaultEmailTexts[key]) },
      changedAt: row?.updatedAt.toISOString() ?? null,
    }
  })
}

/** Changes a text from now on; one that equals the original is stored as no change. */
export async function saveEmailText(
  db: Database,
  { key, ...fields }: EmailTextChange,
): Promise<EmailText[]> {
  const original = defaultEmailTexts[key]
  const isOriginal = (Object.keys(original) as (keyof EmailTextFields)[]).every(
    (field) => fields[field] === original[field],
  )
  if (isOriginal) await deleteEmailTextRow(db, key)
  else await saveEmailTextRow(db, key, fieldsOf(fields))
  return listEmailTexts(db)
}

/** Goes back to the original. */
export async function resetEmailText(db: Database, key: EmailTextKey): Promise<EmailText[]> {
  await deleteEmailTextRow(db, key)
  return listEmailTexts(db)
}

/** An automatic email with its text filled in, around the parts that the site adds. */
export function draftWithText(
  text: EmailTextFields,
  values: Record<string, string>,
  parts: EmailPart[],
): Pick<EmailDraft, 'subject' | 'heading' | 'parts'> {
  const fill = (field: string) => fillIn(field, values)
  const paragraphs = (field: string) =>
    fill(field)
      .split(/\n{2,}/)
      .flatMap((each) => (each.trim() === '' ? [] : [paragraph(each)]))
  return {
    // Without the mark before a last variable that has no value, such as a missing subject.
    subject: fill(text.subject).replace(/[:,]\s*$/, ''),
    heading: fill(text.heading),
    parts: [...paragraphs(text.opening), ...parts, ...paragraphs(text.closing)],
  }
}
