import { finished } from 'node:stream'
import type { TRPCRequestInfo } from '@trpc/server/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { networkOf, type RateLimits, subscriberOf } from '../limits/rate-limits.ts'

/**
 * Counts the calls of a request, each one in a batch, whatever their result. Throws
 * TOO_MANY_REQUESTS before any database query, including the one for the token's owner.
 */
export async function admitCalls(
  limits: RateLimits,
  { req: { ip }, res, info }: { req: FastifyRequest; res: FastifyReply; info: TRPCRequestInfo },
): Promise<void> {
  const count = info.calls.length
  const network = networkOf(ip)
  await limits.consume('call', subscriberOf(ip), count)
  await limits.consume('callNetwork', network, count)
  // A stream stays open, and is limited by the SSE slots.
  if (info.type !== 'subscription') finished(res.raw, limits.trackCalls(network, count))
}
