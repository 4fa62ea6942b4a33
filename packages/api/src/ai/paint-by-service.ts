import type { FetchPicture } from '../outbound/remote-pictures.ts'
import type { PaintStyle } from '../painting/paint-style.ts'
import type { PictureProcessor } from '../pictures/picture-processor.ts'
import { askService } from './ask-service.ts'
import type { ByService } from './by-service.ts'
import { readPainting, requestPainting } from './latent-consistency.ts'
import { orLocally } from './or-locally.ts'

interface ServicePainting extends ByService {
  fetchPicture: FetchPicture
  pictures: PictureProcessor
  /** Paints on this machine. */
  locally: PaintStyle
}

/** Has the image-style service paint, or this machine where that fails and may be made up for. */
export const openServicePainting =
  ({ fetchPicture, pictures, locally, ...by }: ServicePainting): PaintStyle =>
  (picture, styling, { signal, subscriber }) =>
    orLocally(by, {
      ...{ purpose: 'style', signal },
      byService: () =>
        askService(by, {
          ...{ purpose: 'style', service: by.service, budgetMs: by.budgetMs, signal },
          send: (until) => requestPainting(pictures, by.service, picture, styling, until),
          read: async (answer, until) => ({
            value: await readPainting(pictures, answer, fetchPicture, until),
          }),
        }),
      locally: async () => locally(picture, styling, { signal, subscriber }),
    })
