/** Whose request it is, and whether it is the only one that they have here. */
interface Caller {
  of: string
  isFirst: boolean
}

/** Networks whose requests wait, in the order of their turns. */
type Lane = Map<string, (() => void)[]>

/** Takes the request whose turn it is; its network's next one comes after those of all others. */
function takeNext(lane: Lane): (() => void) | undefined {
  const [name, requests] = lane.entries().next().value ?? []
  if (name === undefined || !requests) return undefined
  const next = requests.shift()
  lane.delete(name)
  if (requests.length > 0) lane.set(name, requests)
  return next
}

/** So long requests may begin in one round of the loop, in ms: the last of them ends it. */
const BUDGET_MS = 2
/** Those that have waited and may begin in one round, where they cost next to nothing. */
const OF_A_ROUND = 8

/**
 * Lets few requests through in each round of the event loop: however many have come in at once, what others
 * send is read between them. Networks take turns, and every other turn is for a network that has nothing
 * else here: it does not wait for a round of all who have more. Nothing waits while rounds are short.
 */
export function openScheduler({
  budgetMs = BUDGET_MS,
} = {}): (caller: Caller, go: () => void) => void {
  const [firsts, others]: [Lane, Lane] = [new Map(), new Map()]
  let isCounting = false
  let roundBegan = 0
  let wasFirst = false

  const isWaiting = () => firsts.size + others.size > 0
  const hasTime = () => performance.now() - roundBegan < budgetMs

  function letOneThrough(): void {
    const lanes = wasFirst ? [others, firsts] : [firsts, others]
    const lane = lanes.find(({ size }) => size > 0)
    if (!lane) return
    wasFirst = lane === firsts
    takeNext(lane)?.()
  }

  function beginRound(): void {
    roundBegan = performance.now()
    isCounting = isWaiting()
    if (!isCounting) return
    setImmediate(beginRound)
    // Each by itself: what a request does right after it has begun counts before the next one does.
    for (let count = 1; count < OF_A_ROUND; count += 1) {
      setImmediate(() => {
        if (hasTime()) letOneThrough()
      })
    }
    letOneThrough()
  }

  return ({ of, isFirst }, go) => {
    if (!isCounting) {
      isCounting = true
      roundBegan = performance.now()
      setImmediate(beginRound)
      go()
    } else if (!isWaiting() && hasTime()) go()
    else {
      const lane = isFirst ? firsts : others
      const requests = lane.get(of)
      if (requests) requests.push(go)
      else lane.set(of, [go])
    }
  }
}
