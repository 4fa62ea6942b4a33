const KEY = 'device'

/**
 * The token that this browser received at its last login. With it, failed attempts from other
 * devices do not delay the next login.
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
