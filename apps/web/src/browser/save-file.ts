/** Downloads a file that is in the page's memory. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // By the next task the download has started and no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(url))
}
