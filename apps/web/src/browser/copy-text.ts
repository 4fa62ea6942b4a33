/** A page that came without TLS has no clipboard of its own; what is selected can still be copied. */
function copySelected(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.style.position = 'fixed'
  area.style.opacity = '0'
  const focused = document.activeElement
  document.body.append(area)
  area.select()
  const copied = document.execCommand('copy')
  area.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return copied
}

/** Puts text on the clipboard; false where the browser does not let a page do so. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (!navigator.clipboard) return copySelected(text)
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
