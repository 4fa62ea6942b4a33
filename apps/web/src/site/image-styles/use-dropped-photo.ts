import { useEffect, useEffectEvent } from 'react'

/** Accepts an image that is dropped or pasted anywhere on the page. */
export function useDroppedPhoto(onPhoto: (file: File) => void): void {
  const handleFiles = useEffectEvent((files: FileList | undefined) => {
    const [file] = files ?? []
    if (file) onPhoto(file)
  })
  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      handleFiles(clipboardData?.files)
    }
    const onDragOver = (event: Event) => event.preventDefault()
    // A dropped image must not replace the page, wherever it is dropped.
    const onDrop = (event: DragEvent) => {
      event.preventDefault()
      handleFiles(event.dataTransfer?.files)
    }
    window.addEventListener('paste', onPaste)
    window.addEventListener('dragover', onDragOver)
    window.addEventListener('drop', onDrop)
    return () => {
      window.removeEventListener('paste', onPaste)
      window.removeEventListener('dragover', onDragOver)
      window.removeEventListener('drop', onDrop)
    }
  }, [])
}
