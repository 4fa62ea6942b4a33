// A bare baseline server in a separate process, configured by BASELINE; it reports its URL in a
// message. It serves the minimum that could be written for the same response.
import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { visitor } from '@agency/api/features/auth/viewer'
import { getProject, listProjects } from '@agency/api/features/projects/project-service'
import { connect } from '@agency/db/connect'
import Fastify from 'fastify'
import pg from 'pg'
import sirv from 'sirv'
import type { Baseline } from './baseline-server.ts'

/** As many connections as the site has. */
const POOL_SIZE = 12
/** Headers that belong to a single response or connection: all others are the same each time. */
const VARYING_HEADERS = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'x-request-id']

async function read(url: string, headers: Record<string, string>) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers }, resolve).on('error', reject)
  })
  const body = Buffer.concat(await response.toArray())
  const kept = Object.entries(response.headersDistinct).filter(
    ([name]) => !VARYING_HEADERS.includes(name),
  )
  return { body, headers: { ...Object.fromEntries(kept), 'content-length': [body.length] } }
}

/** node:http with the bytes and headers that another server sent once. */
async function replayResponse(
  url: string,
  requestHeaders: Record<string, string>,
): Promise<RequestListener> {
  const { body, headers } = await read(url, requestHeaders)
  return (_request, response) => {
    response.writeHead(200, headers as never)
    response.end(body)
  }
}

type Query = [text: string, values: unknown[]]

/** The site's database queries for its list of projects, or for one of them. */
async function recordQueries(databaseUrl: string, slug: string | undefined): Promise<Query[]> {
  const { db, pool, close } = connect({ url: databaseUrl })
  const recorded: Query[] = []
  pool.on('connect', (client) => {
    const { query } = client
    client.query = ((...queryArgs: Query) => {
      recorded.push(queryArgs)
      return Reflect.apply(query, client, queryArgs)
    }) as typeof query
  })
  await (slug === undefined ? listProjects(db, visitor, {}) : getProject(db, visitor, { slug }))
  await close()
  return recorded
}

/** Fastify, the driver, and the same queries. */
async function replayQueries(databaseUrl: string, slug?: string): Promise<RequestListener> {
  const queries = await recordQueries(databaseUrl, slug)
  const pool = new pg.Pool({ connectionString: databaseUrl, max: POOL_SIZE })
  const app = Fastify()
  app.get('/*', async () => {
    const data: unknown[] = []
    for (const [text, values] of queries) data.push((await pool.query(text, values)).rows)
    return { success: true, data }
  })
  await app.ready()
  return (request, response) => app.routing(request, response)
}

/** node:http and the smallest possible query. */
function selectOne(databaseUrl: string): RequestListener {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: POOL_SIZE })
  return async (_request, response) => {
    const { rows } = await pool.query('select 1 as one')
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(rows[0]))
  }
}

/**
 * A static file server that reads its directory once, with the compressed files next to the
 * originals.
 */
const staticFiles = (dir: string): RequestListener =>
  sirv(dir, { brotli: true, etag: true, immutable: true, maxAge: 31_536_000 })

const baseline: Baseline = JSON.parse(process.env.BASELINE ?? '')
const listener = await {
  'same-bytes': () => replayResponse(baseline.url, baseline.headers ?? {}),
  'same-queries': () => replayQueries(baseline.url, baseline.slug),
  'select-one': () => selectOne(baseline.url),
  'static-files': () => staticFiles(baseline.url),
}[baseline.kind]()
const server = createServer(listener).listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
