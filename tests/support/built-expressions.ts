// A worker thread that reports the regular expressions that the packages build at run time, from
// word lists and from a brief.
import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { validBrief } from './briefs.ts'
import type { Expression } from './expressions.ts'

const { root, builders }: { root: string; builders: string[] } = workerData
const built = new Map<string, Expression>()
const Original = RegExp

globalThis.RegExp = new Proxy(Original, {
  construct(target, [source, flags = '']: [string | RegExp, string?]) {
    const expression = new target(source, flags)
    const location = Original(`${root}/(packages/[^)]+:\\d+):\\d+`).exec(
      new Error().stack ?? '',
    )?.[1]
    if (location)
      built.set(`${location} ${expression.source}`, {
        location,
        source: expression.source,
        flags: expression.flags,
      })
    return expression
  },
})

for (const file of builders) await import(path.join(root, file))

const { createConcept } = await import(
  path.join(root, 'packages/concept-engine/src/create-concept.ts')
)
const GOALS = [
  validBrief.mainGoal,
  'Lantern Bakery sells bread in Coburg and Preston and people should book a class online.',
  'We are a family bakery in Coburg. My name is Priya Raman, the head baker. Open Mon to Fri 9-5.',
  'Rye loaf $9. Bread 9 each. Our site is to show prices and to take orders for cakes.',
]
for (const mainGoal of GOALS) createConcept({ ...validBrief, mainGoal }, 1)

parentPort?.postMessage([...built.values()])
