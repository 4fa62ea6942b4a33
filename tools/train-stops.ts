// npm run stops:train: trains a classifier on samples/roles for where a statement begins in text
// without full stops, writes the weights for the reader, and prints the results on held-out briefs.
import { writeFile } from 'node:fs/promises'
import {
  crossValidate,
  readRuns,
  storedWeights,
} from '../packages/concept-engine/samples/stops/train.ts'

const share = (value: number) => `${(value * 100).toFixed(1)} %`
const runs = readRuns()
for (const { limit, precision, recall } of crossValidate(runs, [0.4, 0.5, 0.55, 0.6, 0.7]))
  console.log(`above ${limit}: ${share(precision)} of the starts right, ${share(recall)} found`)
const lines = storedWeights(runs).map(
  ([feature, weights]) => `  ${JSON.stringify(feature)}: [${weights.join(', ')}]`,
)
await writeFile(
  new URL('../packages/concept-engine/src/reading/english/stop-weights.json', import.meta.url),
  `{\n${lines.join(',\n')}\n}\n`,
)
