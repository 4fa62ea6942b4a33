import { type ImageStyle, imageStyles } from '@agency/contract/image-style'
import type { ImageStyleRequest } from '@agency/contract/image-style-request'
import {
  STYLE_MAX_PIXELS,
  STYLE_MAX_SIDE,
  STYLE_PROMPT,
  STYLE_SERVICE_MAX_SIDE,
  STYLE_SERVICE_STRENGTH,
  STYLE_STEPS,
} from '@agency/contract/image-style-tool'
import type { Pixels } from '@agency/image-style/lab-picture'
import { z } from 'zod'
import type { ImageProcessor } from '../images/image-processor.ts'
import type { FetchImage } from '../outbound/remote-images.ts'
import { parseResponse, post, type Service } from './post.ts'
import { unusable } from './provider-error.ts'
import { MAX_RESPONSE_BYTES, responseImage } from './response-image.ts'

const bounds = { maxSide: STYLE_MAX_SIDE, maxPixels: STYLE_MAX_PIXELS }

const StyleResponse = z.object({ image: z.string().min(1) })

/** The documented prompt; any style but the first adds its description. */
function promptOf(style: ImageStyle): string {
  const index = imageStyles.findIndex(({ id }) => id === style)
  const imageStyle = imageStyles[index]
  return index > 0 && imageStyle
    ? `${STYLE_PROMPT}, ${imageStyle.description.toLowerCase()}`
    : STYLE_PROMPT
}

/**
 * Sends an image to a latent-consistency service: POST {url}/latent-consistency/image-to-image with
 * the picture as base64. Returns the body of its response. Throws a ProviderError.
 */
export async function requestStyledImage(
  pictures: ImageProcessor,
  service: Service,
  pixels: Pixels,
  { style, strength = STYLE_SERVICE_STRENGTH }: ImageStyleRequest,
  signal: AbortSignal,
): Promise<string> {
  const jpeg = await pictures.run('toJpeg', { pixels, maxSide: STYLE_SERVICE_MAX_SIDE })
  const { model } = service
  const body = {
    ...(model && { model }),
    prompt: promptOf(style),
    image: Buffer.from(jpeg).toString('base64'),
    strength,
    steps: STYLE_STEPS,
    output_format: 'png',
    response_format: 'b64',
  }
  const path = '/latent-consistency/image-to-image'
  return post({ service, path, body, signal, maxBytes: MAX_RESPONSE_BYTES })
}

/** The image in such a response: base64, or its URL. Throws a ProviderError. */
export async function readStyledImage(
  pictures: ImageProcessor,
  text: string,
  fetchImage: FetchImage,
  signal: AbortSignal,
): Promise<Pixels> {
  const parsed = StyleResponse.safeParse(parseResponse(text))
  if (!parsed.success) throw unusable('The response contains no image.')
  const bytes = await responseImage(parsed.data.image, fetchImage, signal)
  const upload = { bytes, accepted: ['png', 'jpeg', 'webp'] as const, ...bounds }
  return pictures.run('readPixels', upload).catch((cause) => {
    throw unusable('The response is not an image.', cause)
  })
}
