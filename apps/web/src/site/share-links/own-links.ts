import { writeStored } from '../../browser/stored-json.ts'

const KEY = 'sharedConcepts'
const MAX_LINKS = 50

/** Parsed by hand: otherwise the page would load a schema library for this alone. */
function ownTokens(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((token) => typeof token === 'string') : []
  } catch {
    return []
  }
}

/**
 * Remembers that this browser created a link, so that its own visits do not count as a lead's
 * interest.
 */
export const rememberOwnLink = (token: string) =>
  writeStored(KEY, [token, ...ownTokens().filter((other) => other !== token)].slice(0, MAX_LINKS))

export const isOwnLink = (token: string) => ownTokens().includes(token)
