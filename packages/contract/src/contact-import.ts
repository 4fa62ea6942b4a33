import { z } from 'zod'
import { type Stage, stageLabels, stageOfStatus } from './pipeline-stages.ts'
import { requiredLine } from './text.ts'

export const MAX_IMPORT_BYTES = 5 * 1024 * 1024
export const MAX_IMPORT_ROWS = 20_000
export const MAX_IMPORT_COLUMNS = 100
/** Different tags in one file. More of them are hardly tags, but another column's texts. */
export const MAX_IMPORT_TAGS = 500
/** How long an import can be undone. */
export const IMPORT_UNDO_DAYS = 1
/** Max number of problems in a preview; the file lists all. */
export const MAX_SHOWN_PROBLEMS = 50

/** Each is sent a form with the part `file`, and the part `options` with `ImportOptions` as JSON. */
export const importPaths = {
  preview: '/dashboard/users/import/preview',
  problems: '/dashboard/users/import/problems.csv',
  import: '/dashboard/users/import',
} as const

/** What a column of a file can be. */
export const importFields = [
  ...(['email', 'name', 'firstName', 'lastName', 'phone', 'company', 'status'] as const),
  ...(['source', 'tags', 'notes', 'created'] as const),
] as const
export type ImportField = (typeof importFields)[number]

export const importFieldLabels: Record<ImportField, string> = {
  email: 'Email',
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  company: 'Company',
  status: 'Status or stage',
  source: 'Source',
  tags: 'Tags',
  notes: 'Notes',
  created: 'Created on',
}

/** Headings of common exports, in lower case without spaces and punctuation. */
const headings: Record<ImportField, string[]> = {
  email: [
    ...['email', 'emailaddress', 'mail', 'email1value', 'email1address', 'primaryemail'],
    ...['workemail', 'contactemail', 'useremail'],
  ],
  name: ['name', 'fullname', 'contactname', 'displayname', 'contact', 'customername', 'clientname'],
  firstName: ['firstname', 'first', 'givenname', 'forename'],
  lastName: ['lastname', 'last', 'surname', 'familyname'],
  phone: [
    ...['phone', 'phonenumber', 'telephone', 'tel', 'mobile', 'mobilephone', 'mobilenumber'],
    ...['mobilephonenumber', 'businessphone', 'workphone', 'primaryphone', 'phone1value', 'cell'],
  ],
  company: [
    ...['company', 'companyname', 'organisation', 'organization', 'organizationname', 'business'],
    ...['organization1name', 'businessname', 'account', 'accountname', 'associatedcompany'],
  ],
  status: ['status', 'stage', 'contactstatus', 'leadstatus', 'dealstage', 'lifecyclestage'],
  source: ['source', 'leadsource', 'originalsource', 'originaltrafficsource', 'recordsource'],
  tags: ['tags', 'tag', 'labels', 'label', 'categories', 'category', 'groupmembership', 'groups'],
  notes: ['notes', 'note', 'comments', 'comment', 'remarks', 'description'],
  created: [
    ...['created', 'createdate', 'createdat', 'createdon', 'creationdate', 'datecreated'],
    ...['firstseen', 'firstseenutc', 'dateadded', 'added'],
  ],
}

export type ImportColumns = (ImportField | null)[]

/** What each column most likely is, by its heading; the first one if several could be the same. */
export function guessColumns(titles: readonly string[]): ImportColumns {
  const taken = new Set<ImportField>()
  return titles.map((title) => {
    const words = title.toLowerCase().replace(/[^a-z0-9]/g, '')
    const field = importFields.find((each) => headings[each].includes(words) && !taken.has(each))
    if (field) taken.add(field)
    return field ?? null
  })
}

/** Why columns cannot be imported like this; undefined if they can. */
export function columnsProblem(columns: ImportColumns): string | undefined {
  const twice = importFields.find((field) => columns.filter((each) => each === field).length > 1)
  if (twice) return `Two columns are matched with ${importFieldLabels[twice]}. Please choose one.`
  return columns.includes('email')
    ? undefined
    : 'Please choose the column with the email addresses: it identifies a contact.'
}

/** Statuses of other programs, as stages. */
const otherStatuses: Record<string, Stage> = {
  lead: 'new',
  open: 'new',
  subscriber: 'new',
  'marketing qualified lead': 'new',
  'attempted to contact': 'contacted',
  'sales qualified lead': 'contacted',
  connected: 'talking',
  'in progress': 'talking',
  'open deal': 'talking',
  opportunity: 'talking',
  customer: 'won',
  client: 'won',
  unqualified: 'lost',
  'bad timing': 'lost',
}

const stagesByText = new Map<string, Stage>(
  [
    ...(Object.entries(otherStatuses) as [string, Stage][]),
    ...(Object.entries(stageOfStatus) as [string, Stage][]),
    ...(Object.entries(stageLabels) as [Stage, string][]).map(([stage, label]): [string, Stage] => [
      label,
      stage,
    ]),
  ].map(([text, stage]) => [text.toLowerCase(), stage]),
)

/** The stage that a text of a file means; undefined if it is none that we know. */
export const stageOfText = (text: string): Stage | undefined =>
  stagesByText.get(
    text
      .toLowerCase()
      .replace(/[\s_-]+/g, ' ')
      .trim(),
  )

/** What to do with rows whose address, or a second one, belongs to a contact already. */
export const knownChoices = ['keep', 'fill'] as const

export const ImportOptions = z.object({
  /** In the order of the file; null ignores a column. Guessed from the headings if absent. */
  columns: z.array(z.enum(importFields).nullable()).max(MAX_IMPORT_COLUMNS).optional(),
  /** Whether 3/4/2026 is in April or in March. */
  dayFirst: z.boolean().default(true),
  known: z.enum(knownChoices).default('keep'),
})
export type ImportOptions = z.infer<typeof ImportOptions>

export const ImportRequest = ImportOptions.extend({
  fileName: requiredLine(255),
  /** Of this attempt: the same request again returns the result of the first. */
  idempotencyKey: z.uuid(),
})
export type ImportRequest = z.infer<typeof ImportRequest>

const Count = z.int().min(0)

export const ImportCounts = z.object({
  /** Rows of the file. */
  rows: Count,
  /** New contacts. */
  added: Count,
  /** Rows of existing contacts, and those of them that get something they lack. */
  known: Count,
  filled: Count,
  /** Rows that repeat an earlier row's contact. */
  duplicates: Count,
  /** Rows with a fault. */
  faulty: Count,
})
export type ImportCounts = z.infer<typeof ImportCounts>

/** Why a row is left out. A row can have several problems. */
export const ImportProblem = z.object({
  /** Line of the file on which the row begins; the first line is 1. */
  line: z.int().min(1),
  /** The column's heading; '' for the whole row. */
  column: z.string(),
  reason: z.string(),
})
export type ImportProblem = z.infer<typeof ImportProblem>

/** A contact as it would be imported. */
export const ImportSample = z.object({
  line: z.int().min(1),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  status: z.string(),
  source: z.string(),
  tags: z.array(z.string()),
  notes: z.string(),
  /** YYYY-MM-DD; null for the day of the import. */
  created: z.string().nullable(),
})
export type ImportSample = z.infer<typeof ImportSample>

export const ImportPreview = z.object({
  columns: z.array(
    z.object({
      heading: z.string(),
      /** The first texts in it. */
      examples: z.array(z.string()),
      field: z.enum(importFields).nullable(),
    }),
  ),
  /** Null while the columns have a problem. */
  result: z
    .object({
      counts: ImportCounts,
      /** The first ones, and how many there are. */
      problems: z.array(ImportProblem),
      problemCount: Count,
      /** The first new contacts. */
      samples: z.array(ImportSample),
    })
    .nullable(),
})
export type ImportPreview = z.infer<typeof ImportPreview>

/** An import that can still be undone. */
export const ContactImport = z.object({
  id: z.int(),
  fileName: z.string(),
  counts: ImportCounts,
  by: z.string(),
  /** ISO 8601, UTC. */
  importedAt: z.string(),
  undoUntil: z.string(),
})
export type ContactImport = z.infer<typeof ContactImport>

export const UndoneImport = z.object({
  removed: Count,
  /** Existing contacts that are as they were before. */
  reset: Count,
  keptCount: Count,
  /** Contacts that were changed or written to since, or who wrote: the first 100. */
  kept: z.array(z.object({ id: z.int(), name: z.string(), email: z.string() })),
})
export type UndoneImport = z.infer<typeof UndoneImport>

export const IMPORT_GONE = 'This import can no longer be undone.'
