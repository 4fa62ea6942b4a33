/** Downloads a file that this page holds. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // By the next task the download has started and holds the file itself.
  setTimeout(() => URL.revokeObjectURL(url))
}
