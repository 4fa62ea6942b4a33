import { type ImageStyle, imageStyles } from '@agency/contract/image-style'
import { STYLE_MAX_SIDE, STYLE_PROMPT, STYLE_STEPS } from '@agency/contract/style-tool'
import sharp from 'sharp'
import { z } from 'zod'
import type { FetchPicture } from '../outbound/remote-pictures.ts'
import type { PaintStyle } from '../painting/paint-style.ts'
import { MAX_PICTURE_BYTES, readPixels } from '../pictures/read-picture.ts'
import { postJson, ServiceFailure } from './post-json.ts'

export interface ImageService {
  /** Up to the version's path, such as 'https://api.example/v1'. */
  url: string
  key: string | undefined
  model: string | undefined
}

/** Base64 of a picture of 10 MB, and the JSON around it. */
const MAX_ANSWER_BYTES = Math.ceil((MAX_PICTURE_BYTES * 4) / 3) + 64 * 1024

const Answer = z.object({ image: z.string().min(1) })

/** The documented prompt; another style than the first says more. */
function promptOf(style: ImageStyle): string {
  const index = imageStyles.findIndex(({ id }) => id === style)
  const chosen = imageStyles[index]
  return index > 0 && chosen ? `${STYLE_PROMPT}, ${chosen.description.toLowerCase()}` : STYLE_PROMPT
}

/** Base64, or an address in which a service leaves it for a while. */
const bytesOf = async (image: string, fetchPicture: FetchPicture): Promise<Buffer> =>
  /^https?:/.test(image) ? (await fetchPicture(image)).bytes : Buffer.from(image, 'base64')

/**
 * Paints at a latent-consistency image-to-image service: POST {url}/latent-consistency/image-to-image
 * with the picture as base64; a base64 PNG comes back, or its address. Never asked twice: a retry can bill twice.
 */
export const openLatentConsistency =
  ({ url, key, model }: ImageService, fetchPicture: FetchPicture): PaintStyle =>
  async ({ data, width, height }, { style, strength }, signal) => {
    const jpeg = await sharp(data, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 92 })
      .toBuffer()
    const answer = Answer.safeParse(
      await postJson({
        url: `${url.replace(/\/+$/, '')}/latent-consistency/image-to-image`,
        key,
        body: {
          ...(model && { model }),
          prompt: promptOf(style),
          image: jpeg.toString('base64'),
          strength,
          steps: STYLE_STEPS,
          output_format: 'png',
          response_format: 'b64',
        },
        signal,
        maxBytes: MAX_ANSWER_BYTES,
      }),
    )
    if (!answer.success) throw new ServiceFailure('The answer has no image.')
    const bytes = await bytesOf(answer.data.image, fetchPicture)
    return readPixels(bytes, ['png', 'jpeg', 'webp'], STYLE_MAX_SIDE).catch((cause) => {
      throw new ServiceFailure('The answer is no picture.', { cause })
    })
  }
