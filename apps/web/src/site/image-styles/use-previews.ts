import type { ImageStyle } from '@agency/contract/image-style'
import type { Pixels } from '@agency/image-style/lab-picture'
import { useEffect, useState } from 'react'

/** Longest side of a preview in pixels: twice its size on the page. */
const PREVIEW_SIDE = 256

export type Previews = Partial<Record<ImageStyle, string>>

function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw pictures.')
  return { canvas, context }
}

/** The photo's pixels, downscaled. Rejects for a file that the browser cannot read as an image. */
async function readDownscaled(photo: Blob): Promise<Pixels> {
  const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' })
  const scale = Math.min(1, PREVIEW_SIDE / Math.max(picture.width, picture.height))
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const { context } = canvasOf(width, height)
  context.imageSmoothingQuality = 'high'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, 0, 0, width, height)
  picture.close()
  const { data } = context.getImageData(0, 0, width, height)
  const rgb = new Uint8Array(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    rgb.set(data.subarray(pixel * 4, pixel * 4 + 3), pixel * 3)
  }
  return { width, height, data: rgb }
}

/** An object URL for the pixels. */
async function urlOf({ width, height, data }: Pixels): Promise<string | undefined> {
  const { canvas, context } = canvasOf(width, height)
  const image = context.createImageData(width, height)
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    image.data.set(data.subarray(pixel * 3, pixel * 3 + 3), pixel * 4)
    image.data[pixel * 4 + 3] = 255
  }
  context.putImageData(image, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.9),
  )
  return blob ? URL.createObjectURL(blob) : undefined
}

/**
 * The photo in each style, painted small in this browser without any upload. Empty while no photo
 * is chosen, and for one that cannot be read.
 */
export function usePreviews(photo: Blob | undefined): Previews {
  const [previews, setPreviews] = useState<Previews>({})
  useEffect(() => {
    if (!photo) return
    const worker = new Worker(new URL('./preview-worker.ts', import.meta.url), { type: 'module' })
    const urls: string[] = []
    let isCancelled = false
    worker.onmessage = async ({ data }: MessageEvent<{ style: ImageStyle; picture: Pixels }>) => {
      const url = await urlOf(data.picture)
      if (!url) return
      if (isCancelled) URL.revokeObjectURL(url)
      else {
        urls.push(url)
        setPreviews((previous) => ({ ...previous, [data.style]: url }))
      }
    }
    readDownscaled(photo).then(
      (pixels) => worker.postMessage(pixels),
      // The file's error is reported when the painting itself is requested.
      () => worker.terminate(),
    )
    return () => {
      isCancelled = true
      worker.terminate()
      for (const url of urls) URL.revokeObjectURL(url)
      setPreviews({})
    }
  }, [photo])
  return previews
}
