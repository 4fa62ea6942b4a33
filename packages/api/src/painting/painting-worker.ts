import type { Pixels } from '@agency/image-style/lab-picture'
import { type PaintOptions, paintPicture } from '@agency/image-style/paint'
import { startProcess } from '../pictures/start-process.ts'

export interface PaintingInput {
  picture: Pixels
  options: PaintOptions
}

startProcess()

/** Runs in a process of its own. */
export const paint = ({ picture, options }: PaintingInput): Pixels => paintPicture(picture, options)
