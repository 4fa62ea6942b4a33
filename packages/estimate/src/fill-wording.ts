/** A wording with its placeholders, such as '{pages}', filled in. */
export const fillWording = (wording: string, values: Record<string, string>): string =>
  wording.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder)
