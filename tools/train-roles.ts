// npm run roles:train: trains a classifier on samples/roles for the role of a clause in a brief,
// writes the weights for the reader, and prints the results on held-out briefs. With --wrong it
// lists the errors.
import { writeFile } from 'node:fs/promises'
import {
  crossValidate,
  readExamples,
  train,
} from '../packages/concept-engine/samples/roles/train.ts'
import { WEIGHT_SCALE } from '../packages/concept-engine/src/reading/clauses/roles.ts'

const examples = readExamples()
const { right, leaks, losses, wrong } = crossValidate(examples)
const share = (value: number) => `${(value * 100).toFixed(1)} %`
console.log(
  `${examples.length} clauses; right ${share(right)}, notes taken for statements ${share(leaks)}, statements taken for notes ${share(losses)}`,
)
if (process.argv.includes('--wrong')) console.log(wrong.join('\n'))

/** A precision of twentieths is enough, and weights below four of them have almost no effect. */
const MIN_WEIGHT = 4
const weights = Object.entries(train(examples)).flatMap(([feature, classWeights]) => {
  const rounded = classWeights.map((weight) => Math.round(weight * WEIGHT_SCALE))
  return rounded.some((weight) => Math.abs(weight) >= MIN_WEIGHT)
    ? [[feature, rounded] as const]
    : []
})
weights.sort(([a], [b]) => (a < b ? -1 : 1))
const lines = weights.map(
  ([feature, classWeights]) => `  ${JSON.stringify(feature)}: [${classWeights.join(', ')}]`,
)
await writeFile(
  new URL('../packages/concept-engine/src/reading/clauses/role-weights.json', import.meta.url),
  `{\n${lines.join(',\n')}\n}\n`,
)
