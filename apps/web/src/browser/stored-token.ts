/** Where a browser keeps the token of its login. */
export const TOKEN_KEY = 'token'

/** Whether somebody of the staff looks, whose visits are no client's. */
export function isStaffBrowser(): boolean {
  try {
    return localStorage.getItem(TOKEN_KEY) !== null
  } catch {
    return false
  }
}
