import type { Pixels } from '@agency/image-style/lab-picture'
import { type PaintOptions, paintPicture } from '@agency/image-style/paint'
import { enlargeSmall } from '@agency/image-style/resample'
import { startProcess } from './start-process.ts'

export interface StylingInput {
  picture: Pixels
  options: PaintOptions
}

startProcess()

/** Runs in a worker process. Strength 0 applies no style, so the picture is not enlarged either. */
export const applyStyle = ({ picture, options }: StylingInput): Pixels =>
  paintPicture(options.strength === 0 ? picture : enlargeSmall(picture), options)
