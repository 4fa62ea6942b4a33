import { MAX_IMAGE_BYTES } from '../images/image-type.ts'
import type { FetchImage } from '../outbound/remote-images.ts'
import { unusable } from './provider-error.ts'

/** The size of a 10 MB picture in base64, with the JSON around it. */
export const MAX_RESPONSE_BYTES = Math.ceil((MAX_IMAGE_BYTES * 4) / 3) + 64 * 1024

/** Stops waiting when the signal aborts; the work itself ends by its own limits. */
function abortable<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const end = () => reject(signal.reason)
  signal.addEventListener('abort', end, { once: true })
  if (signal.aborted) end()
  work.then(resolve, reject)
  return promise.finally(() => signal.removeEventListener('abort', end))
}

/**
 * The bytes of a picture in a response: base64, or a temporary URL, which is fetched at once and
 * only from public servers. The bytes are not validated yet.
 */
export async function responseImage(
  image: string,
  fetchImage: FetchImage,
  signal: AbortSignal,
): Promise<Uint8Array> {
  // Some providers send a data: URL, although plain base64 is documented.
  if (!/^https?:/.test(image)) return Buffer.from(image.replace(/^data:[^,]*,/, ''), 'base64')
  const fetched = fetchImage(image).catch((cause) => {
    throw unusable('The picture could not be fetched from its address.', cause)
  })
  return (await abortable(signal, fetched)).bytes
}
