import type { Pixels } from '@agency/image-style/lab-picture'
import { type PaintOptions, paintPicture } from '@agency/image-style/paint'

export interface PaintingInput {
  picture: Pixels
  options: PaintOptions
}

// A process whose parent died has nobody to work for.
process.on('disconnect', () => process.exit())
// Ctrl+C reaches every process of a terminal. The server ends its workers by itself, when it has handed
// back what they work on.
process.on('SIGINT', () => {})

/** Runs in a process of its own. */
export const paint = ({ picture, options }: PaintingInput): Pixels => paintPicture(picture, options)
