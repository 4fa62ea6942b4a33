/** Output of a command: results and errors, one line each. */
export interface Terminal {
  log(line: string): void
  error(line: string): void
}
