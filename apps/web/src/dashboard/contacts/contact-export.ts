import { saveFile } from '../../browser/save-file.ts'
import { session } from '../../browser/session.ts'
import { staffFetch } from '../../browser/staff-fetch.ts'
import type { ContactListState } from './contact-list-state.ts'

/**
 * Downloads all contacts that match the list's filters, from every page, as a spreadsheet. Throws
 * if the server rejects the request.
 */
export async function exportContacts({ request }: ContactListState): Promise<void> {
  const { filter, sort, direction } = request
  const query = new URLSearchParams({ sort, direction })
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, String(value))
  // The path requires the token, which a link could not send.
  const response = await staffFetch(session)(`/api/contacts/export.csv?${query}`)
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  saveFile(await response.blob(), name ?? 'contacts.csv')
}
