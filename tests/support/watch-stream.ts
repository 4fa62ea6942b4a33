import type { GenerationState } from '@agency/contract/generation'

export interface WatchStream {
  response: Response
  /** The states received so far. */
  states: GenerationState[]
  /** Every event's name so far; 'message' for those without one. */
  events: string[]
  /** The errors received, if any. */
  errors: { message: string; data: { code: string } }[]
  /** Resolves when the server ends the stream, or the client has left. */
  ended: Promise<void>
  leave(): void
}

/** Watches a generation as a browser does, by server-sent events. */
export async function watch(origin: string, generationId: string): Promise<WatchStream> {
  const leaving = new AbortController()
  const input = encodeURIComponent(JSON.stringify({ generationId }))
  const response = await fetch(`${origin}/trpc/generations.watch?input=${input}`, {
    headers: { accept: 'text/event-stream', 'accept-encoding': 'br, gzip' },
    signal: leaving.signal,
  })
  const stream: Omit<WatchStream, 'ended'> = {
    ...{ response, states: [], events: [], errors: [] },
    leave: () => leaving.abort(),
  }
  const take = (block: string) => {
    const event = /^event: (.*)$/m.exec(block)?.[1] ?? 'message'
    const data = /^data: (.*)$/m.exec(block)?.[1]
    if (data === undefined) return
    stream.events.push(event)
    if (event === 'message') stream.states.push(JSON.parse(data))
    if (event === 'serialized-error') stream.errors.push(JSON.parse(data))
  }
  const read = async () => {
    let rest = ''
    for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (rest + text).split('\n\n')
      rest = blocks.pop() ?? ''
      blocks.forEach(take)
    }
  }
  return { ...stream, ended: read().catch(() => {}) }
}
