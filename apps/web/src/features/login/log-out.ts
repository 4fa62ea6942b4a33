import { createStaffClient } from '../../api/trpc.ts'
import type { Session } from './session.ts'
import { staffFetch } from './staff-fetch.ts'

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
  client.auth.logout.mutate().catch(() => {})
}
