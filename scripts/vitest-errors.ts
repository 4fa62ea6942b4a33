import { writeFile } from 'node:fs/promises'

/**
 * Writes errors that belong to no test (an unhandled rejection, a worker that died) to the file named
 * by AGENCY_TEST_ERRORS, as a JSON list of texts: Vitest's own JSON report leaves them out.
 */
export default class VitestErrors {
  async onTestRunEnd(_modules: unknown, errors: readonly { message?: string; stack?: string }[]) {
    const { AGENCY_TEST_ERRORS: file } = process.env
    if (!file || errors.length === 0) return
    const texts = errors.map(({ message, stack }) => stack ?? message ?? 'unknown')
    await writeFile(file, JSON.stringify(texts))
  }
}
