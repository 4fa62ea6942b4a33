import { sampleBriefs } from '@agency/concept-engine/samples/briefs'
import { publicRoutes } from '@agency/tools/browser/public-routes'
import { encodeForm } from './forms.ts'
import { makeSamplePhoto } from './sample-photo.ts'

export const kinds = ['read', 'contact', 'login', 'upload', 'generate'] as const
export type Kind = (typeof kinds)[number]

/** Per hundred requests in order: every part of the sequence has the same mix. */
const MIX: Record<Kind, number> = { read: 70, contact: 15, login: 5, upload: 5, generate: 5 }

/** The kind of each of a hundred requests, spread evenly. */
export function buildRequestSequence(): Kind[] {
  const due: Record<Kind, number> = { read: 0, contact: 0, login: 0, upload: 0, generate: 0 }
  return Array.from({ length: 100 }, () => {
    for (const kind of kinds) due[kind] += MIX[kind]
    const next = kinds.reduce((max, kind) => (due[kind] > due[max] ? kind : max))
    due[next] -= 100
    return next
  })
}

interface Call {
  path: string
  init?: RequestInit
}

export interface Account {
  email: string
  password: string
}

const json = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

async function readText(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.text()
}

/** Pages, the documented lists, calls of the pages, and their scripts and pictures. */
async function collectReadPaths(url: string): Promise<string[]> {
  const home = await readText(url)
  const { data } = JSON.parse(await readText(`${url}/api/projects`))
  const concepts = JSON.parse(await readText(`${url}/api/gallery-concepts`))
  const scripts = [...home.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path)
  const pictures = [...data, ...concepts].map((item) => item.coverImage ?? item.thumbnailUrl)
  const apiPaths = [
    ...['/api/projects', '/api/gallery-concepts', '/trpc/settings.agency', '/trpc/projects.list'],
    '/trpc/concepts.list',
  ]
  return [...publicRoutes, ...apiPaths, ...scripts, ...pictures].filter(
    (path) => typeof path === 'string' && path.startsWith('/'),
  )
}

/** Everything that was acknowledged, to be checked against the database afterwards. */
interface Acknowledged {
  messages: string[]
  generationIds: string[]
}

/**
 * Requests as visitors and staff send them; each of `send` throws if the response is not a success.
 */
export async function openMixedTraffic(url: string, account: Account) {
  const acknowledged: Acknowledged = { messages: [], generationIds: [] }
  const readPaths = await collectReadPaths(url)
  const photo = await makeSamplePhoto(900, 675)
  const counts: Record<Kind, number> = { read: 0, contact: 0, login: 0, upload: 0, generate: 0 }

  async function call({ path, init = {} }: Call) {
    const response = await fetch(`${url}${path}`, { ...init, signal: AbortSignal.timeout(60_000) })
    const body = await response.text()
    if (!response.ok) throw new Error(`${path}: ${response.status} ${body.slice(0, 200)}`)
    return body
  }
  const logIn = async (): Promise<string> =>
    JSON.parse(await call({ path: '/api/auth/login', init: json(account) })).token
  const token = await logIn()

  async function upload(number: number): Promise<void> {
    const [path, parts] = (
      [
        ['/api/images/style', [['image', photo]]],
        ['/api/images/upload', [['image', photo]]],
        [
          '/api/projects',
          [
            ['title', `Load ${number}`],
            // Visible to staff only, so that the lists for visitors keep their length.
            ['Active', 'false'],
            ['coverImage', photo],
          ],
        ],
      ] as const
    )[number % 3] ?? ['', []]
    const { payload, contentType } = await encodeForm(parts.map((entry) => [...entry]))
    const headers = { 'content-type': contentType, authorization: `Bearer ${token}` }
    await call({ path, init: { method: 'POST', headers, body: new Uint8Array(payload) } })
  }

  const senders: Record<Kind, (number: number) => Promise<unknown>> = {
    read: (number) => call({ path: readPaths[number % readPaths.length] ?? '/' }),
    contact: async (number) => {
      const id = `load-${number}`
      const body = { name: 'Load', email: `${id}@ledger.example`, message: id }
      await call({ path: '/api/contact', init: json(body) })
      acknowledged.messages.push(id)
    },
    login: logIn,
    upload,
    generate: async (number) => {
      const body = {
        ...sampleBriefs[number % sampleBriefs.length],
        ...{ userName: 'Load', userEmail: `brief-${number}@ledger.example` },
        keyVisualElements: '',
      }
      const response = await call({ path: '/api/generate-estimate', init: json(body) })
      acknowledged.generationIds.push(JSON.parse(response).generationId)
    },
  }
  return {
    acknowledged,
    send: (kind: Kind) => {
      counts[kind] += 1
      return senders[kind](counts[kind])
    },
  }
}
