import type { ApplyImageStyle } from '../features/image-styles/apply-image-style.ts'
import type { ImageProcessor } from '../images/image-processor.ts'
import type { FetchImage } from '../outbound/remote-images.ts'
import { callProvider } from './call-provider.ts'
import { readStyledImage, requestStyledImage } from './latent-consistency.ts'
import type { ProviderDeps } from './provider-deps.ts'
import { withLocalFallback } from './with-local-fallback.ts'

interface ServicePainting extends ProviderDeps {
  fetchImage: FetchImage
  pictures: ImageProcessor
  /** Applies the style on this machine. */
  runLocally: ApplyImageStyle
}

/** Has the image-style service apply a style, or this machine if that fails and fallback is on. */
export const openProviderImageStyle =
  ({ fetchImage, pictures, runLocally, ...by }: ServicePainting): ApplyImageStyle =>
  (picture, styling, { signal, subscriber }) =>
    withLocalFallback(by, {
      ...{ purpose: 'style', signal },
      callProvider: () =>
        callProvider(by, {
          ...{ purpose: 'style', service: by.service, budgetMs: by.budgetMs, signal },
          send: (until) => requestStyledImage(pictures, by.service, picture, styling, until),
          read: async (answer, until) => ({
            value: await readStyledImage(pictures, answer, fetchImage, until),
          }),
        }),
      runLocally: async () => runLocally(picture, styling, { signal, subscriber }),
    })
