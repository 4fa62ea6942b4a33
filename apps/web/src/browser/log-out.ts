import type { Session } from './session.ts'
import { createStaffClient } from './staff-client.ts'
import { staffFetch } from './staff-fetch.ts'
import { removeStoredByPrefix } from './stored-json.ts'

/** Unsaved staff drafts must not be visible to the next person who uses this browser. */
const STAFF_DRAFTS = ['contact-notes-', 'project-draft-']

/**
 * Logs out here immediately, and has the server revoke the tokens of this login. If the server
 * cannot be reached they stay valid until they expire: logging out must not wait for it.
 */
export function logOut(session: Session): void {
  const previousState = session.read()
  const fetchWithOldToken = staffFetch({ read: () => previousState, invalidate: () => {} })
  // Also sent if the page is closed right after.
  const client = createStaffClient((input, init) =>
    fetchWithOldToken(input, { ...init, keepalive: true }),
  )
  session.logout()
  removeStoredByPrefix(STAFF_DRAFTS)
  client.auth.logout.mutate().catch(() => {})
}
