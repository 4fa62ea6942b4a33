import { constants } from 'node:os'
import type { ErrorCode } from '@agency/contract/errors'
import sharp from 'sharp'
import { AppError } from '../errors/app-error.ts'
import { checkImage } from '../images/check-image.ts'
import {
  toConceptVersions,
  toEmailImage,
  toJpeg,
  toPng,
  toRemoteVariant,
  toShareImage,
} from '../images/convert-image.ts'
import type { ImageType } from '../images/image-type.ts'
import { readImage, readLogo, readPageLogo, readPixels } from '../images/read-image.ts'
import { startProcess } from './start-process.ts'

// A lower priority than the server, but a higher one than the process that makes variants.
startProcess(constants.priority.PRIORITY_BELOW_NORMAL)
// One picture at a time, each on one core.
sharp.concurrency(1)

/** The result of a task, or why the picture was rejected: an AppError would not survive IPC. */
export type TaskResult<T> =
  | { value: T }
  | { refusal: { code: ErrorCode; message: string; cause: string } }

const task =
  <Input, Output>(work: (input: Input) => Promise<Output>) =>
  async (input: Input): Promise<TaskResult<Output>> => {
    try {
      return { value: await work(input) }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const { code, message, cause } = error
      return { refusal: { code, message, cause: String(cause ?? '') } }
    }
  }

export interface Upload {
  bytes: Uint8Array
  accepted: readonly ImageType[]
}

/** The tasks of this process, by name. */
export const tasks = {
  read: task(({ bytes, accepted, maxSide }: Upload & { maxSide?: number }) =>
    readImage(bytes, accepted, maxSide),
  ),
  readPixels: task(
    ({ bytes, accepted, maxSide, maxPixels }: Upload & { maxSide: number; maxPixels: number }) =>
      readPixels(bytes, accepted, maxSide, maxPixels),
  ),
  readPageLogo: task(({ bytes, accepted }: Upload) => readPageLogo(bytes, accepted)),
  readLogo: task(({ bytes, accepted }: Upload) => readLogo(bytes, accepted)),
  check: task(checkImage),
  toShareImage: task(toShareImage),
  toEmailImage: task(toEmailImage),
  toRemoteVariant: task(toRemoteVariant),
  toConceptVersions: task(toConceptVersions),
  toJpeg: task(toJpeg),
  toPng: task(toPng),
}

interface Call<Name extends keyof typeof tasks = keyof typeof tasks> {
  name: Name
  input: Parameters<(typeof tasks)[Name]>[0]
}

/** Runs in a worker process. */
export const run = ({ name, input }: Call) =>
  (tasks[name] as (input: Call['input']) => Promise<unknown>)(input)
