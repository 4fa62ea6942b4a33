import { saveFile } from '../../browser/save-file.ts'
import { session } from '../../browser/session.ts'
import { staffFetch } from '../../browser/staff-fetch.ts'
import type { ContactListState } from './contact-list-state.ts'

/** Downloads the contacts that a list shows, on whatever page, as a spreadsheet. Throws on refusal. */
export async function exportContacts({ request }: ContactListState): Promise<void> {
  const { filter, sort, direction } = request
  const query = new URLSearchParams({ sort, direction })
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, String(value))
  // The path wants the token, which a link could not send.
  const response = await staffFetch(session)(`/api/contacts/export.csv?${query}`)
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  saveFile(await response.blob(), name ?? 'contacts.csv')
}
