/** Hands a file that this page holds to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has begun by the next turn, and holds the file itself.
  setTimeout(() => URL.revokeObjectURL(address))
}
