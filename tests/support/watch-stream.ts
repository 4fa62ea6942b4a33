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
  closed: Promise<void>
  disconnect(): void
}

/** Watches a generation as a browser does, by server-sent events. */
export async function watch(origin: string, generationId: string): Promise<WatchStream> {
  const abortController = new AbortController()
  const input = encodeURIComponent(JSON.stringify({ generationId }))
  const response = await fetch(`${origin}/trpc/generations.watch?input=${input}`, {
    headers: { accept: 'text/event-stream', 'accept-encoding': 'br, gzip' },
    signal: abortController.signal,
  })
  const stream: Omit<WatchStream, 'closed'> = {
    ...{ response, states: [], events: [], errors: [] },
    disconnect: () => abortController.abort(),
  }
  const handleEvent = (block: string) => {
    const event = /^event: (.*)$/m.exec(block)?.[1] ?? 'message'
    const data = /^data: (.*)$/m.exec(block)?.[1]
    if (data === undefined) return
    stream.events.push(event)
    if (event === 'message') stream.states.push(JSON.parse(data))
    if (event === 'serialized-error') stream.errors.push(JSON.parse(data))
  }
  const read = async () => {
    let pending = ''
    for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (pending + text).split('\n\n')
      pending = blocks.pop() ?? ''
      blocks.forEach(handleEvent)
    }
  }
  return { ...stream, closed: read().catch(() => {}) }
}
