import { z } from 'zod'
import type { FetchPicture } from '../outbound/remote-pictures.ts'
import { answeredPicture, MAX_ANSWER_BYTES } from './answered-picture.ts'
import { parseAnswer, post, type Service } from './post.ts'
import { unusable } from './service-failure.ts'

/** Sent only where the operator set them: models differ in what they know. */
export interface PictureOptions {
  /** '1536x1024', 'auto'. */
  size: string | undefined
  quality: string | undefined
  outputFormat: 'png' | 'jpeg' | 'webp' | undefined
}

const Answer = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })).min(1),
  usage: z
    .object({ input_tokens: z.int().nullish(), output_tokens: z.int().nullish() })
    .nullish()
    .catch(undefined),
})

/**
 * Has an OpenAI-compatible service draw one picture: POST {url}/images/generations. Answers the text
 * of its answer, unread: it is paid for, and to be kept before anything else. `response_format` is
 * never sent, since current models refuse it. Throws a ServiceFailure.
 */
export const requestPicture = (
  service: Service,
  { size, quality, outputFormat }: PictureOptions,
  prompt: string,
  signal: AbortSignal,
): Promise<string> =>
  post({
    ...{ service, signal, path: '/images/generations', maxBytes: MAX_ANSWER_BYTES },
    body: {
      prompt,
      ...(service.model && { model: service.model }),
      ...(size && { size }),
      ...(quality && { quality }),
      ...(outputFormat && { output_format: outputFormat }),
    },
  })

/** The picture in such an answer, not checked yet, and the tokens that were counted. */
export async function readPictureAnswer(
  text: string,
  fetchPicture: FetchPicture,
  signal: AbortSignal,
) {
  const answer = Answer.safeParse(parseAnswer(text))
  const [first] = answer.data?.data ?? []
  const image = first?.b64_json ?? first?.url
  if (!image) throw unusable('The answer has no image.')
  const { input_tokens: inputTokens, output_tokens: outputTokens } = answer.data?.usage ?? {}
  return {
    bytes: await answeredPicture(image, fetchPicture, signal),
    inputTokens: inputTokens ?? undefined,
    outputTokens: outputTokens ?? undefined,
  }
}
