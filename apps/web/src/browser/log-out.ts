import { createStaffClient } from '../api/trpc.ts'
import type { Session } from './session.ts'
import { staffFetch } from './staff-fetch.ts'
import { removeStoredUnder } from './stored-json.ts'

/** What staff typed and did not save is not for whoever uses this browser next. */
const STAFF_DRAFTS = ['contact-notes-', 'project-draft-']

/**
 * Logs out here at once, and has the server refuse the tokens of this login from now on. Where it cannot
 * be reached they end with their time: nobody is kept logged in for that.
 */
export function logOut(session: Session): void {
  const before = session.read()
  const call = staffFetch({ read: () => before, refuse: () => {} })
  // Sent also where the page is closed next.
  const client = createStaffClient((input, init) => call(input, { ...init, keepalive: true }))
  session.logout()
  removeStoredUnder(STAFF_DRAFTS)
  client.auth.logout.mutate().catch(() => {})
}
