// npm run features:train: learns from the marked briefs of the reader (samples/roles) which functions
// of a website a clause asks for, writes the weights that the estimate takes, and says how well it does
// on briefs that it did not learn from. With --wrong it lists what it got wrong.
import { writeFile } from 'node:fs/promises'
import { readExamples } from './feature-examples.ts'
import { crossValidate, train, weightsFile } from './feature-training.ts'

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
