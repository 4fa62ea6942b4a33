// A Web Worker: paints a small version of the visitor's photo in each style, one after the other.
import { imageStyles } from '@agency/contract/image-style'
import { STYLE_STRENGTH } from '@agency/contract/image-style-tool'
import type { Pixels } from '@agency/image-style/lab-picture'
import { paintPicture } from '@agency/image-style/paint'

self.onmessage = ({ data: photo }: MessageEvent<Pixels>) => {
  for (const { id } of imageStyles) {
    self.postMessage({
      style: id,
      picture: paintPicture(photo, { preset: id, strength: STYLE_STRENGTH }),
    })
  }
}
