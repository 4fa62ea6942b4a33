import type { FastifyReply } from 'fastify'
import { standalonePage, standalonePolicy } from '../../pages/standalone-page.ts'

/**
 * Anybody with the URL can read the page, so no cache may store it, and no other site may learn the
 * URL.
 */
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
