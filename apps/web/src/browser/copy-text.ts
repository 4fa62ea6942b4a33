/**
 * The Clipboard API is missing on pages loaded without TLS, but a selection can still be copied.
 */
function copySelected(text: string): boolean {
  const textArea = document.createElement('textarea')
  textArea.value = text
  textArea.readOnly = true
  textArea.style.position = 'fixed'
  textArea.style.opacity = '0'
  const previouslyFocused = document.activeElement
  document.body.append(textArea)
  textArea.select()
  const copied = document.execCommand('copy')
  textArea.remove()
  if (previouslyFocused instanceof HTMLElement) previouslyFocused.focus()
  return copied
}

/** Copies text to the clipboard; false if the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (!navigator.clipboard) return copySelected(text)
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
