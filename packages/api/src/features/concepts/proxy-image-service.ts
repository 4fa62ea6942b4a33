import { requiredText } from '@agency/contract/text'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { subscriberOf } from '../../limits/rate-limits.ts'
import type { RemotePicture } from '../../outbound/remote-pictures.ts'
import { isConceptPicture } from './concept-queries.ts'

const isWebAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text)

/** The query of GET /api/proxy-image. */
export const ProxyImageRequest = z.object({
  url: requiredText(2048, 'Please give the address of one picture.').refine(
    isWebAddress,
    'Please give an address that starts with http:// or https://.',
  ),
})
export type ProxyImageRequest = z.infer<typeof ProxyImageRequest>

/**
 * The remote picture of a concept in the gallery. No other address is ever fetched, and whatever
 * goes wrong on the way to it is one and the same error, so that nothing can be told about networks.
 */
export async function getConceptPicture(
  { db, limits, fetchPicture }: Pick<Deps, 'db' | 'limits' | 'fetchPicture'>,
  { url }: ProxyImageRequest,
  address: string,
): Promise<RemotePicture> {
  await limits.take('proxy', subscriberOf(address))
  if (!(await isConceptPicture(db, url))) {
    throw new AppError('NOT_FOUND', 'No concept has this picture.')
  }
  try {
    return await fetchPicture(url)
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('UPSTREAM_FAILED', 'This picture cannot be had just now.', { cause })
  }
}
