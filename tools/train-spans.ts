// npm run spans:train: trains taggers on samples/spans for the runs of words that name offers,
// their prices, requested content and the fields of forms; writes the weights for the reader. With
// --score it prints the quality of the runs found in held-out briefs.
import { writeFile } from 'node:fs/promises'
import {
  readExamples,
  validate,
  weightsFile,
} from '../packages/concept-engine/samples/spans/train.ts'

const examples = readExamples()
console.log(`${examples.length} briefs`)
if (process.argv.includes('--score')) {
  const share = (count: number, total: number) => `${((count / total) * 100).toFixed(0)} %`
  for (const [kind, { annotated, found, exact, partly }] of Object.entries(validate(examples)))
    console.log(
      `${kind}: ${annotated} annotated, ${found} found, ${exact} of them exactly; ${share(partly, annotated)} found in part`,
    )
}
await writeFile(
  new URL('../packages/concept-engine/src/reading/clauses/span-weights.json', import.meta.url),
  weightsFile(examples),
)
