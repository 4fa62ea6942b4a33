import {
  type EmailTemplate,
  type EmailTemplateChange,
  type EmailTemplateFields,
  type EmailTemplateRef,
  MAX_EMAIL_TEMPLATES,
  TEMPLATE_CHANGED_MEANWHILE,
  TEMPLATE_NAME_TAKEN,
  TOO_MANY_TEMPLATES,
} from '@agency/contract/email-template'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import { AppError } from '../../errors/app-error.ts'
import {
  changeTemplate,
  deleteTemplateRow,
  insertTemplate,
  listTemplateRows,
  lockTemplates,
  type TemplateRow,
} from './email-template-queries.ts'

const toTemplate = ({ body, updatedAt, ...row }: TemplateRow): EmailTemplate => ({
  ...row,
  text: body,
  updatedAt: updatedAt.toISOString(),
})

export const listTemplates = async (db: Database): Promise<EmailTemplate[]> =>
  (await listTemplateRows(db)).map(toTemplate)

/** Throws CONFLICT if another template has the name, in whatever case. */
function checkName(others: TemplateRow[], name: string): void {
  if (!others.some((other) => other.name.toLowerCase() === name.toLowerCase())) return
  const issues = [{ path: 'name', message: TEMPLATE_NAME_TAKEN }]
  throw new AppError('CONFLICT', TEMPLATE_NAME_TAKEN, { issues })
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
    if (rows.length >= MAX_EMAIL_TEMPLATES) throw new AppError('CONFLICT', TOO_MANY_TEMPLATES)
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
    await deleteTemplateRow(trx, template.id)
  })
