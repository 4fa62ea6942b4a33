/** The network of a request, and whether this is its only pending request. */
interface RequestOrigin {
  network: string
  isOnlyRequest: boolean
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
const MAX_PER_TURN = 8

/**
 * Lets a few requests through in each turn of the event loop: however many have arrived at once,
 * other clients' data is read in between. Networks take turns, and every other turn is for networks
 * with only one pending request, so that these do not wait behind all the networks with more.
 * Nothing waits while turns are short.
 */
export function openScheduler({
  budgetMs = BUDGET_MS,
} = {}): (caller: RequestOrigin, start: () => void) => void {
  const [singleRequests, otherRequests]: [Lane, Lane] = [new Map(), new Map()]
  let isScheduled = false
  let turnStart = 0
  let lastWasSingle = false

  const isWaiting = () => singleRequests.size + otherRequests.size > 0
  const hasTime = () => performance.now() - turnStart < budgetMs

  function startNext(): void {
    const lanes = lastWasSingle ? [otherRequests, singleRequests] : [singleRequests, otherRequests]
    const lane = lanes.find(({ size }) => size > 0)
    if (!lane) return
    lastWasSingle = lane === singleRequests
    takeNext(lane)?.()
  }

  function beginTurn(): void {
    turnStart = performance.now()
    isScheduled = isWaiting()
    if (!isScheduled) return
    setImmediate(beginTurn)
    // Separate callbacks: a request's first work counts before the next one starts.
    for (let count = 1; count < MAX_PER_TURN; count += 1) {
      setImmediate(() => {
        if (hasTime()) startNext()
      })
    }
    startNext()
  }

  return ({ network, isOnlyRequest }, start) => {
    if (!isScheduled) {
      isScheduled = true
      turnStart = performance.now()
      setImmediate(beginTurn)
      start()
    } else if (!isWaiting() && hasTime()) start()
    else {
      const lane = isOnlyRequest ? singleRequests : otherRequests
      const requests = lane.get(network)
      if (requests) requests.push(start)
      else lane.set(network, [start])
    }
  }
}
