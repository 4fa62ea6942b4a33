import type { ServerResponse } from 'node:http'
import { finished } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { type FairQueue, openFairQueue } from '../limits/fair-queue.ts'
import { networkOf, subscriberOf } from '../limits/rate-limits.ts'
import { openScheduler } from './request-scheduler.ts'

/** Requests of one network that are worked on at once: twice what a browser sends. */
const AT_WORK_MAX = 12
/** Those that may wait; each holds a connection, since requests of one connection come one by one. */
const WAITING_MAX = 2_000
/** A request that takes longer waits for something else than the processor, in ms. */
const LONGEST_TURN_MS = 1_000

/** Asked by the machine's own keepers, who have to hear how it is when it is busy. */
const isExempt = (url: string) => url === '/livez' || url === '/readyz'

interface Network {
  queue: FairQueue
  /** Requests at work or waiting. */
  requests: number
}

/**
 * Resolves when the answer is out or its connection is lost, at the latest after `ms`: streams stay open
 * for minutes, and a slow reader costs nothing while it reads.
 */
const whenDone = (response: ServerResponse, ms: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    finished(response, (error) => {
      clearTimeout(timer)
      // Where one connection is lost others are as well: they are heard of first.
      if (error) setImmediate(resolve)
      else resolve()
    })
  })

export interface RequestConcurrency {
  /** Networks with a request at work or waiting. */
  networks(): number
  /** Requests that wait. */
  waiting(): number
}

/**
 * Works on a few requests of each network at once, and lets its others wait: however many connections one
 * caller opens, those of others come next to few. Within a network its subscribers take turns. One begins
 * in each round of the loop: answers that are at hand would else follow each other without an end.
 */
export function limitConcurrency(app: FastifyInstance): RequestConcurrency {
  const networks = new Map<string, Network>()
  const pace = openScheduler()
  let waiting = 0

  function networkFor(name: string): Network {
    const known = networks.get(name)
    if (known) return known
    const queue = openFairQueue({ running: AT_WORK_MAX, waiting: WAITING_MAX })
    const network = { queue, requests: 0 }
    networks.set(name, network)
    return network
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (isExempt(request.url)) {
      done()
      return
    }
    const name = networkOf(request.ip)
    const network = networkFor(name)
    network.requests += 1
    waiting += 1
    const { socket } = request.raw
    const isFirst = network.requests === 1
    let hasBegun = false
    const turn = async () => {
      hasBegun = true
      await new Promise<void>((go) => pace({ of: name, isFirst }, go))
      waiting -= 1
      // Whoever has left while waiting gets no work done.
      if (socket.destroyed || socket.writableEnded) return
      const isOver = whenDone(reply.raw, LONGEST_TURN_MS)
      done()
      await isOver
    }
    network
      .queue(turn, { of: subscriberOf(request.ip) })
      .catch((error) => {
        if (hasBegun) throw error
        waiting -= 1
        reply.header('connection', 'close')
        done(error)
      })
      .finally(() => {
        network.requests -= 1
        if (network.requests === 0) networks.delete(name)
      })
  })
  return { networks: () => networks.size, waiting: () => waiting }
}
