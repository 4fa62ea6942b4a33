import type { Pixels } from '@agency/image-style/lab-picture'
import { type PaintOptions, paintPicture } from '@agency/image-style/paint'

export interface PaintingInput {
  picture: Pixels
  options: PaintOptions
}

/** Runs in a worker thread. */
export const paint = ({ picture, options }: PaintingInput): Pixels => paintPicture(picture, options)
