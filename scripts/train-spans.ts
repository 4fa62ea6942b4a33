// npm run spans:train: learns from samples/spans which runs of words name what is on offer, its price, what
// the website is to hold and what visitors fill in; writes the weights that the reader takes. With --score it
// says how well runs are found in briefs that were not learnt from.
import { writeFile } from 'node:fs/promises'
import {
  readExamples,
  validate,
  weightsFile,
} from '../packages/concept-engine/samples/spans/train.ts'

const examples = readExamples()
console.log(`${examples.length} briefs`)
if (process.argv.includes('--score')) {
  const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(0)} %`
  for (const [kind, { marked, found, exact, partly }] of Object.entries(validate(examples)))
    console.log(
      `${kind}: ${marked} marked, ${found} found, ${exact} of them exactly; ${share(partly, marked)} found in part`,
    )
}
await writeFile(
  new URL('../packages/concept-engine/src/reading/span-weights.json', import.meta.url),
  weightsFile(examples),
)
