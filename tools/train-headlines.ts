// npm run headlines:train: trains the rating of headlines on samples/headlines, writes the weights
// for the copywriter, and prints the results on held-out briefs. It uses the weights of the roles
// (npm run roles:train), so those come first.
import { writeFile } from 'node:fs/promises'
import {
  crossValidate,
  readExamples,
  storedWeights,
} from '../packages/concept-engine/samples/headlines/train.ts'
import { VERDICTS } from '../packages/concept-engine/src/copy/rate-headlines.ts'

const examples = readExamples()
const { chosen, possible } = crossValidate(examples)
const counts = (numbers: readonly number[]) =>
  VERDICTS.map((verdict, index) => `${numbers[index]} ${verdict}`).join(', ')
console.log(`${examples.length} judged. Headlines chosen for held-out briefs: ${counts(chosen)}`)
console.log(`  the best lines that there are: ${counts(possible)}`)
const lines = storedWeights(examples).map(
  ([feature, weights]) => `  ${JSON.stringify(feature)}: [${weights.join(', ')}]`,
)
await writeFile(
  new URL('../packages/concept-engine/src/copy/headline-weights.json', import.meta.url),
  `{\n${lines.join(',\n')}\n}\n`,
)
