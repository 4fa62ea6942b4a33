// A worker thread that paints the pictures it is sent, and says how long each took.
import { parentPort } from 'node:worker_threads'
import type { Pixels } from '@agency/image-style/lab-picture'
import { type PaintOptions, paintPicture } from '@agency/image-style/paint'

export interface PaintTask {
  picture: Pixels
  options: PaintOptions
}

export interface PaintedTask {
  ms: number
  picture: Pixels
}

parentPort?.on('message', ({ picture, options }: PaintTask) => {
  const started = performance.now()
  const painted = paintPicture(picture, options)
  const task: PaintedTask = { ms: performance.now() - started, picture: painted }
  parentPort?.postMessage(task)
})
