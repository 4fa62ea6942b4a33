// npm run publishable:train: trains a classifier on samples/publishable for what may stand on a
// client's page, writes the weights for the reader, and prints the results on held-out briefs. It
// uses the weights of the roles (npm run roles:train), so those come first.
import { writeFile } from 'node:fs/promises'
import {
  crossValidate,
  KINDS,
  readExamples,
  storedWeights,
} from '../packages/concept-engine/samples/publishable/train.ts'

const LIMITS = [0.3, 0.45, 0.5, 0.55, 0.6, 0.7, 0.8]
const share = (value: number) => `${(value * 100).toFixed(1)} %`
const kinds = KINDS.map((kind) => {
  const examples = readExamples(kind)
  const unfit = examples.filter(({ role }) => role === 1).length / examples.length
  console.log(`${kind}: ${examples.length} judged, ${share(unfit)} unfit`)
  for (const result of crossValidate(kind, examples, LIMITS))
    console.log(
      `  below ${result.limit}: ${share(result.kept)} of the fit ones kept, ${share(result.unfit)} of those kept are unfit`,
    )
  const lines = storedWeights(kind, examples).map(
    ([feature, weights]) => `    ${JSON.stringify(feature)}: [${weights.join(', ')}]`,
  )
  return `  ${JSON.stringify(kind)}: {\n${lines.join(',\n')}\n  }`
})
await writeFile(
  new URL(
    '../packages/concept-engine/src/reading/clauses/publishable-weights.json',
    import.meta.url,
  ),
  `{\n${kinds.join(',\n')}\n}\n`,
)
