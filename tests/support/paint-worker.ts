// A worker thread that paints the pictures it receives, and reports the CPU time of its thread for
// each: other load on the machine is not counted.
import { parentPort } from 'node:worker_threads'
import type { Pixels } from '@agency/image-style/lab-picture'
import { type PaintOptions, paintPicture } from '@agency/image-style/paint'

export interface PaintTask {
  picture: Pixels
  options: PaintOptions
}

export interface PaintResult {
  ms: number
  picture: Pixels
}

parentPort?.on('message', ({ picture, options }: PaintTask) => {
  const before = process.threadCpuUsage()
  const painted = paintPicture(picture, options)
  const { user, system } = process.threadCpuUsage(before)
  const result: PaintResult = { ms: (user + system) / 1_000, picture: painted }
  parentPort?.postMessage(result)
})
