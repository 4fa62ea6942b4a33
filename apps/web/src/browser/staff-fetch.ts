import type { Session } from './session.ts'

/**
 * A fetch that sends the session's token as a bearer token, to this origin only, and logs out when
 * the server responds with 401.
 */
export const staffFetch =
  (session: Pick<Session, 'read' | 'invalidate'>, origin = location.origin): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const { token } = session.read()
    if (token === undefined || new URL(request.url).origin !== origin) {
      return fetch(request)
    }
    request.headers.set('authorization', `Bearer ${token}`)
    const response = await fetch(request)
    // Somebody may have logged in again by now, so only the token that was sent is rejected.
    if (response.status === 401) session.invalidate(token)
    return response
  }
