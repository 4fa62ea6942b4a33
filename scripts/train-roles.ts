// npm run roles:train: learns from samples/roles what a clause of a brief is for, writes the weights
// that the reader takes, and says how well it does on briefs that it did not learn from. With
// --wrong it lists what it got wrong.
import { writeFile } from 'node:fs/promises'
import {
  crossValidate,
  readExamples,
  train,
} from '../packages/concept-engine/samples/roles/train.ts'
import { STEPS } from '../packages/concept-engine/src/reading/roles.ts'

const examples = readExamples()
const { right, leaks, losses, wrong } = crossValidate(examples)
const share = (value: number) => `${(value * 100).toFixed(1)} %`
console.log(
  `${examples.length} clauses; right ${share(right)}, notes taken for statements ${share(leaks)}, statements taken for notes ${share(losses)}`,
)
if (process.argv.includes('--wrong')) console.log(wrong.join('\n'))

/** Twentieths are exact enough, and weights below four of them change next to nothing. */
const LEAST = 4
const weights = Object.entries(train(examples)).flatMap(([feature, each]) => {
  const rounded = each.map((weight) => Math.round(weight * STEPS))
  return rounded.some((weight) => Math.abs(weight) >= LEAST) ? [[feature, rounded] as const] : []
})
weights.sort(([one], [other]) => (one < other ? -1 : 1))
const lines = weights.map(([feature, each]) => `  ${JSON.stringify(feature)}: [${each.join(', ')}]`)
await writeFile(
  new URL('../packages/concept-engine/src/reading/role-weights.json', import.meta.url),
  `{\n${lines.join(',\n')}\n}\n`,
)
