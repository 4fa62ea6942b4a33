const KEY = 'device'

/**
 * The proof that this browser got at its last login: with it, other devices' attempts do not delay
 * the next login.
 */
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
    // A browser without storage logs in as an unknown device.
  }
}
