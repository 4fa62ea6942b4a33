// npm run features:train: trains a classifier on the reader's annotated briefs (samples/roles) for
// the features of a website that a clause asks for, writes the weights for the estimate, and prints
// the results on held-out briefs. With --wrong it lists the errors.
import { writeFile } from 'node:fs/promises'
import { readExamples } from './training/feature-examples.ts'
import { crossValidate, formatWeights, train } from './training/feature-training.ts'

const examples = readExamples()
const { pairs, requested, notRequested, missed, notOffered, errors } = crossValidate(examples)
const share = (value: number) => `${(value * 100).toFixed(1)} %`
console.log(
  `${pairs} pairs, ${requested} asked; charged and not asked ${share(notRequested)}, asked and not charged ${share(missed)}, nor offered ${share(notOffered)}`,
)
if (process.argv.includes('--wrong')) console.log(errors.join('\n'))

await writeFile(
  new URL('../packages/estimate/src/feature-weights.json', import.meta.url),
  formatWeights(train(examples)),
)
