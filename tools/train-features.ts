// npm run features:train: trains a classifier on the reader's annotated briefs (samples/roles) for
// the features of a website that a clause asks for, writes the weights for the estimate, and prints
// the results on held-out briefs. With --wrong it lists the errors.
import { writeFile } from 'node:fs/promises'
import { readExamples } from './training/feature-examples.ts'
import { crossValidate, train, weightsFile } from './training/feature-training.ts'

const examples = readExamples()
const { pairs, asked, unasked, uncharged, forgotten, wrong } = crossValidate(examples)
const share = (value: number) => `${(value * 100).toFixed(1)} %`
console.log(
  `${pairs} pairs, ${asked} asked; charged and not asked ${share(unasked)}, asked and not charged ${share(uncharged)}, nor offered ${share(forgotten)}`,
)
if (process.argv.includes('--wrong')) console.log(wrong.join('\n'))

await writeFile(
  new URL('../packages/estimate/src/feature-weights.json', import.meta.url),
  weightsFile(train(examples)),
)
