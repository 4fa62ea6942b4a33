// Orders that go from system to system by themselves, and what happens when one of them is down.

export const systems = ['Calendar', 'Stock', 'Invoices'] as const
export type System = (typeof systems)[number]

/** Tries after which a person is told. */
const TRIES_BEFORE_ALERT = 3

export interface Order {
  number: number
  /** How many systems have it. */
  step: number
  /** Failed tries at the current system. */
  tries: number
  /** The minute of the next try. */
  dueAt: number
}
export interface Run {
  minute: number
  orders: readonly Order[]
  /** The latest last. */
  log: readonly LogLine[]
}
interface LogLine {
  minute: number
  order: number
  text: string
  kind: 'received' | 'written' | 'failed' | 'alert'
}

export const isDone = ({ step }: Order) => step === systems.length
export const systemOf = ({ step }: Order): System | undefined => systems[step]
export const isIdle = ({ orders }: Run) => orders.every(isDone)
/** The wait before another try doubles: one minute, two, four. */
const waitAfter = (tries: number) => 2 ** (tries - 1)

export const emptyRun: Run = { minute: 0, orders: [], log: [] }

export function receiveOrder({ minute, orders, log }: Run): Run {
  const number = orders.length + 1
  return {
    minute,
    orders: [...orders, { number, step: 0, tries: 0, dueAt: minute + 1 }],
    log: [...log, { minute, order: number, text: 'came in by the form', kind: 'received' }],
  }
}

/** One minute later: every order that is due is tried once at its next system. */
export function nextMinute(run: Run, down: ReadonlySet<System>): Run {
  const minute = run.minute + 1
  const log = [...run.log]
  const orders = run.orders.map((order): Order => {
    const system = systemOf(order)
    if (!system || order.dueAt > minute) return order
    const say = (text: string, kind: LogLine['kind']) =>
      log.push({ minute, order: order.number, text, kind })
    if (!down.has(system)) {
      say(`written to ${system}`, 'written')
      return { ...order, step: order.step + 1, tries: 0, dueAt: minute + 1 }
    }
    const tries = order.tries + 1
    const wait = waitAfter(tries)
    if (tries === TRIES_BEFORE_ALERT) say(`${system} is down: a person was told`, 'alert')
    else say(`${system} did not answer: next try in ${wait} min`, 'failed')
    return { ...order, tries, dueAt: minute + wait }
  })
  return { minute, orders, log }
}

/** How often somebody would have typed an order, and how often it was typed here. */
export const typingOf = ({ orders, log }: Run) => ({
  byHand: orders.length + log.filter(({ kind }) => kind === 'written').length,
  here: orders.length,
})
