import { MAX_IMAGE_BYTES } from '../images/image-type.ts'
import type { FetchImage } from '../outbound/remote-images.ts'
import { unusable } from './provider-error.ts'

/** Base64 of a picture of 10 MB, and the JSON around it. */
export const MAX_RESPONSE_BYTES = Math.ceil((MAX_IMAGE_BYTES * 4) / 3) + 64 * 1024

/** Ends waiting when the signal does; what was waited for ends by its own limits. */
function until<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const end = () => reject(signal.reason)
  signal.addEventListener('abort', end, { once: true })
  if (signal.aborted) end()
  work.then(resolve, reject)
  return promise.finally(() => signal.removeEventListener('abort', end))
}

/**
 * The bytes of a picture in an answer: base64, or the address where the provider leaves it for a
 * while, which is read at once and only from public servers. They are not checked yet.
 */
export async function responseImage(
  image: string,
  fetchImage: FetchImage,
  signal: AbortSignal,
): Promise<Uint8Array> {
  // Some providers write a data: address although its plain end is documented.
  if (!/^https?:/.test(image)) return Buffer.from(image.replace(/^data:[^,]*,/, ''), 'base64')
  const fetching = fetchImage(image).catch((cause) => {
    throw unusable('The picture could not be fetched from its address.', cause)
  })
  return (await until(signal, fetching)).bytes
}
