import type { ApplyImageStyle } from '../features/image-styles/apply-image-style.ts'
import type { ImageProcessor } from '../images/image-processor.ts'
import type { FetchImage } from '../outbound/remote-images.ts'
import { callProvider } from './call-provider.ts'
import { readStyledImage, requestStyledImage } from './latent-consistency.ts'
import type { ProviderDeps } from './provider-deps.ts'
import { withLocalFallback } from './with-local-fallback.ts'

interface StyleServiceDeps extends ProviderDeps {
  fetchImage: FetchImage
  pictures: ImageProcessor
  /** Applies the style on this machine. */
  runLocally: ApplyImageStyle
}

/**
 * Applies a style with the image-style service, or on this machine if that fails and the fallback
 * is enabled.
 */
export const openProviderImageStyle =
  ({ fetchImage, pictures, runLocally, ...deps }: StyleServiceDeps): ApplyImageStyle =>
  (picture, styling, { signal, subscriber }) =>
    withLocalFallback(deps, {
      ...{ purpose: 'style', signal },
      callProvider: () =>
        callProvider(deps, {
          ...{ purpose: 'style', service: deps.service, budgetMs: deps.budgetMs, signal },
          send: (callSignal) =>
            requestStyledImage(pictures, deps.service, picture, styling, callSignal),
          parse: async (response, callSignal) => ({
            value: await readStyledImage(pictures, response, fetchImage, callSignal),
          }),
        }),
      runLocally: async () => runLocally(picture, styling, { signal, subscriber }),
    })
