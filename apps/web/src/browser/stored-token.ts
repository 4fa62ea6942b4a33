/** The key under which a browser stores the token of its login. */
export const TOKEN_KEY = 'token'

/** Whether a staff member uses this browser; staff visits are not counted as client visits. */
export function isStaffBrowser(): boolean {
  try {
    return localStorage.getItem(TOKEN_KEY) !== null
  } catch {
    return false
  }
}
