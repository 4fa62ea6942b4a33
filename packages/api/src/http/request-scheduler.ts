/** The network of a request, and whether it is its only one here. */
interface Caller {
  of: string
  isFirst: boolean
}

/** Networks with waiting requests, in the order of their turns. */
type Lane = Map<string, (() => void)[]>

/** Takes the next request; its network then goes to the end of the queue. */
function takeNext(lane: Lane): (() => void) | undefined {
  const [name, requests] = lane.entries().next().value ?? []
  if (name === undefined || !requests) return undefined
  const next = requests.shift()
  lane.delete(name)
  if (requests.length > 0) lane.set(name, requests)
  return next
}

/**
 * Time budget for starting requests in one turn of the event loop, in ms; the last may exceed it.
 */
const BUDGET_MS = 2
/** Max waiting requests to start in one turn, if they are cheap. */
const OF_A_ROUND = 8

/**
 * Lets a few requests through in each turn of the event loop: however many have arrived at once,
 * other clients' data is read in between. Networks take turns, and every other turn is for networks
 * with no other request here, so that these need not wait behind all the networks with more.
 * Nothing waits while turns are short.
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
    // Separate callbacks: a request's first work counts before the next one starts.
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
