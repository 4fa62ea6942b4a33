import type { FastifyReply } from 'fastify'
import { standalonePage, standalonePolicy } from '../../pages/standalone-page.ts'

/** Whoever has the address may read it: no cache keeps it, no other site learns of it. */
export const PRIVATE = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
}

export const sendPrivatePage = (reply: FastifyReply, heading: string, body: string) =>
  reply
    .headers({
      ...PRIVATE,
      'content-security-policy': standalonePolicy,
      'content-type': 'text/html; charset=utf-8',
    })
    .send(standalonePage({ title: heading, heading, body }))
