const KEY = 'device'

/** What this browser was given at its last login: with it the next one waits for nobody else's. */
export function readDeviceProof(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}

export function storeDeviceProof(proof: string): void {
  try {
    localStorage.setItem(KEY, proof)
  } catch {
    // A browser that stores nothing logs in as one that nobody knows.
  }
}
