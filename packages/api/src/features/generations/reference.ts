/** What an estimate is called on paper: 'WE-' and the first 32 bits of its file's name. */
export const referenceOf = (fileToken: string): string =>
  `WE-${fileToken.slice(0, 8).toUpperCase()}`
