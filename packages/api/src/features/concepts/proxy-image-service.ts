import { variantWidths } from '@agency/contract/picture-variants'
import { requiredText } from '@agency/contract/text'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { consumeForAddress } from '../../limits/rate-limits.ts'
import type { Viewer } from '../auth/viewer.ts'
import { isPictureOfConcept, isShownPicture } from './concept-queries.ts'

const isWebAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text)

const SIZES = `The width can be ${variantWidths.join(', ')}.`

/** The query of GET /api/proxy-image. Without a width the picture is returned as it is. */
export const ProxyImageRequest = z.object({
  url: requiredText(2048, 'Please give the address of one picture.').refine(
    isWebAddress,
    'Please give an address that starts with http:// or https://.',
  ),
  width: z.enum(variantWidths.map(String), SIZES).transform(Number).optional(),
  format: z.enum(['avif', 'webp'], 'The format can be avif or webp.').default('webp'),
})
export type ProxyImageRequest = z.infer<typeof ProxyImageRequest>

/** How long a URL that belongs to a concept is remembered, in ms. */
const KNOWN_TTL_MS = 2_000
const MAX_KNOWN_URLS = 2_000

/**
 * Returns the file of a remote picture of the gallery; for staff, also of a hidden concept. No
 * other URL is ever fetched, and every failure results in the same error, so that nothing about
 * networks can be inferred. Only what is expensive is rate-limited: a database query, or a request
 * to another server.
 */
export function openConceptImages({
  db,
  limits,
  remoteImages,
}: Pick<Deps, 'db' | 'limits' | 'remoteImages'>) {
  const knownUrls = new LRUCache<string, true>({ max: MAX_KNOWN_URLS, ttl: KNOWN_TTL_MS })
  return async (
    { url, width, format }: ProxyImageRequest,
    viewer: Viewer,
    address: string,
  ): Promise<string> => {
    const variant = width === undefined ? undefined : { width, format }
    const isStaff = viewer.kind === 'staff'
    const cachedFile = remoteImages.find(url, variant)
    if (cachedFile && knownUrls.has(url)) return cachedFile
    if (!isStaff) await consumeForAddress(limits, 'proxy', address)
    if (!(await (isStaff ? isPictureOfConcept : isShownPicture)(db, url))) {
      throw new AppError('NOT_FOUND', 'No concept has this image.')
    }
    // What only staff may see must not be cached as allowed for visitors.
    if (!isStaff) knownUrls.set(url, true)
    try {
      return await remoteImages.getOrFetch(url, variant)
    } catch (cause) {
      if (cause instanceof AppError) throw cause
      throw new AppError('UPSTREAM_FAILED', 'This image is temporarily unavailable.', { cause })
    }
  }
}
