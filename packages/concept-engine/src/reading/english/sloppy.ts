/** Whether a description was written without much punctuation. */
export const isSloppy = (text: string) => {
  const words = text.split(/\s+/).length
  const stops = text.match(/[.!?;\n]/g)?.length ?? 0
  const lowerCaseStarts = text.match(/(?:^|[.!?\n]\s*)\p{Ll}/gu)?.length ?? 0
  return (
    words / (stops + 1) > 28 ||
    (stops > 0 && lowerCaseStarts / (stops + 1) > 0.5) ||
    /^\p{Ll}/u.test(text)
  )
}
