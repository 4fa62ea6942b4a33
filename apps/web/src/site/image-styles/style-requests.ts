import type { ImageStyle } from '@agency/contract/image-style'
import {
  STYLE_FILE_SUFFIX,
  STYLE_GENERATOR,
  STYLE_PROMPT,
  styleMessages,
} from '@agency/contract/image-style-tool'
import { fetchWithProof } from '../../api/fetch-with-proof.ts'
import { newIdempotencyKey } from '../../api/idempotency-key.ts'
import { xsrfHeader } from '../../api/xsrf.ts'

/**
 * A failure with a message for the user. Plain messages stand alone; others name the step that
 * failed.
 */
export class ImageStyleError extends Error {
  readonly isStandalone: boolean
  constructor(message: string, isPlain = false) {
    super(message)
    this.isStandalone = isPlain
  }
}

export interface StyleChoice {
  style: ImageStyle
  /** 0 to 1. */
  strength: number
}

export interface StoredResult {
  filePath: string
  deleteToken: string
}

async function post(url: string, body: FormData, signal?: AbortSignal): Promise<Response> {
  const headers = { ...xsrfHeader(url, document), 'idempotency-key': newIdempotencyKey() }
  return fetchWithProof(url, { method: 'POST', body, headers, signal: signal ?? null })
}

/** The documented message, followed by the server's own if there is one. */
async function styleErrorOf(response: Response, documentedMessage: (status: number) => string) {
  const { message } = Object(await response.json().catch(() => undefined))
  const text = documentedMessage(response.status)
  return new ImageStyleError(typeof message === 'string' ? `${text}. ${message}` : text)
}

/** Uploads the photo to be painted; returns the server's response. Throws an ImageStyleError. */
export async function requestStyling(
  photo: Blob,
  { style, strength }: StyleChoice,
  signal: AbortSignal,
): Promise<Response> {
  const form = new FormData()
  form.append('style', style)
  form.append('strength', String(strength))
  form.append('image', photo, 'photo')
  const response = await post('/api/images/style', form, signal)
  if (!response.ok) throw await styleErrorOf(response, styleMessages.httpError)
  return response
}

/** The image in a response. Throws an ImageStyleError if there is none. */
export async function readStyledImage(response: Response): Promise<Blob> {
  const { image } = Object(await response.json().catch(() => undefined))
  if (typeof image !== 'string' || image === '')
    throw new ImageStyleError(styleMessages.noData, true)
  const bytes = Uint8Array.from(atob(image), (character) => character.charCodeAt(0))
  return new Blob([bytes], { type: 'image/png' })
}

const baseNameOf = (photoName: string) => photoName.replace(/\.[^.]*$/, '') || 'photo'

/** The name of the downloaded file: 'Harbour.JPG' -> 'Harbour_meadow.png'. */
export const paintingName = (photoName: string, style: ImageStyle) =>
  `${baseNameOf(photoName)}_${style}.png`

/** The name of the file stored on the server: 'Harbour.JPG' -> 'Harbour_ghibli.png'. */
export const storedName = (photoName: string) => `${baseNameOf(photoName)}${STYLE_FILE_SUFFIX}`

export function uploadForm(painting: Blob, name: string): FormData {
  const form = new FormData()
  form.append('prompt', STYLE_PROMPT)
  form.append('generator', STYLE_GENERATOR)
  form.append('image', painting, name)
  return form
}

/**
 * Stores an image on the server. Throws an ImageStyleError. Once sent it is not aborted: the server
 * may have stored it already, and only its response contains the token to delete it.
 */
export async function uploadPainting(form: FormData): Promise<StoredResult> {
  const response = await post('/api/images/upload', form)
  if (!response.ok) throw await styleErrorOf(response, styleMessages.uploadError)
  const { filePath, deleteToken } = Object(await response.json())
  return { filePath, deleteToken }
}
