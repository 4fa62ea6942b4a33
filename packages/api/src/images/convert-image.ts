import type { PictureFormat } from '@agency/contract/picture-variants'
import type { Pixels } from '@agency/image-style/lab-picture'
import sharp from 'sharp'
import type { RenderedConcept } from '../features/generations/stages.ts'
import { limitDecoding } from './decode-limits.ts'
import { MAX_PIXELS, type Picture } from './image-type.ts'
// Blocks the decoders that are not needed here.
import './read-image.ts'

const open = (bytes: Uint8Array) =>
  sharp(limitDecoding(bytes), { limitInputPixels: MAX_PIXELS, failOn: 'warning' })

/** The size to which social networks crop a shared picture. */
const SHARE = { width: 1200, height: 630 }

/** The top of a picture, as a JPEG, which every network reads. */
export const toShareImage = (bytes: Uint8Array): Promise<Uint8Array> =>
  open(bytes)
    .resize({ ...SHARE, fit: 'cover', position: 'top' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82 })
    .toBuffer()

/** Max width of a concept in an email, in device pixels. */
const EMAIL_WIDTH = 1104

/** A concept's picture as a JPEG, which every mail program shows. */
export const toEmailImage = (bytes: Uint8Array): Promise<Uint8Array> =>
  open(bytes)
    .resize({ width: EMAIL_WIDTH, withoutEnlargement: true })
    .jpeg({ quality: 78 })
    .toBuffer()

const AVIF = { quality: 55, effort: 2 } as const
const WEBP = { quality: 80 } as const

export interface RemoteVariantInput {
  bytes: Uint8Array
  width: number
  format: PictureFormat
}

/** A picture of another server, at most this wide. */
export function toRemoteVariant({ bytes, width, format }: RemoteVariantInput): Promise<Uint8Array> {
  const resized = open(bytes).autoOrient().resize({ width, withoutEnlargement: true })
  return (format === 'avif' ? resized.avif(AVIF) : resized.webp(WEBP)).toBuffer()
}

const THUMBNAIL = { width: 960, maxRatio: 1.6 }
const PDF_WIDTH = 800

/** Creates a concept's versions of a validated picture. */
export async function toConceptVersions({
  bytes,
  width,
  height,
}: Picture): Promise<Pick<RenderedConcept, 'thumbnail' | 'forPdf'>> {
  const top = { width, height: Math.min(height, Math.round(width * THUMBNAIL.maxRatio)) }
  const thumbnail = await open(bytes)
    .extract({ left: 0, top: 0, ...top })
    .resize({ width: THUMBNAIL.width, withoutEnlargement: true })
    .webp({ quality: 84 })
    .toBuffer()
  const { data, info } = await open(bytes)
    .flatten({ background: '#fff' })
    .resize({ width: PDF_WIDTH, withoutEnlargement: true })
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
  return { thumbnail, forPdf: { bytes: data, width: info.width, height: info.height } }
}

const raw = ({ data, width, height }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 3 } })

/** Encodes pixels as a JPEG with no side over `maxSide`, as input for a service. */
export const toJpeg = ({
  pixels,
  maxSide,
}: {
  pixels: Pixels
  maxSide: number
}): Promise<Uint8Array> =>
  raw(pixels)
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 92 })
    .toBuffer()

/** Encodes pixels as a lossless PNG. */
export const toPng = (pixels: Pixels): Promise<Uint8Array> =>
  raw(pixels).png({ compressionLevel: 7 }).toBuffer()
