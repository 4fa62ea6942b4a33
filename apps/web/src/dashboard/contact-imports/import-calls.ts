import {
  ContactImport,
  type ImportOptions,
  ImportPreview,
  type ImportRequest,
  importPaths,
} from '@agency/contract/contact-import'
import { saveFile } from '../../browser/save-file.ts'
import { session } from '../../browser/session.ts'
import { staffFetch } from '../../browser/staff-fetch.ts'
import { staffRest } from '../api/staff-rest.ts'

const formOf = (file: File, options: ImportOptions | ImportRequest): FormData => {
  const form = new FormData()
  form.set('options', JSON.stringify(options))
  form.set('file', file)
  return form
}

const unauthenticatedMessage = 'Please log in again.'

export const fetchPreview = (file: File, options: ImportOptions): Promise<ImportPreview> =>
  staffRest({
    ...{ method: 'POST', path: importPaths.preview, body: formOf(file, options) },
    ...{ schema: ImportPreview, unauthenticatedMessage },
    fallbackMessage: 'Failed to read the file. Please try again.',
  })

export const sendImport = (file: File, request: ImportRequest): Promise<ContactImport> =>
  staffRest({
    ...{ method: 'POST', path: importPaths.import, body: formOf(file, request) },
    ...{ schema: ContactImport, unauthenticatedMessage },
    fallbackMessage: 'Failed to import the contacts. Please try again.',
  })

/** Downloads the rows that are left out. Throws if the server rejects the request. */
export async function downloadProblems(file: File, options: ImportOptions): Promise<void> {
  const body = formOf(file, options)
  const response = await staffFetch(session)(importPaths.problems, { method: 'POST', body })
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
  saveFile(await response.blob(), `left-out-${file.name.replace(/\.\w+$/, '')}.csv`)
}
