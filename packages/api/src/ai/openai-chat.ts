import { BriefCopy } from '@agency/contract/brief-copy'
import { z } from 'zod'
import { parseResponse, post, type Service } from './post.ts'
import { ProviderError, unusable } from './provider-error.ts'

const MAX_RESPONSE_BYTES = 512 * 1024
/** Twice what the longest copy needs; models that reason before they write need the rest. */
const MAX_TOKENS = 8_000

const ChatCompletion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
  usage: z
    .object({ prompt_tokens: z.int().nullish(), completion_tokens: z.int().nullish() })
    .nullish()
    .catch(undefined),
})

/** The schema as strict mode requires it: closed objects with all keys required. */
const { $schema: _dialect, ...schema } = z.toJSONSchema(BriefCopy)

const byName = {
  type: 'json_schema',
  json_schema: { name: 'brief_copy', strict: true, schema },
} as const

/** For servers without schema support: the schema is part of the prompt instead. */
const schemaPrompt = `Answer with one JSON object that fits this JSON schema:\n${JSON.stringify(schema)}`

export interface Message {
  role: 'system' | 'user'
  content: string
}

/**
 * A server without schema support reports `response_format` as invalid, in one field or another.
 */
const isSchemaUnsupported = (error: unknown) =>
  error instanceof ProviderError && error.outcome === 'rejected' && error.status === 400

/** Requests copy from an OpenAI-compatible chat service; returns the response body unparsed. */
export type RequestCopy = (messages: Message[], signal: AbortSignal) => Promise<string>

/**
 * POST {url}/chat/completions with the schema of BriefCopy in strict mode. If a server rejects the
 * request as invalid, it is retried once with `json_object`, and if that works, so are all later
 * ones: rejected requests are not billed. Throws a ProviderError.
 */
export function openChat(service: Service): RequestCopy {
  let supportsSchemas = true
  const request = (messages: Message[], format: object, signal: AbortSignal) =>
    post({
      ...{ service, signal, path: '/chat/completions', maxBytes: MAX_RESPONSE_BYTES },
      body: {
        ...(service.model && { model: service.model }),
        messages,
        max_completion_tokens: MAX_TOKENS,
        response_format: format,
      },
    })
  return async (messages, signal) => {
    const requestWithoutSchema = () =>
      request(
        [{ role: 'system', content: schemaPrompt }, ...messages],
        { type: 'json_object' },
        signal,
      )
    if (!supportsSchemas) return requestWithoutSchema()
    try {
      return await request(messages, byName, signal)
    } catch (error) {
      if (!isSchemaUnsupported(error)) throw error
      const text = await requestWithoutSchema()
      supportsSchemas = false
      return text
    }
  }
}

/** Parses the copy in such a response, and its token counts. Throws a ProviderError. */
export function readCopyResponse(text: string) {
  const completion = ChatCompletion.safeParse(parseResponse(text))
  const [choice] = completion.data?.choices ?? []
  if (!choice) throw unusable('The answer has no choice.')
  const { finish_reason: finish, message } = choice
  if (message.refusal || finish === 'content_filter') {
    throw new ProviderError('declined', 'The service declined to write.', { mayBeBilled: true })
  }
  if (finish === 'length') throw unusable('The answer was cut off.')
  const copy = BriefCopy.safeParse(parseResponse(message.content ?? ''))
  if (!copy.success) {
    const paths = copy.error.issues.map(({ path }) => path.join('.')).slice(0, 5)
    throw unusable(`The copy does not fit its schema: ${paths.join(', ')}.`)
  }
  const { prompt_tokens: inputTokens, completion_tokens: outputTokens } =
    completion.data?.usage ?? {}
  return {
    copy: copy.data,
    inputTokens: inputTokens ?? undefined,
    outputTokens: outputTokens ?? undefined,
  }
}
