import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Modules of this directory that start the product, or one of its programs, as a process. */
const STARTS_PROCESSES =
  /support\/(site-process|site-data|test-directory|generation-kills|proposal-kills)\.ts/

/**
 * Starts the slowest files first, so that a run does not end with one worker on one file: by the
 * durations of earlier runs on this machine, which Vitest caches; without them, files that start
 * processes come first, then larger files before smaller ones. `--sequence.shuffle` is respected.
 */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { shuffle, seed } = this.ctx.config.sequence
    if (shuffle) {
      const keyOf = ({ moduleId }: TestSpecification) =>
        createHash('sha256').update(`${seed} ${moduleId}`).digest('hex')
      return files.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)))
    }
    const sorted = await super.sort(files)
    const hasDurations = sorted.every((file) => this.ctx.cache.getTestSpecificationResult(file))
    if (hasDurations) return sorted
    const slow = new Set<TestSpecification>()
    for (const file of sorted) {
      if (STARTS_PROCESSES.test(await readFile(file.moduleId, 'utf8'))) slow.add(file)
    }
    return [...slow, ...sorted.filter((file) => !slow.has(file))]
  }
}
