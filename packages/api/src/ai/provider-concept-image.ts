import { describeConcept } from '@agency/concept-engine/describe-concept'
import type { Concept } from '@agency/contract/concept'
import type { RenderCall, RenderConcept } from '../features/generations/stages.ts'
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

interface ImageServiceDeps extends ProviderDeps {
  options: PictureOptions
  fetchImage: FetchImage
  pictures: ImageProcessor
  /** Renders on this machine. */
  runLocally: RenderConcept
}

/** The names under which the provider's response, and the picture in it, are stored. */
const RESPONSE_NAME = 'picture-answer'
const PICTURE_NAME = 'picture'

/**
 * Renders a concept with the image service, or on this machine if that fails and the fallback is
 * enabled.
 */
export function openProviderConceptImage({
  options,
  fetchImage,
  pictures,
  runLocally,
  ...deps
}: ImageServiceDeps): RenderConcept {
  const read = (bytes: Uint8Array, accepted: ImageType[]) =>
    pictures.run('read', { bytes, accepted })

  /** The picture in a response, validated like an upload; stored, since its URL may soon expire. */
  async function parsePicture(response: string, { storedBytes }: RenderCall, signal: AbortSignal) {
    const { bytes: received, ...tokens } = await readImageResponse(response, fetchImage, signal)
    const picture = await read(received, ['png', 'jpeg', 'webp']).catch((cause) => {
      throw unusable('The response is not an image.', cause)
    })
    await storedBytes.write(PICTURE_NAME, picture.bytes)
    return { value: picture, ...tokens }
  }

  async function fetchPicture(concept: Concept, call: RenderCall): Promise<Picture> {
    const { generationId, requestId, signal, storedBytes } = call
    const picture = await storedBytes.read(PICTURE_NAME)
    if (picture) return read(picture, ['webp'])
    const response = await storedBytes.read(RESPONSE_NAME)
    if (response) return (await parsePicture(Buffer.from(response).toString(), call, signal)).value
    return callProvider(deps, {
      ...{ purpose: 'concept', service: deps.service, budgetMs: deps.budgetMs },
      ...{ generationId, requestId, signal },
      send: (callSignal) => requestImage(deps.service, options, conceptPrompt(concept), callSignal),
      store: (text) => storedBytes.write(RESPONSE_NAME, Buffer.from(text)),
      parse: (text, callSignal) => parsePicture(text, call, callSignal),
    })
  }

  return (concept, brief, call) =>
    withLocalFallback(deps, {
      ...{ purpose: 'concept', signal: call.signal },
      callProvider: async () => {
        const picture = await fetchPicture(concept, call)
        call.onRendering()
        const { bytes, width, height } = picture
        const versions = await pictures.run('toConceptVersions', picture)
        return { picture: bytes, width, height, alt: describeConcept(concept), ...versions }
      },
      runLocally: () => runLocally(concept, brief, call),
    }).catch(toUserError('concept'))
}
