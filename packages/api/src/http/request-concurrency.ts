import type { ServerResponse } from 'node:http'
import { finished } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { type FairQueue, openFairQueue } from '../limits/fair-queue.ts'
import { networkOf, subscriberOf } from '../limits/rate-limits.ts'
import { openScheduler } from './request-scheduler.ts'

/** Max concurrent requests per network: twice what a browser sends. */
const MAX_ACTIVE = 12
/** Max waiting requests; each holds a connection, since those of a connection run in sequence. */
const MAX_WAITING = 2_000
/** A request that takes longer is waiting for something other than the CPU, in ms. */
const MAX_TURN_MS = 1_000

/** Health checks, which must be answered even if the server is busy. */
const isExempt = (url: string) => url === '/livez' || url === '/readyz'

interface Network {
  queue: FairQueue
  /** Active or waiting requests. */
  requests: number
}

/**
 * Resolves when the response is sent or its connection is lost, at the latest after `ms`: streams
 * stay open for minutes, and a slow reader costs nothing while it reads.
 */
const whenDone = (response: ServerResponse, ms: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    finished(response, (error) => {
      clearTimeout(timer)
      // If one connection is lost, others often are as well: these events are handled first.
      if (error) setImmediate(resolve)
      else resolve()
    })
  })

export interface RequestConcurrency {
  /** Networks with an active or waiting request. */
  networks(): number
  /** Number of waiting requests. */
  waiting(): number
}

/**
 * Processes only a few requests of each network at once and queues the rest: however many
 * connections one client opens, others' requests only compete with a few. Within a network its
 * subscribers take turns. One request starts per turn of the event loop: otherwise responses that
 * are ready would follow each other without end.
 */
export function limitConcurrency(app: FastifyInstance): RequestConcurrency {
  const networks = new Map<string, Network>()
  const schedule = openScheduler()
  let waiting = 0

  function networkFor(name: string): Network {
    const existing = networks.get(name)
    if (existing) return existing
    const queue = openFairQueue({ concurrency: MAX_ACTIVE, maxWaiting: MAX_WAITING })
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
    const isOnlyRequest = network.requests === 1
    let hasStarted = false
    const handle = async () => {
      hasStarted = true
      await new Promise<void>((start) => schedule({ network: name, isOnlyRequest }, start))
      waiting -= 1
      // Skips clients that disconnected while waiting.
      if (socket.destroyed || socket.writableEnded) return
      const responseDone = whenDone(reply.raw, MAX_TURN_MS)
      done()
      await responseDone
    }
    network
      .queue(handle, { caller: subscriberOf(request.ip) })
      .catch((error) => {
        if (hasStarted) throw error
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
