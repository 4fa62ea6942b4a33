import { z } from 'zod'
import type { FetchImage } from '../outbound/remote-images.ts'
import { parseResponse, post, type Service } from './post.ts'
import { unusable } from './provider-error.ts'
import { MAX_RESPONSE_BYTES, responseImage } from './response-image.ts'

/** Sent only if the operator set them: models support different options. */
export interface PictureOptions {
  /** Such as '1536x1024' or 'auto'. */
  size: string | undefined
  quality: string | undefined
  outputFormat: 'png' | 'jpeg' | 'webp' | undefined
}

const ImagesResponse = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })).min(1),
  usage: z
    .object({ input_tokens: z.int().nullish(), output_tokens: z.int().nullish() })
    .nullish()
    .catch(undefined),
})

/**
 * Requests one picture from an OpenAI-compatible service: POST {url}/images/generations. Returns
 * the response body unparsed: it is paid for, and has to be stored before anything else.
 * `response_format` is never sent, since current models reject it. Throws a ProviderError.
 */
export const requestImage = (
  service: Service,
  { size, quality, outputFormat }: PictureOptions,
  prompt: string,
  signal: AbortSignal,
): Promise<string> =>
  post({
    ...{ service, signal, path: '/images/generations', maxBytes: MAX_RESPONSE_BYTES },
    body: {
      prompt,
      ...(service.model && { model: service.model }),
      ...(size && { size }),
      ...(quality && { quality }),
      ...(outputFormat && { output_format: outputFormat }),
    },
  })

/** The picture in such a response, not validated yet, and its token counts. */
export async function readImageResponse(text: string, fetchImage: FetchImage, signal: AbortSignal) {
  const parsed = ImagesResponse.safeParse(parseResponse(text))
  const [first] = parsed.data?.data ?? []
  const image = first?.b64_json ?? first?.url
  if (!image) throw unusable('The response contains no image.')
  const { input_tokens: inputTokens, output_tokens: outputTokens } = parsed.data?.usage ?? {}
  return {
    bytes: await responseImage(image, fetchImage, signal),
    inputTokens: inputTokens ?? undefined,
    outputTokens: outputTokens ?? undefined,
  }
}
