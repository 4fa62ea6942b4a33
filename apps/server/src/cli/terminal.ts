/** Where a command says what it did, and what went wrong; a line each. */
export interface Terminal {
  log(line: string): void
  error(line: string): void
}
