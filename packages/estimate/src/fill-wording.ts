/** A wording with its placeholders, such as '{pages}', filled in. */
export const fillWording = (wording: string, values: Record<string, string>): string =>
  wording.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
