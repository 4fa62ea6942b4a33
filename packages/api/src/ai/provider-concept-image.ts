import { describeConcept } from '@agency/concept-engine/describe-concept'
import type { Concept } from '@agency/contract/concept'
import type { DrawCall, DrawConcept } from '../features/generations/stages.ts'
import type { ImageProcessor } from '../images/image-processor.ts'
import type { ImageType, Picture } from '../images/image-type.ts'
import type { FetchImage } from '../outbound/remote-images.ts'
import { callProvider } from './call-provider.ts'
import { conceptPrompt } from './concept-prompt.ts'
import { type PictureOptions, readImageResponse, requestImage } from './openai-images.ts'
import type { ProviderDeps } from './provider-deps.ts'
import { unusable } from './provider-error.ts'
import { toUserError } from './to-user-error.ts'
import { withLocalFallback } from './with-local-fallback.ts'

interface ServiceDrawing extends ProviderDeps {
  options: PictureOptions
  fetchImage: FetchImage
  pictures: ImageProcessor
  /** Renders on this machine. */
  runLocally: DrawConcept
}

/** The names under which the provider's response, and the picture in it, are stored. */
const ANSWER = 'picture-answer'
const PICTURE = 'picture'

/**
 * Has the image service draw a concept, or this machine if that fails and the fallback is allowed.
 */
export function openProviderConceptImage({
  options,
  fetchImage,
  pictures,
  runLocally,
  ...by
}: ServiceDrawing): DrawConcept {
  const read = (bytes: Uint8Array, accepted: ImageType[]) =>
    pictures.run('read', { bytes, accepted })

  /** The picture in a response, validated like an upload; stored, since its URL may soon expire. */
  async function pictureOf(answer: string, { kept }: DrawCall, signal: AbortSignal) {
    const { bytes: found, ...tokens } = await readImageResponse(answer, fetchImage, signal)
    const picture = await read(found, ['png', 'jpeg', 'webp']).catch((cause) => {
      throw unusable('The response is not an image.', cause)
    })
    await kept.write(PICTURE, picture.bytes)
    return { value: picture, ...tokens }
  }

  async function pictureFor(concept: Concept, call: DrawCall): Promise<Picture> {
    const { generationId, requestId, signal, kept } = call
    const picture = await kept.read(PICTURE)
    if (picture) return read(picture, ['webp'])
    const answer = await kept.read(ANSWER)
    if (answer) return (await pictureOf(Buffer.from(answer).toString(), call, signal)).value
    return callProvider(by, {
      ...{ purpose: 'concept', service: by.service, budgetMs: by.budgetMs },
      ...{ generationId, requestId, signal },
      send: (until) => requestImage(by.service, options, conceptPrompt(concept), until),
      keep: (text) => kept.write(ANSWER, Buffer.from(text)),
      read: (text, until) => pictureOf(text, call, until),
    })
  }

  return (concept, brief, call) =>
    withLocalFallback(by, {
      ...{ purpose: 'concept', signal: call.signal },
      callProvider: async () => {
        const picture = await pictureFor(concept, call)
        call.onRendering()
        const { bytes, width, height } = picture
        const forms = await pictures.run('toConceptForms', picture)
        return { picture: bytes, width, height, alt: describeConcept(concept), ...forms }
      },
      runLocally: () => runLocally(concept, brief, call),
    }).catch(toUserError('concept'))
}
