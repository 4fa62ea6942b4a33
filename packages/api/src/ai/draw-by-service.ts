import { describeConcept } from '@agency/concept-engine/describe-concept'
import type { Concept } from '@agency/contract/concept'
import type { DrawCall, DrawConcept } from '../features/generations/stages.ts'
import type { FetchPicture } from '../outbound/remote-pictures.ts'
import type { PictureProcessor } from '../pictures/picture-processor.ts'
import type { Picture, PictureType } from '../pictures/picture-type.ts'
import { askService } from './ask-service.ts'
import type { ByService } from './by-service.ts'
import { conceptPrompt } from './concept-prompt.ts'
import { type PictureOptions, readPictureAnswer, requestPicture } from './openai-images.ts'
import { orLocally } from './or-locally.ts'
import { unusable } from './service-failure.ts'
import { tellPerson } from './tell-person.ts'

interface ServiceDrawing extends ByService {
  options: PictureOptions
  fetchPicture: FetchPicture
  pictures: PictureProcessor
  /** Draws on this machine. */
  locally: DrawConcept
}

/** The names that the service's answer, and the picture in it, are kept under. */
const ANSWER = 'picture-answer'
const PICTURE = 'picture'

/** Has the picture service draw a concept, or this machine where that fails and may be made up for. */
export function openServiceDrawing({
  options,
  fetchPicture,
  pictures,
  locally,
  ...by
}: ServiceDrawing): DrawConcept {
  const read = (bytes: Uint8Array, accepted: PictureType[]) =>
    pictures.run('read', { bytes, accepted })

  /** The picture of an answer, checked as an upload is; kept, since its address may soon be gone. */
  async function pictureOf(answer: string, { kept }: DrawCall, signal: AbortSignal) {
    const { bytes: found, ...tokens } = await readPictureAnswer(answer, fetchPicture, signal)
    const picture = await read(found, ['png', 'jpeg', 'webp']).catch((cause) => {
      throw unusable('The answer is no picture.', cause)
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
    return askService(by, {
      ...{ purpose: 'concept', service: by.service, budgetMs: by.budgetMs },
      ...{ generationId, requestId, signal },
      send: (until) => requestPicture(by.service, options, conceptPrompt(concept), until),
      keep: (text) => kept.write(ANSWER, Buffer.from(text)),
      read: (text, until) => pictureOf(text, call, until),
    })
  }

  return (concept, brief, call) =>
    orLocally(by, {
      ...{ purpose: 'concept', signal: call.signal },
      byService: async () => {
        const picture = await pictureFor(concept, call)
        call.onRendering()
        const { bytes, width, height } = picture
        const forms = await pictures.run('toConceptForms', picture)
        return { picture: bytes, width, height, alt: describeConcept(concept), ...forms }
      },
      locally: () => locally(concept, brief, call),
    }).catch(tellPerson('concept'))
}
