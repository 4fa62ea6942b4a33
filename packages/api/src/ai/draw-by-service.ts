import { describeConcept } from '@agency/concept-engine/describe-concept'
import type { Concept } from '@agency/contract/concept'
import sharp from 'sharp'
import type { DrawCall, DrawConcept, DrawnConcept } from '../features/generations/stages.ts'
import type { FetchPicture } from '../outbound/remote-pictures.ts'
import { type Picture, readPicture } from '../pictures/read-picture.ts'
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
  /** Draws on this machine. */
  locally: DrawConcept
}

/** The names that the service's answer, and the picture in it, are kept under. */
const ANSWER = 'picture-answer'
const PICTURE = 'picture'

const THUMBNAIL = { width: 960, maxRatio: 1.6 }
const PDF_WIDTH = 800

/** The forms of a picture that a concept has, from one that was checked. */
async function formsOf({ bytes, width, height }: Picture, alt: string): Promise<DrawnConcept> {
  const top = { width, height: Math.min(height, Math.round(width * THUMBNAIL.maxRatio)) }
  const [thumbnail, forPdf] = await Promise.all([
    sharp(bytes)
      .extract({ left: 0, top: 0, ...top })
      .resize({ width: THUMBNAIL.width, withoutEnlargement: true })
      .webp({ quality: 84 })
      .toBuffer(),
    sharp(bytes)
      .flatten({ background: '#fff' })
      .resize({ width: PDF_WIDTH, withoutEnlargement: true })
      .jpeg({ quality: 82 })
      .toBuffer({ resolveWithObject: true }),
  ])
  const { data, info } = forPdf
  return {
    ...{ picture: bytes, thumbnail, width, height, alt },
    forPdf: { bytes: data, width: info.width, height: info.height },
  }
}

/** Has the picture service draw a concept, or this machine where that fails and may be made up for. */
export function openServiceDrawing({
  options,
  fetchPicture,
  locally,
  ...by
}: ServiceDrawing): DrawConcept {
  /** The picture of an answer, checked as an upload is; kept, since its address may soon be gone. */
  async function pictureOf(answer: string, { kept }: DrawCall, signal: AbortSignal) {
    const { bytes: found, ...tokens } = await readPictureAnswer(answer, fetchPicture, signal)
    const picture = await readPicture(found, ['png', 'jpeg', 'webp']).catch((cause) => {
      throw unusable('The answer is no picture.', cause)
    })
    await kept.write(PICTURE, picture.bytes)
    return { value: picture, ...tokens }
  }

  async function pictureFor(concept: Concept, call: DrawCall): Promise<Picture> {
    const { generationId, requestId, signal, kept } = call
    const picture = await kept.read(PICTURE)
    if (picture) return readPicture(picture, ['webp'])
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
        return formsOf(picture, describeConcept(concept))
      },
      locally: () => locally(concept, brief, call),
    }).catch(tellPerson('concept'))
}
