import {
  type DeletedEmailTemplate,
  type EmailTemplate,
  type EmailTemplateChange,
  type EmailTemplateFields,
  type EmailTemplateRef,
  MAX_EMAIL_TEMPLATES,
  TEMPLATE_CHANGED_MEANWHILE,
  TEMPLATE_NAME_MAX,
  TEMPLATE_NAME_TAKEN,
  TOO_MANY_TEMPLATES,
} from '@agency/contract/email-template'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import { markDeleted, unmarkDeleted } from '../../deletion/marked-rows.ts'
import { noLongerRestorable } from '../../deletion/restore-window.ts'
import { AppError } from '../../errors/app-error.ts'
import {
  changeTemplate,
  insertTemplate,
  listDeletedTemplateRows,
  listTemplateRows,
  lockTemplates,
  renameTemplate,
  type TemplateRow,
} from './email-template-queries.ts'

const toTemplate = ({ body, updatedAt, ...row }: TemplateRow): EmailTemplate => ({
  ...row,
  text: body,
  updatedAt: updatedAt.toISOString(),
})

export const listTemplates = async (db: Database): Promise<EmailTemplate[]> =>
  (await listTemplateRows(db)).map(toTemplate)

const isTaken = (others: TemplateRow[], name: string) =>
  others.some((other) => other.name.toLowerCase() === name.toLowerCase())

/** Throws CONFLICT if another template has the name, in whatever case. */
function checkName(others: TemplateRow[], name: string): void {
  if (!isTaken(others, name)) return
  const issues = [{ path: 'name', message: TEMPLATE_NAME_TAKEN }]
  throw new AppError('CONFLICT', TEMPLATE_NAME_TAKEN, { issues })
}

/** The name, with the next free number appended if another template has it. */
function freeName(others: TemplateRow[], name: string): string {
  for (let number = 2, free = name; ; number++) {
    if (!isTaken(others, free)) return free
    const suffix = ` ${number}`
    free = `${name.slice(0, TEMPLATE_NAME_MAX - suffix.length).trimEnd()}${suffix}`
  }
}

function checkNumber(rows: TemplateRow[]): void {
  if (rows.length >= MAX_EMAIL_TEMPLATES) throw new AppError('CONFLICT', TOO_MANY_TEMPLATES)
}

/** Throws NOT_FOUND, and CONFLICT if it was changed since `updatedAt`. */
function checkVersion(rows: TemplateRow[], { id, updatedAt }: EmailTemplateRef): void {
  const template = rows.find((row) => row.id === id)
  if (!template) throw new AppError('NOT_FOUND', 'Template not found.')
  if (template.updatedAt.getTime() !== Date.parse(updatedAt)) {
    throw new AppError('CONFLICT', TEMPLATE_CHANGED_MEANWHILE)
  }
}

const change = <Result>(
  db: Database,
  run: (trx: Transaction<DB>, rows: TemplateRow[]) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (trx) => {
    await lockTemplates(trx)
    return run(trx, await listTemplateRows(trx))
  })

/** Throws CONFLICT if there are too many, or if another one has the name. */
export const createTemplate = (
  db: Database,
  { text, ...fields }: EmailTemplateFields,
): Promise<EmailTemplate> =>
  change(db, async (trx, rows) => {
    checkNumber(rows)
    checkName(rows, fields.name)
    return toTemplate(await insertTemplate(trx, { ...fields, body: text }))
  })

/** Throws NOT_FOUND, and CONFLICT for its name or if it was changed since `updatedAt`. */
export const updateTemplate = (
  db: Database,
  { id, updatedAt, text, ...fields }: EmailTemplateChange,
): Promise<EmailTemplate> =>
  change(db, async (trx, rows) => {
    checkVersion(rows, { id, updatedAt })
    checkName(
      rows.filter((row) => row.id !== id),
      fields.name,
    )
    return toTemplate(await changeTemplate(trx, id, { ...fields, body: text }))
  })

/** Throws NOT_FOUND, and CONFLICT if it was changed since `updatedAt`. Emails written with it stay. */
export const deleteTemplate = (db: Database, template: EmailTemplateRef): Promise<void> =>
  change(db, async (trx, rows) => {
    checkVersion(rows, template)
    await markDeleted(trx, 'email_templates', template.id)
  })

/** The templates whose deletion can be undone, the latest first. */
export const listDeletedTemplates = async (db: Database): Promise<DeletedEmailTemplate[]> =>
  (await listDeletedTemplateRows(db)).map(({ deletedAt, ...row }) => ({
    ...row,
    deletedAt: deletedAt.toISOString(),
  }))

/**
 * Undoes a deletion; if another template has taken the name meanwhile, it gets the next free one.
 * Throws NOT_FOUND, and CONFLICT if there are too many.
 */
export const restoreTemplate = (db: Database, id: number): Promise<{ name: string }> =>
  change(db, async (trx, rows) => {
    checkNumber(rows)
    const deleted = (await listDeletedTemplateRows(trx)).find((row) => row.id === id)
    if (!deleted) throw noLongerRestorable('template')
    const name = freeName(rows, deleted.name)
    await renameTemplate(trx, id, name)
    await unmarkDeleted(trx, 'email_templates', { id, noun: 'template' })
    return { name }
  })
