import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json as readJson } from 'node:stream/consumers'
import { chatFaults, createChatResponse } from './ai-stub-copy.ts'
import { faults, pictureFaults } from './ai-stub-faults.ts'
import { paintPhoto, renderPage } from './ai-stub-pictures.ts'

interface StubRequest {
  path: string
  authorization: string | undefined
  body: Record<string, unknown>
}

export interface AiStub {
  /** Includes the API version's path. */
  url: string
  /** Every request that arrived in full. */
  requests: StubRequest[]
  /**
   * Names of faults for the next requests, in turn; once they are used up, all requests succeed.
   */
  next: string[]
  /** The fault for every request that `next` has none for. */
  always: string | undefined
  /** Resolves when a request arrives. */
  nextRequest(): Promise<void>
  close(): Promise<void>
}

const sendJson = (response: ServerResponse, body: unknown) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const protocols: Record<
  string,
  (body: Record<string, unknown>, fault: string | undefined) => Promise<unknown>
> = {
  '/v1/images/generations': async ({ prompt, size }, fault = '') => {
    if (fault === 'url') return { data: [{ url: 'https://pictures.example/page.png' }] }
    const picture = pictureFaults[fault]?.() ?? (await renderPage(String(prompt), size as string))
    return {
      data: [{ b64_json: picture.toString('base64') }],
      usage: { input_tokens: 700, output_tokens: 1_500, total_tokens: 2_200 },
    }
  },
  '/v1/chat/completions': async (body, fault) => createChatResponse(body, fault),
  '/v1/latent-consistency/image-to-image': async ({ image }, fault = '') => {
    if (fault === 'url') return { image: 'https://pictures.example/painted.png' }
    if (fault === 'inner-url') return { image: 'http://127.0.0.1:80/painted.png' }
    const photo = Buffer.from(String(image), 'base64')
    const painted = pictureFaults[fault]?.() ?? (await paintPhoto(photo))
    const prefix = fault === 'data-url' ? 'data:image/png;base64,' : ''
    return { image: prefix + painted.toString('base64'), seed: 1, cost: 0.01 }
  },
}

/** A fault is selected by the model's name: 'fault:429', 'fault:hang'. */
const faultOf = (body: Record<string, unknown>) => /^fault:(.+)$/.exec(String(body.model))?.[1]

/**
 * A server on this machine that speaks the three protocols of the AI services, and fails in every
 * known way.
 */
export async function openAiStub(port = 0): Promise<AiStub> {
  const requests: StubRequest[] = []
  let waitingResolvers: (() => void)[] = []
  const stub = { requests, next: [] as string[], always: undefined as string | undefined }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const body = (await readJson(request)) as Record<string, unknown>
    const path = request.url ?? ''
    requests.push({ path, authorization: request.headers.authorization, body })
    const resolvers = waitingResolvers
    waitingResolvers = []
    for (const resolve of resolvers) resolve()
    const fault = stub.next.shift() ?? stub.always ?? faultOf(body)
    const respondWithFault = fault && (faults[fault] ?? chatFaults[fault]?.(body))
    if (respondWithFault) return respondWithFault(response)
    const protocol = protocols[path]
    if (!protocol) return response.writeHead(404).end()
    sendJson(response, await protocol(body, fault))
  }
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return Object.assign(stub, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    nextRequest: () => new Promise<void>((resolve) => waitingResolvers.push(resolve)),
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  })
}
