import { type ExportedList, type ExportFormat, exportPaths } from '@agency/contract/list-export'
import { saveFile } from '../../browser/save-file.ts'
import { session } from '../../browser/session.ts'
import { staffFetch } from '../../browser/staff-fetch.ts'

/** The filter and the order of a list, as its export takes them; what is not set is left out. */
export type ExportQuery = Record<string, string | number | boolean | undefined>

/** Downloads a list, from every page. Throws if the server rejects the request. */
export async function downloadExport(
  list: ExportedList,
  format: ExportFormat,
  query: ExportQuery,
): Promise<void> {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, String(value))
  // The path requires the token, which a link could not send.
  const response = await staffFetch(session)(`${exportPaths[list]}.${format}?${search}`)
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  saveFile(await response.blob(), name ?? `export.${format}`)
}
